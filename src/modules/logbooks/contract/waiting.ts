import { z } from 'zod/mini';
import { type Access, endpoint } from '#lib/endpoint.ts';

const access: Access = { flag: 'logbook' };

/** Apart from the other calls of the books: the menu asks it on every page. */
export const logWaiting = {
  count: endpoint.get('/api/logbooks/boat/:boatID/waiting', {
    access,
    response: z.object({ count: z.int() }),
    summary:
      'Counts what waits in the books for the caller: entries that are due, drafts to sign, and, for the master, what is to be verified.',
  }),
};
