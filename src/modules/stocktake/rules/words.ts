import type { DocumentLanguage } from '#modules/workorder/rules/language.ts';
import en, { type StocktakeWords } from './words/en.ts';
import fr from './words/fr.ts';
import ja from './words/ja.ts';
import zh from './words/zh.ts';

const all: Record<DocumentLanguage, StocktakeWords> = { en, fr, zh, ja };

/** The texts of a count sheet on paper and in the ledger, in a language. */
export const stocktakeWords = (language: DocumentLanguage): StocktakeWords => all[language];
