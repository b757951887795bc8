import { type QueryKey, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { listMutation } from '#lib/listMutation.ts';
import type { Listed } from '#lib/listRules.ts';
import { readList } from '#lib/outbox/overlay.ts';
import { prepare, request } from '#lib/request.ts';
import { history } from './contract.ts';

export const historyQueries = {
  ofItem: (resource: string, id: string) =>
    queryOptions({
      queryKey: ['history', resource, id],
      meta: { keep: false },
      queryFn: ({ signal, ...ask }) =>
        readList(ask, () => request(history.ofItem, { params: { resource, id }, signal }), id),
      // Every write adds a row, so cached history may be stale at any time.
      staleTime: 0,
    }),
};

/** Who changed what and when, newest first. */
export const useHistory = (resource: string, id: string, enabled = true) =>
  useQuery({ ...historyQueries.ofItem(resource, id), enabled });

type Discarded = { resource: string; id: string; fields: Record<string, unknown> };

/** Records the values that a user gave up in a conflict, so that no value is lost without a trace. */
const recordDiscarded = listMutation<Listed, Discarded, { kept: boolean }>({
  name: 'history.lost',
  label: { text: 'outbox:action.lost', icon: 'history' },
  commands: [history.lost],
  fields: [],
  resource: 'history',
  call: ({ resource, id, fields }) => prepare(history.lost, { params: { resource, id }, body: { fields } }),
  entityIds: ({ id }) => [id],
  optimisticAnswer: () => ({ kept: true }),
  change: () => ({ rule: (list) => list }),
  invalidates: (_answer, { resource, id }): QueryKey[] => [['history', resource, id]],
});
/** Silent on failure: the conflict is resolved anyway. */
export const useRecordDiscarded = () => useMutation({ ...recordDiscarded, meta: { silent: true } });
