import { useTranslation } from '#lib/useTranslation.ts';
import type { BookKind } from './rules/book.ts';
import { isStandard } from './rules/books.ts';

/** The name of a book, alone or with the number of a volume. */
export const useBookName = () => {
  const { t } = useTranslation(['logproof', 'logbooks']);
  return (kind: BookKind, no?: number): string => {
    const book = isStandard(kind) ? t(`logbooks:book.${kind}`) : t('logbooks:group.own');
    return no ? t('bookAndVolume', { book, no }) : book;
  };
};
