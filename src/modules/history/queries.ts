import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '#lib/request.ts';
import { history } from './contract.ts';

export const historyQueries = {
  ofItem: (resource: string, id: string) =>
    queryOptions({
      queryKey: ['history', resource, id],
      meta: { keep: false },
      queryFn: ({ signal }) => request(history.ofItem, { params: { resource, id }, signal }),
      // Every write adds a row, so what was read a moment ago may be old.
      staleTime: 0,
    }),
};

/** Who changed what and when, newest first. */
export const useHistory = (resource: string, id: string, wanted = true) =>
  useQuery({ ...historyQueries.ofItem(resource, id), enabled: wanted });
