import type { MiddlewareHandler } from 'hono';
import { rateLimiter } from 'hono-rate-limiter';
import { addressOf } from './implement.ts';
import { refuse } from './refusal.ts';
import type { Services } from './services.ts';

/** Public calls an address may make in a minute. A vessel's crew may share one address, so it is generous. */
const LIMIT = 60;

const publicCalls = new Set(['POST /api/auth', 'POST /api/profile/store-token']);

/** Slows down whoever hammers the calls that need no token; wrong passwords are counted by name elsewhere. */
export const limitRate = (_services: Services): MiddlewareHandler => {
  const limiter = rateLimiter({
    windowMs: 60_000,
    limit: LIMIT,
    keyGenerator: addressOf,
    handler: () => {
      throw refuse(429, 'tooManyTries', { seconds: 60 });
    },
  });
  return (c, next) =>
    publicCalls.has(`${c.req.method} ${c.req.path}`) || c.req.path.startsWith('/api/profile/reset-password/')
      ? limiter(c, next)
      : next();
};
