import { serviceWorkerUrl } from '#lib/scriptUrl.ts';
import { translate } from '#lib/text.ts';
import { onActivity } from '#lib/userActivity.ts';
import { addAlert } from '#stores/alerts.ts';
import { APPLY, BUSY } from './names.ts';
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

/** A worker that is keeping the app is told of somebody working here no more often than this. */
const TELL_EVERY_MS = 500;

/** Tells a worker that is keeping the app when somebody works here, until it is done: it waits meanwhile. */
const tellActivity = (worker: ServiceWorker) => {
  const done = new AbortController();
  let told = Number.NEGATIVE_INFINITY;
  onActivity(() => {
    const now = performance.now();
    if (now - told < TELL_EVERY_MS) return;
    told = now;
    worker.postMessage(BUSY);
  }, done.signal);
  worker.addEventListener('statechange', () => done.abort());
};

const watch = (registration: ServiceWorkerRegistration) => {
  // Without a controller this is the first visit, and the waiting worker is not an update.
  const isUpdate = () => navigator.serviceWorker.controller !== null;
  if (isUpdate()) offerWaiting(registration);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    if (!installing) return;
    tellActivity(installing);
    installing.addEventListener('statechange', () => {
      if (installing.state === 'installed' && isUpdate()) offerWaiting(registration);
    });
  });
  setInterval(() => void registration.update().catch(() => undefined), CHECK_EVERY_MS);
};

/** Registers the service worker, and offers each new version that it brings. */
export const register = async (onCached: () => Promise<void>) => {
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
