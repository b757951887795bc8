import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Context } from 'hono';
import type { StoredAnswer } from '../store/idempotency.ts';

/** Shorter answers are not compressed: they fit one packet. */
const MIN_GZIP_BYTES = 1024;
const compressed = promisify(gzip);

/** Sends JSON; a read gets an ETag of its content, and 304 if the caller already has that content. */
export const send = async (c: Context, { status, text }: StoredAnswer) => {
  const headers: Record<string, string> = { 'content-type': 'application/json', 'cache-control': 'no-store' };
  if (c.req.method === 'GET') {
    const etag = `W/"${hash('sha1', text, 'base64url')}"`;
    const known = (c.req.header('if-none-match') ?? '').split(',').map((tag) => tag.trim());
    if (known.includes(etag)) return c.body(null, 304, { etag, 'cache-control': 'no-store' });
    headers.etag = etag;
  }
  const zipped = text.length > MIN_GZIP_BYTES && /\bgzip\b/.test(c.req.header('accept-encoding') ?? '');
  // All our statuses are content statuses.
  if (!zipped) return c.body(text, status as 200, headers);
  return c.body(await compressed(text), status as 200, {
    ...headers,
    'content-encoding': 'gzip',
    vary: 'accept-encoding',
  });
};
