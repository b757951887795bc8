import { useMemo } from 'react';
import { daysOfMonth } from '#modules/hoursofrest/rules/calendar.ts';
import { useZoneAt } from '#modules/hoursofrest/useRestMonth.ts';
import { usePlans, useWatches } from './queries.ts';
import { restDaysOf } from './rules/restDays.ts';

/** What the rota says of a person's rest in a month, by day. */
export const useRotaDays = (userID: string, month: string): ReadonlyMap<string, string> => {
  const zoneAt = useZoneAt();
  const { data: plans } = usePlans();
  const { data: watches } = useWatches();
  return useMemo(() => {
    const days = daysOfMonth(month);
    const [first = '', last = ''] = [days[0], days.at(-1)];
    return restDaysOf(userID, first, last, plans ?? [], watches ?? [], zoneAt);
  }, [userID, month, plans, watches, zoneAt]);
};
