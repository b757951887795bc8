import type { Finding } from '#modules/hoursofrest/rules/evaluate.ts';
import { DAY, HOUR } from '#modules/hoursofrest/rules/limits.ts';
import { nightIn, nightOf, type ShipLine, type Slot } from './line.ts';
import { breachesOf, newBreaches, type Stand, type Watcher } from './rest.ts';
import type { Span } from './templates.ts';

/** Hours stay the same from day to day until somebody has so much more of the nights, or of all watches, than others. */
const NIGHT_SLACK = 8 * HOUR;
const WATCH_SLACK = 8 * HOUR;
/** Nights that differ by less are even. */
const EVEN_NIGHTS = 4 * HOUR;
const MOST_TURNS = 40;

/** A watch that nobody may stand, with what each of its people would break; nothing for those who stand another one. */
export type OpenWatch = Slot & { why: { userID: string; finding: Finding | undefined }[] };

export type Rota = { stands: Stand[]; open: OpenWatch[] };

const overlaps = (a: Span, b: Span) => a.from < b.to && b.from < a.to;

type Load = { stands: Stand[]; watches: number; nights: number; before: Finding[] };

/**
 * Gives each watch to one of its people, so that nobody's rest is broken: watches that nobody may stand stay open, with the
 * reasons. Hours stay the same from day to day as long as nights and watches are shared evenly. `kept` are watches that
 * stand already, on the line before or in it.
 */
export const generate = (
  line: ShipLine,
  slots: readonly Slot[],
  watchers: readonly Watcher[],
  kept: readonly Stand[],
  newId: () => string,
): Rota => {
  const night = nightOf(line);
  const known = new Map(watchers.map((watcher) => [watcher.userID, watcher]));
  const loads = new Map(
    watchers.map((watcher): [string, Load] => {
      const stands = kept.filter(({ userID }) => userID === watcher.userID);
      const before = breachesOf(line, watcher, stands);
      return [watcher.userID, { stands, watches: 0, nights: 0, before }];
    }),
  );
  /** What somebody would break with these watches; undefined if nothing. */
  const broken = (userID: string, stands: readonly Span[]): Finding | undefined => {
    const [watcher, load] = [known.get(userID), loads.get(userID)];
    return watcher && load && newBreaches(load.before, breachesOf(line, watcher, stands))[0];
  };
  const isFree = (userID: string, slot: Span, without?: Stand) =>
    loads.get(userID)?.stands.every((stand) => stand === without || !overlaps(stand, slot)) ?? false;
  const add = (userID: string, slot: Slot) => {
    const load = loads.get(userID);
    if (!load) return;
    const { from, to, station } = slot;
    load.stands.push({ id: newId(), userID, from, to, station });
    load.watches += to - from;
    load.nights += nightIn(night, slot);
  };
  const drop = (userID: string, stand: Stand) => {
    const load = loads.get(userID);
    if (!load) return;
    load.stands.splice(load.stands.indexOf(stand), 1);
    load.watches -= stand.to - stand.from;
    load.nights -= nightIn(night, stand);
  };

  /** The people of a watch, the one who should stand it first. */
  const inOrder = (slot: Slot): string[] => {
    const able = slot.people.filter((userID) => loads.has(userID));
    const of = (userID: string): Load =>
      loads.get(userID) ?? { stands: [], watches: 0, nights: 0, before: [] };
    const least = (key: 'watches' | 'nights') => Math.min(...able.map((userID) => of(userID)[key]));
    const [watches, nights] = [least('watches'), least('nights')];
    const dark = nightIn(night, slot) > 0;
    const rank = (userID: string): number[] => {
      const load = of(userID);
      const last = Math.max(-DAY, ...load.stands.filter(({ to }) => to <= slot.from).map(({ to }) => to));
      const steady = load.stands.some(
        ({ station, from }) => station === slot.station && from === slot.from - DAY,
      );
      return [
        dark && load.nights - nights >= NIGHT_SLACK ? 1 : 0,
        load.watches - watches >= WATCH_SLACK ? 1 : 0,
        steady ? 0 : 1,
        load.watches,
        dark ? load.nights : -load.nights,
        last,
      ];
    };
    return able
      .map((userID) => ({ userID, rank: rank(userID) }))
      .sort(
        (a, b) =>
          a.rank.map((value, at) => value - (b.rank[at] ?? 0)).find((difference) => difference !== 0) ??
          a.userID.localeCompare(b.userID),
      )
      .map(({ userID }) => userID);
  };
  const standsOf = (userID: string) => loads.get(userID)?.stands ?? [];
  const fits = (userID: string, slot: Slot) =>
    isFree(userID, slot) && !broken(userID, [...standsOf(userID), slot]);

  /** Makes room for a watch: somebody gives one of theirs to another, and stands this one. */
  const exchange = (slot: Slot, given: ReadonlyMap<Stand, Slot>): boolean => {
    for (const userID of inOrder(slot))
      for (const stand of standsOf(userID)) {
        const its = given.get(stand);
        if (!its || Math.abs(stand.from - slot.from) > 8 * DAY || !isFree(userID, slot, stand)) continue;
        const rest = standsOf(userID).filter((other) => other !== stand);
        if (broken(userID, [...rest, slot])) continue;
        const other = inOrder(its).find((next) => next !== userID && fits(next, its));
        if (!other) continue;
        drop(userID, stand);
        add(other, its);
        add(userID, slot);
        return true;
      }
    return false;
  };

  const open: OpenWatch[] = [];
  for (const slot of slots) {
    const userID = inOrder(slot).find((one) => fits(one, slot));
    if (userID !== undefined) {
      add(userID, slot);
      continue;
    }
    const made = [...loads.values()].flatMap(({ stands }) => stands);
    const given = new Map(
      made.flatMap((stand): [Stand, Slot][] => {
        const its = slots.find(
          ({ from, to, station }) => from === stand.from && to === stand.to && station === stand.station,
        );
        return its && !kept.includes(stand) ? [[stand, its]] : [];
      }),
    );
    if (exchange(slot, given)) continue;
    const why = slot.people
      .filter((one) => loads.has(one))
      .map((one) => ({
        userID: one,
        finding: isFree(one, slot) ? broken(one, [...standsOf(one), slot]) : undefined,
      }));
    open.push({ ...slot, why });
  }

  const may = (userID: string, { from, to, station }: Stand) =>
    slots.some(
      (slot) =>
        slot.from === from && slot.to === to && slot.station === station && slot.people.includes(userID),
    );
  /** From a moment on, two people stand each other's watches: the more even exchange of a pair, if there is one. */
  const turnOver = (more: string, less: string): boolean => {
    const [mine, theirs] = [standsOf(more), standsOf(less)];
    const made = (all: readonly Stand[]) => all.filter((stand) => !kept.includes(stand));
    const nights = (all: readonly Span[]) => all.reduce((sum, span) => sum + nightIn(night, span), 0);
    const apart = nights(made(mine)) - nights(made(theirs));
    const [gave, took] = [made(mine), made(theirs)];
    const whole = [...new Set([...gave, ...took].map(({ from }) => from))].map((from) => ({
      gives: gave.filter((stand) => stand.from >= from),
      takes: took.filter((stand) => stand.from >= from),
    }));
    const dark = gave.filter((stand) => nightIn(night, stand) > 0);
    const single = dark.flatMap((stand) => [
      { gives: [stand], takes: [] },
      ...took.map((other) => ({ gives: [stand], takes: [other] })),
    ]);
    const lengthOf = (all: readonly Span[]) => all.reduce((sum, span) => sum + span.to - span.from, 0);
    const turns = [...whole, ...single].flatMap(({ gives, takes }, at) => {
      const left = Math.abs(apart - 2 * (nights(gives) - nights(takes)));
      const even = Math.abs(lengthOf(takes) - lengthOf(gives)) <= WATCH_SLACK;
      // The same hours for long are better than single nights.
      return left < apart && even ? [{ gives, takes, left, at }] : [];
    });
    turns.sort((a, b) => a.left - b.left || a.at - b.at);
    for (const { gives, takes } of turns) {
      if (!gives.every((stand) => may(less, stand)) || !takes.every((stand) => may(more, stand))) continue;
      const next = [...mine.filter((stand) => !gives.includes(stand)), ...takes];
      const other = [...theirs.filter((stand) => !takes.includes(stand)), ...gives];
      const free = (all: readonly Span[]) =>
        !all.some((a, at) => all.slice(at + 1).some((b) => overlaps(a, b)));
      if (!free(next) || !free(other) || broken(more, next) || broken(less, other)) continue;
      for (const stand of gives) drop(more, stand);
      for (const stand of takes) drop(less, stand);
      for (const stand of takes) add(more, { ...stand, people: [] });
      for (const stand of gives) add(less, { ...stand, people: [] });
      return true;
    }
    return false;
  };
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const byNights = [...loads].sort(([, a], [, b]) => b.nights - a.nights);
    const pairs = byNights.flatMap(([more, a], at) =>
      byNights
        .slice(at + 1)
        .filter(([, b]) => a.nights - b.nights >= EVEN_NIGHTS)
        .map(([less, b]) => ({ more, less, apart: a.nights - b.nights })),
    );
    pairs.sort((a, b) => b.apart - a.apart);
    if (!pairs.some(({ more, less }) => turnOver(more, less))) break;
  }
  const stands = [...loads.values()]
    .flatMap((load) => load.stands)
    .filter((stand) => !kept.includes(stand))
    .sort((a, b) => a.from - b.from || a.station.localeCompare(b.station));
  return { stands, open };
};

/** The night hours of each person, in half hours. */
export const nightsOf = (line: ShipLine, stands: readonly Stand[]): Map<string, number> => {
  const night = nightOf(line);
  const sums = new Map<string, number>();
  for (const stand of stands) sums.set(stand.userID, (sums.get(stand.userID) ?? 0) + nightIn(night, stand));
  return sums;
};
