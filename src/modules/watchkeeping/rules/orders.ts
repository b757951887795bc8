import type { WatchOrders } from '../contract.ts';

/** The orders that are in force on a day, `2026-06-18`; standing ones first. */
export const ordersInForce = (all: readonly WatchOrders[], day: string): WatchOrders[] =>
  all
    .filter(({ from, until }) => from <= day && (until === null || until >= day))
    .sort((a, b) => b.kind.localeCompare(a.kind));

/** Those that a person has still to read and acknowledge. */
export const ordersToRead = (all: readonly WatchOrders[], userID: string, day: string): WatchOrders[] =>
  ordersInForce(all, day).filter(({ readings }) => readings.every((reading) => reading.userID !== userID));
