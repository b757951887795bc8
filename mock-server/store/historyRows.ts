import { sql } from 'kysely';
import { nanoid } from 'nanoid';
import type { HistoryRow } from '#modules/history/contract.ts';
import type { WriteContext } from './records.ts';

export type HistoryAction = HistoryRow['action'];

/** The change of one item: `before` and `after` contain only the changed fields. */
export type HistoryEntry = {
  itemID: string;
  /** The revision that the change gave the item; none for a note about it. */
  rev?: number | undefined;
  before: object | null;
  after: object | null;
  /** When the item was created: nothing was done to it before. */
  since?: string;
};

/** The changes of items of one boat by one write. */
type Written = {
  resource: string;
  boatID: string;
  action: HistoryAction;
  rows: readonly HistoryEntry[];
};

/** When an entry was done; null if it came at once. */
const whenDone = ({ now, doneAt = now }: WriteContext, { since = '' }: HistoryEntry) =>
  doneAt >= now || since >= now ? null : since > doneAt ? since : doneAt;

/** Adds a history row for each changed item: `at` is when it came, `done_at` when it was done, if that was before. */
export const writeHistories = (context: WriteContext, { resource, boatID, action, rows }: Written) => {
  const { db, now, viewer, device } = context;
  const list = rows.map((row) => ({ ...row, _id: nanoid(), doneAt: whenDone(context, row) }));
  return sql`insert into history (_id, resource, item_id, boat_id, at, done_at, user_id, user_name, action, device, rev,
      before, after)
    select r->>'_id', ${resource}, r->>'itemID', ${boatID}, ${now}, (r->>'doneAt')::timestamptz, ${viewer._id},
      ${viewer.name}, ${action}, ${device ?? null}, (r->>'rev')::bigint, nullif(r->'before', 'null'),
      nullif(r->'after', 'null')
    from jsonb_array_elements(${JSON.stringify(list)}::jsonb) r`.execute(db);
};
