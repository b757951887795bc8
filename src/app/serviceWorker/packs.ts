import { severalAtOnce } from './severalAtOnce.ts';

/** A file that holds others: `{ "/assets/a-1.js": "its text", ... }`, made by .ci/serviceWorker.ts. */
export type Pack = { url: string; holds: readonly string[] };

const types: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
};

/** The texts of the files that a pack holds. @throws when it does not come, or something else comes in its place. */
const textsOf = async ({ url, holds }: Pack) => {
  // What it holds is kept; the pack is not.
  const response = await fetch(url, { cache: 'no-store', credentials: 'same-origin', priority: 'low' });
  const texts: Record<string, unknown> = await response.json();
  return holds.map((name): [string, string] => {
    const text = texts[name];
    if (typeof text !== 'string') throw new Error(`${url} lacks ${name}`);
    return [name, text];
  });
};

/** As the server sends it. */
const answer = (name: string, text: string) =>
  new Response(text, {
    headers: {
      'content-type': types[/\.(\w+)$/.exec(name)?.[1] ?? ''] ?? 'text/plain',
      'x-content-type-options': 'nosniff',
    },
  });

/**
 * Keeps the files of those packs that are for the most part missing, and tells which. A pack that does not come is no
 * failure: its files can be fetched by themselves. Before each file it waits for `calm`.
 */
export const unpackInto = async (
  cache: Pick<Cache, 'put'>,
  packs: readonly Pack[],
  isThere: (name: string) => boolean,
  calm: () => Promise<void>,
): Promise<Set<string>> => {
  const kept = new Set<string>();
  await severalAtOnce(packs, async (pack) => {
    const lacking = pack.holds.filter((name) => !isThere(name));
    if (lacking.length * 2 < pack.holds.length) return;
    await calm();
    const texts = await textsOf(pack).catch(() => []);
    for (const [name, text] of texts) {
      if (isThere(name)) continue;
      await calm();
      await cache.put(name, answer(name, text));
      kept.add(name);
    }
  });
  return kept;
};
