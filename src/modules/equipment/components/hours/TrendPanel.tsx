import { useTranslation } from '#lib/useTranslation.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useFirstRows } from '#ui/useFirstRows.tsx';
import type { Equipment } from '../../contract.ts';
import { useReadings } from '../../queries.ts';
import { ReadingsTable } from './ReadingsTable.tsx';
import styles from './trend.module.css';

const INITIAL_ROWS = 8;

/** The last readings of a machine's meter, and all on demand. */
export function TrendPanel({ equipment }: { equipment: Equipment }) {
  const { t } = useTranslation('hours');
  const { data, isError, refetch } = useReadings(equipment._id);
  const { visible, more } = useFirstRows(data, INITIAL_ROWS, (all) => t('trend.showAll', all));
  const count = data?.length ?? 0;
  return (
    <Panel title={t('trend.readings')} count={count || undefined}>
      {isError && !data ? (
        <ErrorState title={t('trend.failed')} onRetry={() => refetch()} />
      ) : !data ? (
        <div className={styles.panels}>
          <Skeleton rows={INITIAL_ROWS} />
        </div>
      ) : count === 0 ? (
        <EmptyState
          icon={<Icon name="clock" />}
          title={t(equipment.metered ? 'trend.none' : 'trend.noMeter')}
          hint={t(equipment.metered ? 'trend.noneHint' : 'trend.noMeterHint')}
        />
      ) : (
        <>
          <ReadingsTable equipment={equipment} readings={data} count={visible.length} />
          {more}
        </>
      )}
    </Panel>
  );
}
