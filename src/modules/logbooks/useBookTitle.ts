import { useTranslation } from '#lib/useTranslation.ts';
import type { Book } from './rules/book.ts';
import { isStandard } from './rules/books.ts';

/** The name of a book in the reader's language; a vessel's own book has the one that the vessel gave it. */
export const useBookTitle = () => {
  const { t } = useTranslation('logbooks');
  return ({ kind, title }: Pick<Book, 'kind' | 'title'>): string =>
    isStandard(kind) ? t(`book.${kind}`) : title;
};
