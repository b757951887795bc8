import { sql } from 'kysely';
import { dayIn } from '#lib/zonedTime.ts';
import {
  FORECAST_MONTHS,
  type Forecast,
  type ForecastPart,
  type ForecastUse,
} from '#modules/orders/contract/buying.ts';
import {
  ASSUMED_LEAD_DAYS,
  cover,
  horizon,
  type PlannedUse,
  plannedDays,
} from '#modules/orders/rules/forecast.ts';
import { median } from '#modules/orders/rules/receipts.ts';
import type { LayUp, Meter, Scheduled } from '#modules/worklist/rules/due.ts';
import type { Call } from '../../http/implement.ts';
import { idList } from '../../store/records.ts';

type Reader = Pick<Call, 'db' | 'now'>;

type JobRow = Scheduled & {
  _id: string;
  no: number | null;
  title: string;
  meter: Meter | null;
  /** Its list of parts, those that are items of stock. */
  parts: { inventoryID: string; quantity: number }[];
};

/** The open jobs that have a day or hours at which they are due, with the meter of their machine. Lists of parts are opened where there is one. */
const jobsOf = async ({ db }: Reader, boatID: string): Promise<JobRow[]> => {
  const { rows } = await sql<JobRow>`
    select w._id, w.no, w.data->>'title' as title,
      (w.data->>'calendarInterval')::int as "calendarInterval",
      coalesce(w.data->>'calendarUnit', 'months') as "calendarUnit",
      (w.data->>'hoursInterval')::float8 as "hoursInterval", coalesce(w.data->>'basis', 'completion') as basis,
      coalesce((w.data->>'windowDays')::int, 7) as "windowDays", w.data->>'dueDate' as "dueDate",
      (w.data->>'dueHours')::float8 as "dueHours", null as "lastDoneDate", null as "lastDoneHours",
      case when w.data->>'dueHours' is null then null else jsonb_build_object('hours', (e.data->>'hours')::float8,
        'hoursPerDay', (e.data->>'hoursPerDay')::float8) end as meter,
      case when w.data ? 'parts' then coalesce((select jsonb_agg(jsonb_build_object('inventoryID', p->>'inventoryID',
          'quantity', coalesce((p->>'quantity')::float8, 1)))
        from jsonb_array_elements(w.data->'parts') p where coalesce(p->>'inventoryID', '') <> ''), '[]') else '[]' end
        as parts
    from worklist w left join equipmentgroups e on e._id = w.equipment_id
    where w.boat_id = ${boatID} and w.status not in ('done', 'cancelled')
      and (w.data->>'dueDate' is not null or w.data->>'dueHours' is not null)`.execute(db);
  return rows;
};

type PartRow = { job_id: string; inventory_id: string; quantity: number };

/** What was taken for jobs the last time: within two weeks before the last taking. */
const takenFor = async ({ db }: Reader, boatID: string, jobs: readonly string[]): Promise<PartRow[]> => {
  const { rows } = await sql<PartRow>`
    with mine as (select jsonb_array_elements_text(${JSON.stringify(jobs)}::jsonb) as id),
      last as (select t.job_id, max(t.at) as at from movements t where t.boat_id = ${boatID} and t.job_id is not null
        and t.kind = 'take' group by t.job_id)
    select m.job_id, m.inventory_id, sum(-m.quantity)::float8 as quantity
    from last join mine on mine.id = last.job_id
    join movements m on m.boat_id = ${boatID} and m.job_id = last.job_id and m.at > last.at - interval '14 days'
      and m.kind in ('take', 'return')
    group by m.job_id, m.inventory_id having sum(-m.quantity) > 0`.execute(db);
  return rows;
};

type StockRow = {
  _id: string;
  name: string;
  partNo: string;
  unit: string;
  critical: boolean;
  supplierID: string;
  supplier: string;
  price: number | null;
  currency: string;
  onBoard: number;
  minAmount: number | null;
  reserved: number;
  onOrder: number;
};

const stockOf = async ({ db }: Reader, boatID: string, ids: readonly string[]): Promise<StockRow[]> => {
  const { rows } = await sql<StockRow>`
    with named as (select distinct on (lower(s.data->>'supplierName')) lower(s.data->>'supplierName') as name, s._id
      from suppliers s where s.boat_id = ${boatID} order by lower(s.data->>'supplierName'), s._id)
    select i._id, data->>'name' as name, coalesce(data->>'partNo', '') as "partNo", coalesce(data->>'unit', '') as unit,
      coalesce((data->>'critical')::boolean, false) as critical, coalesce(nullif(i.data->>'supplierID', ''), named._id, '') as "supplierID",
      coalesce(data->>'supplier', '') as supplier, (data->>'price')::int as price,
      coalesce(data->>'currency', 'EUR') as currency, coalesce((data->>'totalAmount')::float8, 0) as "onBoard",
      (data->>'minAmount')::float8 as "minAmount", coalesce((data->>'reserved')::float8, 0) as reserved,
      coalesce((data->>'onOrder')::float8, 0) as "onOrder"
    from inventory i left join named on named.name = lower(i.data->>'supplier')
    where i.boat_id = ${boatID} and i._id in ${idList(ids)}`.execute(db);
  return rows;
};

/** Days from sending to the last delivery, by part and by supplier; and what drafts hold. */
const ordersOf = async ({ db }: Reader, boatID: string) => {
  const { rows: came } = await sql<{ supplier: string; part: string; days: number }>`
    select coalesce(o.supplier_id, '') as supplier, coalesce(l->>'inventoryID', '') as part,
      greatest(0, round(extract(epoch from (o.data->>'receivedAt')::timestamptz - (o.data->>'sentAt')::timestamptz)
        / 86400))::int as days
    from orders o cross join jsonb_array_elements(o.data->'lines') l
    where o.boat_id = ${boatID} and o.status = 'received' and o.data->>'receivedAt' is not null
      and o.data->>'sentAt' is not null`.execute(db);
  const { rows: drafted } = await sql<{ part: string; quantity: number }>`
    select l->>'inventoryID' as part, sum((l->>'quantity')::float8)::float8 as quantity
    from orders o cross join jsonb_array_elements(o.data->'lines') l
    where o.boat_id = ${boatID} and o.status = 'draft' and coalesce(l->>'inventoryID', '') <> '' group by 1`.execute(
    db,
  );
  const by = (key: 'supplier' | 'part') => Map.groupBy(came, (row) => row[key]);
  const [bySupplier, byPart] = [by('supplier'), by('part')];
  const leadOf = ({ _id, supplierID }: StockRow): number | null => {
    const seen = byPart.get(_id) ?? (supplierID ? bySupplier.get(supplierID) : undefined) ?? [];
    const middle = median(seen.map(({ days }) => days));
    return middle === null ? null : Math.round(middle);
  };
  return { leadOf, drafted: new Map(drafted.map(({ part, quantity }) => [part, quantity])) };
};

/** What planned jobs need in the months ahead, what covers it, and what to buy by when; the most urgent first. */
export const forecastOf = async (call: Reader, boatID: string): Promise<Forecast> => {
  const { rows: boats } = await sql<{ zone: string; layUp: LayUp | null }>`
    select coalesce(nullif(data->>'timeZone', ''), 'UTC') as zone, nullif(data->'layUp', 'null') as "layUp"
    from boats where _id = ${boatID}`.execute(call.db);
  const [boat] = boats;
  const today = dayIn(call.now, boat?.zone ?? 'UTC');
  const { start, end } = horizon(today, FORECAST_MONTHS);
  const all = await jobsOf(call, boatID);
  const planned = all
    .map((job) => ({
      job,
      days: plannedDays(job, job.meter ?? undefined, { today, end, layUp: boat?.layUp ?? null }),
    }))
    .filter(({ days }) => days.length > 0);
  const jobs = new Map(planned.map((each) => [each.job._id, each]));
  // A job's own list says what it needs; without one, what it took last time.
  const unlisted = planned.flatMap(({ job }) => (job.parts.length > 0 ? [] : [job._id]));
  const listed = planned.flatMap(({ job }) =>
    job.parts.map(({ inventoryID, quantity }) => ({
      jobID: job._id,
      part: inventoryID,
      quantity,
      from: 'list' as const,
    })),
  );
  const taken = (await takenFor(call, boatID, unlisted)).map((row) => ({
    jobID: row.job_id,
    part: row.inventory_id,
    quantity: row.quantity,
    from: 'last' as const,
  }));
  const needed = [...listed, ...taken];
  const uses = new Map<string, (ForecastUse & PlannedUse)[]>();
  const usesOf = (part: string) => {
    const known = uses.get(part) ?? [];
    uses.set(part, known);
    return known;
  };
  for (const { jobID, part, quantity, from } of needed) {
    const entry = jobs.get(jobID);
    if (!entry || quantity <= 0) continue;
    const { no, title } = entry.job;
    usesOf(part).push({
      ...{ jobID, no, title, quantity, from },
      times: entry.days.length,
      next: entry.days[0] ?? '',
      days: entry.days,
    });
  }
  const stock = await stockOf(call, boatID, [...uses.keys()]);
  const { leadOf, drafted } = await ordersOf(call, boatID);
  const parts = stock.map((item): ForecastPart => {
    const seen = leadOf(item);
    const leadDays = seen ?? ASSUMED_LEAD_DAYS;
    const own = uses.get(item._id) ?? [];
    const { _id, minAmount, reserved, ...facts } = item;
    return {
      ...facts,
      inventoryID: _id,
      inDraft: drafted.get(_id) ?? 0,
      ...cover(own, item, { start, months: FORECAST_MONTHS, leadDays }),
      leadDays,
      leadSeen: seen !== null,
      uses: own.map(({ days: _, ...use }) => use),
    };
  });
  const last = '9999';
  return {
    from: start.slice(0, 7),
    jobs: [...new Set(needed.map(({ jobID }) => jobID))].reduce(
      (sum, jobID) => sum + (jobs.get(jobID)?.days.length ?? 0),
      0,
    ),
    parts: parts.sort(
      (a, b) => (a.buyBy ?? last).localeCompare(b.buyBy ?? last) || a.name.localeCompare(b.name),
    ),
  };
};
