import { useEffect, useSyncExternalStore } from 'react';

/** An item that is looked at: the resource's name and the item's id. */
export type Place = { resource: string; id: string };
export type Person = { userID: string; name: string };

/** What screens and the stream of events know of each other; the stream itself is loaded when the first screen is shown. */
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

/** Whether changes are told as they happen; where they are not, what must be new is asked for now and then. */
export const isLive = () => live;

/** Told by the stream: it begins, or has ended; who is where is told anew then. */
export const setLive = (open: boolean) => {
  live = open;
  here = new Map();
  notify();
};

/** Told by the stream: who else is at an item. */
export const setPresence = (place: Place, people: readonly Person[]) => {
  const next = new Map(here);
  if (people.length > 0) next.set(keyOf(place), people);
  else next.delete(keyOf(place));
  here = next;
  notify();
};

/** All places where somebody else is, as `setHere` was told. */
export const allPresence = () =>
  [...here].map(([key, people]) => {
    const [resource = '', id = ''] = key.split('/');
    return { resource, id, people };
  });

/** The item that is on the screen, of those that say so; the one that came last. */
export const viewedItem = (): Place | undefined => viewing.at(-1);

/** Calls the listener when the stream opens or ends, and when people or the screen come and go; the answer ends that. */
export const onLive = (listener: () => void) => subscribe(listener);

/** Says that this item is on the screen, and answers who else is there. */
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
