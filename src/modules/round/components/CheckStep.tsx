import { useId } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { TaskPhoto } from '#modules/job/components/TaskPhoto.tsx';
import type { Job, Task } from '#modules/worklist/contract.ts';
import { judge } from '#modules/worklist/rules/steps.ts';
import { inputNumber, parseNumber } from '#ui/format/parseNumber.ts';
import { Icon } from '#ui/Icon.tsx';
import styles from './round.module.css';

type Props = {
  job: Job;
  task: Task;
  /** Its photo is there, or it needs none. */
  proved: boolean;
  text: string;
  onText: (text: string) => void;
  /** The user tried to answer without this reading. */
  asked: boolean;
  first: boolean;
};

/** A step of a check: something to look at, or a reading with its limits. */
export function CheckStep({ job, task, proved, text, onText, asked, first }: Props) {
  const { t, i18n } = useTranslation('round');
  const id = useId();
  const photo = task.photo && (
    <span className={asked && !proved ? `row wrap overdue-ink ${styles.photo}` : `row wrap ${styles.photo}`}>
      {t(proved ? 'photoThere' : 'photoWanted')}
      <TaskPhoto job={job} task={task} />
    </span>
  );
  if (task.unit === '')
    return (
      <li>
        <Icon name="check" className="ink3" /> {task.text}
        {photo}
      </li>
    );
  const show = (value: number) => `${inputNumber(value, i18n.language)} ${task.unit}`;
  const value = parseNumber(text, i18n.language);
  const wrong = value !== null && Number.isNaN(value);
  const verdict = value === null || wrong ? 'fine' : judge(task, value);
  const missing = asked && value === null;
  const limits =
    task.min !== null && task.max !== null
      ? t('between', { min: show(task.min), max: show(task.max) })
      : task.min !== null
        ? t('least', { min: show(task.min) })
        : task.max !== null
          ? t('most', { max: show(task.max) })
          : '';
  const message = wrong
    ? t('notANumber')
    : missing
      ? t('readingMissing')
      : verdict === 'low'
        ? t('low')
        : verdict === 'high'
          ? t('high')
          : '';
  return (
    <li className={styles.reading}>
      <label htmlFor={id}>
        {task.text}
        {limits && <small>{limits}</small>}
      </label>
      <span className={message ? 'in err' : 'in'}>
        <input
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="next"
          value={text}
          data-step={task._id}
          data-first={first || undefined}
          aria-invalid={message !== '' || undefined}
          aria-describedby={`${id}-said`}
          onChange={(event) => onText(event.target.value)}
        />
        <span className="u">{task.unit}</span>
      </span>
      {photo}
      <span id={`${id}-said`} role="alert" className={styles.said}>
        {message && (
          <>
            <Icon name="error" size="s" /> {message}
          </>
        )}
      </span>
    </li>
  );
}
