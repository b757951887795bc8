import type { RecordKind } from '../contract.ts';
import type { Book, BookValues } from './book.ts';
import { recordLines } from './lines.ts';

/** The place of the last printed line of a volume: page 0 is its opening. */
type Place = { page: number; line: number };

/** Where a record stands that follows this place. Signatures stand on the page that they are about. */
export const placeAfter = (
  last: Place,
  book: Book,
  record: { kind: RecordKind; code: string; fields: BookValues; reason: string },
): Place => {
  const { page, line } = last;
  if (record.kind !== 'entry' && record.kind !== 'amend') return { page, line };
  const lines = Math.min(book.linesAPage, recordLines(book, record));
  return page === 0 || line + lines > book.linesAPage
    ? { page: page + 1, line: lines }
    : { page, line: line + lines };
};
