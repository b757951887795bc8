import { type DocumentLanguage, fill } from './language.ts';
import en, { type Words } from './words/en.ts';
import fr from './words/fr.ts';
import ja from './words/ja.ts';
import zh from './words/zh.ts';

const all: Record<DocumentLanguage, Words> = { en, fr, zh, ja };

/** The texts of printed sheets in a language. */
export const wordsOf = (language: DocumentLanguage): Words => all[language];

/** Whether the language uses the singular for this number. */
const isOne = (language: DocumentLanguage, count: number) =>
  language === 'en' ? count === 1 : language === 'fr' && Math.abs(count) < 2;

/** The plural form of a text for a number. */
export const counted = (language: DocumentLanguage, [one, other]: string[], n: number, formatted: string) =>
  fill((isOne(language, n) ? one : other) ?? '', { n: formatted });
