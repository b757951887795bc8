import { DAY, HOUR } from '#modules/hoursofrest/rules/limits.ts';
import { placeOf, WORK } from '#modules/hoursofrest/rules/timeline.ts';
import { type PlanTimes, type ShipLine, withWork } from './line.ts';
import { hoursText, type Span, spansOf } from './templates.ts';

type Mode = 'sea' | 'anchor' | 'port';
type Plan = PlanTimes & { mode: Mode };

/** What is scheduled for somebody on a day at sea, or on one in port or at anchor. */
export type Scheduled = {
  /** The hours of watches, `00-04 12-16`. */
  watches: string;
  /** Those hours change from day to day. */
  rotates: boolean;
  /** The hours of other work. */
  other: string;
  /** Work a day, on average, in hours. */
  hours: number;
};

export type Arrangement = { userID: string; sea: Scheduled | undefined; port: Scheduled | undefined };

/** More different watches than these are a rotation. */
const STEADY = 2;

const key = ({ from, to }: Span) => `${from}-${to}`;

/** The table of shipboard working arrangements: what a rota schedules for each of these people. */
export const arrangementsOf = (
  line: ShipLine,
  plans: readonly Plan[],
  watches: readonly (Span & { userID: string })[],
  people: readonly string[],
): Arrangement[] => {
  const of = (userID: string, atSea: boolean): Scheduled | undefined => {
    const own = plans.filter((plan) => plan.people.includes(userID) && (plan.mode === 'sea') === atSea);
    const days = line.days.filter((day) => own.some(({ from, to }) => day >= from && day <= to));
    if (days.length === 0) return undefined;
    const within = new Set(days);
    const stands = watches
      .filter((watch) => watch.userID === userID)
      .map(({ from, to }) => {
        const { day, slot } = placeOf(line, from);
        return { day, from: slot, to: slot + to - from };
      })
      .filter(({ day }) => within.has(day));
    const distinct = [...new Map(stands.map((span) => [key(span), span])).values()].sort(
      (a, b) => a.from - b.from,
    );
    const daily = Math.max(
      0,
      ...[...Map.groupBy(stands, ({ day }) => day).values()].map((each) => each.length),
    );
    const other = [
      ...new Map(own.flatMap(({ dayWork }) => spansOf(dayWork)).map((s) => [key(s), s])).values(),
    ];
    const work = days.reduce((sum, day) => {
      const spans = own.filter(({ from, to }) => day >= from && day <= to);
      const today = [
        ...spans.flatMap(({ dayWork }) => spansOf(dayWork)),
        ...stands.filter((stand) => stand.day === day),
      ];
      const cells = withWork(new Uint8Array(2 * DAY), today);
      return sum + cells.filter((cell) => cell === WORK).length;
    }, 0);
    return {
      watches: hoursText(distinct),
      rotates: distinct.length > Math.max(STEADY, daily),
      other: hoursText(other.sort((a, b) => a.from - b.from)),
      hours: Math.round((work / days.length / HOUR) * 10) / 10,
    };
  };
  return people.map((userID) => ({ userID, sea: of(userID, true), port: of(userID, false) }));
};
