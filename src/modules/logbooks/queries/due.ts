import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '#lib/request.ts';
import { useMine } from '#lib/viewer.ts';
import { logDues } from '../contract/due.ts';

const dues = (boatID: string) =>
  queryOptions({
    queryKey: ['logrecords', 'due', boatID],
    queryFn: ({ signal }) => request(logDues.list, { params: { boatID }, signal }),
    enabled: boatID !== '',
    meta: { access: logDues.list.access },
  });

/** What is missing in the open volumes. */
export const useLogDues = () => useQuery(useMine(dues));
