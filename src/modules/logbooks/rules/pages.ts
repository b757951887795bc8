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
  if (record.kind !== 'entry' && record.kind !== 'amend') return last;
  const lines = Math.min(book.linesAPage, recordLines(book, record));
  return last.page === 0 || last.line + lines > book.linesAPage
    ? { page: last.page + 1, line: lines }
    : { page: last.page, line: last.line + lines };
};
