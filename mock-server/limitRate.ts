import type { MiddlewareHandler } from 'hono';
import { rateLimiter } from 'hono-rate-limiter';
import { addressOf } from './implement.ts';
import { refuse } from './refusal.ts';
import type { Services } from './services.ts';

const publicCalls = new Set(['POST /api/auth', 'POST /api/profile/store-token']);

/** Slows down whoever hammers the calls that need no token; wrong passwords are counted by name elsewhere. */
export const limitRate = ({ publicCallsPerMinute }: Services): MiddlewareHandler => {
  const limiter = rateLimiter({
    windowMs: 60_000,
    limit: publicCallsPerMinute,
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
