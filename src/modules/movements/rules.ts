import type { InventoryItem } from '#modules/inventory/contract.ts';
import { tidy } from '#modules/inventory/rules.ts';
import type { Spot } from '#modules/locations/contract.ts';
import { sameSpot } from '#modules/locations/rules.ts';
import type { Movement, MovementKind } from './contract.ts';

export type Stock = Pick<
  InventoryItem,
  'totalAmount' | 'places' | 'countedAt' | 'locationID' | 'shelves' | 'locationBox'
>;

/** What a movement does: `amount` pieces go from one spot to another; no spot is outside the vessel. */
export type Effect = Pick<Movement, 'amount' | 'quantity' | 'fromLocation' | 'toLocation' | 'booked'>;

type Asked = {
  kind: MovementKind;
  quantity?: number | undefined;
  counted?: number | null | undefined;
  fromLocation?: Partial<Spot> | null | undefined;
  toLocation?: Partial<Spot> | null | undefined;
};

const spotOf = ({ locationID = '', shelves = '', locationBox = '' }: Partial<Spot>): Spot => ({
  locationID,
  shelves,
  locationBox,
});

/** The item's usual spot. */
export const usualSpot = (item: Spot): Spot => spotOf(item);

/** What is booked at a spot. */
export const quantityAt = ({ places }: Pick<Stock, 'places'>, spot: Spot): number =>
  places.find((place) => sameSpot(place, spot))?.quantity ?? 0;

/** The spot to take from if nobody says: the usual one, or the first that has enough. */
const sourceOf = (stock: Stock, quantity: number): Spot => {
  const usual = usualSpot(stock);
  if (quantityAt(stock, usual) >= quantity) return usual;
  const enough = stock.places.find((place) => place.quantity >= quantity);
  if (enough) return spotOf(enough);
  // Nobody has a usual place for it: then it is where it lies.
  const [only] = stock.places;
  return quantityAt(stock, usual) > 0 || !only ? usual : spotOf(only);
};

/** The spots to take a quantity from, usual one first; the last takes what is not there. */
export const sourcesOf = (stock: Stock, quantity: number): { spot: Spot; quantity: number }[] => {
  const usual = usualSpot(stock);
  const ordered = stock.places.toSorted(
    (a, b) => Number(sameSpot(b, usual)) - Number(sameSpot(a, usual)) || b.quantity - a.quantity,
  );
  let open = quantity;
  const parts = ordered.flatMap((place) => {
    const part = Math.min(Math.max(0, place.quantity), open);
    open = tidy(open - part);
    return part > 0 ? [{ spot: spotOf(place), quantity: part }] : [];
  });
  const [first] = parts;
  if (open <= 0) return parts;
  return first
    ? [{ ...first, quantity: tidy(first.quantity + open) }, ...parts.slice(1)]
    : [{ spot: usual, quantity: open }];
};

/**
 * What a movement does to an item as it stands. `later`: the change at its spot by movements that were done after it and
 * are booked already; a count is compared with what was booked at its own time.
 */
export const effectOf = (stock: Stock, asked: Asked, later = 0): Effect => {
  const { kind, quantity = 0 } = asked;
  const from = asked.fromLocation ? spotOf(asked.fromLocation) : undefined;
  const to = asked.toLocation ? spotOf(asked.toLocation) : undefined;
  const usual = usualSpot(stock);
  const between = (
    amount: number,
    fromLocation: Spot | null,
    toLocation: Spot | null,
    booked: number | null,
  ) => ({
    amount: tidy(amount),
    quantity: tidy((toLocation ? amount : 0) - (fromLocation ? amount : 0)),
    fromLocation,
    toLocation,
    booked,
  });
  const changeAt = (spot: Spot, change: number, booked: number | null) =>
    change < 0 ? between(-change, spot, null, booked) : between(change, null, spot, booked);
  switch (kind) {
    case 'receive':
    case 'return':
      return between(quantity, null, to ?? usual, null);
    case 'take':
    case 'writeOff':
    case 'supplierReturn':
      return between(quantity, from ?? sourceOf(stock, quantity), null, null);
    case 'move':
      return between(quantity, from ?? sourceOf(stock, quantity), to ?? usual, null);
    case 'adjust':
      return changeAt(from ?? to ?? usual, quantity, null);
    case 'count': {
      const spot = to ?? from ?? usual;
      const booked = tidy(quantityAt(stock, spot) - later);
      return changeAt(spot, tidy((asked.counted ?? 0) - booked), booked);
    }
  }
};

/** The change that an effect makes at a spot. */
export const changeAt = ({ amount, fromLocation, toLocation }: Effect, spot: Spot): number =>
  (toLocation && sameSpot(toLocation, spot) ? amount : 0) -
  (fromLocation && sameSpot(fromLocation, spot) ? amount : 0);

const placed = (places: Stock['places'], spot: Spot | null, change: number): Stock['places'] => {
  if (!spot || change === 0) return places;
  const at = places.findIndex((place) => sameSpot(place, spot));
  const old = places[at];
  const next = old
    ? places.with(at, { ...old, quantity: tidy(old.quantity + change) })
    : [...places, { ...spot, quantity: tidy(change) }];
  return next.filter(({ quantity }) => quantity !== 0);
};

/** The stock after an effect. */
export const applied = <S extends Pick<Stock, 'totalAmount' | 'places'>>(stock: S, effect: Effect): S => {
  const { amount, fromLocation, toLocation } = effect;
  return {
    ...stock,
    totalAmount: tidy(stock.totalAmount + effect.quantity),
    places: placed(placed(stock.places, fromLocation, -amount), toLocation, amount),
  };
};

/** What lacks at the spot that the effect takes from: more than 0 if it would fall below zero there. */
export const lacking = (stock: Pick<Stock, 'places'>, { amount, fromLocation }: Effect): number =>
  fromLocation && amount > 0 ? Math.max(0, tidy(amount - quantityAt(stock, fromLocation))) : 0;

/** The effect that takes another one back. */
export const reversed = ({ amount, quantity, fromLocation, toLocation }: Effect): Effect => ({
  amount,
  quantity: quantity === 0 ? 0 : -quantity,
  fromLocation: toLocation,
  toLocation: fromLocation,
  booked: null,
});

/** The stock after movements as this device knows it, in their order. */
export const afterMovements = <S extends Stock>(stock: S, list: readonly (Asked & { at: string })[]): S => {
  let now = stock;
  for (const each of list) {
    now = applied(now, effectOf(now, each));
    if (each.kind === 'count' && (now.countedAt === null || each.at > now.countedAt))
      now = { ...now, countedAt: each.at };
  }
  return now;
};
