import { useMutation } from '@tanstack/react-query';
import type { z } from 'zod/mini';
import { listMutation } from '#lib/listMutation.ts';
import { insertFirst, removeItem } from '#lib/listRules.ts';
import { prepare } from '#lib/request.ts';
import { knownRev } from '#lib/resourceHooks.ts';
import { startWrite } from '#lib/undoable.ts';
import { jobCommands } from '../contract/commands.ts';
import { type Job, worklist } from '../contract.ts';

const { name } = worklist;

type Remove = { boatID: string; ids: string[] };
type Removed = z.output<typeof jobCommands.remove.response>;

/** Deletes a job that others have changed since `rev`, which always asks the user. */
const removeNewer = listMutation<Job, { _id: string; rev: number }, { _id: string }>({
  name: 'worklist.removeNewer',
  label: { text: 'outbox:action.remove', icon: 'delete' },
  resource: name,
  asks: true,
  call: ({ _id, rev }) => prepare(worklist.calls.remove, { params: { id: _id }, search: { rev } }),
  entityIds: ({ _id }) => [_id],
  optimisticAnswer: ({ _id }) => ({ _id }),
  change: ({ _id }) => ({ rule: removeItem(_id) }),
  invalidates: () => [[name, 'count']],
});

/** Deletes several jobs in one call; each that others have changed meanwhile becomes a delete of its own, which asks. */
const removeMany = listMutation<Job, Remove, Removed>({
  name: 'worklist.removeMany',
  label: { text: 'outbox:action.remove', icon: 'delete' },
  commands: [jobCommands.remove],
  fields: [],
  resource: name,
  failure: 'messages:deleteFailed',
  call: ({ boatID, ids }, client) => {
    const revs = Object.fromEntries(ids.map((id) => [id, knownRev(worklist, client, id)]));
    return prepare(jobCommands.remove, { params: { boatID }, body: { ids, revs } });
  },
  entityIds: ({ ids }) => ids,
  optimisticAnswer: ({ ids }) => ({ removed: ids }),
  change: ({ ids }) => {
    const gone = new Set(ids);
    return { rule: (list) => list.filter((job) => !gone.has(job._id)) };
  },
  confirm: ({ newer = [] }) => insertFirst(...newer.map(({ item }) => item)),
  after: ({ newer = [] }, client) => {
    for (const { rev, item } of newer) void startWrite(client, removeNewer, { _id: item._id, rev });
  },
  invalidates: () => [[name, 'count']],
});

/** Deletes several jobs in one call. */
export const useDeleteJobs = () => useMutation(removeMany);
