import { z } from 'zod/mini';
import { type Access, endpoint } from '#lib/endpoint.ts';
import { requiredDay } from '#lib/fields.ts';
import { dueKeys } from '../rules/due.ts';
import { bookKind } from './bookKind.ts';

const access: Access = { flag: 'logbook' };

/** Something that is missing in a book. */
export const logDue = z.object({
  volumeID: z.string(),
  book: bookKind,
  key: z.enum(dueKeys),
  since: requiredDay,
  count: z.int(),
});
export type LogDueOf = z.infer<typeof logDue>;

export const logDues = {
  list: endpoint.get('/api/logbooks/boat/:boatID/due', {
    access,
    response: z.array(logDue),
    summary:
      'Lists what is missing in the open volumes of a boat: entries that are due, and days or pages to verify.',
  }),
};
