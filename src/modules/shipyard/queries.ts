import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '#lib/request.ts';
import { shipyardUsers } from './contract.ts';

export const shipyardQueries = {
  myJobs: () =>
    queryOptions({
      queryKey: ['shipyard', 'myJobs'],
      queryFn: ({ signal }) => request(shipyardUsers.myJobs, { signal }),
    }),
};

/** The jobs that the signed-in contractor was given, newest first. */
export const useMyJobs = () => useQuery(shipyardQueries.myJobs());
