import i18next from 'i18next';
import type { Namespace, TextKey, TFunction } from './useTranslation.ts';

/** A text in the reader's language, outside components; for keys without parameters. Loads the namespace. */
export const translate = async (key: TextKey): Promise<string> => {
  await i18next.loadNamespaces(key.split(':').slice(0, 1));
  return i18next.t(key);
};

/** The `t` of one or more namespaces, as from `useTranslation`, outside components. Loads the namespaces. */
export const loadTranslator = async <First extends Namespace, Others extends Namespace = never>(
  ...namespaces: readonly [First, ...Others[]]
): Promise<TFunction<First, Others>> => {
  await i18next.loadNamespaces(namespaces);
  // The same function with typed keys.
  return i18next.getFixedT(null, namespaces) as unknown as TFunction<First, Others>;
};

/**
 * For a route's loader: all namespaces of its page, including parts that appear later with their data. Otherwise a part
 * that needs another module's texts would suspend the whole page again.
 */
export const loadTexts = (...namespaces: Namespace[]): Promise<void> => i18next.loadNamespaces(namespaces);

/**
 * The text of a key composed from data, such as the label of a field; undefined if there is none. Its namespace must be
 * loaded.
 */
export const lookUp = (key: string, values: Record<string, unknown> = {}): string | undefined =>
  i18next.exists(key) ? i18next.t(key, values) : undefined;
