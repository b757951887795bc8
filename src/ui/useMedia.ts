import { useSyncExternalStore } from 'react';

/** Whether a media query matches; re-renders when it changes. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
  );
}

/** The desktop layout: MUI's lg and up (specification, section 9). */
export const useWide = () => useMedia('(min-width: 1200px)');

/** A phone in portrait orientation. */
export const usePhone = () => useMedia('(max-width: 599.95px)');

/** A phone or an upright tablet: too narrow for a table. */
export const useNarrow = () => useMedia('(max-width: 900px)');

/** Touch, not a mouse. */
export const useCoarsePointer = () => useMedia('(pointer: coarse)');
