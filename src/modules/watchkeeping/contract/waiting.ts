import { z } from 'zod/mini';
import { endpoint } from '#lib/endpoint.ts';

/** Apart from the other calls of watches: the menu asks it on every page. */
export const watchWaiting = {
  count: endpoint.get('/api/watchkeeping/waiting/boat/:boatID', {
    access: { flag: ['watchkeeping', 'watchkeeper'] },
    response: z.object({ count: z.int() }),
    summary:
      'Counts the orders in force that the caller, of the crew, has not read, and the swaps of coming watches that ask the caller.',
  }),
};
