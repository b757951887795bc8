import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-density', 'data-size'] });
  return () => observer.disconnect();
};

const px = (name: string, fallback: number) =>
  Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue(name)) || fallback;

/** Height of a table row in px, by density. */
export const useRowHeight = () => useSyncExternalStore(subscribe, () => px('--row', 32));

/** Size of small text in px, which determines the height of a card. */
export const useSmallText = () => useSyncExternalStore(subscribe, () => px('--small', 13));
