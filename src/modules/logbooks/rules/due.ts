import type { RecordContent } from '../contract.ts';
import { type Book, isEmptyValue, isPeople } from './book.ts';

/** What must stand in a book again and again; its words are the text `due.<key>`. */
export type DueRule = {
  key: DueKey;
  /** Entries of these kinds fulfil it; without, any entry of the book. */
  codes?: readonly string[];
  /** Only entries in which this field is filled, and not "no". */
  field?: string;
  /** Only entries in which a field has this value. */
  is?: { field: string; value: string };
  /** At least once in so many days of the ship's calendar, 1: every day; or in so many calendar months. */
  every: { days: number } | { months: number };
  /** The hour of the ship's day from which it counts as missing. */
  fromHour?: number;
  /** It counts only while no entry of these books is newer: a log at sea rests while the vessel is in port. */
  unlessNewer?: readonly string[];
};

export const dueKeys = [
  'position',
  'round',
  'verify',
  'sludge',
  'radioTests',
  'radioPosition',
  'radioWeekly',
  'radioMonthly',
  'muster',
  'fireDrill',
  'abandonDrill',
  'enclosed',
  'steering',
  'lifeboat',
  'security',
  'crewDrills',
] as const;
export type DueKey = (typeof dueKeys)[number];

/** Something that is missing in a volume. */
export type LogDue = {
  key: DueKey;
  /** The day since which it is missing: the day after the last one that had it, or the oldest not verified. */
  since: string;
  /** Days over; or, for `verify`, entries that wait, and for `crewDrills` people. */
  count: number;
};

/** What a rule reads of a record. */
export type DueRecord = Pick<
  RecordContent,
  '_id' | 'amends' | 'kind' | 'code' | 'at' | 'fields' | 'covers'
> & {
  hash: string;
  page: number;
};

export type DueNow = {
  /** The ship's day and hour. */
  today: string;
  hour: number;
  dayOf: (instant: string) => string;
  openedAt: string;
  /** The time of the newest entry of each other book of the vessel. */
  newest: Readonly<Record<string, string>>;
  /** The ids of the crew, each of whom must take part in drills. */
  crew?: readonly string[];
};

const DAY_MS = 86_400_000;
const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** A month after 31 January is the last day of February. */
const after = (day: string, every: DueRule['every']): string => {
  if ('days' in every) return new Date(Date.parse(day) + every.days * DAY_MS).toISOString().slice(0, 10);
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + every.months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + every.months, Math.min(date, last))).toISOString().slice(0, 10);
};

const isEntry = ({ kind }: DueRecord) => kind === 'entry' || kind === 'amend';

const newestAt = (records: readonly DueRecord[]) =>
  records
    .map(({ at }) => at)
    .toSorted()
    .at(-1) ?? '';

/** Entries that the master should have verified: of a day that is over, or of a page that is full. */
const unverifiedOf = (book: Book, records: readonly DueRecord[], { today, dayOf }: DueNow) => {
  const covered = new Set(records.flatMap(({ covers }) => covers));
  const last = Math.max(0, ...records.map(({ page }) => page));
  return records.filter(
    (record) =>
      isEntry(record) &&
      !covered.has(record.hash) &&
      (book.masterVerifies === 'day' ? dayOf(record.at) < today : record.page < last),
  );
};

/** What stands: entries and amendments that no later one amends. */
const standingOf = (records: readonly DueRecord[]) => {
  const replaced = new Set(records.flatMap(({ kind, amends }) => (kind === 'amend' ? [amends] : [])));
  return records.filter((record) => isEntry(record) && !replaced.has(record._id));
};

const fulfils = ({ codes, field, is }: DueRule, { code, fields }: DueRecord) =>
  (!codes || codes.includes(code)) &&
  (!field || (!isEmptyValue(fields[field]) && fields[field] !== false)) &&
  (!is || fields[is.field] === is.value);

/** When something was last done, '' if never in this volume, and the day on which it is due again. */
export type DueClock = { key: DueKey; last: string; due: string };

/** The clocks of a book, in the order of its rules. */
export const clocksOf = (book: Book, records: readonly DueRecord[], now: DueNow): DueClock[] => {
  const standing = standingOf(records);
  return (book.due ?? []).map((rule) => {
    const at = newestAt(standing.filter((record) => fulfils(rule, record)));
    const last = at && now.dayOf(at);
    return { key: rule.key, last, due: after(last || now.dayOf(now.openedAt), rule.every) };
  });
};

/** The drills in which each of the crew takes part once a month. */
const monthly = ['fireDrill', 'abandonDrill'];

/** When each of the crew last took part in both monthly drills, '' if not yet, and by when again. */
export type CrewClock = { userID: string; last: string; due: string };

/** The clocks of the crew; none while no drill says who took part. */
export const crewClocks = (records: readonly DueRecord[], now: DueNow): CrewClock[] => {
  const drills = standingOf(records).flatMap(({ at, fields: { held, drillKind, crew } }) =>
    held === true && isPeople(crew) && crew.length > 0
      ? [{ at, kind: String(drillKind), who: new Set(crew.map(({ userID }) => userID)) }]
      : [],
  );
  if (drills.length === 0) return [];
  return (now.crew ?? []).map((userID) => {
    const both = monthly.map(
      (kind) =>
        drills
          .filter((drill) => drill.kind === kind && drill.who.has(userID))
          .map(({ at }) => now.dayOf(at))
          .toSorted()
          .at(-1) ?? '',
    );
    const [last = ''] = both.toSorted();
    return { userID, last, due: after(last || now.dayOf(now.openedAt), { months: 1 }) };
  });
};

/** What is missing in an open volume now, of its newest records in any order. */
export const duesOf = (book: Book, records: readonly DueRecord[], now: DueNow): LogDue[] => {
  const { today } = now;
  const last = newestAt(records.filter(isEntry)) || now.openedAt;
  const clocks = clocksOf(book, records, now);
  const missing = (book.due ?? []).flatMap((rule, index): LogDue[] => {
    const rests = (rule.unlessNewer ?? []).some((kind) => (now.newest[kind] ?? '') > last);
    const { key, due } = clocks[index] ?? { key: rule.key, due: today };
    if (rests || now.hour < (rule.fromHour ?? 0) || due > today) return [];
    return [{ key, since: due, count: daysBetween(due, today) + 1 }];
  });
  const late = book.crewDrills ? crewClocks(records, now).filter(({ due }) => due <= today) : [];
  const [first = ''] = late.map(({ due }) => due).toSorted();
  const waiting = unverifiedOf(book, records, now);
  const [oldest = ''] = waiting.map(({ at }) => at).toSorted();
  return [
    ...missing,
    ...(late.length > 0 ? [{ key: 'crewDrills' as const, since: first, count: late.length }] : []),
    ...(waiting.length > 0
      ? [{ key: 'verify' as const, since: now.dayOf(oldest), count: waiting.length }]
      : []),
  ];
};
