import { sql } from 'kysely';
import { dayIn } from '#lib/zonedTime.ts';
import { EXPIRED } from '#modules/auth/contract.ts';
import type { FormDue, formReads } from '#modules/forms/contract/commands.ts';
import { type Form, forms, type Schedule } from '#modules/forms/contract.ts';
import { addInterval } from '#modules/forms/rules/interval.ts';
import type { Call } from '../../http/implement.ts';
import type { Services } from '../../services.ts';
import type { WriteContext } from '../../store/records.ts';
import { isMaster } from '../accounts/master.ts';
import { fullName } from '../accounts/names.ts';
import { postNotices } from '../notices.ts';
import { zoneOf } from '../worklist/jobs.ts';

type Context = Pick<WriteContext, 'db' | 'now'>;
type Person = { _id: string; name: string; title: string; since: string; ism: boolean; captain: boolean };

/** What is due in this many days is listed. */
const AHEAD_DAYS = 30;

const peopleOf = async ({ db }: Context, boatID: string): Promise<Person[]> => {
  const { rows } = await sql<Person>`
    select u._id, ${fullName} as name,
      coalesce(u.data->>'jobtitle', '') as title, to_char(u.created_at at time zone 'utc', 'YYYY-MM-DD') as since,
      coalesce((u.data->'flags'->>'ism')::boolean, false) as ism,
      ${isMaster} as captain
    from users u left join profiles p on p.user_id = u._id
    where u.boat_id = ${boatID} and u.role = 'crew' and not u.soft_deleted order by name`.execute(db);
  return rows;
};

const machineName = async ({ db }: Context, id: string): Promise<string | undefined> => {
  const { rows } = await sql<{ name: string }>`
    select data->>'name' as name from equipmentgroups where _id = ${id}
      and not coalesce((data->>'isArchived')::boolean, false)`.execute(db);
  return rows[0]?.name;
};

/** Whom or what a schedule asks for; nobody if they are no longer on board. */
const subjectsOf = async (
  context: Context,
  { by, target }: Schedule,
  people: readonly Person[],
): Promise<{ id: string; name: string; since?: string }[]> => {
  if (by === 'vessel') return [{ id: '', name: '' }];
  if (by === 'equipment') {
    const name = await machineName(context, target);
    return name === undefined ? [] : [{ id: target, name }];
  }
  return people
    .filter(({ _id, title }) => (by === 'role' ? title === target : target === '' || _id === target))
    .map(({ _id, name, since }) => ({ id: _id, name, since }));
};

/** What the schedules of a boat's forms ask for within 30 days. */
export const duesOfBoat = async (context: Context, boatID: string, zone: string): Promise<FormDue[]> => {
  const { db, now } = context;
  const { rows } = await sql<{ data: unknown }>`
    select data from forms where boat_id = ${boatID} and jsonb_array_length(coalesce(data->'schedules', '[]'::jsonb)) > 0`.execute(
    db,
  );
  const scheduled: Form[] = rows
    .map(({ data }) => forms.item.parse(data))
    .filter(({ status, version }) => status === 'used' && version > 0);
  if (scheduled.length === 0) return [];
  const { rows: filled } = await sql<{ form_id: string; subject: string; last: string }>`
    select form_id, coalesce(data->>'subjectID', '') as subject, max(coalesce(data->>'submittedAt', data->>'archivedAt')) as last
    from formarchives where boat_id = ${boatID} and status <> 'draft' group by 1, 2`.execute(db);
  const lastOf = new Map(filled.map(({ form_id, subject, last }) => [`${form_id} ${subject}`, last]));
  const people = await peopleOf(context, boatID);
  const today = dayIn(now, zone);
  const until = addInterval(today, AHEAD_DAYS, 'days');
  const dues: FormDue[] = [];
  for (const form of scheduled)
    for (const schedule of form.schedules)
      for (const { id, name, since } of await subjectsOf(context, schedule, people)) {
        const at = lastOf.get(`${form._id} ${id}`);
        const last = at ? dayIn(at, zone) : '';
        // Joining happens once; all else comes again.
        if (schedule.by === 'event' && last !== '') continue;
        const begin = dayIn(form.createdAt, zone);
        const joined = since !== undefined && since > begin ? since : begin;
        const due =
          schedule.by === 'event' || last !== ''
            ? addInterval(last || joined, schedule.every, schedule.unit)
            : joined;
        if (due <= until)
          dues.push({
            ...{ _id: `${schedule._id} ${id}`, formID: form._id, scheduleID: schedule._id },
            ...{ subjectID: id, subjectName: name, last, due },
          });
      }
  return dues.sort((a, b) => a.due.localeCompare(b.due) || a._id.localeCompare(b._id));
};

export const due = async ({ db, now, params }: Call<typeof formReads.due>) =>
  duesOfBoat({ db, now }, params.boatID, await zoneOf({ db }, params.boatID));

/** Marks what is due as told; returns what was not yet: of several processes, one tells. */
const claim = async ({ db, now }: Context, boatID: string, dues: readonly FormDue[]) => {
  const keys = JSON.stringify(dues.map(({ _id, due: day }) => `${_id} ${day}`));
  const { rows } = await sql<{ due_key: string }>`
    insert into form_told (boat_id, due_key, at)
    select ${boatID}, k, ${now}::timestamptz from jsonb_array_elements_text(${keys}::jsonb) k
    on conflict do nothing returning due_key`.execute(db);
  return rows.length;
};

/** Tells who fills the forms of a vessel how many have become due, once for each. */
export const noticeDueForms = async ({ database: { db }, clock }: Services) => {
  const now = clock().toISOString();
  const { rows } = await sql<{ _id: string; zone: string }>`
    select _id, coalesce(nullif(data->>'timeZone', ''), 'UTC') as zone from boats b
    where free <> ${EXPIRED} and exists (select 1 from forms f where f.boat_id = b._id) order by _id`.execute(
    db,
  );
  for (const { _id, zone } of rows)
    await db.transaction().execute(async (trx) => {
      const context = { db: trx, now };
      const today = dayIn(now, zone);
      const dues = (await duesOfBoat(context, _id, zone)).filter((each) => each.due <= today);
      const fresh = dues.length === 0 ? 0 : await claim(context, _id, dues);
      if (fresh === 0) return;
      const people = (await peopleOf(context, _id)).filter(({ ism }) => ism);
      await postNotices(
        context,
        people.map(({ _id: userID }) => ({
          userID,
          kind: 'formsDue' as const,
          params: { count: String(fresh) },
          link: '/app/ism',
        })),
      );
    });
};
