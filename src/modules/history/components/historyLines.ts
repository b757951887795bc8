import type { HistoryRow } from '../contract.ts';

type Change = { field: string; from: unknown; to: unknown };

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** The changes of a row, field by field; a created or imported item lists none, since everything is new. */
export const changesOf = ({ action, before, after }: HistoryRow): Change[] => {
  if (action === 'create' || action === 'import' || action === 'remove') return [];
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields]
    .filter((field) => action !== 'file' || field !== 'fileID')
    .map((field) => ({ field, from: before?.[field], to: after?.[field] }))
    .filter(({ from, to }) => !same(from, to));
};

const fileIn = (fields: HistoryRow['before']) =>
  typeof fields?.fileID === 'string' ? fields.fileID : undefined;

/** The ids of deleted files that were not restored since, by the row that says so; newest first, as the rows are. */
export const deletedFiles = (rows: readonly HistoryRow[]): ReadonlyMap<string, string> => {
  const seen = new Set<string>();
  const found = new Map<string, string>();
  for (const { _id, action, before, after } of rows) {
    const id = action === 'file' ? (fileIn(before) ?? fileIn(after)) : undefined;
    if (id === undefined || seen.has(id)) continue;
    seen.add(id);
    if (after === null) found.set(_id, id);
  }
  return found;
};

/** Groups rows by the day on which they came, in the given order; `dayOf` returns the day of an instant. */
export const byDay = (
  rows: readonly HistoryRow[],
  dayOf: (iso: string) => string,
): { day: string; rows: HistoryRow[] }[] => {
  const days: { day: string; rows: HistoryRow[] }[] = [];
  for (const row of rows) {
    const day = dayOf(row.cameAt ?? row.at);
    const last = days.at(-1);
    if (last?.day === day) last.rows.push(row);
    else days.push({ day, rows: [row] });
  }
  return days;
};
