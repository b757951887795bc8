import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { addressOf } from './readCall.ts';

/** The address that a server behind `proxies` proxies sees; `socket` is the one that the connection comes from. */
const seen = async (proxies: number, forwarded?: string) => {
  const app = new Hono();
  app.get('/', (c) => c.text(addressOf(c, proxies)));
  const headers = new Headers(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded });
  const env = { incoming: { socket: { remoteAddress: '192.0.2.1' } } };
  return (await app.request('/', { headers }, env)).text();
};

test('without a trusted proxy the address is that of the socket, whatever a header says', async () => {
  expect(await seen(0)).toBe('192.0.2.1');
  expect(await seen(0, '203.0.113.9')).toBe('192.0.2.1');
});

test('behind trusted proxies it is what the outermost of them wrote, and nothing that the caller made up', async () => {
  expect(await seen(1, '203.0.113.9')).toBe('203.0.113.9');
  expect(await seen(1, 'forged, 203.0.113.9')).toBe('203.0.113.9');
  expect(await seen(2, 'forged, 203.0.113.9, 198.51.100.2')).toBe('203.0.113.9');
});

test('a header that is missing or too short leaves the address of the socket', async () => {
  expect(await seen(1)).toBe('192.0.2.1');
  expect(await seen(2, '198.51.100.2')).toBe('192.0.2.1');
  expect(await seen(1, '')).toBe('192.0.2.1');
});
