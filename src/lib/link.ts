import { useSyncExternalStore } from 'react';

/** `since`: when the link was lost, in ms; undefined while answers come. */
type Link = { since: number | undefined };

let link: Link = { since: undefined };
const listeners = new Set<() => void>();

const setLink = (since: number | undefined) => {
  if ((since === undefined) === (link.since === undefined)) return;
  link = { since };
  for (const listener of listeners) listener();
};

/** Told by `request` after every answer: the outcome of a request decides, not `navigator.onLine`. */
export const linkIsUp = () => setLink(undefined);

/** Told by `request` when no usable answer came. */
export const linkIsDown = () => setLink(Date.now());

/** Since when there is no link, in ms; undefined while answers come. */
export const linkLostAt = () => link.since;

/** Calls the listener when the link is lost or back; the answer ends that. */
export const onLink = (listener: () => void) => subscribe(listener);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The state of the link to the server, for the one banner that says it. */
export const useLink = () => useSyncExternalStore(subscribe, () => link);
