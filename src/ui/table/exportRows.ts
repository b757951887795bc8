import { type CellValue, type Column, valueText } from './column.ts';
import { sumValues } from './sums.ts';

const NUMBER = /^[+-]?\d+([.,]\d+)*%?$/;

/**
 * A spreadsheet executes a cell that starts like a formula; an apostrophe in front makes it text. Numbers stay numbers.
 */
export const neutralise = (text: string) =>
  /^[=+\-@\t\r]/.test(text) && !NUMBER.test(text) ? `'${text}` : text;

/** The sheet: a header line, then one line per row. */
export const sheetOf = <T>(rows: readonly T[], columns: readonly Column<T>[]): CellValue[][] => [
  columns.map((column) => column.header),
  ...rows.map((row) => columns.map((column) => (column.exportValue ?? column.value)(row))),
];

/**
 * The lines under the rows: the sums of the columns, one line for each currency, with `total` in the first column that
 * has none.
 */
export const sumLines = <T>(
  rows: readonly T[],
  columns: readonly Column<T>[],
  total: string,
  format: Parameters<typeof sumValues>[2],
): CellValue[][] => {
  const sums = columns.map((column) => sumValues(rows, column, format));
  const named = columns.findIndex(({ sum }) => !sum);
  return Array.from({ length: Math.max(0, ...sums.map(({ length }) => length)) }, (_, line) =>
    columns.map((_column, at) => (at === named && line === 0 ? total : sums[at]?.[line])),
  );
};

/** CSV that spreadsheets open with the right encoding (byte order mark) and without executing anything. */
export const toCsv = async (sheet: readonly CellValue[][]) => {
  const { unparse } = (await import('papaparse')).default;
  const safe = sheet.map((line) => line.map((value) => neutralise(valueText(value))));
  return `\uFEFF${unparse(safe, { newline: '\r\n' })}`;
};

/** "Work list" on 18 June becomes work-list-2026-06-18.csv. */
export const fileName = (label: string, date: Date, ending: string) => {
  const day = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  const name = label
    .toLocaleLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return `${name || 'list'}-${day.map((part) => String(part).padStart(2, '0')).join('-')}.${ending}`;
};
