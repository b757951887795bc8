import { BEFORE } from './words.ts';

/** Puts aside what the version in use has and the new one, of these addresses, lacks: its open pages may still load it. */
export const keepBefore = async (urls: ReadonlySet<string>) => {
  // There is one such cache, under a name of workbox's making.
  const name = (await caches.keys()).find((key) => key.startsWith('workbox-precache'));
  if (name === undefined) return;
  const old = await caches.open(name);
  const lacking = (await old.keys()).filter(
    ({ url }) => new URL(url).pathname.startsWith('/assets/') && !urls.has(url),
  );
  if (lacking.length === 0) return;
  await caches.delete(BEFORE);
  const before = await caches.open(BEFORE);
  for (const request of lacking) {
    const response = await old.match(request, { ignoreVary: true });
    if (response) await before.put(request, response);
  }
};
