import { useId } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import type { Task } from '#modules/worklist/contract.ts';
import { inputNumber, parseNumber } from '#ui/format/parseNumber.ts';
import { Icon } from '#ui/Icon.tsx';
import { judge } from '../rules.ts';
import styles from './round.module.css';

type Props = {
  task: Task;
  text: string;
  onText: (text: string) => void;
  /** The user tried to answer without this reading. */
  asked: boolean;
  first: boolean;
};

/** A step of a check: something to look at, or a reading with its limits. */
export function CheckStep({ task, text, onText, asked, first }: Props) {
  const { t, i18n } = useTranslation('round');
  const id = useId();
  if (task.unit === '')
    return (
      <li>
        <Icon name="check" className="ink3" /> {task.text}
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
