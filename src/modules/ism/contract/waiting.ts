import { z } from 'zod/mini';
import { endpoint } from '#lib/endpoint.ts';
import { formarchives } from '../contract.ts';

/** Apart from the other calls of the forms: the menu asks it on every page. */
export const formWaiting = {
  count: endpoint.get('/api/formarchives/waiting/boat/:boatID', {
    access: formarchives.access.write,
    response: z.object({ count: z.int() }),
    summary:
      'Counts the submitted forms whose next signature may be the caller’s: of somebody who has not signed it, or of the master.',
  }),
};
