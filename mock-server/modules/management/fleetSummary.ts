import { sql } from 'kysely';
import { dayIn } from '#lib/zonedTime.ts';
import { certificates } from '#modules/certificates/contract.ts';
import { expiryLevel } from '#modules/certificates/rules.ts';
import { equipment } from '#modules/equipment/contract.ts';
import type { FleetRow, managements } from '#modules/management/contract.ts';
import { worklist } from '#modules/worklist/contract.ts';
import { dueOf, type LayUp } from '#modules/worklist/rules/due.ts';
import type { Call } from '../../http/implement.ts';

type Reader = Pick<Call, 'db' | 'now'>;
type Boat = { _id: string; name: string; free: string; place: string; zone: string; layUp: LayUp | null };

const jobsOf = async ({ db }: Reader, boat: Boat, today: string) => {
  const { rows } = await sql<{ job: unknown; machine: unknown }>`
    select w.data as job, e.data as machine from worklist w left join equipmentgroups e on e._id = w.equipment_id
    where w.boat_id = ${boat._id} and w.status not in ('done', 'cancelled')
      and (w.data->>'dueDate' < ${today} or w.data->>'dueHours' is not null)`.execute(db);
  const overdue = rows.filter(({ job, machine }) => {
    const of = machine ? equipment.item.parse(machine) : undefined;
    return dueOf(worklist.item.parse(job), of, today, boat.layUp).level === 'overdue';
  });
  const critical = overdue.filter(({ machine }) => machine && equipment.item.parse(machine).critical);
  return { overdue: overdue.length, critical: critical.length };
};

const certificateCounts = async ({ db }: Reader, boat: Boat, today: string) => {
  const { rows } = await sql<{ data: unknown }>`
    select c.data from certificates c join users u on u._id = c.user_id
    where c.boat_id = ${boat._id} and c.expires_at <> '' and not u.soft_deleted`.execute(db);
  const levels = rows.map(({ data }) => expiryLevel(certificates.item.parse(data), today));
  return {
    expiring: levels.filter((level) => level === 'soon').length,
    expired: levels.filter((level) => level === 'expired').length,
  };
};

const countsOf = async ({ db }: Reader, boat: Boat) => {
  const { rows } = await sql<{ noStatus: number; aboard: number; guests: number }>`
    select (select count(*)::int from worklist where boat_id = ${boat._id} and status = '') as "noStatus",
      (select count(*)::int from profiles where boat_id = ${boat._id} and (data->>'onboard')::boolean) as aboard,
      (select count(*)::int from guests where boat_id = ${boat._id} and (data->>'onboard')::boolean) as guests`.execute(
    db,
  );
  return rows[0] ?? { noStatus: 0, aboard: 0, guests: 0 };
};

/** The status of the caller's boats today, each by its own day. */
export const fleet = async (call: Call<typeof managements.fleet>): Promise<FleetRow[]> => {
  const { db, viewer, now } = call;
  const mine = viewer.superadmin
    ? sql`true`
    : sql`_id in (select jsonb_array_elements_text(${JSON.stringify(viewer.boatIDs)}::jsonb))`;
  const { rows } = await sql<Boat>`
    select _id, name, free, coalesce(data->>'place', '') as place, coalesce(data->>'timeZone', '') as zone,
      nullif(data->'layUp', 'null') as "layUp" from boats where ${mine} order by name`.execute(db);
  const list: FleetRow[] = [];
  for (const boat of rows) {
    const { _id, name, free, place, zone } = boat;
    const today = dayIn(now, zone || 'UTC');
    const [jobs, expiries, counts] = [
      await jobsOf(call, boat, today),
      await certificateCounts(call, boat, today),
      await countsOf(call, boat),
    ];
    list.push({ _id, name, free, place, ...jobs, ...expiries, ...counts });
  }
  return list;
};
