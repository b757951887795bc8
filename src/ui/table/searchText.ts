import { type Column, valueText, valueTexts } from './column.ts';

const NOT_ASCII = /[\u0080-\uffff]/;

/** Lower case without accents, so that "pompe a eau" finds "Pompe à eau". */
export const fold = (text: string) => {
  const lower = text.toLowerCase();
  return NOT_ASCII.test(lower) ? lower.normalize('NFD').replace(/[\u0300-\u036f]/g, '') : lower;
};

/** The words of a search, folded. */
export const wordsOf = (q: string | undefined): string[] =>
  fold(q ?? '')
    .split(/\s+/)
    .filter(Boolean);

type Texts = { columns: ReadonlySet<object>; texts: WeakMap<object, string> };

/** By each of the columns that are searched: other columns beside them, or another order, change no text. */
const known = new WeakMap<object, Texts>();

const textsOf = (columns: readonly object[]): Texts['texts'] => {
  const there = columns[0] && known.get(columns[0]);
  if (there && there.columns.size === columns.length && columns.every((column) => there.columns.has(column)))
    return there.texts;
  const made: Texts = { columns: new Set(columns), texts: new WeakMap() };
  for (const column of columns) known.set(column, made);
  return made.texts;
};

/** A function for the searchable text of a row, which is computed once per row object and set of columns. */
export const searchTextOf = <T extends object>(columns: readonly Column<T>[]): ((row: T) => string) => {
  const searched = columns.filter(({ searchable }) => searchable !== false);
  const texts = textsOf(searched);
  return (row) => {
    const there = texts.get(row);
    if (there !== undefined) return there;
    let text = '';
    for (const column of searched) {
      const value = column.value(row);
      if (typeof value === 'boolean' || value === null || value === undefined || value === '') continue;
      text += `${valueText(value)}\n`;
      if (column.filter === 'select' && column.optionLabel && value)
        for (const each of valueTexts(value)) text += `${column.optionLabel(each)}\n`;
    }
    text = fold(text);
    texts.set(row, text);
    return text;
  };
};
