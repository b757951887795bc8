import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { DueGauge } from '#modules/worklist/components/DueGauge.tsx';
import type { Completion } from '#modules/worklist/contract.ts';
import { type JobRow, placeOf } from '#modules/worklist/rules/rows.ts';
import { useJobLabels } from '#modules/worklist/useJobLabels.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Button } from '#ui/Button.tsx';
import { parseNumber } from '#ui/format/parseNumber.ts';
import { Icon } from '#ui/Icon.tsx';
import { StateChip } from '#ui/StateChip.tsx';
import type { Outcome } from '../rules.ts';
import { CheckStep } from './CheckStep.tsx';
import styles from './round.module.css';

export type Answer = { outcome: Outcome; note: string; ticks: NonNullable<Completion['ticks']> };

type Props = { row: JobRow; number: number; of: number; onAnswer: (answer: Answer) => void };

/** One check, large enough for a wet thumb: where, what, its steps, and three answers. */
export function CheckCard({ row, number, of, onAnswer }: Props) {
  const { t, i18n } = useTranslation('round');
  const labels = useJobLabels();
  const { job, machine } = row;
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const [note, setNote] = useState('');
  const [noting, setNoting] = useState(false);
  const [asked, setAsked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // The hand stays in place: the first reading, or else the answer, takes over the focus from the previous card.
    form.current?.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true });
  }, []);

  const readings = job.tasks.filter((task) => task.unit !== '');
  const readingOf = (id: string) => parseNumber(texts[id] ?? '', i18n.language);
  const missing = readings.filter((task) => {
    const value = readingOf(task._id);
    return value === null || Number.isNaN(value);
  });

  const answer = (outcome: Outcome) => {
    if (outcome === 'fine' && missing.length > 0) {
      setAsked(true);
      form.current?.querySelector<HTMLElement>(`[data-step="${missing[0]?._id}"]`)?.focus();
      return;
    }
    const ticks = job.tasks.flatMap((task) => {
      const value = task.unit === '' ? null : readingOf(task._id);
      const read = value === null || Number.isNaN(value) ? null : value;
      // If there is a problem, only steps with readings are certainly done.
      return task.unit !== '' && read === null ? [] : [{ taskID: task._id, value: read }];
    });
    onAnswer({ outcome, note: note.trim(), ticks });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    answer('fine');
  };

  const place = placeOf(row);
  const about = [machine?.name, [machine?.manufacturer, machine?.modelNumber].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(' · ');
  return (
    <form ref={form} className={`panel ${styles.card}`} onSubmit={submit} aria-labelledby="rd-title">
      <div className={styles.head}>
        <span className={styles.place}>
          <Icon name="pin" /> {place || t('noPlace')}
        </span>
        <span className="small ink2 num" role="status">
          {t('numberOf', { number, of })}
        </span>
      </div>
      <progress className={styles.bar} max={of} value={number - 1} aria-label={t('progress')} />
      <div className={styles.body}>
        <h2 id="rd-title">
          <AppLink to="/app/jobdetails/$id" params={{ id: job._id }}>
            {job.title}
          </AppLink>
        </h2>
        {about && <p className="ink2">{about}</p>}
        <p className={styles.facts}>
          {machine?.critical && <StateChip state="critical" />}
          <DueGauge row={row} labels={labels} />
        </p>
        {job.description && <p className={styles.text}>{job.description}</p>}
        {job.tasks.length > 0 && (
          <ul className={styles.steps}>
            {job.tasks.map((task) => (
              <CheckStep
                key={task._id}
                task={task}
                text={texts[task._id] ?? ''}
                onText={(text) => setTexts((before) => ({ ...before, [task._id]: text }))}
                asked={asked}
                first={task._id === readings[0]?._id}
              />
            ))}
          </ul>
        )}
        {noting ? (
          <label className="f">
            <span className="flabel">{t('note')}</span>
            <span className="in">
              <textarea
                rows={2}
                maxLength={4000}
                value={note}
                onChange={(event) => setNote(event.target.value)}
              />
            </span>
          </label>
        ) : (
          <Button variant="link" onClick={() => setNoting(true)}>
            {t('addNote')}
          </Button>
        )}
      </div>
      <div className={styles.answers}>
        <Button big onClick={() => answer('skipped')}>
          {t('skip')}
        </Button>
        <Button big variant="danger" icon={<Icon name="warning" />} onClick={() => answer('problem')}>
          {t('problem')}
        </Button>
        <Button
          big
          variant="primary"
          type="submit"
          icon={<Icon name="check" />}
          data-first={readings.length === 0 ? true : undefined}
        >
          {t('fine')}
        </Button>
      </div>
    </form>
  );
}
