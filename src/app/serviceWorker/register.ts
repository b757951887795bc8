import { ALIVE } from './names.ts';

type Options = {
  /** Calls the registration when the connection is idle. */
  start: (register: () => void) => void;
  onCached: () => Promise<void>;
};

/**
 * Caches the app on the device, once `start` allows it. Only a production build has a service worker; without one, or
 * with blocked storage, the app works as a page, and `onCached` is not called.
 */
export const startServiceWorker = ({ start, onCached }: Options) => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // From the first moment: a new worker that gets no answer considers this page broken.
  navigator.serviceWorker.addEventListener('message', ({ data, ports }) => {
    if (data === ALIVE) ports[0]?.postMessage(ALIVE);
  });
  navigator.serviceWorker.startMessages();
  start(() => {
    import('./versions.ts')
      .then(({ register }) => register(onCached))
      .catch((error) => console.warn('No offline start', error));
  });
};
