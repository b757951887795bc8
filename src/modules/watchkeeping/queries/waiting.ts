import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '#lib/request.ts';
import { useMine } from '#lib/viewer.ts';
import { watchWaiting } from '../contract/waiting.ts';

const waiting = (boatID: string) =>
  queryOptions({
    queryKey: ['watchwaiting', boatID],
    queryFn: ({ signal }) => request(watchWaiting.count, { params: { boatID }, signal }),
    enabled: boatID !== '',
    meta: { access: watchWaiting.count.access },
  });

/** How many orders this person has still to read, and swaps that ask them. */
export const useWatchWaiting = (): number => useQuery(useMine(waiting)).data?.count ?? 0;
