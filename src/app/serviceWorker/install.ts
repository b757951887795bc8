import { useSyncExternalStore } from 'react';
import { askToPersist } from '#lib/persistStorage.ts';

/** The event of a browser that can install the app; TypeScript has no type for it. */
type Offer = Event & { prompt: () => Promise<unknown> };

let offer: Offer | undefined;
const listeners = new Set<() => void>();

const setOffer = (next: Offer | undefined) => {
  offer = next;
  for (const listener of listeners) listener();
};

const isOffer = (event: Event): event is Offer => 'prompt' in event;

/** Keeps the browser's install prompt for the user menu, instead of the browser's own banner. */
export const followInstallOffer = () => {
  window.addEventListener('beforeinstallprompt', (event) => {
    if (!isOffer(event)) return;
    event.preventDefault();
    setOffer(event);
  });
  window.addEventListener('appinstalled', () => {
    setOffer(undefined);
    askToPersist();
  });
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Installs the app; undefined if the browser does not offer it, or has installed it already. */
export const useInstall = (): (() => Promise<void>) | undefined => {
  const there = useSyncExternalStore(subscribe, () => offer);
  if (!there) return undefined;
  return async () => {
    // A prompt can be used once.
    setOffer(undefined);
    await there.prompt();
  };
};
