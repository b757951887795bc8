import { decimalsOf } from '#lib/money.ts';
import { dayIn } from '#lib/zonedTime.ts';

type Settings = {
  /** The user's language, as an i18next code. */
  language: string;
  /** The ship's time zone, as an IANA name. */
  timeZone: string;
  /** The ship's day, `2026-06-18`. */
  today: string;
  /** The ship's name; '' without a ship. */
  vessel: string;
};

/** A calendar day, month or instant in ISO 8601; a missing one prints as ''. */
type Iso = string | null | undefined;

const DAY_MS = 86_400_000;
const MB = 1024 * 1024;

const agoUnits = [
  ['day', DAY_MS],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

const fullDay = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** English dates put the day before the month. Only this function decides that. */
export const dateLocale = (language: string) => (language === 'en' ? 'en-GB' : language);

/** Creating a formatter is slow: each is created on first use, and cached. */
const keep = <T>(make: (options: string) => T) => {
  const cache = new Map<string, T>();
  return (options: string): T => {
    const found = cache.get(options) ?? make(options);
    cache.set(options, found);
    return found;
  };
};

const datesOf = (locale: string, timeZone: string) => (options: Intl.DateTimeFormatOptions) => {
  const formatIn = keep((zone) => new Intl.DateTimeFormat(locale, { timeZone: zone, ...options }));
  return (iso: Iso): string =>
    iso ? formatIn(iso.includes('T') ? timeZone : 'UTC').format(new Date(iso)) : '';
};

const numbersOf = (language: string) => (options: Intl.NumberFormatOptions) => {
  const format = keep(() => new Intl.NumberFormat(language, options));
  return (value: number): string => format('').format(value);
};

/**
 * Days, times, numbers and money in a user's language, in the ship's time zone. A calendar day (`2026-06-18`) prints as
 * itself; an instant (`2026-06-18T22:30:00.000Z`) prints as the day or time in the ship's zone.
 */
export const formatOf = ({ language, timeZone, today, vessel }: Settings) => {
  const date = datesOf(dateLocale(language), timeZone);
  const numbers = numbersOf(language);
  const dayOf = (iso: string) => (iso.includes('T') ? dayIn(iso, timeZone) : iso.slice(0, 10));
  const daysUntil = (iso: string) => Math.round((Date.parse(dayOf(iso)) - Date.parse(today)) / DAY_MS);

  const relative = keep(() => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }));
  const collator = keep(() => new Intl.Collator(language, { numeric: true }));
  const listOf = keep(() => new Intl.ListFormat(language));
  const time = date(clock);
  const day = date(fullDay);
  const dayOfThisYear = date({ day: 'numeric', month: 'short' });
  const withWeekday = date({ ...fullDay, weekday: 'long', month: 'long' });
  const weekdays = { short: date({ weekday: 'short' }), long: date({ weekday: 'long' }) };
  const months = {
    narrow: date({ month: 'narrow' }),
    short: date({ month: 'short' }),
    long: date({ month: 'long' }),
  };
  const withDecimals = keep((max) => numbers({ maximumFractionDigits: Number(max) }));
  const ungroupedTo = keep((max) => numbers({ maximumFractionDigits: Number(max), useGrouping: false }));
  const inUnit = (unit: string, max: number) =>
    numbers({ style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: max });
  const [megabytes, kilobytes] = [inUnit('megabyte', 1), inUnit('kilobyte', 0)];
  const amounts = keep((currency) => numbers({ style: 'currency', currency }));
  const signedAmounts = keep((currency) =>
    numbers({ style: 'currency', currency, signDisplay: 'exceptZero' }),
  );

  /** "Sunday 22 November 2026"; browsers differ on the comma. */
  const longDay = (iso: Iso) => withWeekday(iso).replace(/^(\w+), /, '$1 ');
  const shortDay = (iso: Iso) =>
    iso && dayOf(iso).slice(0, 4) === today.slice(0, 4) ? dayOfThisYear(iso) : day(iso);
  const recentDay = (iso: Iso) => {
    if (!iso) return '';
    const days = daysUntil(iso);
    return days === 0 || days === -1 ? relative('').format(days, 'day') : shortDay(iso);
  };
  const number = (value: number, maxDecimals = 3) => withDecimals(String(maxDecimals))(value);

  return {
    language,
    timeZone,
    /** The ship's day, `2026-06-18`. It changes at the ship's midnight; minutes are `useNow`. */
    today,
    /** The ship's calendar day of an instant, `2026-06-18`. */
    dayOf,
    /** Days from today until then; negative in the past. */
    daysUntil,
    /** "22 Nov 2026" */
    day,
    /** "22 Nov", with the year if it is not the current one. */
    shortDay,
    /** "today", "yesterday", "22 Nov", "22 Nov 2025" */
    recentDay,
    longDay,
    /** The subtitle of a printed page: the vessel, and the ship's date. */
    printFacts: [vessel, longDay(today)].filter(Boolean).join(' · '),
    /** "yesterday", "tomorrow", "in 3 days", "3 days ago" */
    relativeDay: (iso: Iso) => (iso ? relative('').format(daysUntil(iso), 'day') : ''),
    /** "08:05" */
    time,
    /** "yesterday 08:05", "22 Nov 08:05" */
    dayTime: (iso: Iso) => (iso ? `${recentDay(iso)} ${time(iso)}` : ''),
    /** "22 Nov 2026, 08:05" */
    fullDayTime: date({ ...fullDay, ...clock }),
    /** How long ago, in the largest unit of which at least one has passed: "3 hours ago"; "now" under a minute. */
    ago: (iso: string, now: string) => {
      const passed = Date.parse(now) - Date.parse(iso);
      const [unit, length] = agoUnits.find(([, each]) => passed >= each) ?? [
        'second',
        Number.POSITIVE_INFINITY,
      ];
      return relative('').format(-Math.floor(passed / length) || 0, unit);
    },
    /** "Thu", "Thursday" */
    weekday: (iso: Iso, width: 'short' | 'long' = 'short') => weekdays[width](iso),
    /** "Thu 18" */
    weekdayAndDay: date({ weekday: 'short', day: 'numeric' }),
    /** "Jun", "June", "J" */
    month: (iso: Iso, width: 'narrow' | 'short' | 'long' = 'short') => months[width](iso),
    /** "June 2026"; the language decides which comes first. */
    monthOfYear: date({ month: 'long', year: 'numeric' }),
    /** "4,812.5" */
    number,
    /** "1014.5": a figure that is read off an instrument, or a year. */
    ungrouped: (value: number, maxDecimals = 3) => ungroupedTo(String(maxDecimals))(value),
    /** Running hours, which are stored in tenths: "4,812.5". The surrounding text contains the unit. */
    hours: (value: number) => number(value, 1),
    /** An average with one decimal: "4,812.0" */
    tenths: numbers({ minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    /** A difference of hours with its sign: "+9.5", "0". */
    hoursDifference: numbers({ maximumFractionDigits: 1, signDisplay: 'exceptZero' }),
    /** "12.5 l", with a no-break space before the unit. */
    quantity: (value: number, unit: string) => `${number(value)}\u00A0${unit}`.trim(),
    /** 0.75 as "75%" */
    percent: numbers({ style: 'percent', maximumFractionDigits: 0 }),
    /** An amount in minor units with its currency's decimals: "€4,500.50", "¥4,501"; none prints as ''. */
    money: (minor: number | null | undefined, currency: string, { signed = false } = {}) => {
      if (minor === null || minor === undefined) return '';
      return (signed ? signedAmounts : amounts)(currency)(minor / 10 ** decimalsOf(currency));
    },
    /** ".", or "," depending on the language. */
    get decimalMark() {
      return number(1.5).slice(1, 2);
    },
    /** "4.2 MB", "812 kB" */
    bytes: (count: number) => (count >= MB ? megabytes(count / MB) : kilobytes(Math.max(1, count / 1024))),
    /** "Anna, Ben, and Carla" */
    list: (parts: readonly string[]) => listOf('').format(parts),
    /** Compares as the language sorts, "Generator 2" before "Generator 10". */
    get compare() {
      return collator('').compare;
    },
  };
};
export type Format = ReturnType<typeof formatOf>;
