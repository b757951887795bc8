import i18next, { type FlatNamespace, type ParseKeys } from 'i18next';

/** The key of a text in any namespace, as `namespace:key`; one that does not exist does not compile. */
export type TextKey = Extract<ParseKeys<readonly FlatNamespace[]>, `${string}:${string}`>;

/** A text in the reader's language, outside of components; for keys that take no parameters. Loads what it needs. */
export const textOf = async (key: TextKey): Promise<string> => {
  await i18next.loadNamespaces(key.split(':').slice(0, 1));
  // Which keys take parameters is known for a literal key only, not for one that is passed along.
  return i18next.t(key as 'messages:failed');
};

/**
 * For a route's loader: all words that its page shows, parts that appear later with their data too. Without this a part
 * that comes with words of another module would take the page away again until they are there.
 */
export const loadWords = (...namespaces: FlatNamespace[]): Promise<void> =>
  i18next.loadNamespaces(namespaces);
