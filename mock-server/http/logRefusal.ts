import type { Context } from 'hono';
import type { Services } from '../services.ts';
import { ApiError } from './apiError.ts';
import { addressOf } from './readCall.ts';

/** Where a call keeps the id of its user. */
export const CALLER = 'caller';

const logged = new Set([401, 403, 429]);

/** Logs a call that was refused for lack of a session, of rights, or for too many tries. Sign-in logs its own. */
export const logRefusal = (c: Context, { log, trustedProxies }: Services, error: Error): void => {
  if (!(error instanceof ApiError) || !logged.has(error.status)) return;
  const why = error.items.map(({ key }) => key).join(' ');
  if (why === 'wrongLogin') return;
  const user: unknown = c.get(CALLER);
  log({
    event: 'refused',
    status: error.status,
    why,
    call: `${c.req.method} ${c.req.routePath}`,
    user: typeof user === 'string' ? user : '',
    address: addressOf(c, trustedProxies),
  });
};
