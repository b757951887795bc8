import type { Context, Hono } from 'hono';
import { DEVICE_HEADER, DONE_HEADER, WIRE_HEADER } from '#lib/marks.ts';
import type { StoredAnswer } from '../store/idempotency.ts';

/** A further call by the same user, in the same language. */
export type FurtherCall = {
  method: string;
  path: string;
  body: unknown;
  opId: string;
  wire?: number | undefined;
  done?: string | undefined;
};

/** Makes a further call as the caller of this one. */
export const ask = async (
  c: Context,
  app: Hono,
  { method, path, body, opId, wire, done }: FurtherCall,
): Promise<StoredAnswer & { retryAfter: number | undefined }> => {
  const headers = new Headers({ 'idempotency-key': opId });
  for (const name of ['x-auth-token', 'accept-language', 'user-agent', 'x-forwarded-for', DEVICE_HEADER]) {
    const value = c.req.header(name);
    if (value) headers.set(name, value);
  }
  if (wire !== undefined) headers.set(WIRE_HEADER, String(wire));
  if (done !== undefined) headers.set(DONE_HEADER, done);
  if (body !== undefined && body !== null) headers.set('content-type', 'application/json');
  const answer = await app.request(
    path,
    { method, headers, ...(headers.has('content-type') ? { body: JSON.stringify(body) } : {}) },
    c.env,
  );
  const retryAfter = Number(answer.headers.get('retry-after')) || undefined;
  return { status: answer.status, text: await answer.text(), retryAfter };
};
