import { useMutation } from '@tanstack/react-query';
import { listMutation } from '#lib/listMutation.ts';
import { request } from '#lib/request.ts';
import { jobDeeds } from './contract/calls.ts';
import { type Job, worklist } from './contract.ts';

type Remove = { boatID: string; ids: string[] };

const remove = listMutation<Job, Remove, { removed: string[] }>({
  resource: worklist.name,
  failure: 'messages:deleteFailed',
  send: ({ boatID, ids }) => request(jobDeeds.remove, { params: { boatID }, body: { ids } }),
  change: ({ ids }) => {
    const gone = new Set(ids);
    return { rule: (list) => list.filter((job) => !gone.has(job._id)) };
  },
  outdates: () => [[worklist.name, 'count']],
});
/** Deletes several jobs in one call. */
export const useDeleteJobs = () => useMutation(remove);
