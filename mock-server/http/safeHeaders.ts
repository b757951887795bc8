import type { MiddlewareHandler } from 'hono';
import { HSTS } from './hsts.ts';

/** What is no page loads nothing and stands in no frame, also when somebody opens its address. */
export const NO_CONTENT = "default-src 'none'; frame-ancestors 'none'";

/**
 * The headers of every answer of the API. Headers that only old browsers or pages need are left out: each one costs bytes
 * on a satellite link. They are set before the handler: changed afterwards, an answer is built twice.
 */
const headers = Object.entries({
  'content-security-policy': NO_CONTENT,
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': HSTS,
  'x-content-type-options': 'nosniff',
});

export const safeHeaders: MiddlewareHandler = async (c, next) => {
  for (const [name, value] of headers) c.header(name, value);
  await next();
};
