import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import type { Task, Tick } from '#modules/worklist/contract.ts';
import { judge } from '#modules/worklist/rules/steps.ts';
import { inputNumber, parseNumber } from '#ui/format/parseNumber.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import styles from '../job.module.css';

type Props = {
  task: Task;
  tick: Tick | undefined;
  /** Returns whether it was ticked or unticked. */
  onTick: (done: boolean, value: number | null) => boolean;
  /** What else is to be said of it: its photo, the reason given. */
  notes?: readonly string[];
  /** Whether the signed-in user ticked it. */
  mine?: boolean;
  /** The button for a photo, if one is required. */
  photo?: ReactNode;
  disabled?: boolean;
};

/**
 * A step of a checklist: a circle to tick, a reading that ticks it, who ticked it and when, and whether it is within
 * limits.
 */
export function TaskRow({ task, tick, onTick, notes = [], mine, photo, disabled = false }: Props) {
  const { t, i18n } = useTranslation('job');
  const format = useFormat();
  const id = useId();
  const show = (value: number) => inputNumber(value, i18n.language);
  const [typed, setTyped] = useState<string>();
  const [asked, setAsked] = useState(false);
  const reading = task.unit !== '';
  const text = typed ?? (tick?.value == null ? '' : show(tick.value));
  const value = parseNumber(text, i18n.language);
  const wrong = value !== null && Number.isNaN(value);
  const verdict = reading && value !== null && !wrong ? judge(task, value) : 'fine';

  /** A reading is sent on blur or Enter, and ticks its step; an empty one unticks it. */
  const enter = () => {
    if (typed === undefined || wrong) return;
    // A reading that needs a reason first stays in its field.
    if ((value === null ? tick : value !== tick?.value) && !onTick(value !== null, value)) return;
    setTyped(undefined);
    setAsked(false);
  };
  const press = () => {
    if (tick) {
      setTyped(undefined);
      onTick(false, null);
      return;
    }
    if (!reading) {
      onTick(true, null);
      return;
    }
    if (value !== null && !wrong) return enter();
    setAsked(true);
    document.getElementById(`${id}-in`)?.focus();
  };
  const limits =
    task.min !== null && task.max !== null
      ? t('limits.between', { min: show(task.min), max: show(task.max), unit: task.unit })
      : task.min !== null
        ? t('limits.min', { min: show(task.min), unit: task.unit })
        : task.max !== null
          ? t('limits.max', { max: show(task.max), unit: task.unit })
          : '';
  const when = (at: string) => (format.daysUntil(at) === 0 ? format.time(at) : format.dayTime(at));
  const by = tick && t('tickedBy', { who: mine ? t('you') : tick.by, when: when(tick.at) });
  const message = wrong
    ? t('limits.noNumber')
    : asked && value === null
      ? t('limits.wanted')
      : verdict === 'fine'
        ? ''
        : t(`limits.${verdict}`, { limits });
  const second = [by, reading ? limits : '', ...notes].filter(Boolean);
  return (
    <div className={tick ? `li ${styles.task} ${styles.done}` : `li ${styles.task}`}>
      <input
        type="checkbox"
        className="tick"
        id={id}
        checked={tick !== undefined}
        disabled={disabled}
        aria-describedby={`${id}-said`}
        onChange={press}
      />
      <div className="t">
        <b>
          <label htmlFor={id}>{task.text}</label>
        </b>
        {second.length > 0 && <span>{second.join(' · ')}</span>}
        <span
          id={`${id}-said`}
          role="status"
          className={wrong || asked ? `${styles.taskSaid} err` : styles.taskSaid}
        >
          {message && (
            <>
              <Icon name={wrong || asked ? 'error' : 'warning'} size="s" /> {message}
            </>
          )}
        </span>
      </div>
      {reading && (
        <span className={message ? 'in err' : 'in'}>
          <input
            id={`${id}-in`}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            enterKeyHint="done"
            aria-label={t('readingOf', { task: task.text, unit: task.unit })}
            aria-invalid={message !== '' || undefined}
            aria-describedby={`${id}-said`}
            value={text}
            disabled={disabled}
            onChange={(event) => setTyped(event.target.value)}
            onBlur={enter}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              enter();
            }}
          />
          <span className="u">{task.unit}</span>
        </span>
      )}
      {photo}
    </div>
  );
}
