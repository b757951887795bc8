import { useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import { useNow } from '#ui/format/clock.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Segmented } from '#ui/Segmented.tsx';
import { useMenu } from '#ui/useMenu.tsx';
import type { DayEntry } from '../contract.ts';
import { emptyDay, fitted, type Template, templates, withShift } from '../rules/days.ts';
import { entryOf } from '../rules/entries.ts';
import { HOUR } from '../rules/limits.ts';
import { addDays, shiftOf } from '../rules/timeline.ts';
import { type RestMonth, useZoneAt } from '../useRestMonth.ts';
import { DayStrip } from './DayStrip.tsx';
import styles from './rest.module.css';

type Props = {
  day: string;
  /** The day as it is entered or being painted; undefined for one that nobody has entered. */
  entry: DayEntry | undefined;
  /** What the watch rota says of the day; undefined if nothing. */
  rota: string | undefined;
  month: RestMonth;
  disabled: boolean;
  onPaint: (entry: DayEntry) => void;
  onDone: (entry: DayEntry) => void;
};

const modes = ['r', 'w', 'c'] as const;
type Mode = (typeof modes)[number];
const modeTexts = { r: 'paintRest', w: 'paintWork', c: 'paintCallOut' } as const;
const modeIcons = { r: 'moon', w: 'wrench', c: 'bell' } as const;
const shifts = [60, 30, 0, -30, -60] as const;

/** A day without the mark that it comes from the rota. */
const byHand = ({ rota: _, ...entry }: DayEntry): DayEntry => entry;

/** A day to paint, with what it starts from: yesterday, a usual day, a clock change. */
export function DayEditor({ day, entry, rota, month, disabled, onPaint, onDone }: Props) {
  const { t } = useTranslation('hoursofrest');
  const format = useFormat();
  const zoneAt = useZoneAt();
  const now = useNow();
  const [mode, setMode] = useState<Mode>('r');
  const [before, setBefore] = useState<{ day: string; entries: DayEntry[] }>({ day, entries: [] });
  const blank = emptyDay(day, zoneAt);
  const filled = rota === undefined ? undefined : fitted(rota, blank.slots.length);
  const shown = entry ?? (filled === undefined ? blank : { ...blank, slots: filled, rota: true });
  const planned = day > format.today;
  const yesterday = month.entries.get(addDays(day, -1));
  const undoable = before.day === day ? before.entries : [];

  const done = (next: DayEntry) => {
    // What is shown is already painted; a day that nobody had entered has nothing to go back to.
    const stored = month.entries.get(day);
    if (stored && stored.slots !== next.slots) setBefore({ day, entries: [...undoable, entryOf(stored)] });
    // Hours that were painted are no longer those of the rota.
    const base = stored ? (stored.rota ? stored.slots : undefined) : filled;
    onDone({ ...byHand(next), planned, ...(next.rota && next.slots === base ? { rota: true } : {}) });
  };
  const undo = () => {
    const last = undoable.at(-1);
    if (!last) return;
    setBefore({ day, entries: undoable.slice(0, -1) });
    onDone(last);
  };
  const fill = (slots: string) => done({ ...shown, slots: fitted(slots, shown.slots.length), ashore: false });
  const names: Template[] = ['dayWork', 'watch0', 'watch4', 'watch8', 'sixOn', 'sixOff', 'dayOff'];
  const usual = useMenu(
    names.map((name) => ({ label: t(`template.${name}`), onClick: () => fill(templates[name]) })),
  );
  const more = useMenu([
    {
      label: shown.ashore ? t('backOnBoard') : t('setAshore'),
      onClick: () => done({ ...shown, ashore: !shown.ashore, slots: 'r'.repeat(shown.slots.length) }),
    },
    ...shifts.map((minutes) => ({
      label: t(minutes === 0 ? 'clocks.none' : minutes > 0 ? 'clocks.forward' : 'clocks.back', {
        minutes: Math.abs(minutes),
      }),
      onClick: () => done(withShift(shown, minutes)),
    })),
    { label: t('clocks.twice'), onClick: () => done(withShift(shown, -1440)) },
    { label: t('clocks.skipped'), onClick: () => done(withShift(shown, 1440)) },
  ]);
  const state = month.days.find((one) => one.day === day);
  const shift = shiftOf(shown);
  const minute = (Date.parse(now) - Date.parse(`${day}T00:00:00Z`)) / 60_000 + shown.zone;
  const facts = [
    planned ? t('plan') : entry ? '' : t('notEntered'),
    shown.rota ? t(entry ? 'wasFromRota' : 'fromRota') : '',
    state?.lowest === undefined ? '' : t('lowest24', { hours: format.number(state.lowest / HOUR) }),
    state?.week === undefined ? '' : t('days7', { hours: format.number(state.week / HOUR) }),
    t('utc', { offset: `${shown.zone < 0 ? '−' : '+'}${format.number(Math.abs(shown.zone) / 60)}` }),
    shift === 0 ? '' : t('dayLength', { hours: format.number(shown.slots.length / HOUR) }),
  ].filter(Boolean);
  return (
    <section className={`panel ${styles.editor}`} aria-label={format.longDay(day)}>
      <div className={styles.tools}>
        <div className={styles.title}>
          <h2>
            {format.weekday(day, 'long')} {format.shortDay(day)}
          </h2>
          <p className="small ink2">{facts.join(' · ')}</p>
        </div>
        {!disabled && (
          <>
            <Segmented
              label={t('paintWith')}
              value={mode}
              onChange={setMode}
              options={modes.map((value) => ({
                value,
                label: t(modeTexts[value]),
                icon: <Icon name={modeIcons[value]} size="s" />,
              }))}
            />
            <div className={styles.buttons}>
              <Button
                icon={<Icon name="copy" />}
                disabled={!yesterday}
                onClick={() => yesterday && fill(yesterday.slots)}
              >
                {t('copyYesterday')}
              </Button>
              <Button icon={<Icon name="repeat" />} {...usual.button}>
                {t('usualDay')}
              </Button>
              <IconButton label={t('more')} icon={<Icon name="dots" />} {...more.button} />
              <IconButton
                label={t('undo')}
                icon={<Icon name="undo" />}
                disabled={undoable.length === 0}
                onClick={undo}
              />
            </div>
          </>
        )}
      </div>
      {shown.slots.length > 0 ? (
        <DayStrip
          label={t('stripOf', { day: format.longDay(day) })}
          slots={shown.slots}
          letter={mode}
          planned={planned}
          disabled={disabled}
          now={day === format.today && minute >= 0 ? minute / 30 : undefined}
          onPaint={(slots) => onPaint({ ...byHand(shown), slots, planned, ashore: false })}
          onDone={(slots) => done({ ...shown, slots, ashore: false })}
        />
      ) : (
        <p className="ink2">{t('skippedDay')}</p>
      )}
      <div className={styles.legend}>
        <span>
          <i className={styles.keyRest} /> {t('rest')}
        </span>
        <span>
          <i className={styles.keyWork} /> {t('work')}
        </span>
        <span>
          <i className={styles.keyCalled} /> {t('callOut')}
        </span>
        <span>
          <i className={styles.keyPlan} /> {t('planned')}
        </span>
        <span>
          <i className={styles.keyBreach} /> {t('inBreach')}
        </span>
        {!disabled && <span className={styles.hint}>{t('dragHint')}</span>}
      </div>
      {usual.menu}
      {more.menu}
    </section>
  );
}
