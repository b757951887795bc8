import { sql } from 'kysely';
import type { jobCommands } from '#modules/worklist/contract/commands.ts';
import { type Job, type Tick, type Work, worklist } from '#modules/worklist/contract.ts';
import { stepProblem } from '#modules/worklist/rules/steps.ts';
import { ApiError, fail } from '../../http/apiError.ts';
import type { Call } from '../../http/implement.ts';
import { publishChange } from '../../live/publish.ts';
import { lockItem, updateItem } from '../../store/records.ts';
import { completedSince } from './completedSince.ts';
import { checkOwnJobs } from './own.ts';
import { photosThere } from './photosThere.ts';
import { works as worksTopic } from './topics.ts';

type TickCall = Call<typeof jobCommands.tick>;

const tickOf = ({ body, doneAt, viewer }: TickCall): Tick => ({
  at: doneAt,
  by: viewer.name,
  value: body.value,
  ...(body.reason ? { reason: body.reason } : {}),
});

/** Fails if the step lacks its reading, its photo or a reason. */
const checkProof = async (call: TickCall, step: Job['tasks'][number]) => {
  const photos = await photosThere(call, call.params.id, call.body.photos);
  const problem = stepProblem(step, { ...call.body, photos });
  if (problem) throw fail(400, problem, {}, problem === 'photoNeeded' ? 'photos' : 'value');
};

/** Fails if the tick would replace a reading of somebody else that the user did not see. */
const failIfRead = ({ body: { done, value, was, over } }: TickCall, job: Job, step: Job['tasks'][number]) => {
  const there = job.ticks[step._id];
  if (over || was === undefined || there?.value == null || there.value === was) return;
  if (done && value === there.value) return;
  const params = { name: there.by, value: there.value, unit: step.unit };
  throw new ApiError(409, [{ key: 'readingMeanwhile', params, path: 'value' }], { current: job });
};

/**
 * A tick for a service that somebody completed meanwhile belongs into its record, never to the next service. What that
 * record says already stays.
 */
const tickInRecord = async (call: TickCall, job: Job, last: { name: string; day: string }): Promise<Job> => {
  const { body, db, params } = call;
  const { rows } = await sql<{ _id: string; tasks: Work['tasks'] }>`
    select _id, data->'tasks' as tasks from works
    where job_id = ${params.id} and undone_at is null and before->>'lastWork' = ${body.after} order by rev limit 1
    for update`.execute(db);
  const [record] = rows;
  const step = job.tasks.find(({ _id }) => _id === body.taskID);
  const index = record?.tasks.findIndex(({ text, unit }) => text === step?.text && unit === step.unit) ?? -1;
  const there = record?.tasks[index];
  if (there?.tick && body.done && there.tick.value === body.value) return job;
  if (!record || !there || there.tick || !body.done)
    throw fail(400, 'stepRecorded', { name: last.name, day: last.day }, 'taskID');
  if (step) await checkProof(call, step);
  await sql`update works set data = jsonb_set(data, array['tasks', ${String(index)}, 'tick'],
    ${JSON.stringify(tickOf(call))}::jsonb) where _id = ${record._id}`.execute(db);
  await publishChange(call, worksTopic, job.boatID, [job._id]);
  return job;
};

/** Ticks or unticks a step. It changes one step of the current list, so two people do not conflict. */
export const tick = async (call: TickCall): Promise<Job> => {
  const { taskID, done, after } = call.body;
  await checkOwnJobs(call, [call.params.id]);
  const row = await lockItem<Job>(call, worklist, call.params.id);
  const { data: job } = row;
  const last = (await completedSince(call, [{ job, after }])).get(job._id);
  if (last) return tickInRecord(call, job, last);
  const step = job.tasks.find(({ _id }) => _id === taskID);
  if (!step) throw fail(400, 'stepMissing', {}, 'taskID');
  if (done) await checkProof(call, step);
  failIfRead(call, job, step);
  const { [taskID]: _, ...others } = job.ticks;
  return updateItem<Job>(call, worklist, row, {
    ticks: done ? { ...others, [taskID]: tickOf(call) } : others,
  });
};
