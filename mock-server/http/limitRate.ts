import type { Hono } from 'hono';
import { rateLimiter } from 'hono-rate-limiter';
import { deviceIn, isKnownDevice } from '../auth/devices.ts';
import type { Services } from '../services.ts';
import { fail } from './apiError.ts';
import { addressOf } from './readCall.ts';

/** The calls that need no token. */
const publicCalls = [
  ['POST', '/api/auth'],
  ['POST', '/api/auth/ended'],
  ['POST', '/api/profile/store-token'],
  ['POST', '/api/profile/reset-password/:token'],
  ['POST', '/api/users/email_confirm/:token'],
  ['GET', '/api/inspection/*'],
] as const;

/**
 * Limits the rate of calls that need no token; wrong passwords are counted per name elsewhere. A device that has signed
 * somebody in is not held up by what others do from its address.
 */
export const limitRate = (app: Hono, { database, publicCallsPerMinute, trustedProxies }: Services) => {
  const limiter = rateLimiter({
    windowMs: 60_000,
    limit: publicCallsPerMinute,
    skip: (c) => isKnownDevice(database, deviceIn(c.req.header('cookie') ?? '')),
    keyGenerator: (c) => addressOf(c, trustedProxies),
    handler: () => {
      throw fail(429, 'tooManyTries', { seconds: 60 });
    },
  });
  for (const [method, path] of publicCalls) app.on(method, path, limiter);
};
