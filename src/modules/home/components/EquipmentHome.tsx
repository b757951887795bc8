import { useTranslation } from '#lib/useTranslation.ts';
import type { Equipment } from '#modules/equipment/contract.ts';
import { useAllEquipment } from '#modules/equipment/queries.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { useNow } from '#ui/format/clock.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { type Readout, Readouts } from '#ui/Readouts.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { busiest, changedLately, criticalByGroup, dueMeters } from '../rules.ts';
import { CriticalPanel } from './CriticalPanel.tsx';
import { DuePanel } from './DuePanel.tsx';
import styles from './home.module.css';
import { LatelyPanel } from './LatelyPanel.tsx';
import { RunnersPanel } from './RunnersPanel.tsx';
import { VesselPanel } from './VesselPanel.tsx';

const LATELY_DAYS = 30;

/** The vessel's equipment that needs attention. While it loads, every figure and column already has its space. */
export function EquipmentHome({ boatID }: { boatID: string }) {
  const { t } = useTranslation('home');
  const { data, isError, refetch } = useAllEquipment();
  const failed = isError && !data;
  return (
    <div className={styles.home}>
      <EquipmentFigures all={data} />
      <div className={styles.columns}>
        {data && data.length > 0 ? (
          <Attention all={data} />
        ) : (
          <div className="panel">
            {failed ? (
              <ErrorState title={t('loadFailed')} onRetry={() => refetch()} />
            ) : data ? (
              <EmptyState
                icon={<Icon name="plus" />}
                title={t('noEquipment')}
                hint={t('noEquipmentHint')}
                action={<ButtonLink to="/app/equipment">{t('toEquipment')}</ButtonLink>}
              />
            ) : (
              <Skeleton rows={8} />
            )}
          </div>
        )}
        <div className={styles.side}>
          <VesselPanel boatID={boatID} />
          {data && data.length > 0 && <Lately all={data} />}
        </div>
      </div>
    </div>
  );
}

const inUseOf = (all: readonly Equipment[]) => all.filter((item) => !item.isArchived);

function EquipmentFigures({ all }: { all: readonly Equipment[] | undefined }) {
  const { t } = useTranslation('home');
  const { number, daysUntil } = useFormat();
  const now = useNow();
  const inUse = all && inUseOf(all);
  const due = inUse && dueMeters(inUse, daysUntil).length;
  const count = (list: readonly Equipment[] | undefined, test: (item: Equipment) => boolean) =>
    list?.filter(test).length;
  const cell = (
    label: string,
    figure: number | undefined,
    source: string,
    act?: Readout['act'],
  ): Readout => ({
    label,
    figure: figure === undefined ? '\u00A0' : number(figure),
    source: all ? source : '\u00A0',
    act,
  });
  return (
    <Readouts
      label={t('atAGlance')}
      items={[
        cell(
          t('due'),
          due,
          t('dueSource', { count: count(inUse, (item) => item.metered) ?? 0 }),
          due ? 'due' : undefined,
        ),
        cell(
          t('critical'),
          count(inUse, (item) => item.critical),
          t('criticalSource', { count: inUse?.length ?? 0 }),
        ),
        cell(
          t('equipment'),
          inUse?.length,
          t('equipmentSource', { count: count(inUse, (item) => item.parentID === '') ?? 0 }),
        ),
        cell(t('changed'), all && changedLately(all, now, 7).length, t('changedSource')),
        cell(
          t('archived'),
          count(all, (item) => item.isArchived),
          t('archivedSource'),
        ),
      ]}
    />
  );
}

function Attention({ all }: { all: readonly Equipment[] }) {
  const { daysUntil } = useFormat();
  const inUse = inUseOf(all);
  return (
    <div className={styles.home}>
      <div className={styles.pair}>
        <DuePanel due={dueMeters(inUse, daysUntil)} meters={inUse.filter((item) => item.metered).length} />
        <RunnersPanel runners={busiest(inUse, 6)} />
      </div>
      <CriticalPanel groups={criticalByGroup(inUse, daysUntil)} />
    </div>
  );
}

function Lately({ all }: { all: readonly Equipment[] }) {
  const now = useNow();
  return <LatelyPanel changes={changedLately(all, now, LATELY_DAYS)} days={LATELY_DAYS} />;
}
