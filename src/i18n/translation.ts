/** The plural forms that a language must have and may have, by Unicode CLDR; `Intl.PluralRules` picks one. */
type Forms = {
  fr: { must: 'one' | 'other'; may: 'many' };
  zh: { must: 'other'; may: never };
  ja: { must: 'other'; may: never };
};

type WithoutForm<Key> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : never;
type Plain<Key> = Key extends `${string}_${'one' | 'other'}` ? never : Key;

/**
 * The keys of the English text with strings of another language. A text with a count has that language's plural forms
 * instead of the English ones.
 */
export type Translation<T, Language extends keyof Forms> = {
  readonly [Key in Plain<keyof T>]: T[Key] extends string ? string : Translation<T[Key], Language>;
} & {
  readonly [Base in WithoutForm<keyof T> as `${Base}_${Forms[Language]['must']}`]: string;
} & {
  readonly [Base in WithoutForm<keyof T> as `${Base}_${Forms[Language]['may']}`]?: string;
};
