import type { RecordContent } from '../contract.ts';
import { type Book, isEmptyValue } from './book.ts';

/** What must stand in a book again and again; its words are the text `due.<key>`. */
export type DueRule = {
  key: DueKey;
  /** Entries of these kinds fulfil it; without, any entry of the book. */
  codes?: readonly string[];
  /** Only entries in which this field is filled. */
  field?: string;
  /** At least once in so many days of the ship's calendar; 1: every day. */
  days: number;
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
  'muster',
  'enclosed',
  'steering',
] as const;
export type DueKey = (typeof dueKeys)[number];

/** Something that is missing in a volume. */
export type LogDue = {
  key: DueKey;
  /** The day since which it is missing: the day after the last one that had it, or the oldest not verified. */
  since: string;
  /** Days over; or, for `verify`, entries that wait. */
  count: number;
};

/** What a rule reads of a record. */
export type DueRecord = Pick<RecordContent, 'kind' | 'code' | 'at' | 'fields' | 'covers'> & {
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
};

const DAY_MS = 86_400_000;
const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
const addDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

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

/** What is missing in an open volume now, of its newest records in any order. */
export const duesOf = (book: Book, records: readonly DueRecord[], now: DueNow): LogDue[] => {
  const entries = records.filter(isEntry);
  const last = newestAt(entries) || now.openedAt;
  const missing = (book.due ?? []).flatMap((rule): LogDue[] => {
    const rests = (rule.unlessNewer ?? []).some((kind) => (now.newest[kind] ?? '') > last);
    if (rests || now.hour < (rule.fromHour ?? 0)) return [];
    const { codes, field } = rule;
    const fitting = entries.filter(
      ({ code, fields }) => (!codes || codes.includes(code)) && (!field || !isEmptyValue(fields[field])),
    );
    const day = now.dayOf(newestAt(fitting) || now.openedAt);
    const over = daysBetween(day, now.today) - rule.days;
    return over >= 0 ? [{ key: rule.key, since: addDays(day, rule.days), count: over + 1 }] : [];
  });
  const waiting = unverifiedOf(book, records, now);
  const [oldest = ''] = waiting.map(({ at }) => at).toSorted();
  return [
    ...missing,
    ...(waiting.length > 0
      ? [{ key: 'verify' as const, since: now.dayOf(oldest), count: waiting.length }]
      : []),
  ];
};
