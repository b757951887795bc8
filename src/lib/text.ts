import i18next from 'i18next';
import type { Namespace, TextKey, TFunction } from './useTranslation.ts';

/** A text in the reader's language, outside of components; for keys that take no parameters. Loads what it needs. */
export const translate = async (key: TextKey): Promise<string> => {
  await i18next.loadNamespaces(key.split(':').slice(0, 1));
  return i18next.t(key);
};

/** The `t` of one or more namespaces, as `useTranslation` gives it, outside of components. Loads what it needs. */
export const loadTranslator = async <First extends Namespace, Others extends Namespace = never>(
  ...namespaces: readonly [First, ...Others[]]
): Promise<TFunction<First, Others>> => {
  await i18next.loadNamespaces(namespaces);
  // The same function with keys that are checked.
  return i18next.getFixedT(null, namespaces) as unknown as TFunction<First, Others>;
};

/**
 * For a route's loader: all words that its page shows, parts that appear later with their data too. Without this a part
 * that comes with words of another module would take the page away again until they are there.
 */
export const loadTexts = (...namespaces: Namespace[]): Promise<void> => i18next.loadNamespaces(namespaces);

/**
 * The text of a key that is put together from data, such as the label of a field; undefined where there is none. Its
 * namespace has to be loaded.
 */
export const lookUp = (key: string, values: Record<string, unknown> = {}): string | undefined =>
  i18next.exists(key) ? i18next.t(key, values) : undefined;
