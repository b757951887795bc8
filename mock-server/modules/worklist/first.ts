import { sql } from 'kysely';
import { dayIn } from '#lib/zonedTime.ts';
import { type Equipment, equipment } from '#modules/equipment/contract.ts';
import { type Job, worklist } from '#modules/worklist/contract.ts';
import type { LayUp } from '#modules/worklist/rules/due.ts';
import { firstOf, rowOf } from '#modules/worklist/rules/rows.ts';
import type { Extras } from '../../store/resourceHandlers.ts';

type Found = { job: unknown; machine: unknown; zone: string; layUp: LayUp | null };

/**
 * The first jobs of the worklist: those that are overdue or due, most urgent first, by the same rules as in the browser.
 * The database leaves out jobs that cannot be due: no hours to reach, and a day beyond their window.
 */
export const firstJobs: NonNullable<Extras<Job>['first']> = async (
  { db, now },
  { boatID, most, readable },
) => {
  const { rows } = await sql<Found>`
    with boat as (select coalesce(data->>'timeZone', '') as zone, nullif(data->'layUp', 'null') as lay_up
        from boats where _id = ${boatID}),
      mine as (select seq, equipment_id, data from worklist
        where boat_id = ${boatID} and status not in ('done', 'cancelled') and ${readable} and (data->>'dueHours' is not null
          or data->>'dueDate' <= to_char(${latestDay(now)}::date + coalesce((data->>'windowDays')::int, 7), 'YYYY-MM-DD')))
    select mine.data as job, e.data as machine, boat.zone, boat.lay_up as "layUp"
    from mine cross join boat left join equipmentgroups e on e._id = mine.equipment_id and e.boat_id = ${boatID}
    order by mine.seq desc`.execute(db);
  const machines = new Map<string, Equipment>();
  for (const { machine } of rows) {
    const item = machine ? equipment.item.parse(machine) : undefined;
    if (item) machines.set(item._id, item);
  }
  const [{ zone = '', layUp = null } = {}] = rows;
  const context = { machines, people: new Map(), today: dayIn(now, zone || 'UTC'), layUp };
  const first = firstOf(
    rows.map(({ job }) => rowOf(worklist.item.parse(job), context)),
    most,
  );
  return {
    items: first.map(({ job }) => job),
    beside: [...new Set(first.flatMap(({ machine }) => machine ?? []))],
  };
};

/** The latest day that it is anywhere: the boat's own is at most this. */
const latestDay = (now: string) => dayIn(now, 'Pacific/Kiritimati');
