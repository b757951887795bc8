import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { can } from '#modules/auth/rules/can.ts';
import { FilesPanel } from '#modules/files/components/FilesPanel.tsx';
import { HistoryPanel } from '#modules/history/components/HistoryPanel.tsx';
import { type SpareEquipment, spareEquipment } from '#modules/spareequipment/contract.ts';
import { useSpares } from '#modules/spares/queries.ts';
import { Button } from '#ui/Button.tsx';
import { Columns } from '#ui/Columns.tsx';
import { ListRow } from '#ui/ListRow.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useDialog } from '#ui/useDialog.tsx';

/** What an equipment of the spares book has beside its sections: parts of no section, manuals, history. */
export function EquipmentRest({ equipment }: { equipment: SpareEquipment }) {
  const { t } = useTranslation(['sections', 'files', 'history']);
  const parts = useSpares();
  const mayWrite = can(useUser(), spareEquipment.access.write);
  const add = useDialog(() => import('#modules/spares/components/SpareDialog.tsx'), {
    blank: { equipmentID: equipment._id },
  });
  const loose = (parts.data ?? []).filter(
    ({ equipmentID, sectionID }) => equipmentID === equipment._id && sectionID === '',
  );
  return (
    <Columns
      left={
        <Panel
          title={t('looseParts')}
          count={loose.length || undefined}
          action={
            mayWrite && (
              <Button variant="link" onClick={() => add.open()}>
                {t('newPart')}
              </Button>
            )
          }
        >
          <Loaded query={parts} failed={t('loadFailed')}>
            {() =>
              loose.length === 0 ? (
                <p className="pad small ink2">{t('noLoose')}</p>
              ) : (
                <ul className="rows">
                  {loose.map((part) => (
                    <li key={part._id}>
                      <ListRow
                        title={part.designation}
                        second={[part.partNo, part.measurement].filter(Boolean).join(' · ')}
                        to="/app/spareparts/$id"
                        params={{ id: part._id }}
                      />
                    </li>
                  ))}
                </ul>
              )
            }
          </Loaded>
          {add.element}
        </Panel>
      }
      right={
        <>
          <FilesPanel resource={spareEquipment.name} ownerID={equipment._id} title={t('manuals')} />
          <HistoryPanel resource={spareEquipment.name} id={equipment._id} />
        </>
      }
    />
  );
}
