import { DAY, HOUR } from '#modules/hoursofrest/rules/limits.ts';
import { addDays, daysBetween, REST, type Timeline, WORK } from '#modules/hoursofrest/rules/timeline.ts';
import { type Span, spansOf, type Template, watchesOf } from './templates.ts';

const HALF_MS = 1_800_000;

/** By how many minutes the ship's clock is ahead of UTC when a day begins. */
export type ZoneAt = (day: string) => number;

/** Ship days as one line of half hours that really pass, from the instant `base` (ms) on. */
export type ShipLine = Timeline & { base: number; length: number };

const midnightOf = (day: string, zoneAt: ZoneAt) => Date.parse(`${day}T00:00:00Z`) - zoneAt(day) * 60_000;

/** The line of the days from one to another, both included, with rest in all of it. */
export const shipLine = (from: string, to: string, zoneAt: ZoneAt): ShipLine => {
  const days = daysBetween(from, to);
  const base = midnightOf(from, zoneAt);
  const startOf = (day: string) => Math.round((midnightOf(day, zoneAt) - base) / HALF_MS);
  const length = startOf(addDays(to, 1));
  return { days, starts: days.map(startOf), cells: new Uint8Array(length).fill(REST), base, length };
};

/** The half hour of an instant; below 0 or beyond the end outside of the line. */
export const cellAt = ({ base }: ShipLine, instant: string): number =>
  Math.round((Date.parse(instant) - base) / HALF_MS);

export const instantAt = ({ base }: ShipLine, cell: number): string =>
  new Date(base + cell * HALF_MS).toISOString();

/** A watch as it is stored. */
export type WatchTimes = { userID: string; station: string; start: string; end: string };

/** What the vessel does on some days, where, and how watches are stood then. */
export type PlanTimes = {
  from: string;
  to: string;
  station: string;
  template: Template;
  /** Of an own template. */
  hours: string;
  /** When these people work besides, as spans of a day. */
  dayWork: string;
  people: readonly string[];
};

/** Spans of a day on the line; those that begin outside of it are left out. */
const placed = ({ days, starts, length }: ShipLine, day: string, spans: readonly Span[]): Span[] => {
  const index = days.indexOf(day);
  if (index < 0) return [];
  const start = starts[index] ?? 0;
  // In a night in which the clocks change, a watch ends when the next one begins.
  const cellOf = (half: number): number =>
    half < DAY ? start + half : (starts[index + 1] ?? length) + (half - DAY);
  return spans
    .map(({ from, to }) => ({ from: cellOf(from), to: Math.min(length, cellOf(to)) }))
    .filter(({ from, to }) => to > from);
};

const daysIn = ({ days }: ShipLine, { from, to }: Pick<PlanTimes, 'from' | 'to'>) =>
  days.filter((day) => day >= from && day <= to);

/** The hours of work of each person besides watches, on the line. */
export const dayWorkOf = (line: ShipLine, plans: readonly PlanTimes[]): ReadonlyMap<string, Span[]> => {
  const work = new Map<string, Span[]>();
  for (const plan of plans) {
    const spans = spansOf(plan.dayWork);
    if (spans.length === 0) continue;
    const all = daysIn(line, plan).flatMap((day) => placed(line, day, spans));
    for (const userID of plan.people) work.set(userID, [...(work.get(userID) ?? []), ...all]);
  }
  return work;
};

/** A watch that somebody has to stand. */
export type Slot = Span & {
  station: string;
  /** Who may stand it. */
  people: readonly string[];
};

/** All watches of the plans on some days, by their beginning. */
export const slotsOf = (line: ShipLine, plans: readonly PlanTimes[], from: string, to: string): Slot[] =>
  plans
    .flatMap((plan) =>
      daysIn(line, plan)
        .filter((day) => day >= from && day <= to)
        .flatMap((day) => placed(line, day, watchesOf(plan)))
        .map((span) => ({ ...span, station: plan.station, people: plan.people })),
    )
    .sort((a, b) => a.from - b.from || a.station.localeCompare(b.station));

/** Work on a line, where there was rest. */
export const withWork = (cells: Uint8Array, spans: readonly Span[]): Uint8Array => {
  const next = cells.slice();
  for (const { from, to } of spans) next.fill(WORK, Math.max(0, from), Math.max(0, to));
  return next;
};

const NIGHT_FROM = 22 * HOUR;
const NIGHT_UNTIL = 6 * HOUR;

/** Which half hours of a line are night: 22:00 to 06:00 by the ship's clocks. */
export const nightOf = ({ starts, length }: ShipLine): Uint8Array => {
  const night = new Uint8Array(length);
  starts.forEach((start, index) => {
    const end = starts[index + 1] ?? length;
    night.fill(1, start, Math.min(end, start + NIGHT_UNTIL));
    night.fill(1, Math.min(end, start + NIGHT_FROM), end);
  });
  return night;
};

/** How many half hours of a span are night. */
export const nightIn = (night: Uint8Array, { from, to }: Span): number => {
  let count = 0;
  for (let at = Math.max(0, from); at < to; at += 1) count += night[at] ?? 0;
  return count;
};
