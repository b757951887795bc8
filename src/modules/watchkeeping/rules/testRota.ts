import { defaultLimits } from '#modules/hoursofrest/rules/limits.ts';
import { addDays } from '#modules/hoursofrest/rules/timeline.ts';
import { dayWorkOf, type PlanTimes, type ShipLine, shipLine, slotsOf } from './line.ts';
import type { Watcher } from './rest.ts';

export const FROM = '2026-06-15';

/** Days of a plan with eight days before and after it, and its people. */
export const given = (days: number, plans: readonly Partial<PlanTimes>[], offset = () => 120) => {
  const to = addDays(FROM, days - 1);
  const line: ShipLine = shipLine(addDays(FROM, -8), addDays(to, 8), offset);
  const full = plans.map(
    (plan): PlanTimes => ({
      ...{ from: FROM, to, station: 'bridge', template: 'fourEight', hours: '', dayWork: '', people: [] },
      ...plan,
    }),
  );
  const work = dayWorkOf(line, full);
  const people = [...new Set(full.flatMap((plan) => plan.people))];
  const watchers: Watcher[] = people.map((userID) => ({
    ...{ userID, work: work.get(userID) ?? [], limits: defaultLimits },
  }));
  return { line, to, plans: full, watchers, people, slots: slotsOf(line, full, FROM, to) };
};

/** Ids one after the other. */
export const counter = () => {
  let count = 0;
  return () => {
    count += 1;
    return `watch-${count}`;
  };
};
