import { type Book, type BookKind, bookKinds, type StandardKind } from './book.ts';
import { air } from './books/air.ts';
import { chief, navigational, portbridge, seabridge } from './books/bridge.ts';
import { cargo } from './books/cargo.ts';
import { garbage, garbage2 } from './books/garbage.ts';
import { gmdss } from './books/gmdss.ts';
import { cayman, official } from './books/official.ts';
import { oil } from './books/oil.ts';
import { port } from './books/port.ts';
import { sea } from './books/sea.ts';
import { sewage } from './books/sewage.ts';
import { ownBook } from './own.ts';

/** All books that we describe, in the order of their list. */
export const books: Readonly<Record<StandardKind, Book>> = {
  sea,
  seabridge,
  port,
  portbridge,
  chief,
  gmdss,
  official,
  cayman,
  navigational,
  oil,
  oil2: cargo,
  garbage,
  garbage2,
  sewage,
  air,
};

export const isStandard = (kind: BookKind): kind is StandardKind => bookKinds.some((each) => each === kind);

/**
 * The description of a book; of a vessel's own book the version `form` among those that its volume states, else the
 * newest.
 */
export const bookOf = (kind: BookKind, descriptions: readonly string[] = [], form?: string): Book => {
  if (isStandard(kind)) return books[kind];
  const versions = descriptions.map((text) => ownBook(kind, text));
  return versions.find((book) => book?.form === form) ?? versions.at(-1) ?? ownBook(kind, '');
};
