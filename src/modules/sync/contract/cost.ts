import { z } from 'zod/mini';
import { endpoint } from '#lib/endpoint.ts';

/** The limits of a boat's working set; the rest is fetched when opened. */
export const MAX_FETCHED = { jobs: 150, meters: 80, machines: 80, photos: 600 };

export const workingSet = {
  cost: endpoint.get('/api/workingset/cost/:boatID', {
    access: 'member',
    response: z.object({ bytes: z.int().check(z.minimum(0)) }),
    summary:
      'Estimates the bytes needed to make a boat available offline: rows, comments, readings and thumbnails.',
  }),
};
