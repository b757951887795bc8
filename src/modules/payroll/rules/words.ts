import type { DocumentLanguage } from '#modules/workorder/rules/language.ts';
import en, { type PayslipWords } from './words/en.ts';
import fr from './words/fr.ts';
import ja from './words/ja.ts';
import zh from './words/zh.ts';

const all: Record<DocumentLanguage, PayslipWords> = { en, fr, zh, ja };

/** The texts of a payslip, in a language. */
export const payslipWords = (language: DocumentLanguage): PayslipWords => all[language];
