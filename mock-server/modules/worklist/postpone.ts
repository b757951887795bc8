import type { jobCommands } from '#modules/worklist/contract/commands.ts';
import { type Job, type Postponement, worklist } from '#modules/worklist/contract.ts';
import {
  type PostponeProblem,
  postponedBy,
  postponeProblem,
  postponing,
} from '#modules/worklist/rules/commands.ts';
import { ApiError, fail } from '../../http/apiError.ts';
import type { Call } from '../../http/implement.ts';
import { RowOutcomes } from '../../http/rowOutcomes.ts';
import {
  failIfTaken,
  lockItem,
  type Row,
  updateItem,
  updateItems,
  type WriteContext,
} from '../../store/records.ts';
import { postNotice, postNotices } from '../notices.ts';
import { linkOf, machineNames, paramsOf } from './jobNotices.ts';
import { lockJobs, lockMachines } from './jobs.ts';
import { ashoreOf, decidersAmong, peopleOf } from './people.ts';

const fieldOf = { jobClosed: 'jobID', postponeTo: 'dueDate' } as const;

/** The author of a postponement, as `postponed` stores it. */
const authorOf = ({ doneAt, viewer }: Pick<Call, 'doneAt' | 'viewer'>) => ({
  at: doneAt,
  by: viewer.name,
  byID: viewer._id,
});

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

type Later = Call<typeof jobCommands.postpone>['body']['postponements'][number];

const wrongField = (job: Job, later: Omit<Later, 'jobID'>, problem: PostponeProblem) =>
  problem !== 'postponeEarlier'
    ? fieldOf[problem]
    : later.dueDate !== null && job.dueDate !== null && later.dueDate <= job.dueDate
      ? 'dueDate'
      : 'dueHours';

/** The refusal of `failIfTaken`, if there is one. */
const takenBy = (...given: Parameters<typeof failIfTaken>): ApiError | undefined => {
  try {
    failIfTaken(...given);
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  return undefined;
};

/** Asks when somebody else has moved the due date, or requested it, since the user saw it. */
const refuseIfMoved = (
  call: WriteContext,
  outcomes: RowOutcomes,
  index: number,
  row: Row<Job>,
  fields: object,
  rev: number | undefined,
): boolean => {
  const taken = takenBy(call, row, fields, rev);
  if (!taken) return false;
  const { data: current } = row;
  const asked = 'postponeAsked' in fields ? current.postponeAsked : null;
  const name = String(taken.items[0]?.params?.name ?? call.viewer.name);
  const { dueDate, dueHours } = asked ?? current;
  outcomes.refuse(index, 409, asked ? 'askedMeanwhile' : 'dueMoved', {
    params: { name, day: dueDate ?? `${dueHours ?? '–'} h` },
    current,
  });
  return true;
};

/** Postpones jobs; for critical ones it only requests approval. */
export const postpone = async (call: Call<typeof jobCommands.postpone>) => {
  const { boatID } = call.params;
  const { postponements, byRow } = call.body;
  const ids = postponements.map(({ jobID }) => jobID);
  const outcomes = new RowOutcomes('postponements', ids, byRow);
  const found = await lockJobs(call, boatID, ids, outcomes, 'jobID');
  const machines = await lockMachines(
    call,
    found.flatMap((row) => row?.data ?? []),
  );
  const changes = postponements.flatMap(({ jobID: _, rev, ...later }, index) => {
    const row = found[index];
    if (!row) return [];
    const machine = machines.get(row.data.equipmentID);
    const fields = postponing(row.data, machine, later, authorOf(call));
    if (refuseIfMoved(call, outcomes, index, row, fields, rev)) return [];
    const problem = postponeProblem(row.data, later);
    if (problem) outcomes.refuse(index, 400, problem, { field: wrongField(row.data, later, problem) });
    if (outcomes.isRefused(index)) return [];
    return { row, fields };
  });
  outcomes.failUnlessByRow();
  const jobs = await updateItems<Job>(call, worklist, changes, 'postpone');
  await notifyApprovers(
    call,
    boatID,
    jobs.filter((_, index) => 'postponeAsked' in (changes[index]?.fields ?? {}) && isAsked(jobs[index])),
  );
  return outcomes.answer(jobs, call.language);
};

const isAsked = (job: Job | undefined) => job?.postponeAsked !== null;

const agreedFields = async (call: WriteContext & Pick<Call, 'doneAt'>, job: Job, asked: Postponement) => {
  const problem = postponeProblem(job, asked);
  // The job was completed or moved since the request.
  if (problem) throw fail(409, problem, {}, 'agree');
  const { by, byID, ...later } = asked;
  const machine = (await lockMachines(call, [job])).get(job.equipmentID);
  const fields = postponedBy(job, machine, later, { at: call.doneAt, by, byID });
  return { ...fields, postponed: { ...fields.postponed, agreedBy: call.viewer.name } };
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
