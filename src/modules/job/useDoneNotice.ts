import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { useTranslation } from '#lib/useTranslation.ts';
import type { Completion } from '#modules/worklist/contract/entries.ts';
import type { Job } from '#modules/worklist/contract.ts';
import { useCompleteJobs } from '#modules/worklist/queries/commands.ts';
import { useJobContext } from '#modules/worklist/useJobRows.ts';
import { addAlert, removeAlert } from '#stores/alerts.ts';
import { useNextDueLabels } from './useNextDueLabels.ts';

/** The key of the notice about the last completion. */
export const DONE_NOTICE = 'jobDone';

/** Read on the next page, it would seem to be about the job there. */
const DONE_MS = 10_000;

let forget = () => {};

/** Removes the notice after a while, or when the page is left; the completion is undone under "Work done" then. */
const endWithPage = (router: Pick<AnyRouter, 'subscribe'>) => {
  forget();
  const end = () => {
    forget();
    removeAlert(DONE_NOTICE);
  };
  const timer = setTimeout(end, DONE_MS);
  const unsubscribe = router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    if (pathChanged) end();
  });
  forget = () => {
    clearTimeout(timer);
    unsubscribe();
  };
};

/** Shows the result of a completion, "Done. Next due 18 Dec", with undo. */
export const useDoneNotice = () => {
  const { t } = useTranslation('worklist');
  const say = useNextDueLabels();
  const { machines } = useJobContext();
  const { undoOf } = useCompleteJobs();
  const router = useRouter();
  return (jobs: readonly Job[], works: Completion[]) => {
    const [job] = jobs;
    if (!job) return;
    const done = new Set(jobs.map(({ _id }) => _id));
    const machine = machines.get(job.equipmentID);
    // The work may have entered a reading that the cached machine does not have yet.
    const meter = machine && { ...machine, hours: job.lastDoneHours ?? machine.hours };
    const when = jobs.length === 1 ? say(job, job, meter) : '';
    endWithPage(router);
    addAlert({
      kind: 'success',
      text:
        jobs.length > 1
          ? t('completed.many', { count: jobs.length })
          : when && job.status !== 'done'
            ? t('completed.next', { job: job.title, when })
            : t('completed.closed', { job: job.title }),
      action: {
        label: t('undo'),
        // Works of refused jobs do not exist.
        onClick: undoOf({ boatID: job.boatID, works: works.filter(({ jobID }) => done.has(jobID)) }),
      },
      sticky: true,
      // Ticking off several jobs in a row shows one notice, not a pile.
      key: DONE_NOTICE,
    });
  };
};
