import { useTranslation } from '#lib/useTranslation.ts';
import { equipmentOf } from '#modules/worklist/components/jobValues.ts';
import { byNeed, type JobRow, placeOf } from '#modules/worklist/rules/rows.ts';
import { useJobLabels } from '#modules/worklist/useJobLabels.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { ListRow } from '#ui/ListRow.tsx';
import { Panel } from '#ui/Panel.tsx';
import styles from '../home.module.css';
import { toJobs } from './links.ts';

const MAX_SHOWN = 3;

/** Jobs that wait for parts. */
export function WaitingPanel({ rows }: { rows: readonly JobRow[] }) {
  const { t } = useTranslation('home');
  const labels = useJobLabels();
  const waiting = rows.filter(({ job }) => job.status === 'waitingParts').sort(byNeed);
  return (
    <Panel
      title={labels.status('waitingParts')}
      count={waiting.length}
      action={waiting.length > MAX_SHOWN && <AppLink {...toJobs.waitingParts}>{t('allOf')}</AppLink>}
    >
      {waiting.length === 0 ? (
        <p className={`${styles.lead} small`}>{t('waitingNone')}</p>
      ) : (
        <ul className="rows">
          {waiting.slice(0, MAX_SHOWN).map((row) => {
            const when = labels.dueAt(row.job, row.due);
            return (
              <li key={row.job._id}>
                <ListRow
                  title={row.job.title}
                  second={[equipmentOf(row) || placeOf(row), when && t('dueOn', { when })]
                    .filter(Boolean)
                    .join(' · ')}
                  end={
                    row.state === 'overdue' && (
                      <span className="small overdue-ink">{labels.left(row.due)}</span>
                    )
                  }
                  to="/app/jobdetails/$id"
                  params={{ id: row.job._id }}
                />
              </li>
            );
          })}
        </ul>
      )}
    </Panel>
  );
}
