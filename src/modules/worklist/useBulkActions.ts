import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { addAlert } from '#stores/alerts.ts';
import { useAskDelete } from '#ui/useAskDelete.ts';
import type { Job, Priority, Status } from './contract.ts';
import { useDeleteJobs } from './queries/removeJobs.ts';
import { useJobLabels } from './useJobLabels.ts';
import { useSetMany } from './useSetMany.ts';

/** Actions on ticked jobs without a dialog; `onDone` is called when they have succeeded. */
export const useBulkActions = (onDone: () => void) => {
  const labels = useJobLabels();
  const { t } = useTranslation(['worklist', 'bulk']);
  const { boatID } = useUser();
  const askDelete = useAskDelete();
  const setMany = useSetMany();
  const { mutateAsync: remove } = useDeleteJobs();
  // The central error handler reports the failure; the ticks stay, for a retry.
  const then = (done: Promise<void>) => done.then(onDone, () => {});
  return {
    setStatus: (jobs: readonly Job[], status: Status) =>
      void then(
        setMany(jobs, { status }, (count) =>
          t('bulk:set', { count, field: t('field.status'), value: labels.status(status) }),
        ),
      ),
    setPriority: (jobs: readonly Job[], priority: Priority) =>
      void then(
        setMany(jobs, { priority }, (count) =>
          t('bulk:set', { count, field: t('field.priority'), value: t(`priority.${priority}`) }),
        ),
      ),
    setInRound: (jobs: readonly Job[], inRound: boolean) =>
      void then(
        setMany(jobs, { inRound }, (count) => t(inRound ? 'bulk:roundIn' : 'bulk:roundOut', { count })),
      ),
    askDelete: (jobs: readonly Job[]) =>
      askDelete({
        title: t('bulk:deleteTitle', { count: jobs.length }),
        body: t('bulk:deleteBody'),
        remove: async () => {
          const { removed } = await remove({ boatID, ids: jobs.map((job) => job._id) });
          if (removed.length > 0)
            addAlert({ kind: 'success', text: t('bulk:deleted', { count: removed.length }) });
          onDone();
        },
      }),
  };
};
