import { z } from 'zod';
import { endpoint } from '#lib/endpoint.ts';

/** What the working set of a boat is at most; the rest is fetched when it is opened. */
export const MOST = { jobs: 150, meters: 80, machines: 80, photos: 600 };

export const workingSet = {
  cost: endpoint.get('/api/workingset/cost/:boatID', {
    access: 'member',
    response: z.object({ bytes: z.number().int().min(0) }),
    summary:
      'About how many bytes making a boat available offline costs: rows, talk, readings and thumbnails.',
  }),
};
