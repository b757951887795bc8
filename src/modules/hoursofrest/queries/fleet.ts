import { queryOptions, useQuery } from '@tanstack/react-query';
import { nowIso } from '#lib/clock.ts';
import { request } from '#lib/request.ts';
import { fleetRest } from '../contract/fleet.ts';

/** The present month: of several vessels there is no one clock. */
export const presentMonth = () => nowIso().slice(0, 7);

/** The hours of rest of a month on each boat that the user may access. */
export const fleetRestQuery = (month: string) =>
  queryOptions({
    queryKey: ['timesheets', 'fleet', month],
    queryFn: ({ signal }) => request(fleetRest.months, { search: { month }, signal }),
    meta: { access: fleetRest.months.access },
  });

export const useFleetRest = (month: string) => useQuery(fleetRestQuery(month));
