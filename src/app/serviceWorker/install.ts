import { useSyncExternalStore } from 'react';
import { askToPersist } from '#lib/persistStorage.ts';

/** What a browser that can install the app gives; TypeScript does not know it. */
type Offer = Event & { prompt: () => Promise<unknown> };

let offer: Offer | undefined;
const listeners = new Set<() => void>();

const setOffer = (next: Offer | undefined) => {
  offer = next;
  for (const listener of listeners) listener();
};

const isOffer = (event: Event): event is Offer => 'prompt' in event;

/** Keeps the browser's offer to install the app for the person's menu, instead of the browser's own banner. */
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

/** Asks the browser to install the app; undefined where the browser does not offer it, or has it installed already. */
export const useInstall = (): (() => Promise<void>) | undefined => {
  const there = useSyncExternalStore(subscribe, () => offer);
  if (!there) return undefined;
  return async () => {
    // An offer can be taken up once.
    setOffer(undefined);
    await there.prompt();
  };
};
