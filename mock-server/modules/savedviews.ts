import { sql } from 'kysely';
import { type SavedViewItem, savedView, savedviews } from '#modules/savedviews/contract.ts';
import { allows } from '../auth/access.ts';
import { defineModule, serve } from '../defineModule.ts';
import { fail } from '../http/apiError.ts';
import { type Call, JsonText } from '../http/implement.ts';
import { topic } from '../live/topics.ts';
import { insertItems, lockItem, lockRow, removeItems, updateItem } from '../store/records.ts';

/** Tabs are ordered by when they were saved. */
const stored = {
  ...topic('savedviews', savedviews.ofList.access),
  order: 'oldestFirst',
  item: savedView,
  empties: {},
} as const;

/** The locked view, if it is the caller's own; a view shared by somebody else cannot be changed. */
const lockOwn = async (call: Pick<Call, 'db' | 'viewer'>, id: string) => {
  const row = await lockItem<SavedViewItem>(call, stored, id);
  if (row.data.userID !== call.viewer._id) throw fail(403, 'notYours');
  return row;
};

/** The saved views of the lists. */
export const savedviewsModule = defineModule({
  schemas: { SavedView: savedView },
  topics: [stored],
  serves: {
    savedviews: serve(savedviews, {
      ofList: async ({ db, params, viewer }) => {
        const { rows } = await sql<{ text: string }>`
        select coalesce(json_agg(data order by seq), '[]')::text as text from savedviews
        where boat_id = ${params.boatID} and list = ${params.list} and (user_id = ${viewer._id} or (shared and ${allows(viewer, 'crew')}::boolean))`.execute(
          db,
        );
        return new JsonText(rows[0]?.text ?? '[]');
      },
      create: async (call) => {
        const there = await lockRow<SavedViewItem>(call.db, stored, call.body._id);
        // A repeated `_id` means a repeated create, if user and boat are the same.
        if (there) {
          const { userID, boatID } = there.data;
          if (userID !== call.viewer._id || boatID !== call.body.boatID) throw fail(403, 'notYours');
          return there.data;
        }
        const draft = { ...call.body, userID: call.viewer._id };
        const [item] = await insertItems<SavedViewItem>(call, stored, [draft]);
        if (!item) throw fail(500, 'serverFailed');
        return item;
      },
      update: async (call) => {
        const row = await lockOwn(call, call.params.id);
        return updateItem<SavedViewItem>(call, stored, row, call.body);
      },
      remove: async (call) => {
        const row = await lockOwn(call, call.params.id);
        await removeItems(call, stored, [row.data]);
        return { _id: row.data._id };
      },
    }),
  },
});
