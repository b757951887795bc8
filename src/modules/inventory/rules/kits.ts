import type { Spot } from '#modules/locations/contract.ts';
import type { InventoryItem } from '../contract.ts';
import { daysToExpiry, tidy } from '../rules.ts';

type Kit = Pick<InventoryItem, 'isKit' | 'kitItems' | 'locationID' | 'shelves' | 'locationBox'>;
type Part = Pick<InventoryItem, '_id' | 'places' | 'totalAmount' | 'expDate'>;

/** Whether a spot is in the kit: at its place, and in its shelf and box if it names them. */
export const isInKit = (kit: Spot, spot: Spot): boolean =>
  spot.locationID === kit.locationID &&
  (kit.shelves === '' || spot.shelves === kit.shelves) &&
  (kit.locationBox === '' || spot.locationBox === kit.locationBox);

/** How many of a part are in the kit; of a kit without a place, how many are aboard. */
export const amountInKit = (kit: Spot, part: Pick<Part, 'places' | 'totalAmount'>): number =>
  kit.locationID === ''
    ? part.totalAmount
    : tidy(part.places.reduce((sum, spot) => sum + (isInKit(kit, spot) ? spot.quantity : 0), 0));

export type KitLine<P extends Part> = {
  inventoryID: string;
  /** Undefined if it is deleted, or not for this person's eyes. */
  part: P | undefined;
  wanted: number;
  inKit: number;
  /** How many lack. */
  missing: number;
  expired: boolean;
};

/** What a kit should hold, with what is in it. `today` is a day, 2026-06-18. */
export const kitLines = <P extends Part>(
  kit: Kit,
  partOf: (id: string) => P | undefined,
  today: string,
): KitLine<P>[] =>
  kit.kitItems.map(({ inventoryID, quantity }) => {
    const part = partOf(inventoryID);
    const inKit = part ? amountInKit(kit, part) : 0;
    const left = part ? daysToExpiry(part, today) : null;
    return {
      inventoryID,
      part,
      wanted: quantity,
      inKit,
      missing: part ? Math.max(0, tidy(quantity - inKit)) : 0,
      expired: inKit > 0 && left !== null && left < 0,
    };
  });

/** How many parts of a kit lack something, have expired, or are not known to this person. */
export type KitState = { missing: number; expired: number; unknown: number };

/** Undefined for an item that is no kit, or a kit that lists nothing. */
export const kitState = (
  kit: Kit,
  partOf: (id: string) => Part | undefined,
  today: string,
): KitState | undefined => {
  if (!kit.isKit || kit.kitItems.length === 0) return undefined;
  const lines = kitLines(kit, partOf, today);
  return {
    missing: lines.filter(({ missing }) => missing > 0).length,
    expired: lines.filter(({ expired }) => expired).length,
    unknown: lines.filter(({ part }) => part === undefined).length,
  };
};

/** The spot in the kit where a part is counted: where most of it lies in there, else the kit's own; its usual one for a kit without a place. */
export const kitSpot = (kit: Spot, part: Spot & Pick<Part, 'places'>): Spot => {
  const [most] = part.places.filter((spot) => isInKit(kit, spot)).toSorted((a, b) => b.quantity - a.quantity);
  const { locationID, shelves, locationBox } = kit.locationID === '' ? part : (most ?? kit);
  return { locationID, shelves, locationBox };
};
