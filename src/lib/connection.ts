import { useSyncExternalStore } from 'react';
import { deviceStorage } from './deviceStorage.ts';

/** `since`: when the connection was lost, in ms; undefined while the server answers. */
type Connection = { since: number | undefined };

let connection: Connection = { since: undefined };
const listeners = new Set<() => void>();

/** Over a reload of the page the time stays when the connection was lost, not when it was found lost again. */
const LOST_AT = 'shipshape.linkLostAt';
const HALF_DAY_MS = 43_200_000;

const setConnection = (since: number | undefined) => {
  if ((since === undefined) === (connection.since === undefined)) return;
  connection = { since };
  if (since !== undefined) deviceStorage.setItem(LOST_AT, String(since));
  for (const listener of listeners) listener();
};

/** Called by `request` after every answer: the outcome of a request decides, not `navigator.onLine`. */
export const connectionIsUp = () => {
  deviceStorage.removeItem(LOST_AT);
  setConnection(undefined);
};

/** Called by `request` when no usable answer came. */
export const connectionIsDown = () => {
  const before = Number(deviceStorage.getItem(LOST_AT));
  setConnection(Date.now() - before < HALF_DAY_MS ? before : Date.now());
};

/** When the connection was lost, in ms; undefined while the server answers. */
export const connectionLostAt = () => connection.since;

/** Calls the listener when the connection is lost or restored; returns the unsubscribe function. */
export const onConnection = (listener: () => void) => subscribe(listener);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The state of the connection to the server, for the banner. */
export const useConnection = () => useSyncExternalStore(subscribe, () => connection);
