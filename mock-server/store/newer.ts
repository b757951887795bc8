import { type Kysely, sql } from 'kysely';
import type { Stamped } from '#lib/resource.ts';
import type { Since } from '#modules/history/contract.ts';
import type { Tables } from '../db/tables.ts';
import { ApiError, fail } from '../http/apiError.ts';
import type { MessageKey } from '../messages/en.ts';
import { isOwn, sinceOf } from './marks.ts';
import type { Row, WriteContext } from './records.ts';

type Db = Kysely<Tables>;

/** The number of changes that a refusal names; nobody reads more before deciding. */
const MAX_NAMED = 20;

const instant = sql`to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** What the message of a refused delete says that somebody did. */
const doneBy: Partial<Record<Since['action'], MessageKey>> = {
  complete: 'completedByOther',
  comment: 'commentedByOther',
  file: 'filedByOther',
};

type Found = Since & { rev: number };

/** What other people or devices did to an item after a revision, newest first. */
const newerThan = async (
  { db, viewer, device = '' }: WriteContext,
  resource: string,
  { data, field_revs }: Row<Stamped>,
  baseRev: number,
): Promise<Since[]> => {
  if (data.rev <= baseRev) return [];
  const { rows } = await sql<Found>`
    select rev::int as rev, ${instant} as at, user_name as "userName", action, user_id = ${viewer._id} as own,
      array(select jsonb_object_keys(coalesce(after, before, '{}'))) as fields
    from history where resource = ${resource} and item_id = ${data._id} and rev > ${baseRev} and action <> 'create'
      and not (user_id = ${viewer._id} and coalesce(device, ${device}) = ${device})
    order by seq desc limit ${MAX_NAMED}`.execute(db);
  const inHistory = new Set(rows.map(({ rev }) => rev));
  // History from before revisions were in it: the marks of the fields know.
  const unlisted = Object.entries(field_revs).filter(
    ([, mark]) => mark.rev > baseRev && !inHistory.has(mark.rev) && !isOwn(mark, { viewer, device }),
  );
  return [
    ...rows.map(({ rev: _rev, ...since }) => since),
    ...unlisted.map(([field, mark]) => sinceOf(field, mark, mark.by === viewer._id)),
  ].slice(0, MAX_NAMED);
};

/**
 * The refusal of a delete with 409 and the current item, if another person or device did something to it after
 * `baseRev`, or if the server never gave that revision; undefined if nothing stands against the delete.
 */
export const refusedDelete = async (
  context: WriteContext,
  resource: string,
  row: Row<Stamped>,
  baseRev: number | undefined,
): Promise<ApiError | undefined> => {
  if (baseRev === undefined) return undefined;
  const { data: current } = row;
  if (baseRev > current.rev) return new ApiError(409, [{ key: 'unknownBase' }], { current });
  const since = await newerThan(context, resource, row, baseRev);
  if (since.length === 0) return undefined;
  const messages = new Map(
    since.map(({ action, userName: name, own }) => {
      const key = doneBy[action] ?? (own ? 'changedOnOtherDevice' : 'changedByOther');
      return [`${key} ${name}`, { key, params: { name } }] as const;
    }),
  );
  return new ApiError(409, [...messages.values(), { key: 'deleteAnyway' }], { current, since });
};

/** Fails with `refusedDelete`, if there is one. */
export const failIfNewer = async (...asked: Parameters<typeof refusedDelete>) => {
  const refusal = await refusedDelete(...asked);
  if (refusal) throw refusal;
};

/** Who deleted these items and when, by id; those that never were are not in the map. */
export const deletions = async (
  db: Db,
  resource: string,
  ids: readonly string[],
): Promise<Map<string, Since>> => {
  const { rows } = await sql<Since & { id: string }>`
    select distinct on (item_id) item_id as id, ${instant} as at, user_name as "userName"
    from history where resource = ${resource} and item_id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))
      and action = 'remove'
    order by item_id, seq desc`.execute(db);
  return new Map(
    rows.map(({ id, at, userName }) => [
      id,
      { at, userName, action: 'remove' as const, fields: [], own: false, of: { resource, id } },
    ]),
  );
};

/** The 404 for an item that does not exist: who deleted it and when, if it ever was. */
export const gone = async (db: Db, resource: string, id: string, path?: string): Promise<ApiError> => {
  const since = (await deletions(db, resource, [id])).get(id);
  if (!since) return fail(404, 'notFound', {}, path);
  const message = { key: 'deletedBy' as const, params: { name: since.userName }, ...(path ? { path } : {}) };
  return new ApiError(404, [message], { since: [since] });
};

/** Fails with 409 if an item was deleted again, by whomever, after its deletion with the revision `rev`. */
export const failIfDeletedAgain = async (db: Db, resource: string, id: string, rev: number) => {
  const { rows } = await sql`select 1 from tombstones
    where resource = ${resource} and item_id = ${id} and rev > ${rev}`.execute(db);
  const since = rows.length > 0 && (await deletions(db, resource, [id])).get(id);
  if (!since) return;
  throw new ApiError(409, [{ key: 'deletedAgain', params: { name: since.userName } }], { since: [since] });
};
