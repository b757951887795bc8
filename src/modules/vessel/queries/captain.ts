import { useQuery } from '@tanstack/react-query';
import { request } from '#lib/request.ts';
import { vessel } from '../contract.ts';

/** Who commands the vessel, and how to reach them; apart from the other queries, which every first screen has. */
export const useCaptain = (boatID: string) =>
  useQuery({
    queryKey: ['vessel', 'captain', boatID],
    queryFn: ({ signal }) => request(vessel.captain, { params: { boatID }, signal }),
    enabled: boatID !== '',
    meta: { access: vessel.captain.access },
  });
