import { sql } from 'kysely';
import { dayIn } from '#lib/zonedTime.ts';
import { equipment } from '#modules/equipment/contract.ts';
import { inventory } from '#modules/inventory/contract.ts';
import { fullestSpot } from '#modules/inventory/rules.ts';
import { locations } from '#modules/locations/contract.ts';
import { pathsOf, spotPath } from '#modules/locations/rules.ts';
import type { jobDocuments } from '#modules/worklist/contract/calls.ts';
import { worklist } from '#modules/worklist/contract.ts';
import type { LayUp } from '#modules/worklist/rules/due.ts';
import { readScoped } from '../../auth/rowScope.ts';
import { canAccessBoat } from '../../auth/viewer.ts';
import type { Photo } from '../../documents/photos.ts';
import { printPaper } from '../../documents/printPaper.ts';
import { fail } from '../../http/apiError.ts';
import { type Call, FileAnswer } from '../../http/implement.ts';
import { checkOwnJobs } from './own.ts';
import { peopleOf } from './people.ts';

type SheetCall = Call<typeof jobDocuments.workOrder>;

/** At most two pages of photos. */
const MAX_PHOTOS = 12;

type Row = {
  boat_id: string;
  job: unknown;
  machine: unknown;
  name: string;
  zone: string;
  layUp: LayUp | null;
};

const readJob = async ({ db, params }: SheetCall) => {
  const { rows } = await sql<Row>`
    select w.boat_id, w.data as job, e.data as machine, b.name, coalesce(nullif(b.data->>'timeZone', ''), 'UTC') as zone,
      b.data->'layUp' as "layUp"
    from worklist w join boats b on b._id = w.boat_id left join equipmentgroups e on e._id = w.equipment_id
    where w._id = ${params.id}`.execute(db);
  return rows[0];
};

/** The first photos of the job as thumbnails, which are large enough for paper. */
const photosOf = async ({ db, params }: SheetCall) => {
  const { rows } = await sql<{ sha: string; name: string }>`
    select coalesce(data->>'thumb', sha256) as sha, name from files
    where owner_resource = 'worklist' and owner_id = ${params.id} and kind = 'photo'
    order by created_at, _id limit ${MAX_PHOTOS}`.execute(db);
  return rows;
};

const contentsOf = async (
  { services }: SheetCall,
  photos: readonly { sha: string; name: string }[],
): Promise<Photo[]> => {
  const found = await Promise.all(
    photos.map(async ({ sha, name }) => ({ bytes: await services.files.get(sha), caption: name })),
  );
  return found.flatMap(({ bytes, caption }) => (bytes ? { bytes, caption } : []));
};

/** Where most of each part of the job lies, as far as the caller sees the item. */
const partPlacesOf = async ({ db, params }: SheetCall, boatID: string): Promise<Record<string, string>> => {
  const { rows: items } = await sql<{ data: unknown }>`
    select i.data from inventory i where i.boat_id = ${boatID} and i._id in (
      select p->>'inventoryID' from worklist w, jsonb_array_elements(coalesce(w.data->'parts', '[]')) p
      where w._id = ${params.id})`.execute(db);
  if (items.length === 0) return {};
  const { rows: places } = await sql<{ data: unknown }>`
    select data from locations where boat_id = ${boatID}`.execute(db);
  const paths = pathsOf(places.map(({ data }) => locations.item.parse(data)));
  return Object.fromEntries(
    items.map(({ data }) => {
      const item = inventory.item.parse(data);
      return [item._id, spotPath(paths, fullestSpot(item))];
    }),
  );
};

/** All data of the sheet, read in one transaction. */
const readSheet = (call: SheetCall) =>
  readScoped(call.services.database, call.viewer, async (db) => {
    const within = { ...call, db };
    const row = await readJob(within);
    if (!row) throw fail(404, 'notFound');
    if (!canAccessBoat(call.viewer, row.boat_id)) throw fail(403, 'notYourBoat');
    await checkOwnJobs(within, [call.params.id]);
    return {
      row,
      people: await peopleOf(db, row.boat_id),
      photos: await photosOf(within),
      partPlaces: await partPlacesOf(within, row.boat_id),
    };
  });

/** The job as a printed sheet, in the requested language. */
export const workOrderSheet = async (call: SheetCall): Promise<FileAnswer> => {
  const { row, people, photos, partPlaces } = await readSheet(call);
  const facts = {
    job: worklist.item.parse(row.job),
    equipment: row.machine ? equipment.item.parse(row.machine) : undefined,
    vessel: { name: row.name, timeZone: row.zone },
    people,
    partPlaces,
    language: call.search.language,
    origin: call.services.origin,
    now: call.now,
    today: dayIn(call.now, row.zone),
    layUp: row.layUp,
    photos: await contentsOf(call, photos),
  };
  const { bytes, fileName } = await printPaper(call.viewer._id, { kind: 'workOrder', facts });
  return new FileAnswer(bytes, fileName);
};
