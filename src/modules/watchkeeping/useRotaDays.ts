import { useMemo } from 'react';
import { daysOfMonth } from '#modules/hoursofrest/rules/calendar.ts';
import { useZoneAt } from '#modules/hoursofrest/useRestMonth.ts';
import { usePlans, useWatches } from './queries.ts';
import { restDaysOf } from './rules/restDays.ts';

/** What the rota says of a person's rest in a month, by day; undefined while it is loaded. */
export const useRotaDays = (userID: string, month: string): ReadonlyMap<string, string> | undefined => {
  const zoneAt = useZoneAt();
  const { data: plans, isLoading: noPlans } = usePlans();
  const { data: watches, isLoading: noWatches } = useWatches();
  const isLoading = noPlans || noWatches;
  return useMemo(() => {
    if (isLoading) return undefined;
    const days = daysOfMonth(month);
    const [first = '', last = ''] = [days[0], days.at(-1)];
    return restDaysOf(userID, first, last, plans ?? [], watches ?? [], zoneAt);
  }, [userID, month, plans, watches, isLoading, zoneAt]);
};
