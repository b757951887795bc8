import type { Hono } from 'hono';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod/mini';
import { fileSchema, files, MAX_FILE_BYTES, type StoredFile } from '#modules/files/contract.ts';
import { allows } from '../auth/access.ts';
import { readScoped } from '../auth/rowScope.ts';
import { canAccessBoat } from '../auth/viewer.ts';
import type { Tables } from '../db/tables.ts';
import { defineModule, serve } from '../defineModule.ts';
import { fail } from '../http/apiError.ts';
import type { Call } from '../http/implement.ts';
import { NO_CONTENT } from '../http/safeHeaders.ts';
import { publishChange } from '../live/publish.ts';
import { filesTopic } from '../live/topics.ts';
import type { Services } from '../services.ts';
import { checkBoatQuota } from '../store/boatQuota.ts';
import { usedContents } from '../store/contents.ts';
import { checkLink, signLink, sniffType } from '../store/files.ts';
import { gone } from '../store/newer.ts';
import { type WriteContext, writeHistory } from '../store/records.ts';
import { touchItem } from '../store/touchItem.ts';

type Row = {
  _id: string;
  boat_id: string;
  owner_resource: string;
  owner_id: string;
  kind: 'photo' | 'file';
  name: string;
  type: string;
  size: number;
  sha256: string;
  thumb_sha: string | null;
  created_at: string;
  created_by: string;
  created_by_id: string | null;
};

const present = ({ secret, clock }: Services, row: Row): StoredFile => ({
  _id: row._id,
  boatID: row.boat_id,
  resource: row.owner_resource,
  ownerID: row.owner_id,
  kind: row.kind,
  name: row.name,
  type: row.type,
  size: Number(row.size),
  url: signLink(secret, row.sha256, row.type, clock()),
  thumbUrl:
    row.kind === 'photo'
      ? signLink(secret, row.thumb_sha ?? row.sha256, row.thumb_sha ? 'image/jpeg' : row.type, clock())
      : '',
  createdAt: row.created_at,
  createdBy: row.created_by,
});

const columns = sql`_id, boat_id, owner_resource, owner_id, kind, name, type, size, sha256, data->>'thumb' as thumb_sha,
  to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at, data->>'createdBy' as created_by,
  created_by as created_by_id`;

type Owner = { boat_id: string; user_id?: string };

type Asked = Pick<Call, 'viewer' | 'catalog'>;

/** The resources that can have files: see `attachments` of `defineResource`. */
const ownerKind = ({ catalog }: Pick<Call, 'catalog'>, resource: string) => {
  const kind = catalog.fileOwners.get(resource);
  if (!kind) throw fail(404, 'notFound');
  return kind;
};

/** Users who may change the item may view and change its files; so may the person it belongs to. */
const mayUse = (call: Asked, resource: string, { boat_id: boatID, user_id }: Owner) => {
  const { access } = ownerKind(call, resource);
  if (user_id !== undefined && user_id === call.viewer._id) return;
  if (!allows(call.viewer, access.write)) throw fail(403, 'notAllowed');
  if (!canAccessBoat(call.viewer, boatID)) throw fail(403, 'notYourBoat');
};

/** Whether the item is the caller's own, so that they may read its files, and add to them if `adding`. */
const isOwn = async (call: Asked & Pick<Call, 'db'>, resource: string, id: string, adding: boolean) => {
  const { own } = ownerKind(call, resource);
  if (!own || (adding && !own.addsFiles)) return false;
  const { rows } = await sql<{ boat_id: string }>`
    select boat_id from ${sql.table(resource)} where _id = ${id} and ${own.rows(call.viewer)}`.execute(
    call.db,
  );
  return rows.some((row) => canAccessBoat(call.viewer, row.boat_id));
};

const ownerOf = async (call: Pick<Call, 'db' | 'catalog'>, resource: string, id: string): Promise<Owner> => {
  const columns = ownerKind(call, resource).ofPerson ? sql`boat_id, user_id` : sql`boat_id`;
  const { rows } = await sql<Owner>`select ${columns} from ${sql.table(resource)} where _id = ${id}`.execute(
    call.db,
  );
  if (!rows[0]) throw await gone(call.db, resource, id);
  return rows[0];
};

const fileRow = async (db: Kysely<Tables>, id: string) =>
  (await sql<Row>`select ${columns} from files where _id = ${id}`.execute(db)).rows[0];

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

type OfOwner = Pick<Row, 'owner_resource' | 'owner_id' | 'boat_id'>;

/** Writes history, gives the item the next revision, and publishes that its files changed. Returns the revision. */
const changed = async (
  context: WriteContext & Pick<Call, 'catalog'>,
  { owner_resource: resource, owner_id: id, boat_id: boatID }: OfOwner,
  change: { before: object | null; after: object | null },
): Promise<number> => {
  const owner = ownerKind(context, resource);
  const rev = await touchItem(context, resource, id, boatID);
  await writeHistory(context, { resource, itemID: id, boatID, action: 'file', rev, ...change });
  await publishChange(context, filesTopic(owner), boatID, [id]);
  await publishChange(context, owner, boatID, [id], rev);
  return rev;
};

/** Contents go to the file store before the transaction: an unreferenced file is harmless. */
const upload = async (call: Call<typeof files.upload>) => {
  const { body, services, doneAt, viewer } = call;
  const { owner, there } = await readScoped(services.database, viewer, async (db) => {
    const found = await ownerOf({ ...call, db }, body.resource, body.ownerID);
    const own = await isOwn({ ...call, db }, body.resource, body.ownerID, true);
    if (!own) mayUse(call, body.resource, found);
    return { owner: found, there: await fileRow(db, body._id) };
  });
  const { boat_id: boatID } = owner;
  if (there) {
    const isSame =
      there.boat_id === boatID && there.owner_resource === body.resource && there.owner_id === body.ownerID;
    if (!isSame) throw fail(403, 'notYours');
    return present(services, there);
  }
  if (body.file.size > MAX_FILE_BYTES)
    throw fail(413, 'tooLarge', { mb: MAX_FILE_BYTES / 1024 / 1024 }, 'file');
  await readScoped(services.database, viewer, (db) =>
    checkBoatQuota(db, boatID, body.file.size, services.maxBoatBytes),
  );
  const bytes = await bytesOf(body.file);
  const type = sniffType(bytes, body.name);
  if (!type || (body.kind === 'photo' && !type.startsWith('image/')))
    throw fail(415, 'wrongFileType', {}, 'file');
  const sha = await services.files.put(bytes);
  const thumb = body.thumb ? await bytesOf(body.thumb) : undefined;
  const thumbSha =
    thumb && sniffType(thumb, 'thumb.jpg') === 'image/jpeg' ? await services.files.put(thumb) : null;
  return call.transaction(async (trx) => {
    const rev = await changed(
      { ...call, db: trx },
      { owner_resource: body.resource, owner_id: body.ownerID, boat_id: boatID },
      { before: null, after: { [body.kind]: body.name } },
    );
    await sql`insert into files (_id, boat_id, owner_resource, owner_id, kind, name, type, size, sha256, created_at, created_by, rev, data)
      values (${body._id}, ${boatID}, ${body.resource}, ${body.ownerID}, ${body.kind}, ${body.name}, ${type}, ${bytes.length}, ${sha},
        ${doneAt}, ${viewer._id}, ${rev}, ${JSON.stringify({ thumb: thumbSha, createdBy: viewer.name })}::jsonb)
      on conflict (_id) do nothing`.execute(trx);
    // Several uploads at once were each within the limit.
    await checkBoatQuota(trx, boatID, 0, services.maxBoatBytes);
    const row = await fileRow(trx, body._id);
    // Its id belongs to a file that the caller does not see.
    if (!row) throw fail(403, 'notYours');
    return present(services, row);
  });
};

/** Fails for whoever may neither change the item nor has added this file to what is theirs. */
const checkMine = async (call: Asked & Pick<Call, 'db'>, row: Row, owner: Owner) => {
  const mine = row.created_by_id === call.viewer._id;
  if (!(mine && (await isOwn(call, row.owner_resource, row.owner_id, true))))
    mayUse(call, row.owner_resource, owner);
};

/** The name of a file in the history of its item, with its id, by which it can be restored. */
const inHistory = ({ _id: fileID, kind, name }: Row) => ({ [kind]: name, fileID });

const remove = async (call: Call<typeof files.remove>) => {
  const row = await fileRow(call.db, call.params.id);
  if (!row) throw await gone(call.db, 'files', call.params.id);
  const owner = ownerKind(call, row.owner_resource).ofPerson
    ? await ownerOf(call, row.owner_resource, row.owner_id)
    : row;
  await checkMine(call, row, owner);
  await call.db.deleteFrom('files').where('_id', '=', row._id).execute();
  const rev = await changed(call, row, { before: inHistory(row), after: null });
  const { _id: itemID, boat_id: boatID } = row;
  await writeHistory(call, {
    resource: 'files',
    itemID,
    boatID,
    action: 'remove',
    rev,
    before: row,
    after: null,
  });
  return { _id: row._id };
};

/** Restores a deleted file from its history; a file that exists is returned as it is. */
const restore = async (call: Call<typeof files.restore>) => {
  const { db, services, params } = call;
  const there = await fileRow(db, params.id);
  const { rows } = await sql<{ before: Row }>`select before from history
    where resource = 'files' and item_id = ${params.id} and action = 'remove' order by seq desc limit 1`.execute(
    db,
  );
  const row = there ?? rows[0]?.before;
  if (!row) throw fail(404, 'notFound');
  await checkMine(call, row, await ownerOf(call, row.owner_resource, row.owner_id));
  if (there) return present(services, there);
  const { _id, boat_id: boatID, kind, name, type, size, sha256, created_at, created_by } = row;
  if (!(await services.files.storedAt(sha256))) throw fail(404, 'notFound');
  await checkBoatQuota(db, boatID, Number(size), services.maxBoatBytes);
  const rev = await changed(call, row, { before: null, after: inHistory(row) });
  await sql`insert into files (_id, boat_id, owner_resource, owner_id, kind, name, type, size, sha256, created_at, created_by, rev, data)
    values (${_id}, ${boatID}, ${row.owner_resource}, ${row.owner_id}, ${kind}, ${name}, ${type}, ${size}, ${sha256},
      ${created_at}, ${row.created_by_id}, ${rev}, ${JSON.stringify({ thumb: row.thumb_sha, createdBy: created_by })}::jsonb)`.execute(
    db,
  );
  return present(services, row);
};

/** Files in their wire form, newest first. */
export const filesWhere = async (
  call: Pick<Call, 'db' | 'services'>,
  where: ReturnType<typeof sql>,
  most = 2000,
) => {
  const { rows } =
    await sql<Row>`select ${columns} from files where ${where} order by created_at desc, _id limit ${most}`.execute(
      call.db,
    );
  return rows.map((row) => present(call.services, row));
};

const linkSearch = z.object({ type: z.string(), until: z.coerce.number(), seal: z.string() });

/** Serves contents by signed links. */
const mountContents = (app: Hono, services: Services) => {
  app.get('/api/content/:sha', async (c) => {
    const link = linkSearch.safeParse(c.req.query());
    const sha = c.req.param('sha');
    if (
      !link.success ||
      !checkLink(services.secret, sha, link.data.type, link.data.until, link.data.seal, services.clock())
    )
      throw fail(403, 'notAllowed');
    // A link to a deleted file ends with the file, not with the day.
    const isUsed = (await usedContents(services.database.db, [sha])).has(sha);
    const bytes = isUsed ? await services.files.get(sha) : undefined;
    if (!bytes) throw fail(404, 'notFound');
    return c.body(new Uint8Array(bytes), 200, {
      'content-type': link.data.type.startsWith('text/')
        ? `${link.data.type}; charset=utf-8`
        : link.data.type,
      'content-security-policy': `${NO_CONTENT}; sandbox`,
      'content-disposition': link.data.type.startsWith('image/') ? 'inline' : 'attachment',
      'cache-control': 'private, max-age=86400, immutable',
    });
  });
};

/** Photos and files of items. */
export const filesModule = defineModule({
  schemas: { StoredFile: fileSchema },
  serves: {
    files: serve(
      files,
      {
        ofItem: async (call) => {
          const { resource, id } = call.params;
          const owner = await ownerOf(call, resource, id);
          if (!(await isOwn(call, resource, id, false))) mayUse(call, resource, owner);
          return filesWhere(
            call,
            sql`owner_resource = ${call.params.resource} and owner_id = ${call.params.id}`,
          );
        },
        ofBoat: async (call) => {
          const { resource, boatID } = call.params;
          const { access, own } = ownerKind(call, resource);
          // Those who see only their own items get the files of these.
          const isLimited = own && !allows(call.viewer, access.write) && canAccessBoat(call.viewer, boatID);
          if (!isLimited) mayUse(call, resource, { boat_id: boatID });
          const ofOwn = isLimited
            ? sql`owner_id in (select _id from ${sql.table(resource)} where boat_id = ${boatID} and ${own.rows(call.viewer)})`
            : sql`true`;
          return filesWhere(call, sql`boat_id = ${boatID} and owner_resource = ${resource} and ${ofOwn}`);
        },
        upload,
        remove,
        restore,
      },
      { ownTransaction: ['upload'] },
    ),
  },
  mount: mountContents,
});
