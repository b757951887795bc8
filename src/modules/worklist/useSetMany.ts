import { useTranslation } from '#lib/useTranslation.ts';
import { addAlert } from '#stores/alerts.ts';
import type { Job } from './contract.ts';
import { useSetJobs } from './queries.ts';

/** What several jobs may be given at once. */
export type Settable = Partial<
  Pick<Job, 'status' | 'priority' | 'department' | 'assignees' | 'project' | 'inRound'>
>;

/** One notice at a time: the latest deed is the one to take back. */
const NOTICE = 'worklist:set';

/** Jobs by what they had before, so that taking back is a call for each different value only. */
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
 * Gives several jobs of a boat the same value in one call. When it is done, one notice says so with an undo that gives each its
 * own value back.
 * @throws what the call failed with; it has been said by then.
 */
export const useSetMany = () => {
  const { t } = useTranslation('worklist');
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
      action: { label: t('bulk.undo'), onClick: undo },
    });
  };
};
