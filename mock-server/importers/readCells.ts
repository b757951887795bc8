import type { z } from 'zod/mini';
import type { ImportRow, RowError } from '#modules/imports/contract.ts';
import { monthEnd } from '#modules/imports/rules/amounts.ts';
import { parseNumber, parseYesNo } from '#modules/imports/rules.ts';
import { parseDay } from '#modules/worklist/rules/parseDay.ts';

/** Maximum length of a cell with a word, a number or a day; a longer one is not parsed. */
const MAX_WORD = 60;

/** Reads the cells of one row and collects what is wrong. An empty cell sets nothing. */
export const cellReader = (row: number, cells: ImportRow) => {
  const errors: RowError[] = [];
  const values: Record<string, unknown> = {};
  const wrong = (path: string, code: RowError['code'], params?: RowError['params']) => {
    errors.push({ row, path, code, ...(params ? { params } : {}) });
  };
  const cell = (key: string) => (cells[key] ?? '').trim();
  /** The text of a short cell; '' if it is too long, which is reported. */
  const word = (key: string, max = MAX_WORD) => {
    if (cell(key).length <= max) return cell(key);
    wrong(key, 'tooLong', { n: max });
    return '';
  };
  const filled = (keys: readonly string[]) => keys.filter((key) => cell(key) !== '');
  return {
    errors,
    values,
    wrong,
    cell,
    word,
    texts: (keys: readonly string[]) => {
      for (const key of filled(keys)) values[key] = cell(key);
    },
    flags: (keys: readonly string[]) => {
      for (const key of filled(keys)) {
        const text = word(key);
        const value = text === '' ? undefined : parseYesNo(text);
        if (value !== undefined) values[key] = value;
        else if (text !== '') wrong(key, 'notYesNo');
      }
    },
    numbers: (keys: readonly string[]) => {
      for (const key of filled(keys)) {
        const text = word(key);
        const value = text === '' ? undefined : parseNumber(text);
        if (typeof value === 'number') values[key] = value;
        else if (text !== '') wrong(key, value ? 'numberUnclear' : 'notANumber');
      }
    },
    days: (keys: readonly string[]) => {
      for (const key of filled(keys)) {
        const text = word(key);
        const value = text === '' ? undefined : (monthEnd(text) ?? parseDay(text));
        if (value === 'unclear') wrong(key, 'dayUnclear');
        else if (value) values[key] = value;
        else if (text !== '') wrong(key, 'notADay');
      }
    },
    /** Checks the values with the schema of the fields. Returns them as it reads them; errors name their columns. */
    parse: <Fields extends object>(
      schema: z.ZodMiniType<Fields>,
      columnOf: Readonly<Record<string, string>> = {},
    ): Partial<Fields> => {
      const parsed = schema.safeParse(values);
      for (const issue of parsed.error?.issues ?? []) {
        const key = String(issue.path[0]);
        // A missing value was reported by its own check.
        if (!Object.hasOwn(values, key)) continue;
        const path = columnOf[key] ?? key;
        if (issue.code === 'too_big')
          wrong(path, issue.origin === 'string' ? 'tooLong' : 'tooHigh', { n: Number(issue.maximum) });
        else if (issue.code === 'too_small') wrong(path, 'tooLow', { n: Number(issue.minimum) });
        else wrong(path, 'invalid');
      }
      const read: Partial<Fields> = {};
      for (const key in parsed.data) if (Object.hasOwn(values, key)) read[key] = parsed.data[key];
      return read;
    },
  };
};
