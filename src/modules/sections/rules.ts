import type { Placing, Spot } from './contract.ts';

const same = (a: Pick<Spot, 'key' | 'page'>, b: Pick<Spot, 'key' | 'page'>) =>
  a.key === b.key && a.page === b.page;

/** The spots of a section after some were placed, moved or removed; all others stay as they are. */
export const placeSpots = (spots: readonly Spot[], { spots: placed = [], removed = [] }: Placing): Spot[] => {
  const kept = spots.filter((there) => ![...placed, ...removed].some((named) => same(there, named)));
  return [
    ...kept,
    ...placed.map((spot) => ({ ...spot, partX: spot.partX ?? null, partY: spot.partY ?? null })),
  ];
};

const numberOf = (key: string) => Number.parseInt(key, 10) || 0;

/** The next free number, for a part that has none on the drawing: one more than the highest. */
export const nextKey = (keys: readonly string[]): string => String(Math.max(0, ...keys.map(numberOf)) + 1);

/** Sorts by number as a parts list does: 2 before 10, 4a after 4; parts without a number come last. */
export const byKey = ({ key: a }: { key: string }, { key: b }: { key: string }): number => {
  if (a === '' || b === '') return Number(a === '') - Number(b === '');
  return numberOf(a) - numberOf(b) || Number(a > b) - Number(a < b);
};

/** A position within the drawing. */
export const within = (share: number): number =>
  Math.min(1, Math.max(0, Math.round(share * 10_000) / 10_000));
