import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { useStepPhotos } from '#modules/job/useStepPhotos.ts';
import { DueGauge } from '#modules/worklist/components/DueGauge.tsx';
import type { Completion } from '#modules/worklist/contract/entries.ts';
import { type JobRow, placeOf } from '#modules/worklist/rules/rows.ts';
import { judge, stepProblem } from '#modules/worklist/rules/steps.ts';
import { useJobLabels } from '#modules/worklist/useJobLabels.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Button } from '#ui/Button.tsx';
import { parseNumber } from '#ui/format/parseNumber.ts';
import { Icon } from '#ui/Icon.tsx';
import { StateChip } from '#ui/StateChip.tsx';
import type { Outcome } from '../rules.ts';
import { CheckStep } from './CheckStep.tsx';
import styles from './round.module.css';

/** The contract's limit of a reason. */
const MAX_REASON = 300;

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
  const noteField = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (asked && noting) noteField.current?.focus();
  }, [asked, noting]);
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

  const photosOf = useStepPhotos(job);
  const lacksPhoto = job.tasks.filter((task) => task.photo && photosOf(task).length === 0);
  const out = readings.filter((task) => {
    const value = readingOf(task._id);
    return value !== null && !Number.isNaN(value) && judge(task, value) !== 'fine';
  });
  /** Out of limits, or without a photo, a check is only recorded with a note. */
  const needsNote = out.length > 0 || lacksPhoto.length > 0;

  const ticksOf = (outcome: Outcome) => {
    const reason = (note.trim() || (outcome === 'problem' ? t('problemNote') : '')).slice(0, MAX_REASON);
    return job.tasks.flatMap((task) => {
      const value = task.unit === '' ? null : readingOf(task._id);
      const read = value === null || Number.isNaN(value) ? null : value;
      // If there is a problem, only steps with readings are certainly done.
      if (task.unit !== '' ? read === null : outcome === 'problem') return [];
      const photos = photosOf(task);
      const lacking = stepProblem(task, { value: read, photos });
      return [{ taskID: task._id, value: read, photos, ...(lacking ? { reason } : {}) }];
    });
  };
  const answer = (wished: Outcome) => {
    const outcome = wished === 'fine' && out.length > 0 ? 'limits' : wished;
    if (wished === 'fine' && missing.length > 0) {
      setAsked(true);
      form.current?.querySelector<HTMLElement>(`[data-step="${missing[0]?._id}"]`)?.focus();
      return;
    }
    if (wished === 'fine' && needsNote && note.trim() === '') {
      setAsked(true);
      setNoting(true);
      return;
    }
    onAnswer({ outcome, note: note.trim(), ticks: outcome === 'skipped' ? [] : ticksOf(outcome) });
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
                job={job}
                task={task}
                proved={!lacksPhoto.includes(task)}
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
            <span className="flabel">{t(needsNote ? 'noteNeeded' : 'note')}</span>
            <span className={asked && needsNote && note.trim() === '' ? 'in err' : 'in'}>
              <textarea
                ref={noteField}
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
          {t(out.length > 0 ? 'recordLimits' : 'fine')}
        </Button>
      </div>
    </form>
  );
}
