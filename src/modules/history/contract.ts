import { z } from 'zod/mini';
import { endpoint } from '#lib/endpoint.ts';
import { instant, requiredInstant } from '#lib/fields.ts';
import { baseRev } from '#lib/resource.ts';

/** One write: who, when, and the fields it changed. */
export const historyRow = z.object({
  _id: z.string(),
  at: requiredInstant,
  /** When it reached the server, if that was later than it was done. */
  cameAt: instant,
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

/**
 * One thing that was done to an item since the revision that a refused call was based on: by whom, when, and which
 * fields it changed. `own`: by the same person, on another device. Calls about a deleted item are refused with
 * `action: 'remove'`.
 */
export const sinceSchema = z.object({
  at: z.string(),
  userName: z.string(),
  action: z.string(),
  fields: z.array(z.string()),
  own: z.boolean(),
  /** The item, of a deletion. */
  of: z.optional(z.object({ resource: z.string(), id: z.string() })),
});
export type Since = z.infer<typeof sinceSchema>;

/** A deleted item as it was, who deleted it and when, and how much was kept for it. */
export const deletedItem = z.object({
  _id: z.string(),
  item: z.record(z.string(), z.unknown()),
  /** When it was done, on the device that did it. */
  at: requiredInstant,
  userName: z.string(),
  /** The revision of its deletion, on which a restore is based. */
  rev: z.number(),
  photos: z.number(),
  files: z.number(),
  comments: z.number(),
  /** Items that were deleted together with it, and are restored with it. */
  children: z.number(),
});

export const history = {
  ofItem: endpoint.get('/api/history/:resource/:id', {
    access: 'member',
    response: z.array(historyRow),
    summary: 'Lists the changes of an item with user and time, newest first, at most 200.',
  }),
  deleted: endpoint.get('/api/history/:resource/deleted/:boatID', {
    access: 'member',
    response: z.array(deletedItem),
    summary:
      'Lists the deleted items of a resource as they were, with counts of what is kept for them, the last deleted first, at most 500.',
  }),
  restore: endpoint.post('/api/history/:resource/:id/restore', {
    access: 'member',
    search: baseRev,
    response: z.looseObject({
      _id: z.string(),
      /** All that came back, in this order, if it was more than the item. */
      restored: z.optional(z.array(z.object({ resource: z.string(), id: z.string(), rev: z.number() }))),
    }),
    summary:
      'Restores a deleted item with what hangs on it, also the items that were deleted together with it; 409 if it is part of an item that is deleted, or was deleted again after the deletion with the revision `rev`. Repeating it has no further effect.',
    undo: { none: 'The item can be deleted again by the call of its resource.' },
  }),
  lost: endpoint.post('/api/history/:resource/:id/lost', {
    access: 'member',
    body: z.object({ fields: z.record(z.string(), z.unknown()) }),
    response: z.object({ kept: z.boolean() }),
    summary: 'Records values that a user discarded when resolving a conflict.',
    undo: { none: 'History is never deleted.' },
  }),
};
