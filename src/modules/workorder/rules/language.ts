/** The languages of printed sheets. */
export type DocumentLanguage = 'en' | 'fr' | 'zh' | 'ja';

/** The language of a sheet for a user's language: the same, or else English. */
export const languageOf = (code: string): DocumentLanguage =>
  code === 'fr' || code === 'zh' || code === 'ja' ? code : 'en';

/** A text with its `{{gaps}}` filled in; a missing value leaves its gap empty. */
export const fill = (text: string, values: Record<string, string>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '').trim();
