import type { LogRecord } from '../../contract.ts';
import { type Book, type BookValues, isPosition, type Position } from '../book.ts';

/**
 * What was looked at before signing; the texts are `check.<key>.ok` and `check.<key>.warn`. The parameter `area` is the
 * name of a special area, whose words are `area.<area>`; `rule` is where its rule stands.
 */
export type CheckResult = { key: string; ok: boolean; params?: Record<string, string | number> };

/** An entry that is about to be signed, and what its volume says already. */
export type Checked = {
  book: Book;
  code: string;
  at: string;
  values: BookValues;
  opening: BookValues;
  records: readonly LogRecord[];
  /** The last entry of the same code. */
  last: LogRecord | undefined;
  now: string;
};

export const hoursBetween = (a: string, b: string) => Math.abs(Date.parse(a) - Date.parse(b)) / 3_600_000;

export const rounded = (value: number, decimals: number) =>
  Math.round(value * 10 ** decimals) / 10 ** decimals;

/** The positions that an entry states, from its beginning to its end. */
export const trackOf = ({ values: { position, posStart, posStop } }: Pick<Checked, 'values'>): Position[] =>
  [position, posStart, posStop].filter(isPosition);
