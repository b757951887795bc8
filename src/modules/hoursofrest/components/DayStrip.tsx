import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { painted } from '../rules/days.ts';
import { timeOfSlot } from '../rules/say.ts';
import styles from './strip.module.css';

type Props = {
  label: string;
  slots: string;
  /** The letter that painting leaves: rest, work or call-out. */
  letter: string;
  /** A day to come: what is painted is a plan. */
  planned: boolean;
  disabled: boolean;
  /** The half hour that is now; undefined on other days. */
  now: number | undefined;
  /** While painting, and when it ends. */
  onPaint: (slots: string) => void;
  onDone: (slots: string) => void;
};

const kinds = { r: styles.rest, w: styles.work, c: styles.called } as const;
const isKind = (letter: string): letter is keyof typeof kinds => letter in kinds;

/** The half hours of a day to paint: by finger, pen and mouse; by arrow keys with the space bar, or with shift held. */
export function DayStrip({ label, slots, letter, planned, disabled, now, onPaint, onDone }: Props) {
  const { t } = useTranslation('hoursofrest');
  const strip = useRef<HTMLDivElement>(null);
  const stroke = useRef<{ from: number; base: string; slots: string } | undefined>(undefined);
  const [at, setAt] = useState(12);
  const focused = Math.min(at, slots.length - 1);

  const slotAt = (event: PointerEvent) => {
    const box = strip.current?.getBoundingClientRect();
    if (!box || box.width === 0) return 0;
    const share = (event.clientX - box.left) / box.width;
    return Math.max(0, Math.min(slots.length - 1, Math.floor(share * slots.length)));
  };
  const paint = (to: number) => {
    if (!stroke.current) return;
    const { from, base } = stroke.current;
    stroke.current.slots = painted(base, from, to, letter);
    onPaint(stroke.current.slots);
  };
  const down = (event: PointerEvent<HTMLDivElement>) => {
    if (disabled || event.button !== 0) return;
    const from = slotAt(event);
    event.currentTarget.setPointerCapture(event.pointerId);
    stroke.current = { from, base: slots, slots };
    setAt(from);
    paint(from);
  };
  const up = () => {
    const done = stroke.current;
    stroke.current = undefined;
    if (done) onDone(done.slots);
  };
  const cancel = () => {
    if (stroke.current) onPaint(stroke.current.base);
    stroke.current = undefined;
  };
  const focus = (slot: number) => {
    setAt(slot);
    const child = strip.current?.children[slot];
    if (child instanceof HTMLElement) child.focus();
  };
  const key = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 2, ArrowUp: -2 }[event.key];
    const to =
      step !== undefined
        ? focused + step
        : event.key === 'Home'
          ? 0
          : event.key === 'End'
            ? slots.length - 1
            : undefined;
    if (to !== undefined) {
      event.preventDefault();
      const next = Math.max(0, Math.min(slots.length - 1, to));
      if (event.shiftKey && !disabled) onDone(painted(slots, focused, next, letter));
      focus(next);
    } else if ((event.key === ' ' || event.key === 'Enter') && !disabled) {
      event.preventDefault();
      onDone(painted(slots, focused, focused, letter));
    }
  };
  const hours = Array.from({ length: Math.floor(slots.length / 4) + 1 }, (_, index) => index * 2);
  return (
    <div className={styles.day}>
      <div className={styles.hours} aria-hidden="true">
        {hours.map((hour) => (
          <span key={hour} style={{ insetInlineStart: `${((hour * 2) / slots.length) * 100}%` }}>
            {String(hour).padStart(2, '0')}
            <i>:00</i>
          </span>
        ))}
      </div>
      <div
        ref={strip}
        className={[styles.strip, planned ? styles.planned : '', disabled ? styles.fixed : ''].join(' ')}
        role="listbox"
        aria-multiselectable="true"
        aria-orientation="horizontal"
        aria-label={label}
        aria-disabled={disabled || undefined}
        tabIndex={-1}
        onPointerDown={down}
        onPointerMove={(event) => stroke.current && paint(slotAt(event))}
        onPointerUp={up}
        onPointerCancel={cancel}
        onKeyDown={key}
      >
        {[...slots].map((slot, index) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a half hour is its place in the day.
            key={index}
            role="option"
            aria-selected={slot === 'r'}
            aria-label={t('slot', {
              from: timeOfSlot(index),
              to: timeOfSlot(index + 1),
              what: t(slot === 'r' ? 'rest' : slot === 'c' ? 'callOut' : 'work'),
            })}
            tabIndex={index === focused ? 0 : -1}
            onFocus={() => setAt(index)}
            className={isKind(slot) ? kinds[slot] : undefined}
          />
        ))}
        {now !== undefined && (
          <span
            className={styles.now}
            aria-hidden="true"
            style={{ insetInlineStart: `${(now / slots.length) * 100}%` }}
          />
        )}
      </div>
    </div>
  );
}
