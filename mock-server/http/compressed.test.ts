import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { compressed } from './compressed.ts';

const text = 'Main engine, port: oil sample. '.repeat(200);
const app = new Hono().get('/', async (c) => c.body(await compressed(c, text)));

/** The same text, as it was sent. */
const read = async (accepted?: string) => {
  const answer = await app.request('/', accepted ? { headers: { 'accept-encoding': accepted } } : {});
  expect(answer.headers.get('vary')).toBe('accept-encoding');
  return { how: answer.headers.get('content-encoding'), bytes: new Uint8Array(await answer.arrayBuffer()) };
};

test('a text is sent as the caller can read it: by brotli, by gzip, or as it is', async () => {
  const brotli = await read('gzip, deflate, br, zstd');
  expect(brotli.how).toBe('br');
  expect(brotliDecompressSync(brotli.bytes).toString()).toBe(text);
  expect(brotli.bytes.length).toBeLessThan(text.length / 10);
  const gzip = await read('gzip, deflate');
  expect(gzip.how).toBe('gzip');
  expect(gunzipSync(gzip.bytes).toString()).toBe(text);
  for (const plain of [undefined, 'identity', 'brioche']) {
    const { how, bytes } = await read(plain);
    expect(how).toBeNull();
    expect(new TextDecoder().decode(bytes)).toBe(text);
  }
});
