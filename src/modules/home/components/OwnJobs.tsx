import { useTranslation } from '#lib/useTranslation.ts';
import { JobChip } from '#modules/worklist/components/JobChip.tsx';
import { equipmentOf, rowAccent } from '#modules/worklist/components/jobValues.ts';
import { isClosed } from '#modules/worklist/rules/due.ts';
import { byNeed, placeOf } from '#modules/worklist/rules/rows.ts';
import { useJobLabels } from '#modules/worklist/useJobLabels.ts';
import { useJobRows } from '#modules/worklist/useJobRows.ts';
import { ListRow } from '#ui/ListRow.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Panel } from '#ui/Panel.tsx';
import styles from './home.module.css';

/** The jobs of somebody who has only their own: assigned to them, shared with them, or reported by them. */
export function OwnJobs() {
  const { t } = useTranslation('home');
  const labels = useJobLabels();
  const query = useJobRows();
  const open = query.data?.filter(({ job }) => !isClosed(job)).sort(byNeed);
  return (
    <Panel title={t('given')} count={open?.length}>
      <Loaded
        query={{ ...query, data: open }}
        failed={t('jobsFailed')}
        rows={3}
        none={<p className={`${styles.lead} small`}>{t('givenNone')}</p>}
      >
        {(rows) => (
          <ul className="rows">
            {rows.map((row) => {
              const when = labels.dueAt(row.job, row.due);
              return (
                <li key={row.job._id}>
                  <ListRow
                    rail={rowAccent(row)}
                    title={row.job.title}
                    second={[equipmentOf(row) || placeOf(row), when && t('dueOn', { when })]
                      .filter(Boolean)
                      .join(' · ')}
                    end={<JobChip state={row.state} />}
                    to="/app/jobdetails/$id"
                    params={{ id: row.job._id }}
                  />
                </li>
              );
            })}
          </ul>
        )}
      </Loaded>
    </Panel>
  );
}
