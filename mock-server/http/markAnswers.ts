import type { MiddlewareHandler } from 'hono';
import { EPOCH_HEADER, OPERATION_HEADER } from '#lib/marks.ts';
import type { Services } from '../services.ts';

/**
 * Marks every answer as this server's: with the epoch of its database, and for an operation with its key. Clients believe
 * no other answer, because captive portals and proxies answer in the server's place.
 */
export const markAnswers =
  (services: Pick<Services, 'epoch' | 'clock'>): MiddlewareHandler =>
  async (c, next) => {
    // A restored backup changes it while the server runs.
    c.header(EPOCH_HEADER, services.epoch);
    // Devices compare their clocks with it.
    c.header('date', services.clock().toUTCString());
    const operation = c.req.header(OPERATION_HEADER);
    if (operation) c.header(OPERATION_HEADER, operation);
    await next();
  };
