import type { QueryClient } from '@tanstack/react-query';
import type { LinkProps } from '@tanstack/react-router';

/** A thing that the command palette can lead to. */
export type PaletteItem = Pick<LinkProps, 'to' | 'params' | 'search'> & {
  id: string;
  label: string;
  /** What tells it from others of the same name: maker, serial number, place. */
  hint?: string;
};

/** Finds things among what is cached; asked with every letter typed, so it calls no server. */
export type PaletteSource = (query: string, client: QueryClient) => PaletteItem[];

const sources = new Set<PaletteSource>();

/** Adds a source to the command palette; a module does so in its `queries.ts`. Answers how to take it out again. */
export const registerPaletteSource = (source: PaletteSource) => {
  sources.add(source);
  return () => void sources.delete(source);
};

/** What all sources find for a query, source by source. */
export const findInSources = (query: string, client: QueryClient): PaletteItem[] =>
  [...sources].flatMap((source) => source(query, client));

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/** Whether every word of a query stands in one of the texts, whatever the case and accents. */
export const matchesWords = (query: string, ...texts: (string | undefined)[]) => {
  const text = plain(texts.join(' '));
  return plain(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
};
