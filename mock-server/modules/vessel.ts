import { sql } from 'kysely';
import type { z } from 'zod/mini';
import { isTimeZone } from '#lib/zonedTime.ts';
import { particularsSchema, vessel } from '#modules/vessel/contract.ts';
import { answersForVessel } from '#modules/vessel/rules.ts';
import { canAccessBoat, forgetSessions } from '../auth/viewer.ts';
import { defineModule, serve } from '../defineModule.ts';
import { ApiError, fail } from '../http/apiError.ts';
import type { Call } from '../http/implement.ts';
import { showPicture } from '../store/pictures.ts';
import { writeHistory } from '../store/records.ts';
import { isMaster } from './accounts/master.ts';
import { fullName } from './accounts/names.ts';
import { knowsCompany } from './management/module.ts';

const boatRow = async ({ db }: Pick<Call, 'db'>, id: string) => {
  const row = await db
    .selectFrom('boats')
    .select(['_id', 'name', 'free', 'data'])
    .where('_id', '=', id)
    .executeTakeFirst();
  if (!row) throw fail(404, 'notFound');
  return row;
};

/** Fails if the caller does not answer for the vessel. */
const checkAnswers = async (call: Pick<Call, 'db' | 'viewer'>, key: 'layUpWho' | 'vesselWho') => {
  const person = await call.db
    .selectFrom('users')
    .select(['role', 'superadmin', 'data'])
    .where('_id', '=', call.viewer._id)
    .executeTakeFirst();
  if (!person || !answersForVessel({ ...person, captain: person.data.captain ?? false }))
    throw fail(403, key);
};

/** Changes the given particulars; users who view the boat are notified (migration 0005). */
const changeParticulars = async (call: Call<typeof vessel.update>) => {
  const { boatID } = call.params;
  await checkAnswers(call, 'vesselWho');
  await sql`select 1 from boats where _id = ${boatID} for update`.execute(call.db);
  const { _id, free, name, data } = await boatRow(call, boatID);
  const { based = {}, ...fields } = call.body;
  const stands = particularsSchema.parse({ ...data, _id, name, free });
  const before = new Map<string, unknown>(Object.entries(stands));
  const changed = Object.entries(fields).filter(([key, value]) => before.get(key) !== value);
  if (changed.length === 0) return stands;
  if (!isTimeZone(fields.timeZone ?? data.timeZone)) throw fail(400, 'invalid', {}, 'timeZone');
  const seen = new Map<string, unknown>(Object.entries(based));
  const taken = changed.filter(([key]) => seen.has(key) && seen.get(key) !== before.get(key));
  if (taken.length > 0) {
    const by = await changedLastBy(call, boatID);
    throw new ApiError(
      409,
      taken.map(([key]) => ({ key: 'changedByOther' as const, params: { name: by }, path: key })),
      { current: stands },
    );
  }
  const after = Object.fromEntries(changed);
  const { name: newName, ...rest } = { name, ...after };
  await sql`update boats set name = ${newName}, data = data || ${JSON.stringify(rest)}::jsonb,
    updated_at = ${call.now}, updated_by = ${call.viewer._id} where _id = ${boatID}`.execute(call.db);
  await writeHistory(call, {
    resource: 'boats',
    itemID: boatID,
    boatID,
    action: 'update',
    before: Object.fromEntries(changed.map(([key]) => [key, before.get(key) ?? null])),
    after,
  });
  return particularsSchema.parse({ ...data, name, ...fields, _id, free });
};

const changedLastBy = async ({ db }: Pick<Call, 'db'>, boatID: string): Promise<string> => {
  const row = await db
    .selectFrom('history')
    .select('user_name')
    .where('resource', '=', 'boats')
    .where('item_id', '=', boatID)
    .orderBy('seq', 'desc')
    .executeTakeFirst();
  return row?.user_name ?? '';
};

/** The vessel's particulars, the boats to switch to, and the management company's logo. */
export const vesselModule = defineModule({
  schemas: { Vessel: particularsSchema },
  serves: {
    vessel: serve(vessel, {
      mine: async ({ db, viewer }) => {
        const all = db.selectFrom('boats').select(['_id', 'name', 'free', 'data']).orderBy('name');
        if (!viewer.superadmin && viewer.boatIDs.length === 0) return [];
        const rows = await (viewer.superadmin ? all : all.where('_id', 'in', [...viewer.boatIDs])).execute();
        return rows.map(({ _id, name, free, data }) => ({ _id, name, free, place: data.place }));
      },
      contact: async ({ db, viewer, services }) => {
        const operator = { name: '', contact: services.operatorContact };
        // A company that has no access itself calls the operator.
        if (viewer.role === 'management') return operator;
        const { rows } = await sql<{ name: string; contact: string }>`
          select m.data->>'name' as name, coalesce(m.data->>'contact', '') as contact
          from users u join boats b on b._id = u.boat_id join managements m on m._id = b.management_id
          where u._id = ${viewer._id}`.execute(db);
        return rows[0] ?? operator;
      },
      captain: async ({ db, params }) => {
        const { rows } = await sql<z.infer<typeof vessel.captain.response>>`
          select ${fullName} as name, coalesce(u.data->>'jobtitle', '') as jobtitle,
            coalesce(p.data->>'phone', '') as phone, u.email
          from users u left join profiles p on p.user_id = u._id
          where u.boat_id = ${params.boatID} and not u.soft_deleted and ${isMaster}
          order by u._id limit 1`.execute(db);
        return rows[0] ?? { name: '', jobtitle: '', phone: '', email: '' };
      },
      particulars: async (call) => {
        const { _id, name, free, data } = await boatRow(call, call.params.boatID);
        return particularsSchema.parse({ ...data, _id, name, free });
      },
      update: (call) => changeParticulars(call),
      layUp: async (call) => {
        const { boatID } = call.params;
        const { layUp } = call.body;
        await checkAnswers(call, 'layUpWho');
        const { data } = await boatRow(call, boatID);
        await sql`update boats set data = data || ${JSON.stringify({ layUp })}::jsonb, updated_at = ${call.now},
        updated_by = ${call.viewer._id} where _id = ${boatID}`.execute(call.db);
        await writeHistory(call, {
          resource: 'boats',
          itemID: boatID,
          boatID,
          action: 'update',
          before: { layUp: data.layUp ?? null },
          after: { layUp },
        });
        return { boatID, layUp };
      },
      switchBoat: async (call) => {
        const { boatID } = call.body;
        if (!canAccessBoat(call.viewer, boatID)) throw fail(403, 'notYourBoat');
        const boat = await boatRow(call, boatID);
        await call.db
          .updateTable('users')
          .set({ boat_id: boatID })
          .where('_id', '=', call.viewer._id)
          .execute();
        call.afterwards(forgetSessions);
        return { boatID, boatName: boat.name };
      },
      logo: async ({ db, params, viewer, services }) => {
        if (!(await knowsCompany({ db }, viewer, params.id))) throw fail(403, 'notYours');
        const row = await db
          .selectFrom('managements')
          .select('data')
          .where('_id', '=', params.id)
          .executeTakeFirst();
        if (!row) throw fail(404, 'notFound');
        return { name: row.data.name, url: showPicture(services, row.data.images[0]?.url ?? '') };
      },
    }),
  },
});
