import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { APPLY, PHOTOS } from './words.ts';

/** The whole app, by name and content; .ci/serviceWorker.ts writes it here at build. */
declare const __PRECACHE__: { url: string; revision: string | null }[];
// The worker's own globals, which the browser's types do not have.
declare const clients: { claim: () => Promise<void> };
declare const skipWaiting: () => Promise<void>;

const DAY = 86_400;

// The shell: every page opens from the device, in all languages; a new build takes over when the person says so.
precacheAndRoute(__PRECACHE__);
cleanupOutdatedCaches();
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: [/^\/api\//] }));

/** Contents never change, and their name is their SHA-256: the signature of the link is no part of what is kept. */
const byContent = {
  cacheKeyWillBeUsed: async ({ request }: { request: Request }) => {
    const { origin, pathname } = new URL(request.url);
    return origin + pathname;
  },
};

// Answers of the API are never kept here: they are the query cache's (lib/persist).
registerRoute(
  ({ url, sameOrigin }) =>
    sameOrigin &&
    url.pathname.startsWith('/api/content/') &&
    url.searchParams.get('type')?.startsWith('image/') === true,
  new CacheFirst({
    cacheName: PHOTOS,
    plugins: [
      byContent,
      new ExpirationPlugin({ maxEntries: 3000, maxAgeSeconds: 60 * DAY, purgeOnQuotaError: true }),
    ],
  }),
);

addEventListener('message', ({ data }: MessageEvent) => {
  if (data === APPLY) void skipWaiting();
});
// The first visit is already served from here, so that its photos are kept.
addEventListener('activate', () => void clients.claim());
