import type { RecordContent } from '../contract.ts';
import type { Book } from './book.ts';

const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

type When = Pick<RecordContent, 'at' | 'zone'>;

/** The instant by the clock of the book, as an ISO text: the ship's clock as it was then, or UTC. */
const wallOf = ({ at, zone }: When, { clock }: Pick<Book, 'clock'>) =>
  clock === 'utc' ? at : new Date(Date.parse(at) + zone * 60_000).toISOString();

/** "02-JUN-2026", as record books have it. */
export const printedDay = (when: When, book: Pick<Book, 'clock'>): string => {
  const [year, month = '01', day] = wallOf(when, book).slice(0, 10).split('-');
  return `${day}-${months[Number(month) - 1]}-${year}`;
};

/** "08:05" by the clock of the book. */
export const printedTime = (when: When, book: Pick<Book, 'clock'>): string =>
  wallOf(when, book).slice(11, 16);
