import { z } from 'zod/mini';
import { endpoint } from '#lib/endpoint.ts';
import { requiredInstant } from '#lib/fields.ts';

/** One write: who, when, and the fields it changed. */
export const historyRow = z.object({
  _id: z.string(),
  at: requiredInstant,
  userName: z.string(),
  action: z.enum([
    'create',
    'update',
    'remove',
    'restore',
    'hours',
    'import',
    'file',
    'complete',
    'undo',
    'postpone',
    'comment',
    'lost',
  ]),
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
});
export type HistoryRow = z.infer<typeof historyRow>;

export const history = {
  ofItem: endpoint.get('/api/history/:resource/:id', {
    access: 'member',
    response: z.array(historyRow),
    summary: 'Lists the changes of an item with user and time, newest first, at most 200.',
  }),
  lost: endpoint.post('/api/history/:resource/:id/lost', {
    access: 'member',
    body: z.object({ fields: z.record(z.string(), z.unknown()) }),
    response: z.object({ kept: z.boolean() }),
    summary: 'Records values that a user discarded when resolving a conflict.',
    undo: { none: 'History is never deleted.' },
  }),
};
