import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { calendarFormatOf } from '../format/calendarFormat.ts';
import { useFormat } from '../format/useFormat.tsx';
import { Icon } from '../Icon.tsx';
import { IconButton } from '../IconButton.tsx';
import { daysLater, monthsLater, weeksAround } from './calendarDays.ts';
import styles from './dayCalendar.module.css';

const GAP_PX = 4;
const MARGIN_PX = 8;

type Props = {
  /** The chosen day; '' for none. */
  value: string;
  min: string | undefined;
  max: string | undefined;
  onChoose: (day: string) => void;
  onClose: () => void;
};

/** The day that a key leads to. */
const dayByKey = ({ key, shiftKey }: KeyboardEvent, day: string, back: number): string | undefined => {
  const days: Record<string, number> = { ArrowLeft: back, ArrowRight: -back, ArrowUp: -7, ArrowDown: 7 };
  const months: Record<string, number> = { PageUp: shiftKey ? -12 : -1, PageDown: shiftKey ? 12 : 1 };
  if (key in days) return daysLater(day, days[key] ?? 0);
  return key in months ? monthsLater(day, months[key] ?? 0) : undefined;
};

/** Below its parent or, with more room there, above it, in the top layer: a short dialog would cut it. */
const place = (box: HTMLElement) => {
  const anchor = box.parentElement?.getBoundingClientRect();
  if (!anchor) return;
  const { offsetWidth, offsetHeight } = box;
  const below = innerHeight - anchor.bottom >= offsetHeight + GAP_PX + MARGIN_PX;
  const top = below ? anchor.bottom + GAP_PX : anchor.top - GAP_PX - offsetHeight;
  const inside = (at: number, length: number, room: number) =>
    Math.max(MARGIN_PX, Math.min(at, room - length - MARGIN_PX));
  box.style.top = `${inside(top, offsetHeight, innerHeight)}px`;
  box.style.left = `${inside(anchor.left, offsetWidth, innerWidth)}px`;
};

/** A calendar in the person's language, with the ship's today, below the box of a day (decision 0057). */
export default function DayCalendar({ value, min, max, onChoose, onClose }: Props) {
  const { t } = useTranslation('calendar');
  const { language, today } = useFormat();
  const words = calendarFormatOf(language);
  const [day, setDay] = useState(value || today);
  const box = useRef<HTMLDivElement>(null);
  /** Whether the focus goes to the day; on the buttons for months it stays. */
  const follows = useRef(true);
  const weeks = weeksAround(day, words.firstDay);
  const isOut = (one: string) => (min !== undefined && one < min) || (max !== undefined && one > max);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    if ('showPopover' in element) {
      element.popover = 'manual';
      element.showPopover();
    }
    place(element);
    const follow = () => place(element);
    addEventListener('scroll', follow, true);
    addEventListener('resize', follow);
    return () => {
      removeEventListener('scroll', follow, true);
      removeEventListener('resize', follow);
    };
  }, []);
  useEffect(() => {
    const press = ({ target }: PointerEvent) => {
      if (target instanceof Node && !box.current?.parentElement?.contains(target)) onClose();
    };
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, [onClose]);
  // The focus follows the day, also into another month.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the day that is shown has changed
  useEffect(() => {
    if (follows.current) box.current?.querySelector<HTMLElement>('td [tabindex="0"]')?.focus();
  }, [day]);

  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next =
      event.target instanceof Element && event.target.closest('td') && dayByKey(event, day, rtl ? 1 : -1);
    if (event.key !== 'Escape' && !next) return;
    event.preventDefault();
    // The dialog around it stays open.
    event.stopPropagation();
    if (!next) return onClose();
    follows.current = true;
    setDay(next);
  };
  const step = (label: string, months: number, icon: 'left' | 'right') => (
    <IconButton
      label={label}
      icon={<Icon name={icon} size={Math.abs(months) > 1 ? 'l' : 's'} className="flip" />}
      onClick={() => {
        follows.current = false;
        setDay(monthsLater(day, months));
      }}
    />
  );
  return (
    <div ref={box} className={styles.box} role="dialog" aria-label={t('title')} onKeyDown={onKey}>
      <div className={styles.head}>
        {step(t('yearBefore'), -12, 'left')}
        {step(t('monthBefore'), -1, 'left')}
        <b aria-live="polite">{words.month(day)}</b>
        {step(t('monthAfter'), 1, 'right')}
        {step(t('yearAfter'), 12, 'right')}
      </div>
      <table>
        <thead>
          <tr>
            {weeks[0]?.map((one) => (
              <th key={one} scope="col" abbr={words.weekdayLong(one)}>
                {words.weekday(one)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((one) => (
                <td key={one}>
                  <button
                    type="button"
                    className={[
                      one.slice(0, 7) === day.slice(0, 7) ? '' : styles.other,
                      one === today ? styles.today : '',
                    ].join(' ')}
                    aria-label={one === today ? t('today', { day: words.day(one) }) : words.day(one)}
                    aria-pressed={one === value}
                    tabIndex={one === day ? 0 : -1}
                    disabled={isOut(one)}
                    onClick={() => onChoose(one)}
                  >
                    {words.number(one)}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
