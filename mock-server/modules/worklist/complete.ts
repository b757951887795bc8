import { sql } from 'kysely';
import { sameValue } from '#lib/sameValue.ts';
import { dayIn } from '#lib/zonedTime.ts';
import type { Equipment } from '#modules/equipment/contract.ts';
import type { jobCommands } from '#modules/worklist/contract/commands.ts';
import { type Job, type Work, worklist } from '#modules/worklist/contract.ts';
import {
  completed,
  completionProblem,
  doneFields,
  lateness,
  lifeHours,
} from '#modules/worklist/rules/commands.ts';
import { meterDoubt } from '#modules/worklist/rules/meterDoubt.ts';
import { correctDay } from '../../http/doneAt.ts';
import type { Call } from '../../http/implement.ts';
import { RowOutcomes } from '../../http/rowOutcomes.ts';
import { publishChange } from '../../live/publish.ts';
import { idList, updateItems } from '../../store/records.ts';
import { questionOf } from '../readings/enter.ts';
import { enterReadingsOfWorks } from '../readings/ofWorks.ts';
import { completedSince } from './completedSince.ts';
import { lockJobs, lockMachines, zoneOf } from './jobs.ts';
import { checkOwnJobs } from './own.ts';
import { refuseSteps } from './refuseSteps.ts';
import { lockStock, takeParts } from './stock.ts';
import { works as worksTopic } from './topics.ts';

type CompleteCall = Call<typeof jobCommands.complete>;
type Done = CompleteCall['body']['works'][number];
/** A completion to write, with its path in the call. */
type Planned = {
  done: Done;
  path: string;
  job: Job;
  machine: Equipment | undefined;
  fields: object;
};

/** The parts that a work used: those of the job, unless the call says otherwise. */
const partsOf = ({ done, job }: Pick<Planned, 'done' | 'job'>) => done.parts ?? job.parts;

const fieldOf = { jobClosed: 'jobID', doneInFuture: 'date' } as const;

type WrittenWork = { _id: string; job_id: string; boat_id: string };

/** The works that exist already, by id. */
const writtenWorks = async ({ db }: CompleteCall, works: readonly Done[]) => {
  const { rows } = await sql<WrittenWork>`
    select _id, job_id, boat_id from works where _id in ${idList(works.map(({ _id }) => _id))}`.execute(db);
  return new Map(rows.map((row) => [row._id, row]));
};

/** The work in its wire form, without what is only known when it is read. */
const workOf = (
  { viewer, now, doneAt }: CompleteCall,
  plan: Planned,
  taken: ReadonlyMap<string, number>,
): Omit<Work, 'latest'> => {
  const { done, job, machine } = plan;
  const hours = lifeHours(machine, done.meterValue);
  // Ticks of the completion itself, as from a round, come before earlier ticks.
  const ticked = new Map(
    done.ticks.map(({ taskID, value, reason }) => [
      taskID,
      { at: doneAt, by: viewer.name, value, ...(reason ? { reason } : {}) },
    ]),
  );
  return {
    _id: done._id,
    jobID: job._id,
    equipmentID: job.equipmentID,
    title: job.title,
    department: job.department,
    date: done.date,
    hours,
    note: done.note,
    minutes: done.minutes,
    tasks: job.tasks.map(({ _id, text, unit }) => ({
      text,
      unit,
      tick: ticked.get(_id) ?? job.ticks[_id] ?? null,
    })),
    parts: partsOf(plan).map((part) => {
      const from = taken.get(`${done._id} ${part._id}`);
      return from === undefined ? part : { ...part, taken: from };
    }),
    photos: done.photos,
    unplanned: job.unplanned,
    late: lateness(job, done.date, hours),
    userName: viewer.name,
    at: doneAt,
    cameAt: doneAt < now ? now : null,
    ...(done.openReason ? { openReason: done.openReason } : {}),
  };
};

/** The previous values of the fields that the completion changes: its undo restores exactly these. */
const overwritten = ({ job, fields }: Planned) => {
  const after = new Map<string, unknown>(Object.entries(fields));
  return Object.fromEntries(
    Object.entries(doneFields(job)).filter(([key, value]) => !sameValue(value, after.get(key))),
  );
};

const insertWorks = async (call: CompleteCall, planned: readonly Planned[]) => {
  const taken = await takeParts(
    call,
    call.params.boatID,
    planned.map((plan) => ({ workID: plan.done._id, job: plan.job, parts: partsOf(plan) })),
  );
  const rows = planned.map((plan) => ({ before: overwritten(plan), data: workOf(call, plan, taken) }));
  await sql`insert into works (_id, boat_id, job_id, equipment_id, date, at, user_id, user_name, before, data)
    select w->'data'->>'_id', ${call.params.boatID}, w->'data'->>'jobID', nullif(w->'data'->>'equipmentID', ''),
      (w->'data'->>'date')::date, ${call.doneAt}::timestamptz, ${call.viewer._id}, ${call.viewer.name}, w->'before', w->'data'
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) w`.execute(call.db);
  const jobs = planned.map(({ job }) => job._id);
  await publishChange(call, worksTopic, call.params.boatID, jobs);
};

/** Why a completion that exists already is not the same one, or undefined. */
const notTheSame = (there: WrittenWork, boatID: string, jobID: string) =>
  there.boat_id !== boatID
    ? ([403, 'notYours'] as const)
    : there.job_id !== jobID
      ? ([409, 'sameKeyOtherBody'] as const)
      : undefined;

/**
 * Completes jobs: records the work, sets the next due date, and turns a meter figure into a reading. A work that exists
 * already changes nothing and returns its job as it is.
 */
export const complete = async (call: CompleteCall) => {
  await checkOwnJobs(
    call,
    call.body.works.map(({ jobID }) => jobID),
  );
  return completeWorks(call);
};

/** The same for works that another module records, whose own call says who may. */
export const completeWorks = async (call: CompleteCall) => {
  const { boatID } = call.params;
  const { byRow } = call.body;
  const zone = await zoneOf(call, boatID);
  const works = call.body.works.map((each) => ({ ...each, date: correctDay(call, each.date, zone) }));
  const ids = works.map(({ jobID }) => jobID);
  const outcomes = new RowOutcomes('works', ids, byRow);
  const rows = await lockJobs(call, boatID, ids, outcomes, 'jobID');
  const written = await writtenWorks(call, works);
  const machines = await lockMachines(
    call,
    rows.flatMap((row) => row?.data ?? []),
  );
  await lockStock(
    call,
    rows.flatMap((row, index) => [...(row?.data.parts ?? []), ...(works[index]?.parts ?? [])]),
  );
  const today = dayIn(call.now, zone);
  const since = await completedSince(
    call,
    works.flatMap(({ _id, after }, index) => {
      const job = rows[index]?.data;
      return job && !written.has(_id) ? { job, after } : [];
    }),
  );
  await refuseSteps(
    call,
    outcomes,
    rows.map((row, index) => (written.has(works[index]?._id ?? '') ? undefined : row?.data)),
    machines,
  );
  const seen = new Set<string>();
  const planned: Planned[] = [];
  const changes = works.flatMap((done, index) => {
    const row = rows[index];
    if (!row) return [];
    const job = row.data;
    if (seen.has(done._id)) outcomes.refuse(index, 400, 'sameTwice', { field: '_id' });
    seen.add(done._id);
    const there = written.get(done._id);
    const other = there && notTheSame(there, boatID, job._id);
    if (other) outcomes.refuse(index, other[0], other[1], { field: '_id' });
    if (there) return outcomes.isRefused(index) ? [] : { row, fields: {} };
    const machine = machines.get(job.equipmentID);
    const last = since.get(job._id);
    if (last)
      outcomes.refuse(index, 409, 'doneMeanwhile', {
        params: { name: last.name, day: last.day },
        current: job,
      });
    const problem = last ? undefined : completionProblem(job, done, today);
    if (problem) outcomes.refuse(index, 400, problem, { field: fieldOf[problem] });
    const doubt = last ? undefined : meterDoubt(machine, done, { today, now: call.now });
    if (doubt) {
      const path = `works.${index}`;
      outcomes.add(index, 400, [questionOf(doubt, `${path}.meterValue`, `${path}.meterConfirmed`)]);
    }
    if (outcomes.isRefused(index)) return [];
    const fields = completed(job, machine, done);
    planned.push({ done, path: `works.${index}`, job, machine, fields });
    return { row, fields };
  });
  outcomes.failUnlessByRow();
  if (planned.length > 0) await insertWorks(call, planned);
  await enterReadingsOfWorks(call, boatID, planned, { at: call.doneAt, on: dayIn(call.doneAt, zone) });
  return outcomes.answer(await updateItems<Job>(call, worklist, changes, 'complete'), call.language);
};
