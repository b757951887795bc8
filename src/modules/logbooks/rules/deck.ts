import type { LogRecord } from '../contract.ts';

/** A row of the log as it is shown: the words first signed, and what amended them since. */
export type DeckRow = {
  record: LogRecord;
  /** The amendments of it, in their order. */
  amendedBy: LogRecord[];
  /** Whether a master has verified it. */
  verified: boolean;
};

const isEntry = ({ content: { kind } }: LogRecord) => kind === 'entry' || kind === 'amend';

/** The contents that a master has signed. */
export const coveredBy = (records: readonly LogRecord[]): ReadonlySet<string> =>
  new Set(records.flatMap(({ content: { kind, covers } }) => (kind === 'verify' ? covers : [])));

/** Entries and amendments in the order of their time, each amendment after what it amends. */
export const deckRows = (records: readonly LogRecord[]): DeckRow[] => {
  const covered = coveredBy(records);
  const amending = Map.groupBy(
    records.filter(({ content }) => content.kind === 'amend'),
    ({ content }) => content.amends,
  );
  const order = (a: LogRecord, b: LogRecord) =>
    a.content.at.localeCompare(b.content.at) ||
    (a.n || Number.POSITIVE_INFINITY) - (b.n || Number.POSITIVE_INFINITY);
  const rowOf = (record: LogRecord): DeckRow => ({
    record,
    amendedBy: (amending.get(record._id) ?? []).toSorted(order),
    verified: covered.has(record.hash),
  });
  const known = new Set(records.map(({ _id }) => _id));
  const withAmendments = (record: LogRecord): DeckRow[] => {
    const row = rowOf(record);
    return [row, ...row.amendedBy.flatMap(withAmendments)];
  };
  return records
    .filter((record) => isEntry(record) && !known.has(record.content.amends))
    .toSorted(order)
    .flatMap(withAmendments);
};

/** What stands: each entry with the words of its last amendment, in the order of time. */
export const standing = (records: readonly LogRecord[]): LogRecord[] => {
  const next = new Map(
    records
      .filter(({ content }) => content.kind === 'amend')
      .toSorted((a, b) => (a.n || Number.POSITIVE_INFINITY) - (b.n || Number.POSITIVE_INFINITY))
      .map((record) => [record.content.amends, record]),
  );
  const lastOf = (record: LogRecord): LogRecord => {
    const later = next.get(record._id);
    return later ? lastOf(later) : record;
  };
  return records
    .filter(({ content }) => content.kind === 'entry')
    .map((entry) => ({ entry, last: lastOf(entry) }))
    .toSorted(
      (a, b) =>
        a.last.content.at.localeCompare(b.last.content.at) ||
        // Of the same minute the one that was signed first.
        a.entry.content.signedAt.localeCompare(b.entry.content.signedAt),
    )
    .map(({ last }) => last);
};

/** The last entry of a code, for what the next one begins with. */
export const lastOfCode = (records: readonly LogRecord[], code: string): LogRecord | undefined =>
  records
    .filter(({ content }) => (content.kind === 'entry' || content.kind === 'amend') && content.code === code)
    .reduce<LogRecord | undefined>(
      (last, record) => (!last || record.content.at >= last.content.at ? record : last),
      undefined,
    );

const WATCH_HOURS = 4;

/** The watch of a time of the ship's clock: "00 to 04". `wall` is `2026-06-18T02:30`. */
export const watchOf = (wall: string): { from: string; to: string } => {
  const from = Math.floor(Number(wall.slice(11, 13)) / WATCH_HOURS) * WATCH_HOURS;
  const text = (hour: number) => String(hour).padStart(2, '0');
  return { from: text(from), to: text(from + WATCH_HOURS) };
};
