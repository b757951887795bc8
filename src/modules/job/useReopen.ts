import type { Job } from '#modules/worklist/contract.ts';
import { useSetJobs } from '#modules/worklist/queries.ts';

/** Opens a done or cancelled job again. */
export const useReopen = () => {
  const { mutate: set } = useSetJobs();
  return (job: Job) => set({ boatID: job.boatID, ids: [job._id], fields: { status: 'open' } });
};
