import { useTranslation } from '#lib/useTranslation.ts';
import { DueGauge } from '#modules/worklist/components/DueGauge.tsx';
import { JobChip } from '#modules/worklist/components/JobChip.tsx';
import { equipmentOf, rowAccent } from '#modules/worklist/components/jobValues.ts';
import { placeOf } from '#modules/worklist/rules/rows.ts';
import { useJobLabels } from '#modules/worklist/useJobLabels.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Button } from '#ui/Button.tsx';
import { StateChip } from '#ui/StateChip.tsx';
import type { HomeRow } from '../../useDoneHere.ts';
import styles from '../home.module.css';

type Props = {
  row: HomeRow;
  onTick: () => void;
  /** Undoes the completion, if it was done by one tap. */
  undo: (() => void) | undefined;
};

/**
 * A job to tick off: a circle for the thumb, title and location, and its state. Once done, it stays and can be undone.
 */
export function TodayRow({ row, onTick, undo }: Props) {
  const { t } = useTranslation('home');
  const labels = useJobLabels();
  const { job, machine, done } = row;
  const rail = done ? undefined : rowAccent(row);
  const only = job.atPort === job.atSea ? '' : labels.where(job);
  const about = equipmentOf(row) || placeOf(row);
  return (
    <li className={`li ${styles.job} ${rail ? `rail-${rail}` : ''} ${done ? styles.done : ''}`}>
      <input
        type="checkbox"
        className="tick"
        aria-label={t('tick', { job: job.title })}
        checked={done}
        disabled={done && !undo}
        onChange={done ? undo : onTick}
      />
      <div className="t">
        <b>
          <AppLink to="/app/jobdetails/$id" params={{ id: job._id }} className="hit">
            {job.title}
          </AppLink>
        </b>
        <span>{done ? t('doneBy', { about }) : [about, only].filter(Boolean).join(' · ')}</span>
      </div>
      {done ? (
        undo && <Button onClick={undo}>{t('undo')}</Button>
      ) : (
        <div className={styles.state}>
          <span className="row">
            {machine?.critical && <StateChip state="critical" />}
            <JobChip state={row.state} />
          </span>
          <DueGauge row={row} labels={labels} />
        </div>
      )}
    </li>
  );
}
