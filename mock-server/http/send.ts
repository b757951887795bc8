import { hash } from 'node:crypto';
import type { Context } from 'hono';
import type { StoredAnswer } from '../store/idempotency.ts';
import { compressed } from './compressed.ts';

/** Shorter answers are not compressed: they fit one packet. */
const MIN_BYTES = 1024;

/** Sends JSON; a read gets an ETag of its content, and 304 if the caller already has that content. */
export const send = async (c: Context, { status, text }: StoredAnswer) => {
  const headers: Record<string, string> = { 'content-type': 'application/json', 'cache-control': 'no-store' };
  if (c.req.method === 'GET') {
    const etag = `W/"${hash('sha1', text, 'base64url')}"`;
    const known = (c.req.header('if-none-match') ?? '').split(',').map((tag) => tag.trim());
    if (known.includes(etag)) return c.body(null, 304, { etag, 'cache-control': 'no-store' });
    headers.etag = etag;
  }
  // All our statuses are content statuses.
  return c.body(text.length > MIN_BYTES ? await compressed(c, text) : text, status as 200, headers);
};
