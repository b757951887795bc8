import type { QueryClient } from '@tanstack/react-query';
import type { LinkProps } from '@tanstack/react-router';

/** An item that the command palette can open. */
export type PaletteItem = Pick<LinkProps, 'to' | 'params' | 'search'> & {
  id: string;
  label: string;
  /** Distinguishes it from others of the same name: manufacturer, serial number, location. */
  hint?: string;
  /** A command instead of a page: what is done when it is chosen. */
  run?: () => void;
};

/** Finds items in the caches; it runs on every keystroke, so it does not call the server. */
export type PaletteSource = (query: string, client: QueryClient) => PaletteItem[];

const sources = new Set<PaletteSource>();

/** Adds a source to the command palette, called from a module's `queries.ts`. Returns a function that removes it. */
export const registerPaletteSource = (source: PaletteSource) => {
  sources.add(source);
  return () => void sources.delete(source);
};

/** The results of all sources for a query, source by source. */
export const findInSources = (query: string, client: QueryClient): PaletteItem[] =>
  [...sources].flatMap((source) => source(query, client));

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/** Whether every word of a query occurs in one of the texts; case and accents are ignored. */
export const matchesWords = (query: string, ...texts: (string | undefined)[]) => {
  const text = plain(texts.join(' '));
  return plain(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
};
