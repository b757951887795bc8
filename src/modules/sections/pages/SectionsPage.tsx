import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { can } from '#modules/auth/rules/can.ts';
import { useFilesOfBoat } from '#modules/files/queries.ts';
import { useSpareEquipment } from '#modules/spareequipment/queries.ts';
import { useSpares } from '#modules/spares/queries.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useDialog } from '#ui/useDialog.tsx';
import { sections } from '../contract.ts';
import { useSections } from '../queries.ts';
import { EquipmentHeader } from './EquipmentHeader.tsx';
import { EquipmentRest } from './EquipmentRest.tsx';
import { SectionCards } from './SectionCards.tsx';
import styles from './sectionCards.module.css';

const route = getRouteApi('/app/sections/');

/** The sections of one equipment with their drawings, or of all. */
export function SectionsPage() {
  const { t } = useTranslation(['sections', 'spares']);
  const { equipment: chosen } = route.useSearch();
  const user = useUser();
  const mayWrite = can(user, sections.access.write);
  const query = useSections();
  const { data: equipment = [] } = useSpareEquipment();
  const { data: spares = [] } = useSpares();
  const { data: files = [] } = useFilesOfBoat(user.boatID, sections.name);
  const create = useDialog(() => import('../EditForm.tsx'));
  const one = equipment.find(({ _id }) => _id === chosen);
  const byName = (query.data ?? []).toSorted((a, b) => a.sectionName.localeCompare(b.sectionName));
  const shown = one ? [one] : equipment.toSorted((a, b) => a.equipmentName.localeCompare(b.equipmentName));
  const add = mayWrite && equipment.length > 0 && (
    <Button
      variant="primary"
      icon={<Icon name="plus" />}
      onClick={() => create.open({ equipmentID: one?._id })}
    >
      {t('new')}
    </Button>
  );
  const cards = (equipmentID: string) => {
    const its = byName.filter((section) => section.equipmentID === equipmentID);
    return its.length === 0 ? (
      <p className="pad small ink2">{t('noSections')}</p>
    ) : (
      <SectionCards
        sections={its}
        // The list has the newest first, and the first drawing is the oldest.
        drawingOf={(id) => files.findLast(({ ownerID, kind }) => ownerID === id && kind === 'photo')}
        partsIn={(id) => spares.filter(({ sectionID }) => sectionID === id).length}
      />
    );
  };
  return (
    <>
      {one ? (
        <EquipmentHeader equipment={one} primary={add} />
      ) : (
        <PageHeader
          title={t('title')}
          facts={query.data ? t('facts', { count: query.data.length }) : '\u00A0'}
          crumbs={[{ to: '/app/spareparts', label: t('spares:book') }]}
          primary={add}
        />
      )}
      <Loaded
        query={query}
        failed={t('loadFailed')}
        rows={8}
        framed
        none={
          one ? undefined : (
            <EmptyState icon={<Icon name="photo" />} title={t('empty')} hint={t('emptyHint')} action={add} />
          )
        }
      >
        {() => (
          <div className={styles.groups}>
            {shown.map(({ _id, equipmentName }) => (
              <Panel
                key={_id}
                title={one ? t('title') : equipmentName}
                action={
                  !one && (
                    <AppLink to="/app/sections" search={{ equipment: _id }}>
                      {t('open')}
                      <span className="vh"> {equipmentName}</span>
                    </AppLink>
                  )
                }
              >
                {cards(_id)}
              </Panel>
            ))}
          </div>
        )}
      </Loaded>
      {one && <EquipmentRest equipment={one} />}
      {create.element}
    </>
  );
}
