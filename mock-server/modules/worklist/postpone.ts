import type { jobCommands } from '#modules/worklist/contract/commands.ts';
import { type Job, type Postponement, worklist } from '#modules/worklist/contract.ts';
import { postponedBy, postponeProblem, postponing } from '#modules/worklist/rules/commands.ts';
import { fail } from '../../http/apiError.ts';
import type { Call } from '../../http/implement.ts';
import { lockItem, updateItem, updateItems, type WriteContext } from '../../store/records.ts';
import { postNotice, postNotices } from '../notices.ts';
import { linkOf, machineNames, paramsOf } from './jobNotices.ts';
import { lockJobs, lockMachines, Problems } from './jobs.ts';
import { ashoreOf, decidersAmong, peopleOf } from './people.ts';

const fieldOf = { jobClosed: 'jobID', postponeTo: 'dueDate' } as const;

/** The author of a postponement, as `postponed` stores it. */
const authorOf = ({ now, viewer }: WriteContext) => ({ at: now, by: viewer.name, byID: viewer._id });

/** Asks the captain, the head of the department and the managers ashore, but not the person who requests it. */
const notifyApprovers = async (context: WriteContext, boatID: string, jobs: readonly Job[]) => {
  if (jobs.length === 0) return;
  const people = await peopleOf(context.db, boatID);
  const ashore = await ashoreOf(context.db, boatID);
  const names = await machineNames(context, jobs);
  await postNotices(
    context,
    jobs.flatMap((job) =>
      [...new Set([...decidersAmong(people, job.department), ...ashore])]
        .filter((userID) => userID !== context.viewer._id)
        .map((userID) => ({
          userID,
          kind: 'postponeAsked' as const,
          params: {
            ...paramsOf(job, names),
            by: context.viewer.name,
            reason: job.postponeAsked?.reason ?? '',
          },
          link: linkOf(job),
        })),
    ),
  );
};

/** Postpones jobs, all or none; for critical ones it only requests approval. */
export const postpone = async (call: Call<typeof jobCommands.postpone>): Promise<Job[]> => {
  const { boatID } = call.params;
  const { postponements } = call.body;
  const rows = await lockJobs(
    call,
    boatID,
    postponements.map(({ jobID }, index) => ({ id: jobID, path: `postponements.${index}.jobID` })),
  );
  const machines = await lockMachines(
    call,
    rows.map(({ data }) => data),
  );
  const problems = new Problems();
  const changes = rows.map((row, index) => {
    const { jobID: _, ...later } = postponements[index] ?? {
      jobID: '',
      dueDate: null,
      dueHours: null,
      project: '',
      reason: '',
    };
    const problem = postponeProblem(row.data, later);
    const late = later.dueDate !== null && row.data.dueDate !== null && later.dueDate <= row.data.dueDate;
    if (problem)
      problems.add(
        400,
        problem,
        `postponements.${index}.${problem === 'postponeEarlier' ? (late ? 'dueDate' : 'dueHours') : fieldOf[problem]}`,
      );
    const machine = machines.get(row.data.equipmentID);
    return { row, fields: postponing(row.data, machine, later, authorOf(call)) };
  });
  problems.failIfAny();
  const jobs = await updateItems<Job>(call, worklist, changes, 'postpone');
  await notifyApprovers(
    call,
    boatID,
    jobs.filter((_, index) => 'postponeAsked' in (changes[index]?.fields ?? {}) && isAsked(jobs[index])),
  );
  return jobs;
};

const isAsked = (job: Job | undefined) => job?.postponeAsked !== null;

const agreedFields = async (call: WriteContext, job: Job, asked: Postponement) => {
  const problem = postponeProblem(job, asked);
  // The job was completed or moved since the request.
  if (problem) throw fail(409, problem, {}, 'agree');
  const { by, byID, ...later } = asked;
  const machine = (await lockMachines(call, [job])).get(job.equipmentID);
  return postponedBy(job, machine, later, { at: call.now, by, byID });
};

/** A second person approves a postponement or refuses it; the person who requested it may only withdraw it. */
export const decide = async (call: Call<typeof jobCommands.decide>): Promise<Job> => {
  const { agree } = call.body;
  const row = await lockItem<Job>(call, worklist, call.params.id);
  const asked = row.data.postponeAsked;
  if (!asked) throw fail(409, 'nothingAsked');
  if (agree && asked.byID === call.viewer._id) throw fail(403, 'secondPerson', {}, 'agree');
  const fields = agree ? await agreedFields(call, row.data, asked) : { postponeAsked: null };
  const job = await updateItem<Job>(call, worklist, row, fields, { action: 'postpone' });
  if (asked.byID !== call.viewer._id)
    await postNotice(call, {
      userID: asked.byID,
      kind: 'postponeDecided',
      params: {
        ...paramsOf(job, await machineNames(call, [job])),
        by: call.viewer.name,
        agreed: agree ? 'yes' : 'no',
      },
      link: linkOf(job),
    });
  return job;
};
