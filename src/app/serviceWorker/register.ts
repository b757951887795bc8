import { serviceWorkerUrl } from '#lib/scriptUrl.ts';
import { translate } from '#lib/text.ts';
import { addAlert } from '#stores/alerts.ts';
import { takeWhenAway, takeWhenFree } from './takeWhenFree.ts';
import { ALIVE, APPLY, PHOTOS } from './words.ts';

/** How often (ms) an open app asks for a new version; the browser asks by itself whenever a page is opened. */
const CHECK_EVERY_MS = 6 * 3_600_000;

/** A version that takes over later than this (ms) is said to be on its way. */
const MAX_SILENT_MS = 2000;

const KEY = 'app.update';

let endAway = () => {};

const sayWaiting = async () =>
  addAlert({ kind: 'info', text: await translate('sync:update.waits'), sticky: true, key: KEY });

const sayStarting = async () =>
  addAlert({ kind: 'info', text: await translate('sync:update.starting'), sticky: true, key: KEY });

/**
 * Says that a new version is there. Nothing is loaded anew under a person's hands: it is taken when the person says so and
 * has closed what is open, or when the tab has been out of sight for a while with nothing open.
 */
const offer = async (apply: () => void) => {
  endAway();
  endAway = takeWhenAway(apply);
  addAlert({
    kind: 'info',
    text: await translate('sync:update.ready'),
    action: {
      label: await translate('sync:update.use'),
      onClick: () => takeWhenFree(apply, () => void sayWaiting()),
    },
    sticky: true,
    key: KEY,
  });
};

const reload = () => location.reload();

/** Offers the version that waits; it takes over when asked to, or when the last tab of the old one is closed. */
const offerWaiting = ({ waiting }: ServiceWorkerRegistration) => {
  if (!waiting) return;
  void offer(() => {
    // Another tab was quicker.
    if (waiting.state !== 'installed') return reload();
    navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
    waiting.postMessage(APPLY);
    setTimeout(() => void sayStarting(), MAX_SILENT_MS);
  });
};

const watch = (registration: ServiceWorkerRegistration) => {
  // Without a controller this is the first visit, and what waits is no update.
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

const register = async (onKept: () => Promise<void>) => {
  const hadController = navigator.serviceWorker.controller !== null;
  if (hadController)
    // Another tab took the new version: this one still works, and may not load what it lacks.
    navigator.serviceWorker.addEventListener('controllerchange', () => void offer(reload));
  const registration: ServiceWorkerRegistration | undefined = await navigator.serviceWorker.register(
    serviceWorkerUrl(),
    // Its list of files is asked for anew each time, not taken from the browser's cache.
    { updateViaCache: 'none' },
  );
  // A browser that was told to block service workers answers nothing.
  if (!registration) return;
  watch(registration);
  await onKept();
};

type Options = {
  /** Calls what registers it, when the link is idle. */
  start: (register: () => void) => void;
  onKept: () => Promise<void>;
};

/**
 * Keeps the app on the device, once `start` says so. Only what was built has a service worker; where there is none, or
 * storage is blocked, the app works as a page, and `onKept` is not called.
 */
export const startServiceWorker = ({ start, onKept }: Options) => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // From the first moment: a new worker that hears nothing takes this page for broken.
  navigator.serviceWorker.addEventListener('message', ({ data, ports }) => {
    if (data === ALIVE) ports[0]?.postMessage(ALIVE);
  });
  navigator.serviceWorker.startMessages();
  start(() => void register(onKept).catch((error) => console.warn('No offline start', error)));
};

/** Deletes the photos that are kept on the device (sign-out). */
export const forgetPhotos = () => {
  if ('caches' in window) void caches.delete(PHOTOS).catch(() => undefined);
};
