import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { isFile } from './answers.ts';
import { type Pack, unpackInto } from './packs.ts';
import { severalAtOnce } from './severalAtOnce.ts';

/** A file of the app; one without a revision has its content's hash in its name. */
type AppFile = { url: string; revision: string | null };

type Handled = Parameters<PrecacheController['activate']>[0];

/**
 * Keeps the app's files on the device and answers requests for them, as Workbox does it. But Workbox fetches them one
 * after the other, which for some 600 files takes minutes by satellite: here most come in a few packs, and the others
 * several at once. Before each it waits for `calm`.
 */
export const precacheFiles = (
  files: readonly AppFile[],
  packs: readonly Pack[],
  calm: () => Promise<void>,
) => {
  const controller = new PrecacheController({ plugins: [isFile] });
  controller.addToCacheList([...files]);
  registerRoute(new PrecacheRoute(controller));
  const keep = async (event: Handled, { url, revision }: AppFile) => {
    await calm();
    const request = new Request(url, {
      cache: revision === null ? 'default' : 'reload',
      credentials: 'same-origin',
      priority: 'low',
    });
    const cacheKey = controller.getCacheKeyForURL(url);
    // A file that is there already is not fetched again.
    await Promise.all(controller.strategy.handleAll({ event, request, params: { cacheKey } }));
  };
  const install = async (event: Handled) => {
    const cache = await caches.open(controller.strategy.cacheName);
    const there = new Set((await cache.keys()).map(({ url }) => url));
    const isThere = (url: string) => there.has(controller.getCacheKeyForURL(url) ?? '');
    const kept = await unpackInto(cache, packs, isThere, calm);
    await severalAtOnce(
      files.filter(({ url }) => !isThere(url) && !kept.has(url)),
      (file) => keep(event, file),
    );
  };

  return {
    /** Fetches and keeps what is missing. @throws when a file does not come, or is not ours: then nothing is installed. */
    install,
    /** Deletes the files of the version before. */
    activate: (event: Handled) => controller.activate(event),
    /** Answers with one of the files. */
    handlerOf: (url: string) => controller.createHandlerBoundToURL(url),
  };
};
