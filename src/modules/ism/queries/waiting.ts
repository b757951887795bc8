import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '#lib/request.ts';
import { useMine } from '#lib/viewer.ts';
import { formWaiting } from '../contract/waiting.ts';

const waiting = (boatID: string) =>
  queryOptions({
    queryKey: ['formwaiting', boatID],
    queryFn: ({ signal }) => request(formWaiting.count, { params: { boatID }, signal }),
    enabled: boatID !== '',
    meta: { access: formWaiting.count.access },
  });

/** How many forms wait for this person's signature. */
export const useFormWaiting = (): number => useQuery(useMine(waiting)).data?.count ?? 0;
