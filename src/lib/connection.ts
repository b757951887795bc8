import { useSyncExternalStore } from 'react';

/** `since`: when the link was lost, in ms; undefined while answers come. */
type Connection = { since: number | undefined };

let connection: Connection = { since: undefined };
const listeners = new Set<() => void>();

const setConnection = (since: number | undefined) => {
  if ((since === undefined) === (connection.since === undefined)) return;
  connection = { since };
  for (const listener of listeners) listener();
};

/** Told by `request` after every answer: the outcome of a request decides, not `navigator.onLine`. */
export const connectionIsUp = () => setConnection(undefined);

/** Told by `request` when no usable answer came. */
export const connectionIsDown = () => setConnection(Date.now());

/** Since when there is no link, in ms; undefined while answers come. */
export const connectionLostAt = () => connection.since;

/** Calls the listener when the link is lost or back; the answer ends that. */
export const onConnection = (listener: () => void) => subscribe(listener);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The state of the link to the server, for the one banner that says it. */
export const useConnection = () => useSyncExternalStore(subscribe, () => connection);
