import { useSyncExternalStore } from 'react';

/** What is said of the file that is being sent, and how much of it is (0 to 1). */
export type Upload = { words: string; part: number };

let upload: Upload | undefined;
const listeners = new Set<() => void>();

/** Called while a file is being sent; undefined at its end. */
export const showUpload = (next: Upload | undefined) => {
  upload = next;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The file that this tab is sending; undefined while it sends none. */
export const useUpload = () => useSyncExternalStore(subscribe, () => upload);
