import { type RawBuilder, sql } from 'kysely';
import type { Contract } from '#lib/endpoint.ts';
import type { Order, Stamped } from '#lib/resource.ts';
import { allows } from '../auth/access.ts';
import { canAccessBoat, type Viewer } from '../auth/viewer.ts';
import type { Own } from '../defineModule.ts';
import { fail } from '../http/apiError.ts';
import { type Call, type Handlers, JsonText } from '../http/implement.ts';
import type { Topic } from '../live/topics.ts';
import { failIfNewer, gone } from './newer.ts';
import { type Fill, insertItems, lockItem, lockRow, removeItems, updateItem } from './records.ts';
import type { Hanging, Prepare } from './restoreItem.ts';

export type Resource<Item extends Stamped> = Topic & {
  order: Order;
  item: { parse: (value: unknown) => Item };
  empties: Readonly<Record<string, unknown>>;
};

/**
 * Picks the first rows of a long list, in the order of its page, and the items that they are shown with; `readable` is
 * the condition for rows that the caller may read.
 */
type PickFirst = (
  call: Pick<Call, 'db' | 'now'>,
  asked: { boatID: string; most: number; readable: RawBuilder<unknown> },
) => Promise<{ items: readonly object[]; beside: readonly object[] }>;

/** A list of at most this many rows is sent whole when its first rows are asked for. */
const SHORT_LIST_ROWS = 500;

/** Rows of a part of a long list: a tablet takes each in steps that are not felt, and a cut link loses one of them. */
const PART_ROWS = 250;

/** What a resource does beyond its schema; checks throw to refuse. */
export type Extras<Item> = {
  /** The first rows of a `long` list. */
  first?: PickFirst;
  /** Runs before a create (`before` undefined) or an update, with the item as it would become. */
  check?: (call: Pick<Call, 'db' | 'viewer'>, next: Item, before?: Item) => Promise<void>;
  /** What users without the flag may read: see `Access`. */
  own?: Own;
  /** Further fields that a user's change brings with it: what no longer holds for the item as it would become. */
  derive?: (viewer: Viewer, next: Item, before: Item) => Partial<Item>;
  /** Who gets its photos and files; without it, everybody who may change the item. */
  filesFor?: (viewer: Viewer) => boolean;
  checkRemove?: (call: Pick<Call, 'db' | 'viewer'>, item: Item) => Promise<void>;
  /** Adds server-generated fields to created items. */
  fill?: Fill;
  /** Makes a deleted item fit the boat as it is now, before it is restored: see `restoreItem`. */
  prepareRestored?: Prepare<Item>;
  /** What `checkRemove` wants deleted before an item, and what is therefore restored with it. */
  hanging?: readonly Hanging[];
  /** An SQL array of ids that row rules hide from the caller; whoever knew them learns that they are gone. */
  hidden?: RawBuilder<unknown>;
  /** Runs after a create (`before` undefined) or an update, in its transaction; after a restore `before` is the item itself. */
  after?: (call: Pick<Call, 'db' | 'viewer' | 'now'>, item: Item, before?: Item) => Promise<void>;
};

/** Between two rows: a line for each, so that the browser reads a long list in steps. */
const ROW_END = ',\n';

/**
 * The handlers of the six regular calls. The database builds lists as JSON. They fit the `calls` of `defineResource`.
 */
export const resourceHandlers = <Item extends Stamped, Calls extends Contract>(
  resource: Resource<Item> & { calls: Calls },
  extras: Extras<Item> = {},
) => {
  const table = sql.table(resource.name);
  const direction = sql.raw(resource.order === 'newestFirst' ? 'desc' : 'asc');

  /** Those who read only their own get all of it each time: an item becomes theirs without a revision of its own. */
  const isLimited = ({ viewer }: Pick<Call, 'viewer'>) =>
    extras.own !== undefined && !allows(viewer, resource.access.read);

  /** The condition for rows that the caller may read. */
  const readable = ({ viewer }: Pick<Call, 'viewer'>) =>
    extras.own && isLimited({ viewer }) ? extras.own.rows(viewer) : sql`true`;

  const rowsOf = async (call: Call, place: RawBuilder<unknown>) => {
    const boatID = String(Object(call.params).boatID);
    // Row by row: PostgreSQL takes three times as long to put one large text together.
    const { rows } = await sql<{ text: string; rev: number }>`
      select data::text as text, rev from ${table} where boat_id = ${boatID} and ${place} and ${readable(call)}
        order by seq ${direction}`.execute(call.db);
    return {
      list: new JsonText(`[${rows.map(({ text }) => text).join(ROW_END)}]`),
      rev: rows.reduce((rev, row) => Math.max(rev, row.rev), 0),
    };
  };

  const list = async (call: Call) => {
    const all = await rowsOf(call, sql`true`);
    call.header('x-rev', String(all.rev));
    return all.list;
  };

  const part = async (call: Call) => {
    const { from, to }: { from: number; to: number } = Object(call.search);
    return (await rowsOf(call, sql`seq between ${from} and ${to}`)).list;
  };

  /** The parts in which a long list is asked for, and the revision that all of them have at least. */
  const partsOf = async (call: Call, boatID: string) => {
    // Rows in one place of the order stay together.
    const { rows } = await sql<{ from: number; to: number; rev: number }>`
      select min(seq)::int as "from", max(seq)::int as "to", (max(max(rev)) over ())::int as rev
      from (select seq, rev, (rank() over (order by seq ${direction}) - 1) / ${PART_ROWS}::int as part
        from ${table} where boat_id = ${boatID} and ${readable(call)}) places
      group by part order by part`.execute(call.db);
    return { rev: rows[0]?.rev ?? 0, parts: rows.map(({ from, to }) => ({ from, to })) };
  };

  const first = async (call: Call) => {
    const boatID = String(Object(call.params).boatID);
    const most = Number(Object(call.search).first);
    const mine = readable(call);
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${table} where boat_id = ${boatID} and ${mine}`.execute(call.db);
    if ((rows[0]?.count ?? 0) <= SHORT_LIST_ROWS)
      return new JsonText(`{"rest":false,"items":${(await list(call)).text},"beside":[]}`);
    const parts = await partsOf(call, boatID);
    const { items, beside } = (await extras.first?.(call, { boatID, most, readable: mine })) ?? {
      items: [],
      beside: [],
    };
    return new JsonText(JSON.stringify({ rest: true, items, beside, ...parts }));
  };

  const changes = async (call: Call) => {
    const boatID = String(Object(call.params).boatID);
    const since = Number(Object(call.search).since);
    const { rows } = await sql<{ text: string | null }>`
      with newer as (select data, rev, seq, ${readable(call)} as mine from ${table} where boat_id = ${boatID}
          and (rev > ${since} or ${isLimited(call)})),
        changed as (select data, rev, seq from newer where mine),
        gone as (select item_id, rev from tombstones where boat_id = ${boatID} and resource = ${resource.name} and rev > ${since}
          union all select data->>'_id', rev from newer where not mine and rev > ${since}
          ${extras.hidden ? sql`union all select unnest(${extras.hidden}), 0` : sql``})
      select case when ${since}::bigint <= (select last_value from rev_seq) then json_build_object(
        'rev', greatest(${since}::int, (select max(rev) from changed), (select max(rev) from gone)),
        'items', coalesce((select json_agg(data order by seq ${direction}) from changed), '[]'::json),
        'removed', coalesce((select json_agg(item_id order by rev) from gone), '[]'::json))::text end as text`.execute(
      call.db,
    );
    const text = rows[0]?.text;
    // This database never gave that revision: it was restored from a backup.
    if (!text) throw fail(410, 'unknownBase');
    return new JsonText(text);
  };

  const details = async (call: Call) => {
    const { rows } = await sql<{ text: string; boat_id: string; mine: boolean }>`
      select data::text as text, boat_id, ${readable(call)} as mine from ${table}
        where _id = ${String(Object(call.params).id)}`.execute(call.db);
    const row = rows[0];
    if (!row) throw await gone(call.db, resource.name, String(Object(call.params).id));
    if (!canAccessBoat(call.viewer, row.boat_id)) throw fail(403, 'notYourBoat');
    if (!row.mine) throw fail(403, 'notAllowed');
    return new JsonText(row.text);
  };

  const create = async (call: Call) => {
    const draft: { _id: string; boatID: string } = Object(call.body);
    const there = await lockRow<Item>(call.db, resource, draft._id);
    // A repeated `_id` means a repeated create, if the item is on the same boat.
    if (there) {
      if (there.data.boatID !== draft.boatID) throw fail(403, 'notYours');
      return there.data;
    }
    const stamps = { rev: 0, createdAt: call.now, updatedAt: call.now, updatedBy: call.viewer.name };
    await extras.check?.(call, resource.item.parse({ ...draft, ...stamps }));
    const [item] = await insertItems<Item>(call, resource, [draft], 'create', extras.fill);
    if (!item) throw fail(500, 'serverFailed');
    await extras.after?.(call, item);
    return item;
  };

  const update = async (call: Call) => {
    const { rev, ...fields }: { rev: number } = Object(call.body);
    const row = await lockItem<Item>(call, resource, String(Object(call.params).id));
    const next: Item = { ...row.data, ...fields };
    await extras.check?.(call, next, row.data);
    const derived = extras.derive?.(call.viewer, next, row.data);
    const item = await updateItem(call, resource, row, { ...fields, ...derived }, { baseRev: rev });
    await extras.after?.(call, item, row.data);
    return item;
  };

  const remove = async (call: Call) => {
    const row = await lockItem<Item>(call, resource, String(Object(call.params).id));
    const { rev }: { rev?: number } = Object(call.search);
    await failIfNewer(call, resource.name, row, rev);
    await extras.checkRemove?.(call, row.data);
    await removeItems(call, resource, [row.data]);
    return { _id: row.data._id };
  };

  // The calls of defineResource have exactly these names and answers; the generic Calls does not show it here.
  return { list, first, part, changes, details, create, update, remove } as unknown as Handlers<Calls>;
};
