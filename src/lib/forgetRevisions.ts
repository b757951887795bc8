import type { QueryClient } from '@tanstack/react-query';
import { PARTS } from './listParts.ts';
import { SYNCED } from './synced.ts';

const withoutRevision = (data: unknown): unknown => {
  if (Array.isArray(data)) return data.map(withoutRevision);
  return typeof data === 'object' && data !== null && 'rev' in data ? { ...data, rev: 0 } : data;
};

/**
 * After the server was restored from a backup: the revisions on this device mean nothing there. They are forgotten and
 * everything is fetched again, so that no row stays that the server does not have. Waiting changes stay; the server asks
 * about those whose base it does not know.
 */
export const forgetRevisions = (client: QueryClient) => {
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[1] === SYNCED || queryKey[1] === PARTS });
  for (const { queryKey, state } of client.getQueryCache().findAll())
    if (state.data !== undefined) client.setQueryData(queryKey, withoutRevision);
  return client.invalidateQueries();
};
