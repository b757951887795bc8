import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { CHANGING } from '#lib/workerMessages.ts';
import { isPicture } from './answers.ts';
import { holdBack } from './holdBack.ts';
import { APPLY, BUSY, PHOTO_CACHE, PREVIOUS_CACHE } from './names.ts';
import type { Pack } from './packs.ts';
import { precacheFiles } from './precache.ts';
import { replaceBroken } from './replaceBroken.ts';
import { savePreviousAssets } from './savePreviousAssets.ts';

/** All files of the app, by name and content, and what holds most of them; .ci/serviceWorker.ts inserts them at build. */
declare const __PRECACHE__: { files: { url: string; revision: string | null }[]; packs: Pack[] };
// The worker's own globals, which the browser's types lack.
declare const clients: {
  claim: () => Promise<void>;
  matchAll: (options: object) => Promise<{ postMessage: (message: unknown) => void }[]>;
};
declare const skipWaiting: () => Promise<void>;
type Extendable = Event & { waitUntil: (work: Promise<unknown>) => void };
type StaticRoute = {
  condition: { urlPattern: { pathname: string } };
  source: 'cache' | 'network' | 'fetch-event';
};
/** `addRoutes` is the static routing API; not every browser has it. */
type Install = Extendable & { addRoutes?: (routes: StaticRoute[]) => Promise<void> };
declare function addEventListener(type: 'install', listener: (event: Install) => void): void;
declare function addEventListener(type: 'activate', listener: (event: Extendable) => void): void;
declare function addEventListener(
  type: 'message',
  listener: (event: MessageEvent & Extendable) => void,
): void;

const DAY_S = 86_400;

// The finder of codes is large, and most phones and tablets of Android have their own.
const hasOwnFinder = 'BarcodeDetector' in globalThis;
const files = __PRECACHE__.files.filter(({ url }) => !hasOwnFinder || !url.endsWith('.wasm'));

// The shell: every page opens from the device, in all languages; a new build takes over when the user agrees.
const { busy, calm } = holdBack();
const shell = precacheFiles(files, __PRECACHE__.packs, calm);
cleanupOutdatedCaches();
registerRoute(new NavigationRoute(shell.handlerOf('/index.html'), { denylist: [/^\/api\//] }));

// A page of the previous version continues to work after another tab has applied the new one. This is for browsers
// without static routes (below).
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async ({ request }) =>
    (await caches.match(request, { cacheName: PREVIOUS_CACHE, ignoreVary: true })) ?? fetch(request),
);

/** Contents never change, and their name is their SHA-256: the cache key leaves out the link's signature. */
const byContent = {
  cacheKeyWillBeUsed: async ({ request }: { request: Request }) => {
    const { origin, pathname } = new URL(request.url);
    return origin + pathname;
  },
};

// API answers are never cached here: they are in the query cache (lib/persist).
registerRoute(
  ({ url, sameOrigin }) =>
    sameOrigin &&
    url.pathname.startsWith('/api/content/') &&
    url.searchParams.get('type')?.startsWith('image/') === true,
  new CacheFirst({
    cacheName: PHOTO_CACHE,
    plugins: [
      byContent,
      isPicture,
      new ExpirationPlugin({ maxEntries: 3000, maxAgeSeconds: 60 * DAY_S, purgeOnQuotaError: true }),
    ],
  }),
);

/**
 * API calls and assets bypass the worker: calls go to the server, assets come from any cache of ours (this version's and
 * the one before), or else from the server. The worker would do the same, but a request to a worker that is being
 * replaced starts it again: Chromium then keeps the new version waiting for half a minute, or for five.
 */
const pastTheWorker: StaticRoute[] = [
  { condition: { urlPattern: { pathname: '/api/content/*' } }, source: 'fetch-event' },
  { condition: { urlPattern: { pathname: '/api/*' } }, source: 'network' },
  { condition: { urlPattern: { pathname: '/assets/*' } }, source: 'cache' },
];

addEventListener('install', (event) => {
  event.waitUntil(shell.install(event));
  if (event.addRoutes) event.waitUntil(event.addRoutes(pastTheWorker).catch(() => undefined));
  const urls = new Set(files.map(({ url }) => new URL(url, location.origin).href));
  event.waitUntil(savePreviousAssets(urls).catch(() => undefined));
  event.waitUntil(replaceBroken());
});

/** Takes over; pages that fetch photos in the background stop first, as photos go through the worker. */
const takeOver = async () => {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const page of pages) page.postMessage(CHANGING);
  await skipWaiting();
};
addEventListener('message', (event) => {
  if (event.data === BUSY) busy();
  if (event.data === APPLY) event.waitUntil(takeOver());
});
// The first visit is already controlled, so that its photos are cached.
addEventListener('activate', (event) => {
  event.waitUntil(shell.activate(event));
  void clients.claim();
});
