import en, { type Words } from './words/en.ts';
import fr from './words/fr.ts';
import ja from './words/ja.ts';
import zh from './words/zh.ts';

/** The languages of printed sheets. */
export type DocumentLanguage = 'en' | 'fr' | 'zh' | 'ja';

const all: Record<DocumentLanguage, Words> = { en, fr, zh, ja };

/** The language of a sheet for a user's language: the same, or else English. */
export const languageOf = (code: string): DocumentLanguage =>
  code === 'fr' || code === 'zh' || code === 'ja' ? code : 'en';

/** The texts of printed sheets in a language. */
export const wordsOf = (language: DocumentLanguage): Words => all[language];

/** A text with its `{{gaps}}` filled in; a missing value leaves its gap empty. */
export const fill = (text: string, values: Record<string, string>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '').trim();

/** Whether the language uses the singular for this number. */
const isOne = (language: DocumentLanguage, count: number) =>
  language === 'en' ? count === 1 : language === 'fr' && Math.abs(count) < 2;

/** The plural form of a text for a number. */
export const counted = (language: DocumentLanguage, [one, other]: string[], n: number, formatted: string) =>
  fill((isOne(language, n) ? one : other) ?? '', { n: formatted });
