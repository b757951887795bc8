import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { can } from '#modules/auth/rules/can.ts';
import { useSpareEquipment } from '#modules/spareequipment/queries.ts';
import { Button } from '#ui/Button.tsx';
import { webLink } from '#ui/DescriptionList.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { useAskDelete } from '#ui/useAskDelete.ts';
import { useDialog } from '#ui/useDialog.tsx';
import { WaitingPill } from '#ui/WaitingPill.tsx';
import { type Section, sections } from '../contract.ts';
import { useDeleteSection } from '../queries.ts';

/** The way to a section, its name, and what is done with it as a whole. */
export function SectionHeader({ section }: { section: Section }) {
  const { t } = useTranslation(['sections', 'spares']);
  const mayWrite = can(useUser(), sections.access.write);
  const { data: equipment = [] } = useSpareEquipment();
  const of = equipment.find(({ _id }) => _id === section.equipmentID);
  const edit = useDialog(() => import('../EditForm.tsx'), { item: section });
  const { mutateAsync: remove } = useDeleteSection();
  const askDelete = useAskDelete();
  const list = { to: '/app/sections', search: { equipment: section.equipmentID } } as const;
  return (
    <>
      <PageHeader
        title={section.sectionName}
        facts={
          <>
            {of ? t('sectionOf', { name: of.equipmentName }) : ''}
            {section.downloadUrl && <> · {webLink(section.downloadUrl)}</>}
          </>
        }
        crumbs={[
          { to: '/app/spareparts', label: t('spares:book') },
          ...(of ? [{ ...list, label: of.equipmentName }] : []),
        ]}
        actions={
          <>
            <WaitingPill id={section._id} />
            {mayWrite && (
              <>
                <Button
                  onClick={() =>
                    askDelete({
                      name: section.sectionName,
                      body: t('removeBody'),
                      remove: () => remove(section._id),
                      to: list,
                    })
                  }
                >
                  {t('delete')}
                </Button>
                <Button onClick={() => edit.open()}>{t('edit')}</Button>
              </>
            )}
          </>
        }
      />
      {edit.element}
    </>
  );
}
