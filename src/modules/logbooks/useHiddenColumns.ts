import { useLogColumns } from './queries/beside.ts';
import type { BookKind } from './rules/book.ts';

const none: readonly string[] = [];

/** The keys of the fields that this vessel leaves out of a log. */
export const useHiddenColumns = (kind: BookKind): readonly string[] => {
  const { data = [] } = useLogColumns();
  return data.find(({ book }) => book === kind)?.hidden ?? none;
};
