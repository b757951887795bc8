import type { Book, BookField } from './book.ts';

/** The fields of a log that a vessel can leave out: neither what must be filled, nor remarks. */
export const choosable = (book: Book): BookField[] => {
  const fields = book.codes.flatMap((code) => code.fields);
  const needed = new Set(fields.filter(({ required }) => required).map(({ key }) => key));
  return [
    ...new Map(
      fields
        .filter(({ key, kind, hidden }) => !hidden && kind !== 'longText' && !needed.has(key))
        .map((field) => [field.key, field]),
    ).values(),
  ];
};
