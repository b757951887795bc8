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
 * value; `text` says how many were changed. @throws the error of the call, after it has been reported.
 */
export const useSetMany = () => {
  const { t } = useTranslation(['worklist', 'bulk']);
  const { mutateAsync, undoOf } = useSetJobs();
  return async (jobs: readonly Job[], fields: Settable, text: (count: number) => string): Promise<void> => {
    const [first] = jobs;
    if (!first) return;
    const given = { boatID: first.boatID, ids: jobs.map((job) => job._id), fields };
    const undo = undoOf(given);
    const { length } = await mutateAsync(given);
    if (length === 0) return;
    addAlert({
      kind: 'success',
      text: text(length),
      sticky: true,
      key: NOTICE,
      action: { label: t('bulk:undo'), onClick: undo },
    });
  };
};
