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

/**
 * Gives several jobs of a boat the same value in one call. A notice then offers an undo that restores each job's own
 * value. @throws the error of the call, after it has been reported.
 */
export const useSetMany = () => {
  const { t } = useTranslation('worklist');
  const { mutateAsync, undoOf } = useSetJobs();
  return async (jobs: readonly Job[], fields: Settable, text: string): Promise<void> => {
    const [first] = jobs;
    if (!first) return;
    const given = { boatID: first.boatID, ids: jobs.map((job) => job._id), fields };
    const undo = undoOf(given);
    await mutateAsync(given);
    addAlert({
      kind: 'success',
      text,
      sticky: true,
      key: NOTICE,
      action: { label: t('bulk.undo'), onClick: undo },
    });
  };
};
