import { useTranslation } from '#lib/useTranslation.ts';
import type { BookWords } from './rules/printed.ts';
import { say } from './useFieldTexts.ts';

/** The words of books in the reader's language. */
export const useBookWords = (): BookWords => {
  const { t } = useTranslation('bookwords');
  return (kind, key) => say(t, `${kind}.${key}`);
};
