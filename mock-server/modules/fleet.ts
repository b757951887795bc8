import { sql } from 'kysely';
import { z } from 'zod/mini';
import { isTimeZone } from '#lib/zonedTime.ts';
import { flags } from '#modules/auth/contract.ts';
import { boats, type FleetBoat, fleetBoat, presetSchema, presets } from '#modules/superadmin/contract.ts';
import { particularsSchema } from '#modules/vessel/contract.ts';
import { forgetSessions } from '../auth/viewer.ts';
import { defineModule, serve } from '../defineModule.ts';
import { fail } from '../http/apiError.ts';
import type { Call } from '../http/implement.ts';
import { writeHistory } from '../store/records.ts';

type Reader = Pick<Call, 'db'>;

const boatsWhere = async ({ db }: Reader, id?: string): Promise<FleetBoat[]> => {
  const { rows } = await sql<{ data: object; users: number }>`
    select b.data || jsonb_build_object('_id', b._id, 'name', b.name, 'free', b.free,
        'managementID', coalesce(b.management_id, ''), 'managementName', coalesce(m.data->>'name', ''),
        'createdAt', to_char(b.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) as data,
      (select count(*)::int from users u where u.boat_id = b._id and not u.soft_deleted) as users
    from boats b left join managements m on m._id = b.management_id
    where ${id === undefined ? sql`true` : sql`b._id = ${id}`} order by b.name`.execute(db);
  return rows.map(({ data, users }) => fleetBoat.parse({ ...data, users }));
};

const boatOf = async (call: Reader, id: string) => {
  const [boat] = await boatsWhere(call, id);
  if (!boat) throw fail(404, 'notFound');
  return boat;
};

const nothing = {
  portOfRegistry: '',
  callSign: '',
  mmsi: '',
  grossTonnage: 0,
  length: 0,
  builder: '',
  year: 0,
};

const create = async (call: Call<typeof boats.create>) => {
  const { _id, name, free, managementID, ...given } = call.body;
  const [there] = await boatsWhere(call, _id);
  if (there) return there;
  if (!isTimeZone(given.timeZone)) throw fail(400, 'invalid', {}, 'timeZone');
  if (managementID) {
    const { rows } = await sql`select 1 from managements where _id = ${managementID}`.execute(call.db);
    if (rows.length === 0) throw fail(400, 'companyMissing', {}, 'managementID');
  }
  const data = z
    .omit(particularsSchema, { _id: true, name: true, free: true })
    .parse({ ...nothing, ...given, place: '', layUp: null });
  await call.db
    .insertInto('boats')
    .values({
      _id,
      name,
      free,
      management_id: managementID || null,
      created_at: call.now,
      updated_at: call.now,
      updated_by: call.viewer._id,
      data: JSON.stringify(data),
    })
    .execute();
  await writeHistory(call, {
    resource: 'boats',
    itemID: _id,
    boatID: _id,
    action: 'create',
    before: null,
    after: { name, free, managementID },
  });
  return boatOf(call, _id);
};

/** A trigger notifies all users of the boat that their rights changed (migration 0005). */
const free = async (call: Call<typeof boats.free>) => {
  const boat = await boatOf(call, call.params.id);
  await call.db
    .updateTable('boats')
    .set({ free: call.body.free, updated_at: call.now, updated_by: call.viewer._id })
    .where('_id', '=', boat._id)
    .execute();
  await writeHistory(call, {
    resource: 'boats',
    itemID: boat._id,
    boatID: boat._id,
    action: 'update',
    before: { free: boat.free },
    after: call.body,
  });
  call.afterwards(forgetSessions);
  return boatOf(call, boat._id);
};

const listPresets = async ({ db }: Reader) => {
  const rows = await db.selectFrom('presets').selectAll().orderBy('name').execute();
  return rows.map((row) =>
    presetSchema.parse({ ...row, flags: row.flags.filter((flag) => flags.includes(flag)) }),
  );
};

/** Boats and permission presets, for superadmins. */
export const fleetModule = defineModule({
  schemas: { FleetBoat: fleetBoat, Preset: presetSchema },
  serves: {
    boats: serve(boats, { list: (call) => boatsWhere(call), create, free }),
    presets: serve(presets, {
      list: listPresets,
      save: async ({ db, body }) => {
        const flags = JSON.stringify(body.flags);
        await db
          .insertInto('presets')
          .values({ ...body, flags })
          .onConflict((conflict) => conflict.column('_id').doUpdateSet({ name: body.name, flags }))
          .execute();
        return body;
      },
      remove: async ({ db, params }) => {
        const gone = await db
          .deleteFrom('presets')
          .where('_id', '=', params.id)
          .returning('_id')
          .executeTakeFirst();
        if (!gone) throw fail(404, 'notFound');
        return gone;
      },
    }),
  },
});
