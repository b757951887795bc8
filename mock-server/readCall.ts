import type { Context } from 'hono';
import type { z } from 'zod';
import type { Endpoint } from '#lib/endpoint.ts';
import { issuesToRefusal } from './messages.ts';
import { clean, readJson } from './readJson.ts';
import { refuse } from './refusal.ts';

/** The body as it was sent. Refuses one that did not arrive whole. */
export const textOf = async (c: Context) => {
  try {
    return await c.req.text();
  } catch {
    throw refuse(400, 'notReadable');
  }
};

/** The languages that the caller reads. */
export const languageOf = (c: Context) => c.req.header('accept-language') ?? 'en';

/** The body of a call, of the type that the call asks for; not yet checked. */
export const readBody = async (c: Context, endpoint: Endpoint): Promise<unknown> => {
  const type = c.req.header('content-type') ?? '';
  const wanted = endpoint.encoding === 'form' ? 'multipart/form-data' : 'application/json';
  if (!type.startsWith(wanted)) throw refuse(415, 'wrongType');
  try {
    return endpoint.encoding === 'form' ? clean(await c.req.parseBody()) : readJson(await c.req.text());
  } catch {
    throw refuse(400, 'notReadable');
  }
};

/** What was sent, as the contract says it is; refuses with a message for each field that is wrong. */
export const parse = (schema: z.ZodType, value: unknown) => {
  const parsed = schema.safeParse(value, { reportInput: true });
  if (!parsed.success) throw issuesToRefusal(parsed.error);
  return parsed.data;
};

/** The address a call came from, as a proxy or the socket says it. */
export const addressOf = (c: Context): string =>
  c.req.header('x-forwarded-for')?.split(',')[0]?.trim() ?? c.env?.incoming?.socket?.remoteAddress ?? '';
