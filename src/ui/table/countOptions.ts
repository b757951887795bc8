import { type Column, valueTexts } from './column.ts';
import { filtered, placesOf } from './pipeline.ts';

/** The number of rows per value of a column: in the column's own order, else most frequent first. */
export const countOptions = <T>(rows: readonly T[], column: Column<T>, keep: readonly string[]) => {
  const counts = new Map<string, number>(keep.map((value) => [value, 0]));
  for (const row of rows) {
    for (const text of valueTexts(filtered(column, row))) {
      const value = column.filter === 'boolean' ? String(text === 'true') : text;
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
  }
  const places = placesOf(column);
  const placeOf = (value: string) => places?.get(value) ?? counts.size + (places?.size ?? 0);
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => placeOf(a.value) - placeOf(b.value) || b.count - a.count);
};
