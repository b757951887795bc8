import type { Spot } from '#modules/locations/contract.ts';
import { sameSpot } from '#modules/locations/rules.ts';
import type { InventoryItem, LotAt } from '../contract.ts';
import { tidy } from './quantity.ts';

/** Which lot pieces are of: its number, its expiry date, or both. */
export type Lot = Pick<LotAt, 'lot' | 'expDate'>;
/** How many pieces of a movement are of a lot. */
export type LotPart = Lot & { amount: number };
export type Dated = Pick<InventoryItem, 'places' | 'lots' | 'expDate' | 'totalAmount'>;

export const sameLot = (a: Lot, b: Lot): boolean => a.lot === b.lot && a.expDate === b.expDate;

/** The number of a lot as it is compared and kept; what names neither number nor date is no lot. */
export const isLot = ({ lot, expDate }: Lot): boolean => lot !== '' || expDate !== null;

/** The first to expire first; what has no date last. */
export const byExpiry = (a: Lot, b: Lot): number => {
  const [first, second] = [a, b].map(({ lot, expDate }) => `${expDate ?? '9999-12-31'} ${lot}`);
  return (first ?? '') < (second ?? '') ? -1 : 1;
};

const sum = (list: readonly { quantity: number }[]) =>
  tidy(list.reduce((total, { quantity }) => total + quantity, 0));

/** What is booked at a spot of no lot. */
const withoutLot = ({ places, lots }: Pick<Dated, 'places' | 'lots'>, spot: Spot): number =>
  tidy(
    (places.find((place) => sameSpot(place, spot))?.quantity ?? 0) -
      sum(lots.filter((each) => sameSpot(each, spot))),
  );

/**
 * Of which lots the pieces are that leave a spot: those that are named, as far as they lie there, then the first to
 * expire (domain-rules.md, section 15). What is of no lot has the item's own date; with `back`, which takes a movement
 * back, it leaves first.
 */
export const lotsLeaving = (
  stock: Pick<Dated, 'places' | 'lots' | 'expDate'>,
  spot: Spot,
  amount: number,
  named: readonly LotPart[] = [],
  back = false,
): LotPart[] => {
  const here = stock.lots.filter((each) => sameSpot(each, spot) && each.quantity > 0);
  if (here.length === 0) return [];
  const parts: LotPart[] = [];
  let open = amount;
  const take = ({ lot, expDate }: Lot, most: number, there: number) => {
    const part = tidy(Math.min(open, most, there));
    if (part <= 0) return;
    open = tidy(open - part);
    const known = parts.find((each) => sameLot(each, { lot, expDate }));
    if (known) known.amount = tidy(known.amount + part);
    else parts.push({ lot, expDate, amount: part });
  };
  for (const each of named) {
    const there = here.find((lot) => sameLot(lot, each));
    if (there) take(each, each.amount, there.quantity);
  }
  const none = { lot: '', expDate: stock.expDate, quantity: Math.max(0, withoutLot(stock, spot)) };
  const left = here.map((each) => ({
    ...each,
    quantity: tidy(each.quantity - (parts.find((part) => sameLot(part, each))?.amount ?? 0)),
  }));
  for (const each of [...left, none].sort((a, b) =>
    back ? Number(b === none) - Number(a === none) || byExpiry(a, b) : byExpiry(a, b),
  ))
    if (each === none) open = tidy(open - Math.min(open, none.quantity));
    else take(each, open, each.quantity);
  return parts;
};

/** The lots after pieces of them went from one spot to another. */
export const lotsAfter = (
  lots: readonly LotAt[],
  parts: readonly LotPart[],
  from: Spot | null,
  to: Spot | null,
): LotAt[] => {
  if (parts.length === 0) return [...lots];
  const change = (list: readonly LotAt[], spot: Spot, part: LotPart, amount: number): LotAt[] => {
    const at = list.findIndex((each) => sameSpot(each, spot) && sameLot(each, part));
    const old = list[at];
    const { locationID, shelves, locationBox } = spot;
    const { lot, expDate } = part;
    return old
      ? list.with(at, { ...old, quantity: tidy(old.quantity + amount) })
      : [...list, { locationID, shelves, locationBox, lot, expDate, quantity: amount }];
  };
  return parts
    .reduce<LotAt[]>(
      (list, part) => {
        const gone = from ? change(list, from, part, -part.amount) : list;
        return to ? change(gone, to, part, part.amount) : gone;
      },
      [...lots],
    )
    .filter(({ quantity }) => quantity !== 0)
    .sort(byExpiry);
};

/** The lots of an item in all its places together, the first to expire first. */
export const lotsAboard = (lots: readonly LotAt[]): (Lot & { quantity: number })[] =>
  [...Map.groupBy(lots, ({ lot, expDate }) => `${expDate} ${lot}`).values()]
    .flatMap(([first, ...others]) =>
      first ? [{ lot: first.lot, expDate: first.expDate, quantity: sum([first, ...others]) }] : [],
    )
    .sort(byExpiry);

/** The dates at which pieces in these spots expire, the first one first; the item's own is of those without a lot. */
export const expiriesOf = (
  { places, lots, expDate, totalAmount }: Dated,
  isHere: (spot: Spot) => boolean = () => true,
): string[] => {
  // Most items have no date at all, and lists ask for each of thousands.
  if (expDate === null && lots.length === 0) return [];
  const here = lots.filter((each) => each.quantity > 0 && isHere(each));
  const all = places.length === 0 ? totalAmount : sum(places.filter(isHere));
  const own = expDate !== null && (lots.length === 0 || all > sum(here)) ? [expDate] : [];
  return [...new Set([...here.flatMap((each) => each.expDate ?? []), ...own])].sort();
};

/** When the first pieces of an item expire. */
export const nextExpiry = (item: Dated): string | null => expiriesOf(item)[0] ?? null;
