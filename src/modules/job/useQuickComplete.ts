import { newId } from '#lib/newId.ts';
import type { Job } from '#modules/worklist/contract.ts';
import { useCompleteJobs } from '#modules/worklist/queries/commands.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { useDoneNotice } from './useDoneNotice.ts';

/**
 * Completes jobs of one boat as done today, without a dialog; the notice offers undo. Returns the ids of the works, for
 * an undo elsewhere.
 */
export const useQuickComplete = () => {
  const { today } = useFormat();
  const { mutateAsync: complete } = useCompleteJobs();
  const showDone = useDoneNotice();
  return (jobs: readonly Job[]): string[] => {
    const [first] = jobs;
    if (!first) return [];
    const works = jobs.map((job) => ({ _id: newId(), jobID: job._id, date: today }));
    // The calling row may be unmounted when the answer comes; a failure has its own notice.
    void complete({ boatID: first.boatID, works }).then(
      (answer) => showDone(answer, works),
      () => undefined,
    );
    return works.map((work) => work._id);
  };
};
