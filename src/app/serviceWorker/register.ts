import { openDB } from 'idb';
import { serviceWorkerUrl } from '#lib/scriptUrl.ts';
import { translate } from '#lib/text.ts';
import { addAlert } from '#stores/alerts.ts';
import { ALIVE, APPLY, PHOTO_CACHE } from './names.ts';
import { takeWhenAway, takeWhenFree } from './takeWhenFree.ts';

/** How often an open app checks for a new version; the browser itself checks whenever a page is opened. */
const CHECK_EVERY_MS = 6 * 3_600_000;

const KEY = 'app.update';

let endAway = () => {};

const notify = async (state: 'waits' | 'starting') =>
  addAlert({ kind: 'info', text: await translate(`sync:update.${state}`), sticky: true, key: KEY });

/**
 * Announces a new version. Nothing reloads while the user works: it is applied when the user agrees and has closed what
 * is open, or when the tab was hidden for a while with nothing open.
 */
const offer = async (apply: () => void) => {
  endAway();
  endAway = takeWhenAway(apply);
  addAlert({
    kind: 'info',
    text: await translate('sync:update.ready'),
    action: {
      label: await translate('sync:update.use'),
      onClick: () => takeWhenFree(apply, () => void notify('waits')),
    },
    sticky: true,
    key: KEY,
  });
};

const reload = () => location.reload();

/** Offers the waiting version; it takes over on request, or when the last tab of the old one is closed. */
const offerWaiting = ({ waiting }: ServiceWorkerRegistration) => {
  if (!waiting) return;
  void offer(() => {
    // Another tab was faster.
    if (waiting.state !== 'installed') return reload();
    navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
    waiting.postMessage(APPLY);
    void notify('starting');
  });
};

const watch = (registration: ServiceWorkerRegistration) => {
  // Without a controller this is the first visit, and the waiting worker is not an update.
  const isUpdate = () => navigator.serviceWorker.controller !== null;
  if (isUpdate()) offerWaiting(registration);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && isUpdate()) offerWaiting(registration);
    });
  });
  setInterval(() => void registration.update().catch(() => undefined), CHECK_EVERY_MS);
};

const register = async (onCached: () => Promise<void>) => {
  const hadController = navigator.serviceWorker.controller !== null;
  if (hadController)
    // Another tab applied the new version: this one still works, but cannot load what it lacks.
    navigator.serviceWorker.addEventListener('controllerchange', () => void offer(reload));
  const registration: ServiceWorkerRegistration | undefined = await navigator.serviceWorker.register(
    serviceWorkerUrl(),
    // Its list of files is fetched again each time, not taken from the HTTP cache.
    { updateViaCache: 'none' },
  );
  // A browser that blocks service workers returns undefined.
  if (!registration) return;
  watch(registration);
  await onCached();
};

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
  start(() => void register(onCached).catch((error) => console.warn('No offline start', error)));
};

/** The service worker's list of cached photos: their hashes, and when they were seen. */
const PHOTO_TIMES = { database: 'workbox-expiration', store: 'cache-entries' };

/** Empties the list; the running worker holds the database open, so that it cannot be deleted. */
const forgetPhotoTimes = async () => {
  const all = await indexedDB.databases();
  // Opening it would create it without what the worker expects.
  if (!all.some(({ name }) => name === PHOTO_TIMES.database)) return;
  const db = await openDB(PHOTO_TIMES.database);
  if (db.objectStoreNames.contains(PHOTO_TIMES.store)) await db.clear(PHOTO_TIMES.store);
  db.close();
};

/** Deletes the photos cached on the device, and what was noted about them (sign-out). */
export const forgetPhotos = () => {
  if (!('caches' in window)) return;
  void caches.delete(PHOTO_CACHE).catch(() => undefined);
  void forgetPhotoTimes().catch(() => undefined);
};
