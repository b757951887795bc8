import type { Job } from '#modules/worklist/contract.ts';
import { useSetJobs } from '#modules/worklist/queries/commands.ts';

/** Reopens a done or cancelled job. */
export const useReopen = () => {
  const { mutate: set } = useSetJobs();
  return (job: Job) => set({ boatID: job.boatID, ids: [job._id], fields: { status: 'open' } });
};
