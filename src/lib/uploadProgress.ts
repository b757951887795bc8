import { useSyncExternalStore } from 'react';

/** The file that is being sent: a photo or another one, its place among those to send, and how many bytes of it are sent. */
export type Upload = { photo: boolean; no: number; of: number; sent: number; total: number };

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
