import type { InventoryItem } from '#modules/inventory/contract.ts';
import { tidy } from '#modules/inventory/rules.ts';
import type { Location, Spot } from '#modules/locations/contract.ts';
import { sameSpot, withInner } from '#modules/locations/rules.ts';
import { usualSpot } from '#modules/movements/rules.ts';
import type { StocktakeCount } from './contract/counts.ts';
import type { Stocktake } from './contract.ts';

/** A line of a count sheet: an item at a spot. `extra` was found there without being booked there. */
export type CountLine = { key: string; item: InventoryItem; spot: Spot; extra: boolean };

export const lineKey = (inventoryID: string, { locationID, shelves, locationBox }: Spot): string =>
  [inventoryID, locationID, shelves, locationBox].join('|');

/** The places of a sheet: one with or without those in it, or all of the vessel ('') and what has no place. */
export const placesOf = (
  place: string,
  inner: boolean,
  all: readonly Location[],
): ((spot: Spot) => boolean) => {
  if (place === '') return () => true;
  const ids = inner ? withInner(place, all) : new Set([place]);
  return ({ locationID }) => ids.has(locationID);
};

const spotOf = ({ locationID, shelves, locationBox }: Spot): Spot => ({ locationID, shelves, locationBox });

/** What should be looked for: what is booked there, and what usually lies there though none is booked. */
export const sheetOf = (
  items: readonly InventoryItem[],
  isIn: (spot: Spot) => boolean,
  extras: readonly { inventoryID: string; spot: Spot }[] = [],
): CountLine[] => {
  const extrasOf = Map.groupBy(extras, ({ inventoryID }) => inventoryID);
  return items.flatMap((item) => {
    const usual = usualSpot(item);
    const spots = item.places.map(spotOf);
    if (!spots.some((spot) => sameSpot(spot, usual))) spots.push(usual);
    const lines = spots.filter(isIn).map((spot) => ({ spot, extra: false }));
    for (const { spot } of extrasOf.get(item._id) ?? [])
      if (!lines.some((each) => sameSpot(each.spot, spot))) lines.push({ spot: spotOf(spot), extra: true });
    return lines.map(({ spot, extra }) => ({ key: lineKey(item._id, spot), item, spot, extra }));
  });
};

/** What the counts of a line come to: counted, counted differently by people who did not know of each other, or to be counted again. */
export type LineState = {
  key: string;
  state: 'counted' | 'differ' | 'again';
  /** The counts that nobody has replaced, oldest first. */
  live: readonly StocktakeCount[];
  /** The newest of them: the one that holds, if they agree. */
  count: StocktakeCount;
  /** The counts that people made, oldest first, also those that were replaced. */
  made: readonly StocktakeCount[];
};

/** How much a count differs from what is booked; null while that is not known or hidden. */
export const varianceOf = ({
  counted,
  booked,
  expected,
}: Pick<StocktakeCount, 'counted' | 'booked' | 'expected'>): number | null => {
  const was = booked ?? expected;
  return counted === null || was === null ? null : tidy(counted - was);
};

/**
 * Whether two counts say the same. What was moved between them is taken into account: 6 at ten, one taken, 5 at eleven
 * are one and the same count.
 */
const agree = (a: StocktakeCount, b: StocktakeCount): boolean => {
  if (a.counted === null || b.counted === null) return false;
  if (a.expected === null || b.expected === null) return a.counted === b.counted;
  return tidy(a.counted - a.expected) === tidy(b.counted - b.expected);
};

/** The lines that were counted, by key. */
export const countedLines = (counts: readonly StocktakeCount[]): ReadonlyMap<string, LineState> => {
  const replaced = new Set(counts.flatMap(({ replaces }) => replaces));
  const found = new Map<string, LineState>();
  for (const [key, all] of Map.groupBy(counts, ({ inventoryID, spot }) => lineKey(inventoryID, spot))) {
    const live = all.filter(({ _id }) => !replaced.has(_id));
    // A count of which somebody said "again" counts for nothing until there is a new one.
    const figures = live.filter(({ counted }) => counted !== null);
    const count = figures.at(-1) ?? live.at(-1);
    const [first] = figures;
    if (!count) continue;
    const state =
      figures.length === 0
        ? 'again'
        : figures.some((each) => first && !agree(each, first))
          ? 'differ'
          : 'counted';
    const made = all.filter(({ chosen, counted }) => chosen === '' && counted !== null);
    found.set(key, { key, state, live, count, made });
  }
  return found;
};

/** The count whose figure a decision took over, else the count itself: who counted, and under which id it is booked. */
export const origin = (count: StocktakeCount, all: readonly StocktakeCount[]): StocktakeCount =>
  all.find(({ _id }) => _id === count.chosen) ?? count;

/** The line to count next after this one, in the order of the sheet, from the beginning again at its end. */
export const nextLine = (
  lines: readonly CountLine[],
  isDone: (line: CountLine) => boolean,
  after: string | undefined,
): CountLine | undefined => {
  const at = lines.findIndex(({ key }) => key === after);
  return [...lines.slice(at + 1), ...lines.slice(0, Math.max(0, at))].find((line) => !isDone(line));
};

/** Who sees what differs on a blind sheet, decides and closes it: who began it, the captain and the office. */
export const mayReview = (
  user: { _id: string; role: string; captain: boolean; superadmin: boolean },
  { blind, startedByID }: Pick<Stocktake, 'blind' | 'startedByID'>,
): boolean => !blind || startedByID === user._id || user.superadmin || user.captain || user.role !== 'crew';
