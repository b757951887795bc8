import { z } from 'zod/mini';
import { type Access, endpoint } from '#lib/endpoint.ts';
import { requiredDay, requiredInstant } from '#lib/fields.ts';

const access: Access = { flag: 'logbook' };

const dailySealLine = z.object({
  volumeID: z.string(),
  /** The words of its cover, as the mail says them. */
  title: z.string(),
  no: z.int(),
  n: z.int(),
  seal: z.string(),
});
export type DailySealLine = z.infer<typeof dailySealLine>;

/** The seals of all books at the end of a day, as they were mailed. */
export const dailySeal = z.object({
  day: requiredDay,
  at: requiredInstant,
  sentTo: z.array(z.string()),
  lines: z.array(dailySealLine),
});
export type DailySeal = z.infer<typeof dailySeal>;

/** Where the daily seals go. */
const addresses = z.object({
  addresses: z.array(z.string().check(z.trim(), z.email(), z.maxLength(200))).check(z.maxLength(10)),
});

export const logSeals = {
  list: endpoint.get('/api/logbooks/boat/:boatID/seals', {
    access,
    response: z.array(dailySeal),
    summary: 'Lists the daily seals of the books of a boat as they were mailed, newest first, at most 400.',
  }),
  rule: endpoint.get('/api/logbooks/boat/:boatID/seals/rule', {
    access,
    response: addresses,
    summary: 'Returns the addresses to which the daily seals are mailed.',
  }),
  setRule: endpoint.put('/api/logbooks/boat/:boatID/seals/rule', {
    access,
    body: addresses,
    response: addresses,
    summary: 'Sets the addresses to which the daily seals are mailed; master and office only.',
    undo: { call: 'setRule' },
    online: true,
  }),
  seal: endpoint.get('/api/logbooks/volumes/:id/seals/:n', {
    access,
    response: z.object({ seal: z.string() }),
    summary:
      'Returns the seal of a record as it is now, to compare it with what was mailed; empty if there is none.',
  }),
};
