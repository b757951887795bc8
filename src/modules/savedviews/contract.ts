import { z } from 'zod/mini';
import { endpoint } from '#lib/endpoint.ts';
import { requiredText } from '#lib/fields.ts';
import { stamped } from '#lib/resource.ts';

const id = z.string().check(z.maxLength(64));

/** The state of a list: search, filters, order, hidden columns, grouping, and the built-in view that it starts from. */
const state = z.object({
  q: z.optional(z.string().check(z.maxLength(200))),
  view: z.optional(id),
  sort: z.optional(id),
  desc: z.optional(z.boolean()),
  /** Further columns to sort by; a minus before an id: descending. */
  thenBy: z.optional(z.array(id).check(z.maxLength(20))),
  f: z.optional(
    z
      .record(id, z.array(z.string().check(z.maxLength(300))).check(z.maxLength(500)))
      .check(z.refine((filters) => Object.keys(filters).length <= 50)),
  ),
  hide: z.optional(z.array(id).check(z.maxLength(100))),
  group: z.optional(id),
  /** The arrangement of the columns: their order, widths in px, and those that stay in sight at the left. */
  layout: z.optional(
    z.object({
      order: z.optional(z.array(id).check(z.maxLength(100))),
      widths: z.optional(
        z
          .record(id, z.number().check(z.minimum(0), z.maximum(5000)))
          .check(z.refine((widths) => Object.keys(widths).length <= 100)),
      ),
      pins: z.optional(z.array(id).check(z.maxLength(100))),
    }),
  ),
});

const fields = z.object({
  name: requiredText(60),
  state,
  /** Visible to everybody of the vessel. */
  shared: z.boolean(),
});

/** The name of a list in the app: "equipment". */
const list = z.string().check(z.regex(/^[a-z][\w-]{0,39}$/i));

/** `userID`: the owner, who alone may change it. */
export const savedView = z.object({ ...stamped, ...fields.shape, list, userID: z.string() });
export type SavedViewItem = z.infer<typeof savedView>;

export const savedviews = {
  ofList: endpoint.get('/api/savedviews/:list/boat/:boatID', {
    access: 'member',
    response: z.array(savedView),
    summary: "Lists the user's views of a list and those shared with the vessel, oldest first.",
  }),
  create: endpoint.post('/api/savedviews', {
    access: 'member',
    body: z.object({ _id: stamped._id, boatID: stamped.boatID, list, ...fields.shape }),
    response: savedView,
    summary: 'Creates a saved view. The client chooses _id; repeating an _id has no further effect.',
    undo: { call: 'remove' },
  }),
  update: endpoint.put('/api/savedviews/:id', {
    access: 'member',
    body: z.partial(fields),
    response: savedView,
    summary: "Changes the sent fields of one of the user's own views.",
    undo: { call: 'update' },
  }),
  remove: endpoint.delete('/api/savedviews/:id', {
    access: 'member',
    response: z.object({ _id: z.string() }),
    summary: "Deletes one of the user's own views.",
    undo: { call: 'create' },
  }),
};
