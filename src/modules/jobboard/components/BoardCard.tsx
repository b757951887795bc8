import type { TFunction } from '#lib/useTranslation.ts';
import { DueGauge } from '#modules/worklist/components/DueGauge.tsx';
import { jobChip } from '#modules/worklist/components/JobChip.tsx';
import type { Person } from '#modules/worklist/contract.ts';
import { isClosed } from '#modules/worklist/rules/due.ts';
import type { JobRow } from '#modules/worklist/rules/rows.ts';
import type { JobLabels } from '#modules/worklist/useJobLabels.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Avatar } from '#ui/Avatar.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Menu } from '#ui/Menu.tsx';
import { stateChip } from '#ui/StateChip.tsx';
import styles from './board.module.css';

/** The maximum number of faces on a card; the rest is a number. */
const MAX_FACES = 2;

type Props = {
  row: JobRow;
  /** Column and job: a job may be in several columns. */
  cardKey: string;
  people: readonly Person[];
  labels: JobLabels;
  t: TFunction<'jobboard'>;
  /** The one card of its column in the tab order. */
  active: boolean;
  lifted: boolean;
  hintId: string;
  targets: readonly { id: string; name: string }[];
  onMove: (to: string) => void;
};

/** A job on the board: its state, its subject, its due date and its assignees. */
export function BoardCard(props: Props) {
  const { row, cardKey, people, labels, t, active, lifted, hintId, targets, onMove } = props;
  const { job, machine, due, state } = row;
  const closed = isClosed(job);
  const rail = state === 'overdue' || state === 'due' ? `rail-${state}` : '';
  const tabIndex = active ? 0 : -1;
  return (
    <li className={`${styles.card} ${rail} ${lifted ? styles.lifted : ''}`} data-drag={cardKey}>
      <div className={styles.line}>
        {jobChip(state, labels.t(`state.${state}`))}
        {machine?.critical && stateChip('critical', labels.t('field.critical'))}
      </div>
      <AppLink
        className={styles.title}
        to="/app/jobdetails/$id"
        params={{ id: job._id }}
        tabIndex={tabIndex}
        aria-describedby={hintId}
      >
        {job.title}
      </AppLink>
      <span className="small ink2 el">{[job.no, machine?.name].filter(Boolean).join(' · ')}</span>
      <div className={`${styles.line} ${styles.foot}`}>
        {closed ? (
          <span className="small">
            {job.lastDoneDate && t('doneOn', { day: labels.day(job.lastDoneDate) })}
          </span>
        ) : (
          <DueGauge row={{ due }} labels={labels} />
        )}
        <span className="sp" />
        {people.slice(0, MAX_FACES).map(({ _id, name, profilePhoto, backgroundColor }) => (
          <Avatar
            key={_id}
            name={name}
            photo={profilePhoto || undefined}
            color={backgroundColor || undefined}
            size={24}
          />
        ))}
        {people.length > MAX_FACES && <span className="small">+{people.length - MAX_FACES}</span>}
        <Menu
          iconOnly
          label={t('moveTo', { title: job.title })}
          icon={<Icon name="moveTo" className="flip" />}
          tabIndex={tabIndex}
          items={targets.map(({ id, name }) => ({ label: name, onClick: () => onMove(id) }))}
        />
      </div>
    </li>
  );
}
