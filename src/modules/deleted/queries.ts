import { type QueryClient, queryOptions, useMutation } from '@tanstack/react-query';
import type { z } from 'zod/mini';
import { listMutation } from '#lib/listMutation.ts';
import { replaceFields } from '#lib/listRules.ts';
import { itemNames } from '#lib/outbox/effect.ts';
import { outboxOf } from '#lib/outbox/outboxOf.ts';
import { readList } from '#lib/outbox/overlay.ts';
import { entities, entityOf } from '#lib/registry.ts';
import { removal } from '#lib/removal.ts';
import { prepare, request } from '#lib/request.ts';
import { type deletedItem, history } from '#modules/history/contract.ts';

/** A deleted item; `restoring` while this device waits for the server to restore it. */
export type Deleted = z.infer<typeof deletedItem> & { name: string; restoring?: true };

const name = 'deleted';

const nameOf = (resource: string, item: object): string => {
  const entity = entityOf(resource);
  const { data } = entity?.resource.item.safeParse(item) ?? {};
  return (data && entity?.resource.nameOf(data)) || (itemNames(item)[0] ?? '');
};

export const deletedQueries = {
  /** The deleted items of a resource, the last deleted first. */
  ofBoat: (boatID: string, resource: string) =>
    queryOptions({
      queryKey: [name, 'list', boatID, resource],
      queryFn: ({ signal, ...ask }) =>
        readList(ask, async (): Promise<readonly Deleted[]> => {
          const rows = await request(history.deleted, { params: { resource, boatID }, signal });
          return rows.map((row) => ({ ...row, name: nameOf(resource, row.item) }));
        }),
      enabled: boatID !== '',
      staleTime: 0,
    }),
};

/** Everything that shows what was restored, or deleted again. */
const staleKeys = () => [
  ...entities().map(({ resource }) => [resource.name]),
  [name],
  ...['history', 'files', 'comments'].map((key) => [key, 'list']),
  ['history'],
];

/** `rev` is the revision of the deletion that the person saw; `resend`: the refused operation that is sent again once the item is there. */
type Restore = { resource: string; id: string; name: string; rev?: number; resend?: string };
/** Whether a waiting restore is the one after which this operation is sent again. */
export const isRestoreFor = (variables: unknown, { opId }: { opId: string }) =>
  Object(variables).resend === opId;

type Restored = z.output<typeof history.restore.response>;

/** The answer as the item that it is, so that its page opens at once and a delete knows its revision. */
const showItem = (client: QueryClient, resource: string, answer: Restored) => {
  const { data } = entityOf(resource)?.resource.item.safeParse(answer) ?? {};
  if (data) client.setQueryData([resource, 'details', answer._id], data);
};

type Again = { resource: string; id: string; rev: number };

/** Deletes what was restored as it then was: what others did to it since is asked about. */
const deleteAgain = listMutation<Deleted, Again, { _id: string }>({
  name: 'deleted.remove',
  resource: name,
  call: ({ resource, id, rev }) => {
    const { remove } = entityOf(resource)?.resource.calls ?? {};
    if (!remove) throw new Error(`${resource} has no call that deletes`);
    return removal(remove, id, rev);
  },
  entityIds: ({ id }) => [id],
  optimisticAnswer: ({ id }) => ({ _id: id }),
  change: () => ({ rule: (list) => list }),
  invalidates: staleKeys,
});

const restore = listMutation<Deleted, Restore, Restored>({
  name: 'deleted.restore',
  label: { text: 'outbox:action.restore', icon: 'undo' },
  commands: [history.restore],
  fields: [],
  resource: name,
  call: ({ resource, id, rev }) => prepare(history.restore, { params: { resource, id }, search: { rev } }),
  // Not the item itself: a change of it that was refused because it is deleted would hold this back.
  entityIds: ({ id }) => [`restore-${id}`],
  optimisticAnswer: ({ id }) => ({ _id: id }),
  change: ({ id }) => ({ rule: replaceFields<Deleted>(id, { restoring: true }) }),
  confirm:
    ({ restored = [] }, { id }) =>
    (list) =>
      list.filter(({ _id }) => _id !== id && !restored.some((each) => each.id === _id)),
  after: (answer, client, { resource, id, name: called, resend }) => {
    showItem(client, resource, answer);
    if (resend !== undefined) void outboxOf(client).retry(resend);
    const all = answer.restored ?? [{ resource, id, rev: Number(answer.rev) }];
    void import('./tellRestored.ts').then(({ tellRestored }) =>
      tellRestored(client, { name: called, all }, deleteAgain),
    );
  },
  invalidates: staleKeys,
});
/** Restores a deleted item with what hung on it. */
export const useRestore = () => useMutation(restore);
