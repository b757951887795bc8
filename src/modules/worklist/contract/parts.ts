import { z } from 'zod/mini';
import { endpoint } from '#lib/endpoint.ts';
import { idTexts } from '#lib/fields.ts';
import { commentSchema, work } from '../contract.ts';

/** Apart from the other calls: only what fetches the working set needs it. */
export const jobParts = {
  ofBoat: endpoint.get('/api/worklist/parts/:boatID', {
    access: { flag: 'jobs', own: true },
    search: z.object({ jobs: idTexts(), machines: idTexts() }),
    response: z.object({ comments: z.array(commentSchema), works: z.array(work) }),
    summary:
      'Lists comments and work of the named jobs, and work on the named pieces of equipment: of each what its own call lists, and nothing of those that the caller may not read.',
  }),
};
