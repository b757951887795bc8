import { type ComponentProps, lazy, Suspense, useRef, useState } from 'react';
import { nowIso } from '#lib/clock.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { wallTime } from '#lib/zonedTime.ts';
import { useFormat } from '../format/useFormat.tsx';
import { Icon } from '../Icon.tsx';
import { readDay, readMoment } from './dayText.ts';

const DayCalendar = lazy(() => import('./DayCalendar.tsx'));

type Props = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'min' | 'max' | 'className'> & {
  /** `2026-06-18`, or `2026-06-18T09:36` with a time; '' for none. */
  value: string;
  /** Called with '' while what is typed is no day. */
  onChange: (value: string) => void;
  /** Told when what stands in the box is no day. */
  onUnread?: (unread: boolean) => void;
  /** A time too, on a 24-hour clock. */
  time?: boolean;
  min?: string | undefined;
  max?: string | undefined;
  /** The look of the box. */
  box?: string;
};

/**
 * A day, or a day and time of the ship's clock, written and read in the person's language. Its calendar opens by the
 * button, or by Alt and the arrow down (decision 0057).
 */
export function DayBox({ value, onChange, onUnread, time = false, min, max, box = 'in', ...input }: Props) {
  const { t } = useTranslation('ui');
  const { day, language, timeZone, today } = useFormat();
  const [typed, setTyped] = useState<string>();
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const shown = value && (time ? `${day(value.slice(0, 10))}, ${value.slice(11, 16)}` : day(value));
  const read = (text: string) =>
    time ? readMoment(text, language, today, value.slice(0, 10) || today) : readDay(text, language, today);

  const type = (text: string) => {
    setTyped(text);
    onChange(read(text) ?? '');
    if (text === '') onUnread?.(false);
  };
  const close = () => {
    setOpen(false);
    frame.current?.querySelector('input')?.focus();
  };
  const choose = (chosen: string) => {
    setTyped(undefined);
    onUnread?.(false);
    onChange(
      time ? `${chosen}T${value.slice(11, 16) || wallTime(nowIso(), timeZone).slice(11, 16)}` : chosen,
    );
    close();
  };
  return (
    <div className={`${box} day`} ref={frame}>
      <input
        autoComplete="off"
        {...input}
        value={typed ?? shown}
        data-unread={(typed && !read(typed)) || undefined}
        onChange={(event) => type(event.target.value)}
        onBlur={(event) => {
          const unread = Boolean(typed) && !read(typed ?? '');
          if (!unread) setTyped(undefined);
          onUnread?.(unread);
          input.onBlur?.(event);
        }}
        onKeyDown={(event) => {
          if (event.altKey && event.key === 'ArrowDown') setOpen(true);
          input.onKeyDown?.(event);
        }}
      />
      <button
        type="button"
        aria-label={t('calendar')}
        title={t('calendar')}
        tabIndex={-1}
        disabled={input.disabled}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Icon name="calendar" size="s" />
      </button>
      {open && (
        <Suspense fallback={null}>
          <DayCalendar
            value={value.slice(0, 10)}
            min={min?.slice(0, 10)}
            max={max?.slice(0, 10)}
            onChoose={choose}
            onClose={close}
          />
        </Suspense>
      )}
    </div>
  );
}
