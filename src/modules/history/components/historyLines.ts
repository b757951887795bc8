import type { HistoryRow } from '../contract.ts';

type Change = { field: string; from: unknown; to: unknown };

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** What a row changed, field by field; a new or imported thing lists nothing, since all of it was new. */
export const changesOf = ({ action, before, after }: HistoryRow): Change[] => {
  if (action === 'create' || action === 'import' || action === 'remove') return [];
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields]
    .map((field) => ({ field, from: before?.[field], to: after?.[field] }))
    .filter(({ from, to }) => !same(from, to));
};

/** Rows under the day they were written, in the order given; `dayOf` gives the day of a moment. */
export const byDay = (
  rows: readonly HistoryRow[],
  dayOf: (iso: string) => string,
): { day: string; rows: HistoryRow[] }[] => {
  const days: { day: string; rows: HistoryRow[] }[] = [];
  for (const row of rows) {
    const day = dayOf(row.at);
    const last = days.at(-1);
    if (last?.day === day) last.rows.push(row);
    else days.push({ day, rows: [row] });
  }
  return days;
};
