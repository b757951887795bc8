import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '#lib/request.ts';
import { useMine } from '#lib/viewer.ts';
import { logWaiting } from '../contract/waiting.ts';

const waiting = (boatID: string) =>
  queryOptions({
    queryKey: ['logrecords', 'waiting', boatID],
    queryFn: ({ signal }) => request(logWaiting.count, { params: { boatID }, signal }),
    enabled: boatID !== '',
    meta: { access: logWaiting.count.access },
  });

/** How much waits in the books for this person. */
export const useLogWaiting = (): number => useQuery(useMine(waiting)).data?.count ?? 0;
