import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { firstRows, noteFirstRows } from './firstRows.ts';

/** The whole list is there: the first rows beside it go, and the device notes with which this page opens next time. */
export const settleFirstRows = (
  client: QueryClient,
  listKey: QueryKey,
  page: string,
  ids: readonly string[],
) => {
  client.removeQueries({ queryKey: firstRows(listKey, page).queryKey, exact: true });
  noteFirstRows(listKey, page, location.pathname, ids);
};
