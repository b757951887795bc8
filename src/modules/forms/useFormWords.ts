import { useTranslation } from '#lib/useTranslation.ts';
import { type Translations, wordsIn } from './rules/line.ts';

/** The words of a form in the reader's language. */
export const useFormWords = () => {
  const { i18n } = useTranslation('forms');
  return (translations: Translations) => wordsIn(translations, i18n.language);
};
