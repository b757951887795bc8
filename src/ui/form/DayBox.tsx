import { type ComponentProps, useRef, useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { useFormat } from '../format/useFormat.tsx';
import { Icon } from '../Icon.tsx';
import { readDay, readMoment } from './dayText.ts';

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
 * A day, or a day and time of the ship's clock, written and read in the person's language; the calendar is the
 * device's own (decision 0057).
 */
export function DayBox({ value, onChange, onUnread, time = false, min, max, box = 'in', ...input }: Props) {
  const { t } = useTranslation('ui');
  const { day, language, today } = useFormat();
  const [typed, setTyped] = useState<string>();
  const device = useRef<HTMLInputElement>(null);
  const shown = value && (time ? `${day(value.slice(0, 10))}, ${value.slice(11, 16)}` : day(value));
  const read = (text: string) =>
    time ? readMoment(text, language, today, value.slice(0, 10) || today) : readDay(text, language, today);

  const type = (text: string) => {
    setTyped(text);
    onChange(read(text) ?? '');
    if (text === '') onUnread?.(false);
  };
  return (
    <div className={`${box} day`}>
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
      />
      <input
        ref={device}
        className="device"
        type={time ? 'datetime-local' : 'date'}
        tabIndex={-1}
        aria-hidden="true"
        disabled={input.disabled}
        min={min}
        max={max}
        value={value}
        onChange={(event) => {
          setTyped(undefined);
          onUnread?.(false);
          onChange(event.target.value);
        }}
      />
      <button
        type="button"
        aria-label={t('calendar')}
        title={t('calendar')}
        tabIndex={-1}
        disabled={input.disabled}
        onClick={() => device.current?.showPicker()}
      >
        <Icon name="calendar" size="s" />
      </button>
    </div>
  );
}
