import { sql } from 'kysely';
import { dayIn } from '#lib/zonedTime.ts';
import { EXPIRED } from '#modules/auth/contract.ts';
import { type Equipment, equipment } from '#modules/equipment/contract.ts';
import { type Job, worklist } from '#modules/worklist/contract.ts';
import { type Due, dueOf, type LayUp } from '#modules/worklist/rules/due.ts';
import type { Services } from '../../services.ts';
import type { WriteContext } from '../../store/records.ts';
import { type NewNotice, postNotices } from '../notices.ts';
import { JOB_LIST, linkOf } from './jobNotices.ts';
import { type Aboard, ashoreOf, captainsAmong, peopleOf } from './people.ts';

type NoticeContext = Pick<WriteContext, 'db' | 'now'>;
type Overdue = { job: Job; machine: Equipment | undefined; due: Due; key: string };

/** More notices than this at once for one person are combined into one, for example after the import of an old list. */
const MAX_SINGLE_NOTICES = 5;

/** Identifies the due date that people were notified of: a postponed job, or one that is due again, has another. */
const dueKey = sql`concat(w.data->>'dueDate', '|', w.data->>'dueHours')`;

type Boat = { _id: string; zone: string; layUp: LayUp | null };

const overdueJobs = async ({ db, now }: NoticeContext, boat: Boat): Promise<Overdue[]> => {
  const today = dayIn(now, boat.zone || 'UTC');
  const { rows } = await sql<{ job: unknown; machine: unknown; key: string }>`
    select w.data as job, e.data as machine, ${dueKey} as key
    from worklist w left join equipmentgroups e on e._id = w.equipment_id
    where w.boat_id = ${boat._id} and w.status not in ('done', 'cancelled')
      and (w.data->>'dueDate' < ${today} or w.data->>'dueHours' is not null)
      and not exists (select 1 from job_told t where t.job_id = w._id and t.due = ${dueKey})
    order by w.seq`.execute(db);
  return rows.flatMap(({ job: data, machine: of, key }) => {
    const job = worklist.item.parse(data);
    const machine = of ? equipment.item.parse(of) : undefined;
    const due = dueOf(job, machine, today, boat.layUp);
    return due.level === 'overdue' ? { job, machine, due, key } : [];
  });
};

/** Marks jobs as notified and returns those that were not marked yet: of several processes, one sends. */
const claim = async ({ db, now }: NoticeContext, boatID: string, jobs: readonly Overdue[]) => {
  const list = JSON.stringify(jobs.map(({ job, key }) => ({ id: job._id, key })));
  const { rows } = await sql<{ job_id: string }>`
    insert into job_told (job_id, due, boat_id, at)
    select j->>'id', j->>'key', ${boatID}, ${now}::timestamptz from jsonb_array_elements(${list}::jsonb) j
    on conflict do nothing returning job_id`.execute(db);
  const mine = new Set(rows.map((row) => row.job_id));
  return jobs.filter(({ job }) => mine.has(job._id));
};

/**
 * Who is notified: the assignees, else the department, else the captain. Critical jobs are escalated to the captain and
 * managers ashore too (domain-rules.md, section 9).
 */
const concerned = ({ job, machine }: Overdue, people: readonly Aboard[], ashore: readonly string[]) => {
  const assigned = job.assignees.filter((id) => people.some((person) => person._id === id));
  const department = job.department || (machine?.department ?? '');
  const colleagues = people.filter((person) => person.jobs && person.department === department);
  const captains = captainsAmong(people);
  const first = [assigned, department ? colleagues.map(({ _id }) => _id) : [], captains].find(
    (ids) => ids.length > 0,
  );
  return new Set([...(first ?? []), ...(machine?.critical ? [...captains, ...ashore] : [])]);
};

const noticeOf = (userID: string, { job, machine, due }: Overdue): NewNotice => ({
  userID,
  kind: 'jobOverdue',
  params: {
    job: job.title,
    equipment: machine?.name ?? '',
    ...(due.daysLeft !== null && due.daysLeft < 0 ? { days: String(-due.daysLeft) } : {}),
    ...(due.hoursLeft !== null && due.hoursLeft < 0 ? { hours: String(-due.hoursLeft) } : {}),
  },
  link: linkOf(job),
});

const notifyBoat = async (context: NoticeContext, boat: Boat) => {
  const boatID = boat._id;
  const found = await overdueJobs(context, boat);
  const fresh = found.length === 0 ? [] : await claim(context, boatID, found);
  if (fresh.length === 0) return;
  const people = await peopleOf(context.db, boatID);
  const ashore = await ashoreOf(context.db, boatID);
  const jobsOf = new Map<string, Overdue[]>();
  for (const overdue of fresh)
    for (const person of concerned(overdue, people, ashore))
      jobsOf.set(person, [...(jobsOf.get(person) ?? []), overdue]);
  await postNotices(
    context,
    [...jobsOf].flatMap(([userID, jobs]): NewNotice[] =>
      jobs.length > MAX_SINGLE_NOTICES
        ? [{ userID, kind: 'jobOverdue', params: { count: String(jobs.length) }, link: JOB_LIST }]
        : jobs.map((overdue) => noticeOf(userID, overdue)),
    ),
  );
};

/**
 * Notifies people of jobs that are overdue by their boat's own day, once for each job and due date. Any process may run
 * it.
 */
export const noticeOverdue = async ({ database: { db }, clock }: Services) => {
  const now = clock().toISOString();
  const { rows } = await sql<Boat>`
    select _id, coalesce(data->>'timeZone', '') as zone, nullif(data->'layUp', 'null') as "layUp" from boats b
    where free <> ${EXPIRED} and exists (select 1 from worklist w where w.boat_id = b._id) order by _id`.execute(
    db,
  );
  for (const boat of rows) await db.transaction().execute((trx) => notifyBoat({ db: trx, now }, boat));
};
