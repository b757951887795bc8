import { createServer } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { unpackInto } from './packs.ts';

/** A server of packs, and what it was asked for. */
const serve = async (answers: Record<string, unknown>) => {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, answer) => {
    asked.push(url);
    const body = answers[url];
    // A Wi-Fi's sign-in page answers everything.
    if (body === undefined) return void answer.end('<!doctype html><title>Marina Wi-Fi</title>');
    answer.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  // The worker's addresses are relative to where it comes from.
  const goOut = fetch;
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => goOut(`http://127.0.0.1:${port}${url}`, init));
  onTestFinished(() => void vi.unstubAllGlobals());
  return asked;
};

/** Nobody works at a page. */
const atOnce = async () => {};

const cacheOf = () => {
  const kept = new Map<string, Response>();
  const cache = {
    put: async (name: RequestInfo | URL, response: Response) => void kept.set(String(name), response),
  };
  return { kept, cache };
};

const ships = { url: '/assets/pack-1.json', holds: ['/assets/a-1.js', '/assets/b-2.css', '/assets/c-3.js'] };
const texts = { '/assets/a-1.js': 'export const a = "ä";', '/assets/b-2.css': '.b{}', '/assets/c-3.js': '' };

test('each file of a pack is kept as the server would have sent it', async () => {
  await serve({ [ships.url]: texts });
  const { kept, cache } = cacheOf();
  expect(await unpackInto(cache, [ships], () => false, atOnce)).toEqual(new Set(ships.holds));
  expect(await kept.get('/assets/a-1.js')?.text()).toBe('export const a = "ä";');
  expect(kept.get('/assets/a-1.js')?.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(kept.get('/assets/b-2.css')?.headers.get('content-type')).toBe('text/css; charset=utf-8');
});

test('what is there already is not kept again, and a pack of which most is there is not asked for', async () => {
  const asked = await serve({ [ships.url]: texts });
  const { kept, cache } = cacheOf();
  await unpackInto(cache, [ships], (name) => name === '/assets/c-3.js', atOnce);
  expect([...kept.keys()]).toEqual(['/assets/a-1.js', '/assets/b-2.css']);
  await unpackInto(cache, [ships], (name) => name !== '/assets/a-1.js', atOnce);
  expect(asked).toEqual([ships.url]);
});

test('a pack that does not come, or that lacks a file, keeps nothing and does no harm to the others', async () => {
  const { '/assets/b-2.css': _, ...lacking } = texts;
  await serve({ '/assets/pack-2.json': texts, '/assets/pack-3.json': lacking });
  const { kept, cache } = cacheOf();
  const others = [
    { url: '/assets/wifi.json', holds: ['/assets/w-1.js'] },
    { url: '/assets/pack-3.json', holds: ships.holds },
  ];
  expect(await unpackInto(cache, others, () => false, atOnce)).toEqual(new Set());
  expect(kept.size).toBe(0);
  const all = [...others, { ...ships, url: '/assets/pack-2.json' }];
  expect(await unpackInto(cache, all, () => false, atOnce)).toEqual(new Set(ships.holds));
});

test('while somebody works at a page nothing is asked for, and nothing is kept', async () => {
  const asked = await serve({ [ships.url]: texts });
  const { kept, cache } = cacheOf();
  const waiting: (() => void)[] = [];
  const calm = () => new Promise<void>((resolve) => void waiting.push(resolve));
  const all = unpackInto(cache, [ships], () => false, calm);
  const seen: number[] = [];
  // Once for the pack, and once for each file.
  for (let n = 0; n < 4; n += 1) {
    await vi.waitFor(() => expect(waiting).toHaveLength(n + 1));
    seen.push(asked.length + kept.size);
    waiting[n]?.();
  }
  await all;
  expect(seen).toEqual([0, 1, 2, 3]);
  expect(asked.length + kept.size).toBe(4);
});
