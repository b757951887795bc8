import { PREVIOUS_CACHE } from './names.ts';
import { severalAtOnce } from './severalAtOnce.ts';

/** Saves the assets of the current version that the new one (`urls`) lacks: open pages may still load them. */
export const savePreviousAssets = async (urls: ReadonlySet<string>) => {
  // There is one such cache; workbox chooses its name.
  const name = (await caches.keys()).find((key) => key.startsWith('workbox-precache'));
  if (name === undefined) return;
  const old = await caches.open(name);
  const lacking = (await old.keys()).filter(
    ({ url }) => new URL(url).pathname.startsWith('/assets/') && !urls.has(url),
  );
  if (lacking.length === 0) return;
  await caches.delete(PREVIOUS_CACHE);
  const before = await caches.open(PREVIOUS_CACHE);
  await severalAtOnce(lacking, async (request) => {
    const response = await old.match(request, { ignoreVary: true });
    if (response) await before.put(request, response);
  });
};
