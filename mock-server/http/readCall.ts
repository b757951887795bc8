import type { Context } from 'hono';
import type { z } from 'zod/mini';
import type { Endpoint } from '#lib/endpoint.ts';
import { DEVICE_HEADER } from '#lib/marks.ts';
import type { Viewer } from '../auth/viewer.ts';
import { issuesToError } from '../messages/messages.ts';
import { fail } from './apiError.ts';
import { clean, readJson } from './readJson.ts';

/** The body as sent. Fails if it did not arrive completely. */
export const bodyText = async (c: Context) => {
  try {
    return await c.req.text();
  } catch {
    throw fail(400, 'notReadable');
  }
};

/** The caller's Accept-Language header. */
export const languageOf = (c: Context) => c.req.header('accept-language') ?? 'en';

/** The id of the caller's device. A caller that names none counts as one device for each session. */
export const deviceOf = (c: Context, { tokenHash }: Pick<Viewer, 'tokenHash'>): string => {
  const named = c.req.header(DEVICE_HEADER) ?? '';
  return /^[\w-]{1,64}$/.test(named) ? named : tokenHash.slice(0, 16);
};

/** The body of a call, decoded as the endpoint's encoding requires; not yet validated. */
export const readBody = async (c: Context, endpoint: Endpoint): Promise<unknown> => {
  const type = c.req.header('content-type') ?? '';
  const expectedType = endpoint.encoding === 'form' ? 'multipart/form-data' : 'application/json';
  if (!type.startsWith(expectedType)) throw fail(415, 'wrongType');
  try {
    return endpoint.encoding === 'form' ? clean(await c.req.parseBody()) : readJson(await c.req.text());
  } catch {
    throw fail(400, 'notReadable');
  }
};

/** Parses a value with the contract's schema; fails with one message for each invalid field. */
export const parse = (schema: z.ZodMiniType, value: unknown) => {
  const parsed = schema.safeParse(value, { reportInput: true });
  if (!parsed.success) throw issuesToError(parsed.error);
  return parsed.data;
};

/**
 * The caller's address: that of the socket. Behind `trustedProxies` proxies it is the entry of X-Forwarded-For that the
 * outermost of them wrote, counted from the right; anything before it may be forged.
 */
export const addressOf = (c: Context, trustedProxies: number): string => {
  const socket: string = c.env?.incoming?.socket?.remoteAddress ?? '';
  if (trustedProxies <= 0) return socket;
  const hops = (c.req.header('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim());
  return hops.at(-trustedProxies) || socket;
};
