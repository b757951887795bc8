import type { DocumentLanguage } from './fonts.ts';
import { isOne } from './format.ts';
import en, { type Words } from './words/en.ts';
import fr from './words/fr.ts';
import ja from './words/ja.ts';
import zh from './words/zh.ts';

const all: Record<DocumentLanguage, Words> = { en, fr, zh, ja };

/** The texts of printed sheets in a language. */
export const wordsOf = (language: DocumentLanguage): Words => all[language];

/** A text with its `{{gaps}}` filled in; a missing value leaves its gap empty. */
export const fill = (text: string, values: Record<string, string>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '').trim();

/** The plural form of a text for a number. */
export const counted = (language: DocumentLanguage, [one, other]: string[], n: number, formatted: string) =>
  fill((isOne(language, n) ? one : other) ?? '', { n: formatted });
