import { sql } from 'kysely';
import type { Job } from '#modules/worklist/contract.ts';
import { isClosed } from '#modules/worklist/rules/due.ts';
import { idList, type WriteContext } from '../../store/records.ts';
import { type NewNotice, postNotices } from '../notices.ts';

/** The link of notices about many jobs. */
export const JOB_LIST = '/app/home';

/** The link of a notice about a job. */
export const linkOf = (job: Pick<Job, '_id'>) => `/app/jobdetails/${job._id}`;

/** Names of the machines of jobs, by id. */
export const machineNames = async (
  { db }: Pick<WriteContext, 'db'>,
  jobs: readonly Job[],
): Promise<Map<string, string>> => {
  const ids = [...new Set(jobs.map((job) => job.equipmentID).filter(Boolean))];
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ _id: string; name: string }>`
    select _id, data->>'name' as name from equipmentgroups where _id in ${idList(ids)}`.execute(db);
  return new Map(rows.map((row) => [row._id, row.name]));
};

/** The parameters of a notice about a job. */
export const paramsOf = (job: Job, names: ReadonlyMap<string, string>) => ({
  job: job.title,
  equipment: names.get(job.equipmentID) ?? '',
});

/**
 * Notifies people of jobs newly assigned to them; one notice each, however many jobs. Nobody is notified of their own
 * action.
 */
export const notifyAssigned = async (
  context: WriteContext,
  changes: readonly { job: Job; before: readonly string[] }[],
) => {
  const jobsOf = new Map<string, Job[]>();
  for (const { job, before } of changes)
    for (const person of isClosed(job) ? [] : job.assignees)
      if (person !== context.viewer._id && !before.includes(person))
        jobsOf.set(person, [...(jobsOf.get(person) ?? []), job]);
  if (jobsOf.size === 0) return;
  const names = await machineNames(
    context,
    changes.map(({ job }) => job),
  );
  const by = context.viewer.name;
  await postNotices(
    context,
    [...jobsOf].flatMap(([userID, jobs]): NewNotice[] => {
      const [job] = jobs;
      if (!job) return [];
      return jobs.length === 1
        ? [{ userID, kind: 'jobAssigned', params: { ...paramsOf(job, names), by }, link: linkOf(job) }]
        : [{ userID, kind: 'jobAssigned', params: { count: String(jobs.length), by }, link: JOB_LIST }];
    }),
  );
};
