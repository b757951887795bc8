import { sql } from 'kysely';
import { contentSchema, type LogVolume, type logbooks } from '#modules/logbooks/contract.ts';
import { verifyVolume } from '#modules/logbooks/rules/chain.ts';
import { DESCRIPTION } from '#modules/logbooks/rules/own.ts';
import { canAccessBoat } from '../../auth/viewer.ts';
import { fail } from '../../http/apiError.ts';
import type { Call } from '../../http/implement.ts';
import { noteAccess } from './access.ts';
import { publicPinKey } from './pinKey.ts';
import { findRows, readSealed, type SealedRow, stampSchema, wireRecord } from './records.ts';
import { sha256 } from './sign.ts';

type VolumeRow = {
  _id: string;
  no: number;
  opened: string;
  opened_hash: string;
  last_stamp: string;
  records: number;
  page: number;
  unverified: number;
  seal: string;
  closed: boolean;
  device_seq: number | null;
  device_hash: string | null;
};

/** Each volume with its first and last record, and the last of the caller's device. */
export const volumes = async ({
  db,
  params,
  device,
}: Call<typeof logbooks.volumes>): Promise<LogVolume[]> => {
  const { rows } = await sql<VolumeRow>`
    select v._id, v.no, o.content as opened, o.hash as opened_hash, l.stamp as last_stamp, l.n as records, l.page, l.unverified, l.seal,
      l.kind = 'close' as closed, d.device_seq, d.hash as device_hash
    from log_volumes v
    join log_records o on o.volume_id = v._id and o.n = 1
    cross join lateral (select * from log_records r where r.volume_id = v._id order by r.n desc limit 1) l
    left join lateral (select r.device_seq, r.hash from log_records r
      where r.volume_id = v._id and r.device = ${device} order by r.n desc limit 1) d on true
    where v.boat_id = ${params.boatID} order by closed, v.book, v.no desc`.execute(db);
  // What an opening states can be amended: the tanks of a record book, the fields of a vessel's own book.
  const amended = await findRows(
    db,
    sql`r.boat_id = ${params.boatID} and r.kind = 'amend' and position('"code":"open"' in r.content) > 0`,
  );
  return rows.map((row) => {
    const opened = contentSchema.parse(JSON.parse(row.opened));
    const { boatID, book, form, at } = opened;
    const stated = [
      opened.fields,
      ...amended.flatMap(({ volume_id, content }) =>
        volume_id === row._id ? [contentSchema.parse(JSON.parse(content)).fields] : [],
      ),
    ];
    const last = stampSchema.parse(JSON.parse(row.last_stamp));
    return {
      ...{ _id: row._id, boatID, book, no: row.no, form, openedAt: at },
      opening: stated.at(-1) ?? {},
      descriptions: stated.map((each) => each[DESCRIPTION]).filter((each) => typeof each === 'string'),
      opened: { _id: opened._id, hash: row.opened_hash },
      ...{ lastAt: last.arrivedAt, lastBy: last.signer.name, closedAt: row.closed ? last.arrivedAt : null },
      ...{ records: row.records, pages: row.page, unverified: row.unverified, head: row.seal },
      device: { seq: row.device_seq ?? 0, hash: row.device_hash ?? '' },
    };
  });
};

/** Fails with 404 for a volume that is not there, and 403 for another boat's. */
export const checkVolume = async (call: Pick<Call, 'db' | 'viewer'>, id: string) => {
  const { rows } = await sql<{ boat_id: string }>`select boat_id from log_volumes where _id = ${id}`.execute(
    call.db,
  );
  const [volume] = rows;
  if (!volume) throw fail(404, 'notFound');
  if (!canAccessBoat(call.viewer, volume.boat_id)) throw fail(403, 'notYourBoat');
  return volume.boat_id;
};

export const records = async (call: Call<typeof logbooks.records>) => {
  const { db, params, search } = call;
  const { before, page, find, first } = search;
  noteAccess(call, await checkVolume(call, params.id), 'read', params.id);
  const conditions = [
    sql`r.volume_id = ${params.id}`,
    ...(before ? [sql`r.n < ${before}`] : []),
    // A page with what was amended, witnessed and verified of it later.
    ...(page
      ? [
          sql`(r.page = ${page}
            or r.amends in (select p._id from log_records p where p.volume_id = ${params.id} and p.page = ${page})
            or (r.kind = 'verify' and r.page >= ${page}))`,
        ]
      : []),
    ...(find ? [sql`position(lower(${find}) in lower(r.content)) > 0`] : []),
  ];
  const rows = await findRows(db, sql.join(conditions, sql` and `), { newestFirst: true, first });
  return rows.map(wireRecord);
};

const LATEST = 100;

/** In the order of arrival, by the index of migration 0051. */
export const latest = async ({ db, params, search }: Call<typeof logbooks.latest>) => {
  const { before, book, find } = search;
  const arrived = sql`substr(r.stamp, 15, 24)`;
  const conditions = [
    sql`r.boat_id = ${params.boatID} and r.kind in ('entry', 'amend')`,
    ...(before ? [sql`${arrived} < ${before}`] : []),
    ...(book
      ? [
          sql`r.volume_id in (select v._id from log_volumes v where v.boat_id = ${params.boatID} and v.book = ${book})`,
        ]
      : []),
    ...(find ? [sql`position(lower(${find}) in lower(r.content)) > 0`] : []),
  ];
  const { rows } = await sql<SealedRow>`select * from log_records r where ${sql.join(conditions, sql` and `)}
    order by ${arrived} desc, r.n desc limit ${LATEST}`.execute(db);
  return rows.map(wireRecord);
};

export const record = async (call: Call<typeof logbooks.record>) => {
  const { db, params } = call;
  const [own] = await findRows(db, sql`r._id = ${params.id}`);
  if (!own) throw fail(404, 'notFound');
  noteAccess(call, await checkVolume(call, own.volume_id), 'read', own.volume_id);
  const about = await findRows(
    db,
    sql`r.volume_id = ${own.volume_id} and (r.amends = ${params.id}
      or (r.kind = 'verify' and position(${own.hash} in r.content) > 0))`,
  );
  return [own, ...about].map(wireRecord);
};

export const verify = async (call: Call<typeof logbooks.verify>) => {
  noteAccess(call, await checkVolume(call, call.params.id), 'check', call.params.id);
  return { ...verifyVolume(await readSealed(call.db, call.params.id), sha256), at: call.now };
};

export const exported = async (call: Call<typeof logbooks.exported>) => {
  noteAccess(call, await checkVolume(call, call.params.id), 'export', call.params.id);
  return {
    format: 'shipshape-log-1' as const,
    volumeID: call.params.id,
    exportedAt: call.now,
    records: await readSealed(call.db, call.params.id),
  };
};

export const key = async ({ services }: Pick<Call, 'services'>) => ({ key: await publicPinKey(services) });
