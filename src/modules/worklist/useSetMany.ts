import { useTranslation } from '#lib/useTranslation.ts';
import { addAlert } from '#stores/alerts.ts';
import type { Job } from './contract.ts';
import { useSetJobs } from './queries/commands.ts';

/** The values that several jobs can be given at once. */
export type Settable = Partial<
  Pick<Job, 'status' | 'priority' | 'department' | 'assignees' | 'project' | 'inRound'>
>;

/** One notice at a time: undo applies to the latest action. */
const NOTICE = 'worklist:set';

/** Groups jobs by their previous values, so that undo needs one call for each different value only. */
const byBefore = (jobs: readonly Job[], before: (job: Job) => Settable) => {
  const groups = new Map<string, { ids: string[]; fields: Settable }>();
  for (const job of jobs) {
    const fields = before(job);
    const key = JSON.stringify(fields);
    const group = groups.get(key) ?? { ids: [], fields };
    group.ids.push(job._id);
    groups.set(key, group);
  }
  return [...groups.values()];
};

/**
 * Gives several jobs of a boat the same value in one call. A notice then offers an undo that restores each job's own
 * value. @throws the error of the call, after it has been reported.
 */
export const useSetMany = () => {
  const { t } = useTranslation(['worklist', 'bulk']);
  const { mutateAsync, mutate } = useSetJobs();
  return async (
    jobs: readonly Job[],
    fields: Settable,
    before: (job: Job) => Settable,
    text: string,
  ): Promise<void> => {
    const [first] = jobs;
    if (!first) return;
    const { boatID } = first;
    const old = byBefore(jobs, before);
    await mutateAsync({ boatID, ids: jobs.map((job) => job._id), fields });
    const undo = () => {
      for (const group of old) mutate({ boatID, ...group });
    };
    addAlert({
      kind: 'success',
      text,
      sticky: true,
      key: NOTICE,
      action: { label: t('bulk:undo'), onClick: undo },
    });
  };
};
