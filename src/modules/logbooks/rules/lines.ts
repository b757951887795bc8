import {
  type Book,
  type BookField,
  type BookValue,
  type BookValues,
  fieldsOf,
  isEmptyValue,
  isPeople,
  isPosition,
  isTanks,
} from './book.ts';
import { positionText } from './position.ts';

/** A line of the record of operations: its item number, '' for none, and its words. */
type RecordLine = { item: string; text: string };

/** The characters of a printed line: longer words take more than one. */
const LINE_LENGTH = 76;

/** A value as the book prints it, with its unit; '' for none. */
export const printedValue = (field: BookField, value: BookValue | undefined): string => {
  if (value === undefined || isEmptyValue(value)) return '';
  if (isPosition(value)) return positionText(value);
  if (field.prints && typeof value === 'string')
    return field.prints[(field.values ?? []).indexOf(value)] ?? value;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') {
    const figure = field.decimals === undefined ? String(value) : value.toFixed(field.decimals);
    return field.unit ? `${figure}${field.unit === '°' ? '' : ' '}${field.unit}` : figure;
  }
  if (isPeople(value)) return value.map(({ name }) => name).join(', ');
  if (isTanks(value))
    return value.map(({ name, capacity, list }) => `${list} ${name}, ${capacity.toFixed(2)} m³`).join('; ');
  return String(value);
};

/**
 * The lines of an entry in the printed book, in the order of its fields; empty fields have none. What follows each other
 * under one item number stands in one line.
 */
export const linesOf = (book: Book, code: string, values: BookValues): RecordLine[] => {
  const lines: RecordLine[] = [];
  for (const field of fieldsOf(book, code) ?? []) {
    const value = printedValue(field, values[field.key]);
    if (value === '' || field.category || field.hidden) continue;
    const text = (field.print ?? '{}').replace('{}', value);
    const last = lines.at(-1);
    if (last && last.item !== '' && last.item === field.item) last.text = `${last.text}, ${text}`;
    else lines.push({ item: field.item ?? '', text });
  }
  return lines;
};

/** The amounts of an entry in the Garbage Record Book, by category. */
export const amountsOf = (book: Book, code: string, values: BookValues) =>
  (fieldsOf(book, code) ?? []).flatMap(({ key, category }) => {
    const value = values[key];
    return category && typeof value === 'number' ? [{ category, amount: value }] : [];
  });

/** Whether an amount is one that the last amendment of its entry does not repeat. */
export const isAmountStruck = (
  book: Book,
  last: { code: string; fields: BookValues },
): ((each: { category: string; amount: number }) => boolean) => {
  const kept = amountsOf(book, last.code, last.fields);
  return ({ category, amount }) => !kept.some((each) => each.category === category && each.amount === amount);
};

/** The column of the printed form for an amount: into the sea, to a facility, incinerated. */
export const amountColumn = (code: string): 0 | 1 | 2 =>
  code === 'toSea' || code === 'lost' ? 0 : code === 'incinerated' ? 2 : 1;

/** The long texts of an entry: remarks and the like, each on a line of its own. */
export const longTextsOf = (book: Book, code: string, values: BookValues): string =>
  (fieldsOf(book, code) ?? [])
    .flatMap(({ key, kind }) => {
      const value = values[key];
      return kind === 'longText' && typeof value === 'string' && value.trim() ? [value.trim()] : [];
    })
    .join('\n');

/** How many lines an entry takes on its page. */
export const recordLines = (
  book: Book,
  { code, fields, reason }: { code: string; fields: BookValues; reason: string },
): number => {
  const wrapped = (text: string) => Math.max(1, Math.ceil(text.length / LINE_LENGTH));
  const prose = book.layout === 'columns' ? longTextsOf(book, code, fields) : '';
  const own =
    book.layout === 'columns'
      ? 1 + (prose === '' ? 0 : prose.split('\n').reduce((sum, text) => sum + wrapped(text), 0))
      : linesOf(book, code, fields).reduce((sum, { text }) => sum + wrapped(text), 0);
  return Math.max(1, own) + (reason === '' ? 0 : wrapped(reason));
};
