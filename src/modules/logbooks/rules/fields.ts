import type { BookField } from './book.ts';

/** Short ways to write the fields of a book's description. */
type More = Omit<Partial<BookField>, 'key' | 'kind'>;

export const words = (key: string, more: More = {}): BookField => ({ key, kind: 'text', ...more });
export const prose = (key: string, more: More = {}): BookField => ({ key, kind: 'longText', ...more });
export const yesNo = (key: string, more: More = {}): BookField => ({ key, kind: 'yesNo', ...more });
export const clock = (key: string, more: More = {}): BookField => ({ key, kind: 'time', ...more });
export const place = (key: string, more: More = {}): BookField => ({ key, kind: 'position', ...more });
export const oneOf = (key: string, values: readonly string[], more: More = {}): BookField => ({
  key,
  kind: 'choice',
  values,
  ...more,
});
export const tank = (key: string, more: More = {}): BookField => ({ key, kind: 'tank', ...more });

/** A figure with its range and decimals. */
export const number = (
  key: string,
  unit: string,
  [min, max, decimals]: readonly [min: number, max: number, decimals: number],
  more: More = {},
): BookField => ({ key, kind: 'number', ...(unit ? { unit } : {}), min, max, decimals, ...more });

/** Cubic metres with two decimals, as record books state them. */
export const cubic = (key: string, more: More = {}): BookField => number(key, 'm³', [0, 10_000, 2], more);

export const remarks: BookField = { key: 'remarks', kind: 'longText' };
