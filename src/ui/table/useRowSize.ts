import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

/** The sizes as last read: reading a style computes those of the whole page. */
const known = new Map<string, number>();

let observer: MutationObserver | undefined;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  if (!observer) {
    known.clear();
    observer = new MutationObserver(() => {
      known.clear();
      for (const each of listeners) each();
    });
    observer.observe(document.documentElement, { attributeFilter: ['data-density', 'data-size'] });
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    observer?.disconnect();
    observer = undefined;
    known.clear();
  };
};

const read = (name: string) =>
  Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue(name));

const px = (name: string, fallback: number) => {
  const there = known.get(name);
  if (there !== undefined) return there;
  const size = read(name) || fallback;
  if (observer) known.set(name, size);
  return size;
};

/** Height of a table row in px, by density. */
export const useRowHeight = () => useSyncExternalStore(subscribe, () => px('--row', 32));

/** Size of small text in px, which determines the height of a card. */
export const useSmallText = () => useSyncExternalStore(subscribe, () => px('--small', 13));
