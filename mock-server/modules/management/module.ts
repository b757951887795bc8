import { type RawBuilder, sql } from 'kysely';
import { type Company, companySchema, fleetRow, managements } from '#modules/management/contract.ts';
import { forgetSessions, type Viewer } from '../../auth/viewer.ts';
import { defineModule, serve } from '../../defineModule.ts';
import { fail } from '../../http/apiError.ts';
import type { Call } from '../../http/implement.ts';
import { showPicture, takePicture } from '../../store/pictures.ts';
import { writeHistory } from '../../store/records.ts';
import { peopleInShort } from '../profile/reads.ts';
import { fleet } from './fleetSummary.ts';

type Reader = Pick<Call, 'db' | 'services'>;

const companiesWhere = async ({ db, services }: Reader, where: RawBuilder<unknown>): Promise<Company[]> => {
  const { rows } = await sql<{ data: object; boats: Company['boats'] }>`
    select jsonb_build_object('ismUser', false, 'images', '[]'::jsonb) || m.data || jsonb_build_object('_id', m._id,
        'createdAt', to_char(m.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'updatedAt', to_char(m.updated_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) as data,
      (select coalesce(json_agg(json_build_object('_id', b._id, 'name', b.name, 'free', b.free,
        'place', coalesce(b.data->>'place', '')) order by b.name), '[]') from boats b where b.management_id = m._id) as boats
    from managements m where ${where} order by m.data->>'name', m._id`.execute(db);
  return rows.map(({ data, boats }) => {
    const company = companySchema.parse({ ...data, boats });
    const images = company.images.map((image) => ({ ...image, url: showPicture(services, image.url) }));
    return { ...company, images };
  });
};

const companyOf = async (call: Reader, id: string) => {
  const [company] = await companiesWhere(call, sql`m._id = ${id}`);
  if (!company) throw fail(404, 'notFound');
  return company;
};

/** Whether a company is the caller's own, or runs a boat that they may access. */
export const knowsCompany = async (
  { db }: Pick<Call, 'db'>,
  viewer: Viewer,
  id: string,
): Promise<boolean> => {
  if (viewer.superadmin || viewer.managementID === id) return true;
  const { rows } = await sql`select 1 from boats where management_id = ${id}
    and _id in (select jsonb_array_elements_text(${JSON.stringify(viewer.boatIDs)}::jsonb))`.execute(db);
  return rows.length > 0;
};

const details = async (call: Call<typeof managements.details>) => {
  const { viewer, params } = call;
  if (!(await knowsCompany(call, viewer, params.id))) throw fail(403, 'notYours');
  const company = await companyOf(call, params.id);
  if (viewer.superadmin || viewer.managementID === params.id) return company;
  return { ...company, boats: company.boats.filter(({ _id }) => viewer.boatIDs.includes(_id)) };
};

const people = async (call: Call<typeof managements.people>) => {
  const { viewer, params } = call;
  if (!viewer.superadmin && viewer.managementID !== params.id) throw fail(403, 'notYours');
  const { _id } = await companyOf(call, params.id);
  return peopleInShort(call, sql`u.role = 'management' and u.management_id = ${_id}`);
};

const save = async (call: Call<typeof managements.save>) => {
  const { createNew, managementID: _id, images, free, ...given } = call.body;
  const { viewer } = call;
  if (createNew ? !viewer.superadmin : !viewer.superadmin && viewer.managementID !== _id)
    throw fail(403, createNew ? 'notAllowed' : 'notYours');
  const taken: typeof images = [];
  for (const [index, image] of images.entries())
    taken.push({ ...image, url: await takePicture(call.services, image.url, `images.${index}`) });
  return call.transaction(async (db) => {
    const context = { ...call, db };
    const there = await db
      .selectFrom('managements')
      .select('data')
      .where('_id', '=', _id)
      .forUpdate()
      .executeTakeFirst();
    if (!there && !createNew) throw fail(404, 'notFound');
    // A repeated create changes nothing.
    if (there && createNew) return companyOf(context, _id);
    const { images: _before, ...before } = there?.data ?? { images: [] };
    const data = {
      ...given,
      images: taken,
      // A company cannot change its own free status.
      free: viewer.superadmin ? free : (there?.data.free ?? ''),
    };
    const row = { data: JSON.stringify(data), updated_at: call.now, updated_by: viewer._id };
    await db
      .insertInto('managements')
      .values({ _id, created_at: call.now, ...row })
      .onConflict((conflict) => conflict.column('_id').doUpdateSet(row))
      .execute();
    const { images: _after, ...after } = data;
    await writeHistory(context, {
      resource: 'managements',
      itemID: _id,
      boatID: '',
      action: there ? 'update' : 'create',
      before: there ? before : null,
      after,
    });
    return companyOf(context, _id);
  });
};

const boatOf = async ({ db }: Pick<Call, 'db'>, id: string) => {
  const row = await db
    .selectFrom('boats')
    .select(['_id', 'management_id'])
    .where('_id', '=', id)
    .executeTakeFirst();
  if (!row) throw fail(404, 'notFound');
  return row;
};

/** A trigger notifies users who have or had access to the boat (migration 0005). */
const moveBoat = async (
  call: Pick<Call, 'db' | 'now' | 'viewer' | 'opId' | 'afterwards'>,
  boatID: string,
  company: string | null,
) => {
  const boat = await boatOf(call, boatID);
  await call.db
    .updateTable('boats')
    .set({ management_id: company, updated_at: call.now, updated_by: call.viewer._id })
    .where('_id', '=', boatID)
    .execute();
  // Users of a company that no longer runs the boat switch to another of their fleet, or to none.
  await sql`update users u set boat_id = (select b._id from boats b where b.management_id = u.management_id order by b.name limit 1)
    where u.boat_id = ${boatID} and u.role = 'management' and u.management_id is distinct from ${company}`.execute(
    call.db,
  );
  await writeHistory(call, {
    resource: 'boats',
    itemID: boatID,
    boatID,
    action: 'update',
    before: { managementID: boat.management_id },
    after: { managementID: company },
  });
  call.afterwards(forgetSessions);
};

/** Management companies, their boats, and the status of those. */
export const managementModule = defineModule({
  schemas: { Company: companySchema, FleetRow: fleetRow },
  serves: {
    managements: serve(
      managements,
      {
        list: (call) =>
          companiesWhere(call, call.viewer.superadmin ? sql`true` : sql`m._id = ${call.viewer.managementID}`),
        fleet,
        details,
        people,
        save,
        addBoat: async (call) => {
          await companyOf(call, call.body.managementID);
          await moveBoat(call, call.body.boatID, call.body.managementID);
          return call.body;
        },
        // Documents are stored per boat, so they have moved already; a boat that the company does not run is an error.
        changeDocs: async (call) => {
          const { managementID, boatID } = call.params;
          const boat = await boatOf(call, boatID);
          if (boat.management_id !== managementID) throw fail(409, 'notFound', {}, 'managementID');
          const { rows } = await sql<{ documents: number }>`
            select count(*)::int as documents from files where boat_id = ${boatID} and kind = 'file'`.execute(
            call.db,
          );
          return { managementID, boatID, documents: rows[0]?.documents ?? 0 };
        },
        resetBoat: async (call) => {
          await moveBoat(call, call.params.boatID, null);
          return { boatID: call.params.boatID };
        },
        remove: async (call) => {
          const { id } = call.params;
          const company = await companyOf(call, id);
          const { rows } =
            await sql`select 1 from users where management_id = ${id} and not soft_deleted limit 1`.execute(
              call.db,
            );
          if (company.boats.length > 0 || rows.length > 0) throw fail(409, 'hasBoats');
          await call.db.deleteFrom('managements').where('_id', '=', id).execute();
          await writeHistory(call, {
            resource: 'managements',
            itemID: id,
            boatID: '',
            action: 'remove',
            before: { name: company.name },
            after: null,
          });
          return { _id: id };
        },
      },
      { ownTransaction: ['save'] },
    ),
  },
});
