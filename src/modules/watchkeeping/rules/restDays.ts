import { addDays, REST } from '#modules/hoursofrest/rules/timeline.ts';
import {
  cellAt,
  dayWorkOf,
  type PlanTimes,
  shipLine,
  type WatchTimes,
  withWork,
  type ZoneAt,
} from './line.ts';

/**
 * What the rota says of a person's hours of rest, by day, as letters of half hours (`RestDay`): rest where they have
 * neither a watch nor day work. Days on which the rota has nothing for them are left out.
 */
export const restDaysOf = (
  userID: string,
  from: string,
  to: string,
  plans: readonly PlanTimes[],
  watches: readonly WatchTimes[],
  zoneAt: ZoneAt,
): Map<string, string> => {
  const line = shipLine(from, addDays(to, 1), zoneAt);
  const own = plans.filter(({ people }) => people.includes(userID));
  const stands = watches
    .filter((watch) => watch.userID === userID)
    .map(({ start, end }) => ({ from: cellAt(line, start), to: cellAt(line, end) }))
    .filter((span) => span.to > 0 && span.from < line.length);
  const cells = withWork(withWork(line.cells, dayWorkOf(line, own).get(userID) ?? []), stands);
  return new Map(
    line.days.slice(0, -1).flatMap((day, index): [string, string][] => {
      const [start, end] = [line.starts[index] ?? 0, line.starts[index + 1] ?? line.length];
      const known =
        own.some((plan) => plan.from <= day && day <= plan.to && plan.dayWork !== '') ||
        stands.some((span) => span.to > start && span.from < end);
      const letters = [...cells.subarray(start, end)].map((cell) => (cell === REST ? 'r' : 'w')).join('');
      return known ? [[day, letters]] : [];
    }),
  );
};
