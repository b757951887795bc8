import { useTranslation } from '#lib/useTranslation.ts';
import { jobChip } from '#modules/worklist/components/JobChip.tsx';
import { isClosed } from '#modules/worklist/rules/due.ts';
import type { JobRow } from '#modules/worklist/rules/rows.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Icon } from '#ui/Icon.tsx';
import styles from './calendar.module.css';

type Props = {
  row: JobRow;
  /** Links to the job; otherwise the surrounding cell handles the click, since a finger needs more room than a chip. */
  link: boolean;
  tabIndex?: number;
  lifted: boolean;
};

/** A job in a day: its state as icon and fill, its title; `~` if the day is estimated from running hours. */
export function CalendarChip({ row, link, tabIndex, lifted }: Props) {
  const { t } = useTranslation(['jobboard', 'worklist']);
  const { job, machine, due, state } = row;
  const guess = !isClosed(job) && due.first === 'hours' && due.level !== 'overdue';
  const word = t(`worklist:state.${state}`);
  const chip = jobChip(
    state,
    <>
      <span className="vh">{word}: </span>
      {machine?.critical && <Icon name="shield" size="s" />}
      <span className="el">
        {guess && <span title={t('estimated')}>~ </span>}
        {job.title}
      </span>
    </>,
  );
  const className = lifted ? `${styles.chip} ${styles.lifted}` : styles.chip;
  const title = [job.title, machine?.name, word].filter(Boolean).join(' · ');
  return (
    <li className={className} data-drag={isClosed(job) ? undefined : job._id}>
      {link ? (
        <AppLink
          to="/app/jobdetails/$id"
          params={{ id: job._id }}
          title={title}
          {...(tabIndex === undefined ? {} : { tabIndex })}
        >
          {chip}
        </AppLink>
      ) : (
        chip
      )}
    </li>
  );
}
