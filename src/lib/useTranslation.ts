import { getI18n, useTranslation as useAnyTranslation } from 'react-i18next';
import type { Namespaces } from '#i18n/namespaces.gen.ts';

/**
 * Typed keys and parameters of all texts. i18next's own types compute both anew at each call, which took two fifths of
 * the type check; here one table is derived from the English texts (docs/decisions/0033-typed-texts.md).
 */
export type Namespace = keyof Namespaces;

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type WithoutForm<Key extends string> = Key extends `${infer Base}_${PluralForm}` ? Base : Key;

/** The parameters of a text: `{{name}}` takes text or a number, `{{count}}` and `{{size, number}}` take a number. */
type ParametersOf<Text> = Text extends `${string}{{${infer Entry}}}${infer Rest}`
  ? (Entry extends `${infer Name}, ${string}`
      ? { [N in Name]: number }
      : { [N in Entry]: N extends 'count' ? number : string | number }) &
      ParametersOf<Rest>
  : unknown;

type Entries<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string
    ? [
        WithoutForm<Key>,
        ParametersOf<Texts[Key]> & (Key extends `${string}_${PluralForm}` ? { count: number } : unknown),
      ]
    : Nested<Key, Entries<Texts[Key]>>;
}[keyof Texts & string];
type Nested<Key extends string, Inner> = Inner extends [infer Rest extends string, infer Parameters]
  ? [`${Key}.${Rest}`, Parameters]
  : never;
type TableOf<Texts> =
  Entries<Texts> extends infer All extends [string, unknown]
    ? { [Entry in All as Entry[0]]: [Entry[1]] }
    : never;

/**
 * For every namespace: its keys, each with the parameters of its text (in a tuple, because `unknown` for none would
 * absorb a union).
 */
type Tables = { [N in Namespace]: TableOf<Namespaces[N]> };
type KeysOf = { [N in Namespace]: keyof Tables[N] & string };

/** The key of a text in any namespace, as `namespace:key`; an unknown key does not compile. */
export type TextKey = { [N in Namespace]: `${N}:${KeysOf[N]}` }[Namespace];

/** The fields for which a module's texts, or the shared ones, have a label: `field.…`. */
export type FieldLabel<N extends Namespace> = KeysOf[N] | KeysOf['shared'] extends infer Key
  ? Key extends `field.${infer Name}`
    ? Name
    : never
  : never;

/** A text of the first namespace or a shared one by its key alone, one of the others as `namespace:key`. */
type Key<First extends Namespace, Others extends Namespace> =
  | KeysOf[First]
  | KeysOf['shared']
  | { [N in First | Others | 'shared']: `${N}:${KeysOf[N]}` }[First | Others | 'shared'];

// `KeysOf[First]` is computed once; `keyof` would be computed at each call.
type ParametersAt<First extends Namespace, K> = K extends KeysOf[First]
  ? Tables[First][K]
  : K extends KeysOf['shared']
    ? Tables['shared'][K]
    : K extends `${infer N extends Namespace}:${infer Path}`
      ? Path extends KeysOf[N]
        ? Tables[N][Path]
        : never
      : never;
// A key that is a union takes the parameters of all its texts.
type All<T> = (T extends [infer Each] ? (each: Each) => void : never) extends (all: infer A) => void
  ? A
  : never;
// An unknown key is inferred as all keys: no parameters are required then, so that the error is about the key.
type Arguments<First extends Namespace, K> = [KeysOf[First]] extends [K]
  ? [parameters?: unknown]
  : unknown extends All<ParametersAt<First, K>>
    ? [parameters?: { count: number }]
    : [parameters: All<ParametersAt<First, K>>];

/** Translates a key into the reader's language. */
export type TFunction<First extends Namespace = 'app', Others extends Namespace = never> = <
  K extends Key<First, Others>,
>(
  key: K,
  ...parameters: Arguments<First, K>
) => string;

type I18n = ReturnType<typeof useAnyTranslation>['i18n'];

/** Texts that are being loaded, by language and namespaces. */
const loading = new Map<string, Promise<unknown>>();

/**
 * Suspends until these namespaces are loaded; whoever waits for the same ones waits for the same promise. react-i18next
 * makes a new one whenever React tries to render, and React, which knows none of them, may try again at once: that took
 * all processor time until the texts were there, and where they waited for that time, all memory.
 */
const waitForTexts = (namespaces: string | readonly string[]) => {
  const i18n = getI18n();
  const missing = [namespaces].flat().filter((each) => !i18n.hasLoadedNamespace(each));
  if (missing.length === 0) return;
  const key = `${i18n.language} ${missing}`;
  const texts = loading.get(key) ?? i18n.loadNamespaces(missing).finally(() => loading.delete(key));
  loading.set(key, texts);
  throw texts;
};

type UseTranslation = <First extends Namespace = 'app', Others extends Namespace = never>(
  namespaces?: First | readonly [First, ...Others[]],
) => { t: TFunction<First, Others>; i18n: I18n };

/** The texts of one namespace, or of several with the component's own first. Suspends until they are loaded. */
export const useTranslation = ((namespaces: string | readonly string[] = 'app') => {
  waitForTexts(namespaces);
  return useAnyTranslation(namespaces);
  // The same function with typed keys.
}) as unknown as UseTranslation;
