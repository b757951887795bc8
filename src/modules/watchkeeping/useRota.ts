import { useMemo } from 'react';
import { addDays } from '#modules/hoursofrest/rules/timeline.ts';
import { useRestRules, useZoneAt } from '#modules/hoursofrest/useRestMonth.ts';
import { useLoginPeople } from '#modules/profile/queries/people.ts';
import { byRank, personName } from '#modules/profile/rules.ts';
import type { Watch, WatchPlan } from './contract.ts';
import { usePlans, useWatches } from './queries.ts';
import { cellAt, dayWorkOf, instantAt, shipLine } from './rules/line.ts';
import type { Stand, Watcher } from './rules/rest.ts';

const noWatches: readonly Watch[] = [];
const noPlans: readonly WatchPlan[] = [];
const AROUND = 8;

/** The crew, by rank, and everybody's name. */
export const useCrew = () => {
  const { data: people } = useLoginPeople();
  return useMemo(() => {
    const crew = (people ?? []).filter(({ role }) => role === 'crew').sort(byRank);
    const names = new Map((people ?? []).map((person) => [person.userID, personName(person)]));
    return { crew, loaded: people !== undefined, nameOf: (userID: string) => names.get(userID) ?? '' };
  }, [people]);
};

/**
 * Some days of the rota on a line with eight days before and after them, in which a watch can break a rule: plans,
 * watches, and who stands them beside which day work.
 */
export const useRota = (from: string, to: string) => {
  const zoneAt = useZoneAt();
  const rest = useRestRules();
  const { data: watches = noWatches } = useWatches();
  const { data: plans = noPlans } = usePlans();
  const { crew, nameOf } = useCrew();
  return useMemo(() => {
    const line = shipLine(addDays(from, -AROUND), addDays(to, AROUND), zoneAt);
    const work = dayWorkOf(line, plans);
    const near = watches.filter(
      ({ start, end }) => cellAt(line, end) > 0 && cellAt(line, start) < line.length,
    );
    const stands: Stand[] = near.map((watch) => ({
      ...{ id: watch._id, userID: watch.userID, station: watch.station },
      ...{ from: cellAt(line, watch.start), to: cellAt(line, watch.end) },
    }));
    const [first, last] = [line.starts[AROUND] ?? 0, line.starts[line.days.length - AROUND] ?? line.length];
    const inForce = plans.filter((plan) => plan.to >= from && plan.from <= to);
    const involved = new Set([
      ...inForce.flatMap(({ people }) => people),
      ...stands.filter((stand) => stand.to > first && stand.from < last).map(({ userID }) => userID),
    ]);
    const people = crew.filter(({ userID }) => involved.has(userID));
    const watchers: Watcher[] = people.map(({ userID }) => ({
      // Who is under 18 is known to crew managers only; the server judges by it.
      ...{ userID, work: work.get(userID) ?? [], limits: { ...rest, young: false } },
    }));
    return {
      line,
      /** Where these days begin and end on the line. */
      first,
      last,
      from,
      to,
      plans,
      inForce,
      watches: near,
      stands,
      people,
      watchers,
      work,
      nameOf,
      instant: (cell: number) => instantAt(line, cell),
    };
  }, [from, to, zoneAt, rest, watches, plans, crew, nameOf]);
};
export type RotaView = ReturnType<typeof useRota>;
