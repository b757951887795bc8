import { useTranslation } from '#lib/useTranslation.ts';
import { DueGauge } from '#modules/worklist/components/DueGauge.tsx';
import { JobChip } from '#modules/worklist/components/JobChip.tsx';
import { equipmentOf, rowAccent } from '#modules/worklist/components/jobValues.ts';
import { useJobLabels } from '#modules/worklist/useJobLabels.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Icon } from '#ui/Icon.tsx';
import { ListRow } from '#ui/ListRow.tsx';
import { Panel } from '#ui/Panel.tsx';
import type { Equipment } from '../../contract.ts';
import styles from '../../equipment.module.css';
import type { MachineJobs } from './useMachineJobs.ts';

const INITIAL_ROWS = 6;

type Props = { item: Equipment; jobs: MachineJobs; onAdd: () => void };

/** The open jobs on the machine and below it, with what is left of each interval. */
export function OpenJobsPanel({ item, jobs: { open, isError, refetch }, onAdd }: Props) {
  const { t } = useTranslation(['equipment', 'worklist']);
  const labels = useJobLabels();
  const more = open.length - INITIAL_ROWS;
  return (
    <Panel
      title={t('jobs.open')}
      count={open.length}
      action={
        <Button variant="link" onClick={onAdd}>
          {t('jobs.add')}
        </Button>
      }
    >
      {isError ? (
        <ErrorState title={t('worklist:loadFailed')} onRetry={() => void refetch()} />
      ) : open.length === 0 ? (
        <EmptyState icon={<Icon name="check" />} title={t('jobs.none')} hint={t('jobs.noneHint')} />
      ) : (
        <ul className="rows">
          {open.slice(0, INITIAL_ROWS).map((row) => (
            <li key={row.job._id}>
              <ListRow
                rail={rowAccent(row)}
                title={row.job.title}
                second={
                  <>
                    <DueGauge row={row} labels={labels} />
                    {row.machine && row.machine._id !== item._id && ` · ${row.machine.name}`}
                  </>
                }
                end={
                  <>
                    {row.job.unplanned && (
                      <span className={styles.defect} title={t('jobs.defect')}>
                        <Icon name="warning" />
                        <span className="vh">{t('jobs.defect')}</span>
                      </span>
                    )}
                    <JobChip state={row.state} />
                  </>
                }
                to="/app/jobdetails/$id"
                params={{ id: row.job._id }}
              />
            </li>
          ))}
          {more > 0 && (
            <li>
              <ListRow
                title={t('jobs.more', { count: more })}
                to="/app/worklist"
                search={{ view: 'open', f: { equipment: [...new Set(open.map(equipmentOf))] } }}
              />
            </li>
          )}
        </ul>
      )}
    </Panel>
  );
}
