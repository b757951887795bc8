import { useTranslation } from '#lib/useTranslation.ts';
import { JobChip } from '#modules/worklist/components/JobChip.tsx';
import { isClosed } from '#modules/worklist/rules/due.ts';
import type { JobRow } from '#modules/worklist/rules/rows.ts';
import type { JobLabels } from '#modules/worklist/useJobLabels.ts';
import { Icon } from '#ui/Icon.tsx';
import { ListRow } from '#ui/ListRow.tsx';
import { Menu } from '#ui/Menu.tsx';
import type { Asking } from '../useCalendarMoves.ts';
import styles from './calendar.module.css';

type Props = {
  row: JobRow;
  labels: JobLabels;
  /** There is no room for the state beside the title. */
  narrow: boolean;
  onAsk: (asking: Asking) => void;
};

/** A job in the list of a day: title, machine, due date, assignees; a menu moves it to another day. */
export function DayRow({ row, labels, narrow, onAsk }: Props) {
  const { t } = useTranslation(['jobboard', 'worklist']);
  const { job, machine, due, state, who } = row;
  const closed = isClosed(job);
  const guess = !closed && due.first === 'hours' && due.level !== 'overdue';
  const left = closed || due.first === null ? '' : `${guess ? '~ ' : ''}${labels.left(due)}`;
  const time = job.estimate === null ? '' : labels.minutes(job.estimate);
  return (
    <li>
      <ListRow
        to="/app/jobdetails/$id"
        params={{ id: job._id }}
        title={job.title}
        rail={state === 'overdue' || state === 'due' ? state : undefined}
        second={
          <>
            {narrow && (
              <>
                <span className={styles.inLine}>
                  <JobChip state={state} />
                </span>{' '}
              </>
            )}
            {machine?.critical && (
              <span className="critical-ink">
                <Icon name="shield" size="s" /> {t('worklist:field.critical')} ·{' '}
              </span>
            )}
            {[machine?.name, left, time, who].filter(Boolean).join(' · ')}
          </>
        }
        end={
          <>
            {!narrow && <JobChip state={state} />}
            {!closed && (
              <Menu
                iconOnly
                label={t('actionsOf', { title: job.title })}
                icon={<Icon name="dots" />}
                items={[
                  { label: t('chooseDay'), onClick: () => onAsk({ about: 'day', row }) },
                  { label: t('complete'), onClick: () => onAsk({ about: 'complete', job }) },
                ]}
              />
            )}
          </>
        }
      />
    </li>
  );
}
