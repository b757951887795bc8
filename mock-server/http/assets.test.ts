import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mountAssets } from './assets.ts';

const app = new Hono();
let around = '';
beforeAll(async () => {
  around = await mkdtemp(join(tmpdir(), 'assets-'));
  const folder = join(around, 'dist');
  await mkdir(folder);
  await mkdir(`${folder}-old`);
  await writeFile(join(`${folder}-old`, 'secret.json'), '{}');
  await writeFile(
    join(folder, 'index.html'),
    '<!doctype html><meta nonce="__NONCE__"><title>Shipshape</title>',
  );
  await writeFile(join(folder, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await mountAssets(app, folder);
});
afterAll(() => rm(around, { recursive: true }));

test('an address that is no UTF-8 opens the page like any other, and never fails', async () => {
  for (const path of ['/%E0%A4%A', '/app/%E0%A4%A', '/%', '/assets/%FF.js', '/app/home']) {
    const answer = await app.request(path);
    expect(answer.status, path).toBe(200);
    expect(await answer.text(), path).toContain('<title>Shipshape</title>');
  }
});

test('a page is sent compressed, with a nonce of its own each time', async () => {
  const page = async () => {
    const answer = await app.request('/app/home', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const html = brotliDecompressSync(new Uint8Array(await answer.arrayBuffer())).toString();
    const [, nonce = ''] = /nonce="([^"]+)"/.exec(html) ?? [];
    expect(answer.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
    return nonce;
  };
  const first = await page();
  expect(first).toHaveLength(24);
  expect(await page()).not.toBe(first);
});

test('pages, files and what is missing say that only TLS is used from now on, and are not sniffed', async () => {
  for (const [path, status] of [
    ['/app/home', 200],
    ['/%E0%A4%A', 200],
    ['/logo.svg', 200],
    ['/assets/gone.js', 404],
    ['/sw.js', 200],
  ] as const) {
    const { status: answered, headers } = await app.request(path);
    expect(answered, path).toBe(status);
    expect(headers.get('strict-transport-security'), path).toMatch(/^max-age=31536000; includeSubDomains$/);
    expect(headers.get('x-content-type-options'), path).toBe('nosniff');
  }
});

test('a page names what it may load, and what is no page loads nothing and stands in no frame', async () => {
  const policy = async (path: string) => (await app.request(path)).headers.get('content-security-policy');
  expect(await policy('/app/home')).toContain("frame-ancestors 'none'");
  expect(await policy('/app/home')).toContain("connect-src 'self'");
  expect(await policy('/logo.svg')).toBe("default-src 'none'; frame-ancestors 'none'");
});

test('a folder beside that of the app is out of reach, also one whose name begins like it', async () => {
  for (const path of ['/..%2fdist-old/secret.json', '/%2e%2e/dist-old/secret.json', '/..%2f..%2fsecret.json'])
    expect(await (await app.request(path)).text(), path).not.toBe('{}');
});
