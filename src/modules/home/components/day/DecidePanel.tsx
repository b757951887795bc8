import { useTranslation } from '#lib/useTranslation.ts';
import type { User } from '#modules/auth/contract.ts';
import type { Postponement } from '#modules/worklist/contract.ts';
import { useDecidePostponement } from '#modules/worklist/queries/commands.ts';
import type { JobRow } from '#modules/worklist/rules/rows.ts';
import { useJobLabels } from '#modules/worklist/useJobLabels.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { ListRow } from '#ui/ListRow.tsx';
import { Panel } from '#ui/Panel.tsx';
import { mayDecide } from '../../day.ts';

/** Postponements that wait for this person, to be approved or refused in place. */
export function DecidePanel({ rows, user }: { rows: readonly JobRow[]; user: User }) {
  const { t } = useTranslation('home');
  const labels = useJobLabels();
  const { mutateAsync: decide } = useDecidePostponement();
  const waiting = rows.flatMap((row) => {
    const asked = row.job.postponeAsked;
    return asked && mayDecide(row, user) ? [{ row, asked }] : [];
  });
  if (waiting.length === 0) return null;
  const due = ({ dueDate, dueHours }: Postponement) =>
    [dueDate === null ? '' : labels.day(dueDate), dueHours === null ? '' : labels.hours(dueHours)]
      .filter(Boolean)
      .join(', ');
  // A failure has its own notice.
  const answer = (id: string, agree: boolean) => decide({ id, agree }).catch(() => undefined);
  return (
    <Panel title={t('decide.title')} count={waiting.length}>
      <ul className="rows">
        {waiting.map(({ row: { job }, asked }) => (
          <li key={job._id}>
            <ListRow
              icon={<Icon name="calendar" />}
              title={t('decide.postpone', { title: job.title, when: due(asked) })}
              second={`${asked.by}: ${asked.reason}`}
              whole
              to="/app/jobdetails/$id"
              params={{ id: job._id }}
              end={
                <span className="row">
                  <Button
                    aria-label={t('decide.refuseOf', { title: job.title })}
                    onClick={() => answer(job._id, false)}
                  >
                    {t('decide.refuse')}
                  </Button>
                  <Button
                    variant="primary"
                    aria-label={t('decide.approveOf', { title: job.title })}
                    onClick={() => answer(job._id, true)}
                  >
                    {t('decide.approve')}
                  </Button>
                </span>
              }
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
