import { z } from 'zod';
import { endpoint } from '#lib/endpoint.ts';

/** One write: who, when, and the fields it changed. */
export const historyRow = z.object({
  _id: z.string(),
  at: z.iso.datetime(),
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
  ]),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
});
export type HistoryRow = z.infer<typeof historyRow>;

export const history = {
  ofItem: endpoint.get('/api/history/:resource/:id', {
    access: 'member',
    response: z.array(historyRow),
    summary: 'Who changed what and when, newest first, at most 200.',
  }),
};
