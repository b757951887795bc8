import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-density', 'data-size'] });
  return () => observer.disconnect();
};

const px = (name: string, fallback: number) =>
  Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue(name)) || fallback;

/** Height of a table row in px, as the density asks. */
export const useRowHeight = () => useSyncExternalStore(subscribe, () => px('--row', 32));

/** Size of small text in px, of which the height of a card follows. */
export const useSmallText = () => useSyncExternalStore(subscribe, () => px('--small', 13));
