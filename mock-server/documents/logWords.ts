import en from '#modules/logbooks/locales/bookwords/en.ts';
import type { BookWords } from '#modules/logbooks/rules/printed.ts';

const words = {
  value: new Map<string, string>(Object.entries(en.value)),
  choice: new Map<string, string>(Object.entries(en.choice)),
  code: new Map<string, string>(Object.entries(en.code)),
};

/** The words of printed books: official books are kept in English. */
export const englishWords: BookWords = (kind, key) => words[kind].get(key) ?? key;
