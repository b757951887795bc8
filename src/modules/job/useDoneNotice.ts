import { useTranslation } from '#lib/useTranslation.ts';
import type { Completion, Job } from '#modules/worklist/contract.ts';
import { useCompleteJobs } from '#modules/worklist/queries/commands.ts';
import { useJobContext } from '#modules/worklist/useJobRows.ts';
import { addAlert } from '#stores/alerts.ts';
import { useNextDueLabels } from './useNextDueLabels.ts';

/** The key of the notice about the last completion. */
export const DONE_NOTICE = 'jobDone';

/** Shows the result of a completion, "Done. Next due 18 Dec", with undo. */
export const useDoneNotice = () => {
  const { t } = useTranslation('job');
  const say = useNextDueLabels();
  const { machines } = useJobContext();
  const { undoOf } = useCompleteJobs();
  return (jobs: readonly Job[], works: Completion[]) => {
    const [job] = jobs;
    if (!job) return;
    const machine = machines.get(job.equipmentID);
    // The work may have entered a reading that the cached machine does not have yet.
    const meter = machine && { ...machine, hours: job.lastDoneHours ?? machine.hours };
    const when = jobs.length === 1 ? say(job, job, meter) : '';
    addAlert({
      kind: 'success',
      text:
        jobs.length > 1
          ? t('done.many', { count: jobs.length })
          : when && job.status !== 'done'
            ? t('done.next', { when })
            : t('done.closed'),
      action: {
        label: t('undo'),
        onClick: undoOf({ boatID: job.boatID, works }),
      },
      sticky: true,
      // Ticking off several jobs in a row shows one notice, not a pile.
      key: DONE_NOTICE,
    });
  };
};
