import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import type { Services } from '../services.ts';
import { fail } from './apiError.ts';
import { identify } from './identify.ts';

const unzip = promisify(gunzip);

/** The maximum size after decompression, against decompression bombs. */
const MAX_BYTES = 16 * 1024 * 1024;

/** Accepts compressed bodies (`content-encoding: gzip`), as the outbox sends long ones. */
export const decompress =
  (services: Services): MiddlewareHandler =>
  async (c, next) => {
    const encoding = c.req.header('content-encoding');
    if (encoding === undefined || encoding === 'identity') return next();
    if (encoding !== 'gzip') throw fail(415, 'wrongType');
    // Before anything is decompressed: only signed-in users send long bodies.
    await identify(c, services);
    const compressed = Buffer.from(await c.req.arrayBuffer());
    const body = await unzip(compressed, { maxOutputLength: MAX_BYTES }).catch((error: unknown) => {
      const code = error instanceof Error && 'code' in error ? error.code : '';
      throw code === 'ERR_BUFFER_TOO_LARGE'
        ? fail(413, 'tooLarge', { mb: MAX_BYTES / 1024 / 1024 })
        : fail(400, 'notReadable');
    });
    const headers = new Headers(c.req.raw.headers);
    headers.delete('content-encoding');
    headers.delete('content-length');
    c.req.raw = new Request(c.req.url, { method: c.req.method, headers, body: new Uint8Array(body) });
    c.req.bodyCache = {};
    return next();
  };
