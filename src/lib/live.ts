import { useEffect, useSyncExternalStore } from 'react';

/** An item that somebody views: the resource's name and the item's id. */
export type Place = { resource: string; id: string };
export type Person = { userID: string; name: string };

/** State shared by screens and the event stream; the stream itself is loaded after the first screen. */
let live = false;
let here: ReadonlyMap<string, readonly Person[]> = new Map();
let viewing: readonly Place[] = [];
const nobody: readonly Person[] = [];

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};
const notify = () => {
  for (const listener of listeners) listener();
};

const keyOf = ({ resource, id }: Place) => `${resource}/${id}`;

/** Whether changes arrive live; if not, data that must be current is polled. */
export const isLive = () => live;

/** Called by the stream when it opens or closes; presence is sent again then. */
export const setLive = (open: boolean) => {
  live = open;
  here = new Map();
  notify();
};

/** Called by the stream: who else views an item. */
export const setPresence = (place: Place, people: readonly Person[]) => {
  const next = new Map(here);
  if (people.length > 0) next.set(keyOf(place), people);
  else next.delete(keyOf(place));
  here = next;
  notify();
};

/** All items that others view, from the stream's presence events. */
export const allPresence = () =>
  [...here].map(([key, people]) => {
    const [resource = '', id = ''] = key.split('/');
    return { resource, id, people };
  });

/** The item on screen; if several are registered, the latest. */
export const viewedItem = (): Place | undefined => viewing.at(-1);

/**
 * Calls the listener when the stream opens or closes, and when presence or the viewed item changes; returns the
 * unsubscribe function.
 */
export const onLive = (listener: () => void) => subscribe(listener);

/** Registers this item as viewed, and returns who else views it. */
export const usePresence = (resource: string, id: string): readonly Person[] => {
  useEffect(() => {
    const place = { resource, id };
    viewing = [...viewing, place];
    notify();
    return () => {
      viewing = viewing.filter((each) => each !== place);
      notify();
    };
  }, [resource, id]);
  return useSyncExternalStore(subscribe, () => here.get(keyOf({ resource, id })) ?? nobody);
};
