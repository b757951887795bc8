import type { Context } from 'hono';
import type { z } from 'zod/mini';
import type { Endpoint } from '#lib/endpoint.ts';
import { issuesToError } from '../messages/messages.ts';
import { fail } from './apiError.ts';
import { clean, readJson } from './readJson.ts';

/** The body as it was sent. Refuses one that did not arrive whole. */
export const textOf = async (c: Context) => {
  try {
    return await c.req.text();
  } catch {
    throw fail(400, 'notReadable');
  }
};

/** The languages that the caller reads. */
export const languageOf = (c: Context) => c.req.header('accept-language') ?? 'en';

/** The body of a call, of the type that the call asks for; not yet checked. */
export const readBody = async (c: Context, endpoint: Endpoint): Promise<unknown> => {
  const type = c.req.header('content-type') ?? '';
  const wanted = endpoint.encoding === 'form' ? 'multipart/form-data' : 'application/json';
  if (!type.startsWith(wanted)) throw fail(415, 'wrongType');
  try {
    return endpoint.encoding === 'form' ? clean(await c.req.parseBody()) : readJson(await c.req.text());
  } catch {
    throw fail(400, 'notReadable');
  }
};

/** What was sent, as the contract says it is; refuses with a message for each field that is wrong. */
export const parse = (schema: z.ZodMiniType, value: unknown) => {
  const parsed = schema.safeParse(value, { reportInput: true });
  if (!parsed.success) throw issuesToError(parsed.error);
  return parsed.data;
};

/**
 * The address a call came from: the socket's. Behind `trustedProxies` proxies of ours it is the entry of X-Forwarded-For
 * that the outermost of them wrote, counted from the right; what stands before it anybody may have invented.
 */
export const addressOf = (c: Context, trustedProxies: number): string => {
  const socket: string = c.env?.incoming?.socket?.remoteAddress ?? '';
  if (trustedProxies <= 0) return socket;
  const hops = (c.req.header('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim());
  return hops.at(-trustedProxies) || socket;
};
