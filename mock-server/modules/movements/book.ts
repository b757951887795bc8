import { createHash } from 'node:crypto';
import { type InventoryItem, inventory } from '#modules/inventory/contract.ts';
import type { Spot } from '#modules/locations/contract.ts';
import { sameSpot } from '#modules/locations/rules.ts';
import type { Movement, MovementKind } from '#modules/movements/contract.ts';
import {
  applied,
  changeAt,
  type Effect,
  effectOf,
  lacking,
  quantityAt,
  reversed,
} from '#modules/movements/rules.ts';
import type { Viewer } from '../../auth/viewer.ts';
import { ApiError, fail } from '../../http/apiError.ts';
import { gone } from '../../store/newer.ts';
import { lockRows, type WriteContext } from '../../store/records.ts';
import { mayWrite } from '../inventory/rights.ts';
import { tellOfItems } from '../inventory/tell.ts';
import { writeStock } from '../inventory/writeStock.ts';
import { findMovements, movementsAfter, reversalsOf, writeMovements } from './ledger.ts';

/** A movement to book; what is left out is empty. Without `at` it is done now. */
export type Booking = Partial<
  Pick<
    Movement,
    | 'counted'
    | 'fromLocation'
    | 'toLocation'
    | 'reason'
    | 'jobID'
    | 'orderID'
    | 'note'
    | 'forced'
    | 'unitPrice'
    | 'currency'
    | 'at'
    | 'stocktakeID'
  >
> & {
  _id: string;
  inventoryID: string;
  kind: MovementKind;
  /** How many pieces; of an adjustment the signed change. */
  quantity?: number;
  /** The movement whose effect it takes back; then kind, quantity and places are that movement's. */
  reverses?: string;
  /** Who did it, if that is not the caller. */
  by?: { _id: string; name: string };
};

type Options = {
  /** Checks that the person may change each item; without, another module has checked (an order's receipt, a job's end). */
  as?: Viewer;
  /** Demo data of the past: nobody is told that an item became short. */
  silent?: boolean;
};

/** A booking that was left out, and why; paths are below its own. */
export type RefusedBooking = { _id: string; error: ApiError };

export type Booked = { items: InventoryItem[]; booked: Movement[]; refused: RefusedBooking[] };

/** Spots of another boat's places, or of none, are nowhere. */
type Open = { item: InventoryItem; counts: Movement[]; later: Movement[] };

/** The id of the count that follows a movement which came after it: a repetition makes the same. */
const followID = (id: string) =>
  createHash('sha256').update(`count after ${id}`).digest('base64url').slice(0, 21);

const spotsOf = ({ fromLocation, toLocation }: Effect): Spot[] =>
  [fromLocation, toLocation].filter((spot) => spot !== null);

/**
 * A count at this spot that was done after the movement and is booked already: what was counted contains the movement,
 * so that it must change nothing there.
 */
const countAfter = (counts: readonly Movement[], spot: Spot, at: string) =>
  counts.findLast((count) => count.at > at && spotsOf(count).some((counted) => sameSpot(counted, spot)));

/** Whether less is booked than is taken, and the counts that came before do not say otherwise. */
const shortOf = (item: InventoryItem, effect: Effect, counts: readonly Movement[], at: string): boolean =>
  effect.fromLocation !== null && !countAfter(counts, effect.fromLocation, at) && lacking(item, effect) > 0;

const rowOf = (
  { viewer, now }: WriteContext,
  item: InventoryItem,
  booking: Booking,
  effect: Effect,
): Movement => {
  const at = booking.at ?? now;
  return {
    _id: booking._id,
    inventoryID: item._id,
    itemName: item.name,
    kind: booking.kind,
    ...effect,
    counted: booking.counted ?? null,
    reason: booking.reason ?? '',
    jobID: booking.jobID ?? '',
    orderID: booking.orderID ?? '',
    note: booking.note ?? '',
    forced: booking.forced ?? false,
    reverses: booking.reverses ?? '',
    stocktakeID: booking.stocktakeID ?? '',
    unitPrice: booking.unitPrice ?? null,
    currency: booking.currency ?? item.currency,
    userID: (booking.by ?? viewer)._id,
    userName: (booking.by ?? viewer).name,
    at,
    cameAt: at < now ? now : null,
    left: applied(item, effect).totalAmount,
  };
};

/** The rows that keep counted spots at what was counted, after a movement from before the count. */
const followed = (open: Open, row: Movement): Movement[] =>
  spotsOf(row).flatMap((spot, index) => {
    const count = countAfter(open.counts, spot, row.at);
    const change = changeAt(row, spot);
    if (!count || change === 0) return [];
    const back: Effect =
      change > 0
        ? { amount: change, quantity: -change, fromLocation: spot, toLocation: null, booked: null }
        : { amount: -change, quantity: -change, fromLocation: null, toLocation: spot, booked: null };
    return [
      {
        ...row,
        _id: followID(`${row._id}${index === 0 ? '' : ` ${index}`}`),
        kind: 'count' as const,
        ...back,
        counted: count.counted,
        booked: (count.counted ?? 0) + change,
        reason: '',
        note: '',
        jobID: '',
        orderID: '',
        forced: false,
        reverses: '',
        stocktakeID: count.stocktakeID,
        unitPrice: null,
        at: count.at,
        left: 0,
      },
    ];
  });

const check = ({ item, counts }: Open, booking: Booking, effect: Effect, at: string, as?: Viewer) => {
  if (as && !mayWrite(as, item)) throw fail(403, 'otherDepartment');
  const { kind } = booking;
  const needs = kind !== 'count' && !booking.reverses;
  if (needs && (kind === 'adjust' ? effect.amount === 0 : (booking.quantity ?? 0) <= 0))
    throw fail(400, 'noQuantity', {}, 'quantity');
  if (kind === 'count' && !booking.reverses && (booking.counted ?? null) === null)
    throw fail(400, 'required', {}, 'counted');
  if ((kind === 'adjust' || booking.forced) && (booking.reason ?? '') === '')
    throw fail(400, 'reasonNeeded', {}, 'reason');
  if (!booking.forced && effect.fromLocation && shortOf(item, effect, counts, at))
    throw new ApiError(400, [
      {
        key: 'stockShort',
        params: { left: quantityAt(item, effect.fromLocation), item: item.name },
        path: 'quantity',
        ask: 'forced',
      },
    ]);
};

/** What a booking does, or the movement that it reverses. */
const effectIn = (
  { item, later }: Open,
  booking: Booking,
  at: string,
  originals: ReadonlyMap<string, Movement>,
): Effect => {
  if (booking.reverses) {
    const original = originals.get(booking.reverses);
    if (original?.inventoryID !== item._id) throw fail(404, 'notFound', {}, 'reverses');
    return reversed(original);
  }
  if (booking.kind !== 'count') return effectOf(item, booking);
  const spot = booking.toLocation ?? booking.fromLocation ?? item;
  const since = later.filter((row) => row.at > at).reduce((sum, row) => sum + changeAt(row, spot), 0);
  return effectOf(item, booking, since);
};

/**
 * Books movements of a boat in the caller's transaction, in their order, place by place, and writes the items' stock.
 * A movement that is in the ledger already changes nothing. What cannot be booked is left out and answered with its
 * reason: 404 for an item that is gone, 403 for another department's (`as`), 400 without quantity or reason, and 400 that
 * asks for `forced` if less is booked there than is taken. Returns the items as they are now,
 * each once, and the rows of the ledger.
 */
export const bookMovements = async (
  context: WriteContext,
  boatID: string,
  bookings: readonly Booking[],
  { as, silent }: Options = {},
): Promise<Booked> => {
  const { db } = context;
  const ids = bookings.map(({ inventoryID }) => inventoryID);
  const rows = await lockRows<InventoryItem>(db, inventory, ids);
  const there = new Set(
    (
      await findMovements(
        db,
        bookings.map(({ _id }) => _id),
      )
    ).map(({ _id }) => _id),
  );
  const mended = bookings.flatMap(({ reverses }) => reverses ?? []);
  const originals = new Map((await findMovements(db, mended)).map((row) => [row._id, row]));
  const already = new Set((await reversalsOf(db, mended)).map(({ reverses }) => reverses));
  const first = bookings.reduce(
    (min, { at = context.now }) => (at.localeCompare(min) < 0 ? at : min),
    context.now,
  );
  const after = await movementsAfter(db, boatID, ids, first);
  const afterOf = Map.groupBy(after, ({ inventoryID }) => inventoryID);
  const open = new Map<string, Open>(
    [...rows].map(([id, { data: item }]) => {
      const later = afterOf.get(id) ?? [];
      return [id, { item, later, counts: later.filter(({ kind }) => kind === 'count') }];
    }),
  );
  const refused: RefusedBooking[] = [];
  const booked: Movement[] = [];
  const enter = (state: Open, row: Movement) => {
    state.item = applied(state.item, row);
    const entered = { ...row, left: state.item.totalAmount };
    booked.push(entered);
    state.later.push(entered);
    there.add(row._id);
    if (row.kind !== 'count' || row.reverses) return;
    if (row.counted !== null) state.counts.push(entered);
    const { countedAt } = state.item;
    if (countedAt === null || row.at > countedAt) state.item = { ...state.item, countedAt: row.at };
  };
  for (const booking of bookings) {
    const state = open.get(booking.inventoryID);
    if (there.has(booking._id)) continue;
    try {
      if (state?.item.boatID !== boatID)
        throw state
          ? fail(403, 'notYourBoat', {}, 'inventoryID')
          : await gone(db, inventory.name, booking.inventoryID, 'inventoryID');
      if (booking.reverses && already.has(booking.reverses)) throw fail(409, 'alreadyMended', {}, 'reverses');
      const at = booking.at ?? context.now;
      const effect = effectIn(state, booking, at, originals);
      check(state, booking, effect, at, as);
      const row = rowOf(context, state.item, booking, effect);
      const further = followed(state, row);
      enter(state, row);
      if (booking.reverses) already.add(booking.reverses);
      for (const each of further) enter(state, each);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      refused.push({ _id: booking._id, error });
    }
  }
  const touched = new Set(booked.map(({ inventoryID }) => inventoryID));
  const written = await writeStock(
    context,
    boatID,
    [...open.values()].flatMap(({ item }) => (touched.has(item._id) ? [item] : [])),
  );
  await writeMovements(context, boatID, booked);
  if (!silent) await tellOfItems(context, boatID, [...touched]);
  const news = new Map(written.map((item) => [item._id, item]));
  const items = [...open.values()].flatMap(({ item }) =>
    item.boatID === boatID ? [news.get(item._id) ?? item] : [],
  );
  return { items, booked, refused };
};
