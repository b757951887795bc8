import { useTranslation } from 'react-i18next';
import { equipmentOf } from '#modules/worklist/components/jobValues.ts';
import { byNeed, type JobRow, placeOf } from '#modules/worklist/rules/rows.ts';
import { useJobWords } from '#modules/worklist/useJobWords.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { ListRow } from '#ui/ListRow.tsx';
import { Panel } from '#ui/Panel.tsx';
import { toJobs } from './links.ts';

const SHOWN = 3;

/** Jobs that cannot go on until parts are aboard. */
export function WaitingPanel({ rows, today }: { rows: readonly JobRow[]; today: string }) {
  const { t } = useTranslation('home');
  const words = useJobWords();
  const waiting = rows.filter(({ job }) => job.status === 'waitingParts').sort(byNeed);
  return (
    <Panel
      title={words.status('waitingParts')}
      count={waiting.length}
      action={waiting.length > SHOWN && <AppLink {...toJobs.waitingParts}>{t('allOf')}</AppLink>}
    >
      {waiting.length === 0 ? (
        <p className="hm-lead small">{t('waitingNone')}</p>
      ) : (
        <ul className="rows">
          {waiting.slice(0, SHOWN).map((row) => {
            const when = words.dueAt(row.job, row.due, today);
            return (
              <li key={row.job._id}>
                <ListRow
                  title={row.job.title}
                  second={[equipmentOf(row) || placeOf(row), when && t('dueOn', { when })]
                    .filter(Boolean)
                    .join(' · ')}
                  end={
                    row.state === 'overdue' && (
                      <span className="small overdue-ink">{words.left(row.due)}</span>
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
