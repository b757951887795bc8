import { sql } from 'kysely';
import { boatSchema } from '#modules/auth/contract.ts';
import type { restSettings } from '#modules/hoursofrest/contract.ts';
import { answersForVessel } from '#modules/vessel/rules.ts';
import { fail } from '../../http/apiError.ts';
import type { Call } from '../../http/implement.ts';
import { writeHistory } from '../../store/records.ts';

/** Sets how the vessel counts rest; the boat's users are told, as of any particulars. */
export const rules = async (call: Call<typeof restSettings.rules>) => {
  const { db, viewer, params, body, now } = call;
  const { boatID } = params;
  if (!answersForVessel({ ...viewer, superadmin: viewer.superadmin })) throw fail(403, 'vesselWho');
  const row = await db
    .selectFrom('boats')
    .select(['_id', 'name', 'free', 'data'])
    .where('_id', '=', boatID)
    .executeTakeFirst();
  if (!row) throw fail(404, 'notFound');
  const before = boatSchema.parse({ ...row.data, _id: row._id, name: row.name, free: row.free }).rest;
  await sql`update boats set data = data || ${JSON.stringify({ rest: body.rest })}::jsonb, updated_at = ${now},
    updated_by = ${viewer._id} where _id = ${boatID}`.execute(db);
  await writeHistory(call, {
    resource: 'boats',
    itemID: boatID,
    boatID,
    action: 'update',
    before: { rest: before },
    after: { rest: body.rest },
  });
  return { boatID, rest: body.rest };
};
