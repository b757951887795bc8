import type { LogRecord } from '../contract.ts';
import type { BookValues, StandardKind } from './book.ts';
import { books } from './books.ts';
import { checksOf } from './checks.ts';

/** The moment at which the tests check. */
export const NOW = '2026-06-18T12:00:00.000Z';
export const daysAgo = (days: number) => new Date(Date.parse(NOW) - days * 86_400_000).toISOString();

export const tanks = [
  { name: 'Sludge tank', list: '3.1', capacity: 1.97 },
  { name: 'Bilge tank', list: '3.3', capacity: 4 },
];

let n = 1;
/** An entry of a book that was signed a day ago, or `at`. */
export const signed = (
  book: StandardKind,
  code: string,
  fields: BookValues,
  more: { at?: string; amends?: string } = {},
): LogRecord => {
  const { at = daysAgo(1), amends = '' } = more;
  const _id = `record-${++n}`;
  return {
    ...{ _id, volumeID: 'v', n, page: 1, hash: `hash-${n}`, arrivedAt: at, seal: 'x' },
    signer: { userID: 'u', name: 'N', rank: '', ink: '' },
    content: {
      ...{ v: 1, _id, boatID: 'b', volumeID: 'v', book, form: books[book].form, code, at, zone: 0 },
      ...{ kind: amends ? 'amend' : 'entry', amends, amendsHash: '', reason: '', covers: [], of: '' },
      ...{ signerID: 'u', device: 'd', deviceSeq: 1, devicePrev: '', signedAt: at, fields: { ...fields } },
    },
  };
};

/** The warnings of an entry, by key. */
export const warnings = (
  kind: StandardKind,
  code: string,
  values: BookValues,
  {
    records = [],
    opening = { tanks, rated: 1, alarmStop: true },
  }: { records?: LogRecord[]; opening?: BookValues } = {},
) =>
  checksOf(books[kind], { code, at: NOW, values }, { opening, records, now: NOW })
    .filter(({ ok }) => !ok)
    .map(({ key }) => key);
