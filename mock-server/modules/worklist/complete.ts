import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { sameValue } from '#lib/sameValue.ts';
import type { Equipment } from '#modules/equipment/contract.ts';
import { meterProblem } from '#modules/equipment/rules.ts';
import type { jobCommands } from '#modules/worklist/contract/commands.ts';
import { type Job, type Work, worklist } from '#modules/worklist/contract.ts';
import {
  completed,
  completionProblem,
  doneFields,
  lateness,
  lifeHours,
} from '#modules/worklist/rules/commands.ts';
import type { Call } from '../../http/implement.ts';
import { publishChange } from '../../live/publish.ts';
import { idList, updateItems } from '../../store/records.ts';
import { enterReadings } from '../equipment.ts';
import { lockJobs, lockMachines, Problems, todayOf } from './jobs.ts';
import { works as worksTopic } from './topics.ts';

type CompleteCall = Call<typeof jobCommands.complete>;
type Done = CompleteCall['body']['works'][number];
/** A completion to write, with its path in the call. */
type Planned = { done: Done; path: string; job: Job; machine: Equipment | undefined; fields: object };

const fieldOf = { jobClosed: 'jobID', doneInFuture: 'date', meterLower: 'meterValue' } as const;

/** The works that exist already, by id. */
const writtenWorks = async ({ db }: CompleteCall, works: readonly Done[]) => {
  const { rows } = await sql<{ _id: string; job_id: string; boat_id: string }>`
    select _id, job_id, boat_id from works where _id in ${idList(works.map(({ _id }) => _id))}`.execute(db);
  return new Map(rows.map((row) => [row._id, row]));
};

/** The work in its wire form, without what is only known when it is read. */
const workOf = ({ viewer, now }: CompleteCall, { done, job, machine }: Planned): Omit<Work, 'latest'> => {
  const hours = lifeHours(machine, done.meterValue);
  // Ticks of the completion itself, as from a round, come before earlier ticks.
  const ticked = new Map(
    done.ticks.map(({ taskID, value }) => [taskID, { at: now, by: viewer.name, value }]),
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
    parts: done.parts ?? job.parts,
    photos: done.photos,
    unplanned: job.unplanned,
    late: lateness(job, done.date, hours),
    userName: viewer.name,
    at: now,
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
  const rows = planned.map((plan) => ({ before: overwritten(plan), data: workOf(call, plan) }));
  await sql`insert into works (_id, boat_id, job_id, equipment_id, date, at, user_id, user_name, before, data)
    select w->'data'->>'_id', ${call.params.boatID}, w->'data'->>'jobID', nullif(w->'data'->>'equipmentID', ''),
      (w->'data'->>'date')::date, ${call.now}::timestamptz, ${call.viewer._id}, ${call.viewer.name}, w->'before', w->'data'
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) w`.execute(call.db);
  const jobs = planned.map(({ job }) => job._id);
  await publishChange(call, worksTopic, call.params.boatID, jobs);
};

/** The same work always gives the same reading id. */
const readingID = (workID: string) =>
  createHash('sha256').update(`reading of ${workID}`).digest('base64url').slice(0, 21);

/**
 * The highest figure of each meter above its last reading, as an entry. Work of today was read now, older work at noon
 * of its day; a figure from before the last reading is ignored.
 */
const readingsOf = ({ now }: CompleteCall, planned: readonly Planned[], today: string) => {
  const highest = new Map<string, Parameters<typeof enterReadings>[2][number]>();
  for (const { done, job, machine, path } of planned) {
    const value = done.meterValue;
    if (!machine?.metered || value === null || value <= (machine.meterValue ?? -1)) continue;
    const noon = `${done.date}T12:00:00.000Z`;
    const at = done.date === today || noon > now ? now : noon;
    const entry = {
      _id: readingID(done._id),
      equipmentID: machine._id,
      kind: 'reading' as const,
      at,
      value,
      note: job.title,
      path: `${path}.meterValue`,
    };
    if (meterProblem(machine, entry, now)) continue;
    if (value > (highest.get(machine._id)?.value ?? -1)) highest.set(machine._id, entry);
  }
  return [...highest.values()];
};

/**
 * Completes jobs, all or none: records the work, sets the next due date, and turns a meter figure into a reading. A
 * work that exists already changes nothing and returns its job as it is.
 */
export const complete = async (call: CompleteCall): Promise<Job[]> => {
  const { boatID } = call.params;
  const { works } = call.body;
  const rows = await lockJobs(
    call,
    boatID,
    works.map(({ jobID }, index) => ({ id: jobID, path: `works.${index}.jobID` })),
  );
  const written = await writtenWorks(call, works);
  const machines = await lockMachines(
    call,
    rows.map(({ data }) => data),
  );
  const today = await todayOf(call, boatID);
  const problems = new Problems();
  const seen = new Set<string>();
  const planned: Planned[] = [];
  const changes = rows.map((row, index) => {
    const done = works[index];
    const path = `works.${index}`;
    const job = row.data;
    const unchanged = { row, fields: {} };
    if (!done) return unchanged;
    if (seen.has(done._id)) problems.add(400, 'sameTwice', `${path}._id`);
    seen.add(done._id);
    const there = written.get(done._id);
    if (there) {
      if (there.boat_id !== boatID) problems.add(403, 'notYours', `${path}._id`);
      else if (there.job_id !== job._id) problems.add(409, 'sameKeyOtherBody', `${path}._id`);
      return unchanged;
    }
    const machine = machines.get(job.equipmentID);
    const problem = completionProblem(job, machine, done, today);
    if (problem)
      problems.add(400, problem, `${path}.${fieldOf[problem]}`, { last: machine?.meterValue ?? 0 });
    const fields = completed(job, machine, done);
    planned.push({ done, path, job, machine, fields });
    return { row, fields };
  });
  problems.failIfAny();
  if (planned.length === 0) return rows.map(({ data }) => data);
  await insertWorks(call, planned);
  await enterReadings(call, boatID, readingsOf(call, planned, today));
  return updateItems<Job>(call, worklist, changes, 'complete');
};
