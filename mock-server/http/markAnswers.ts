import type { MiddlewareHandler } from 'hono';
import { EPOCH_HEADER, OPERATION_HEADER } from '#lib/marks.ts';
import type { Services } from '../services.ts';

/**
 * Marks every answer as this server's: with the epoch of its database, and for an operation with its key. Clients believe
 * no other answer, because captive portals and proxies answer in the server's place.
 */
export const markAnswers =
  ({ epoch }: Pick<Services, 'epoch'>): MiddlewareHandler =>
  async (c, next) => {
    await next();
    c.header(EPOCH_HEADER, epoch);
    const operation = c.req.header(OPERATION_HEADER);
    if (operation) c.header(OPERATION_HEADER, operation);
  };
