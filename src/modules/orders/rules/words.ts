import type { DocumentLanguage } from '#modules/workorder/rules/language.ts';
import en, { type OrderWords } from './words/en.ts';
import fr from './words/fr.ts';
import ja from './words/ja.ts';
import zh from './words/zh.ts';

const all: Record<DocumentLanguage, OrderWords> = { en, fr, zh, ja };

/** The texts of an order in a language. */
export const orderWords = (language: DocumentLanguage): OrderWords => all[language];
