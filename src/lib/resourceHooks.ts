import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod/mini';
import { nowIso } from './clock.ts';
import type { Access, Endpoint } from './endpoint.ts';
import { fieldInfos } from './fields.ts';
import { listMutation } from './listMutation.ts';
import { insertFirst, insertLast, type Listed, removeItem, replaceFields } from './listRules.ts';
import { applyPending, createdLocally } from './outbox/overlay.ts';
import { type Described, type EntityFacts, registerEntity } from './registry.ts';
import { type Input, prepare, type RequestDescriptor, request } from './request.ts';
import type { Order, Stamped } from './resource.ts';
import { fetchList } from './resourceList.ts';
import { readSynced, syncedKey } from './synced.ts';
import type { TextKey } from './useTranslation.ts';
import { useMine } from './viewer.ts';

type AnyResource = {
  name: string;
  access: { read: Access; write: Access };
  attachments: boolean;
  nameOf: (item: never) => string;
  order: Order;
  replaces: string[];
  item: z.ZodMiniType<Stamped>;
  long?: { beside?: { name: string } } | undefined;
  calls: {
    list: Endpoint;
    changes: Endpoint;
    first?: Endpoint;
    details: Endpoint;
    create: Endpoint;
    update: Endpoint;
    remove: Endpoint;
  };
};

export type ItemOf<R extends AnyResource> = z.output<R['item']>;
export type CreateOf<R extends AnyResource> = z.input<NonNullable<R['calls']['create']['body']>> &
  Listed & { boatID: string };
type UpdateBody<R extends AnyResource> = z.input<NonNullable<R['calls']['update']['body']>>;
/** The changed fields; `rev` is the revision they were based on, by default the cached one. */
export type UpdateOf<R extends AnyResource> = Omit<UpdateBody<R>, 'rev'> & Listed & { rev?: number };

/** The query options of a resource: keys and calls in one place, for hooks and loaders. */
export const resourceQueries = <R extends AnyResource>(resource: R) => ({
  list: (boatID: string) =>
    queryOptions({
      queryKey: [resource.name, 'list', boatID],
      queryFn: ({ client, queryKey, signal }): Promise<readonly ItemOf<R>[]> =>
        fetchList(resource, { client, queryKey, boatID, signal }),
      enabled: boatID !== '',
      meta: { access: resource.calls.list.access },
    }),
  details: (id: string, client?: QueryClient) =>
    queryOptions({
      queryKey: [resource.name, 'details', id],
      queryFn: async ({ client: cache, queryKey, signal }): Promise<ItemOf<R>> => {
        const made = createdLocally<ItemOf<R>>({ client: cache, queryKey }, id);
        if (made) return made;
        // This resource's details answer is its item: defineResource built it so.
        const item = (await send(resource.calls.details, { params: { id }, signal })) as ItemOf<R>;
        return applyPending(cache, queryKey, [item])[0] ?? item;
      },
      // The item from a cached list is shown at once; its age is that of the server's last answer for that list.
      initialData: client ? () => cachedItem(resource, client, id) : undefined,
      initialDataUpdatedAt: client ? () => listedAt(client, resource, id) : 0,
      meta: { access: resource.calls.details.access },
    }),
});

/** When (ms) the server last sent a list with this item in it; 0 if unknown, or if the item has changed since. */
const listedAt = (client: QueryClient, { name }: AnyResource, id: string) =>
  client
    .getQueryCache()
    .findAll({ queryKey: [name, 'list'] })
    .reduce((latest, { queryKey, state }) => {
      if (state.isInvalidated || !readSynced<Stamped>(client, queryKey)?.items.some(({ _id }) => _id === id))
        return latest;
      return Math.max(latest, client.getQueryState(syncedKey(queryKey))?.dataUpdatedAt ?? 0);
    }, 0);

// The endpoints of a generic resource are not known by type here; defineResource has checked their shapes.
const send = (endpoint: Endpoint, input: object) => request(endpoint, input as Input<Endpoint>);

// As for `send`.
const descriptor = <R>(endpoint: Endpoint, input: object) =>
  prepare(endpoint, input as Input<Endpoint>) as RequestDescriptor<R>;

/** Ids of the entities that the fields refer to, by the kinds of the contract's fields. */
const referredIds = ({ item }: AnyResource, fields: object): string[] => {
  const infos = fieldInfos(item);
  return Object.entries(fields).flatMap(([key, value]: [string, unknown]) => {
    const kind = infos.get(key)?.kind;
    const refers = kind === 'item' || kind === 'person';
    return refers && typeof value === 'string' && value !== '' ? [value] : [];
  });
};

/** The item from any cache of the resource that has it. */
export const cachedItem = <R extends { name: string; item: z.ZodMiniType<Stamped> }>(
  { name }: R,
  client: QueryClient,
  id: string,
): z.output<R['item']> | undefined => {
  const details = client.getQueryData<z.output<R['item']>>([name, 'details', id]);
  if (details) return details;
  const lists = client.getQueriesData<readonly z.output<R['item']>[]>({ queryKey: [name, 'list'] });
  return lists.flatMap(([, list]) => list ?? []).find((item) => item._id === id);
};

/** The highest revision of the item that this device knows; 0 if it knows none. */
export const knownRev = ({ name }: { name: string }, client: QueryClient, id: string): number => {
  const details = client.getQueryData<Stamped>([name, 'details', id]);
  const lists = client.getQueriesData<readonly Stamped[]>({ queryKey: [name, 'list'] });
  const listed = lists.map(([, list]) => list?.find(({ _id }) => _id === id)?.rev ?? 0);
  return Math.max(details?.rev ?? 0, ...listed);
};

/** The item as the server will have it: the contract's defaults, `rev` 0 until then. */
const draftOf = <R extends AnyResource>(resource: R, fields: CreateOf<R>): ItemOf<R> => {
  const now = nowIso();
  // The item schema yields the item of this resource.
  return resource.item.parse({
    ...fields,
    rev: 0,
    createdAt: now,
    updatedAt: now,
    updatedBy: '',
  }) as ItemOf<R>;
};

const only = (fields: object, keys: string[]) =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => keys.includes(key)));

type Texts = Partial<
  Record<'created' | 'createFailed' | 'updated' | 'updateFailed' | 'removed' | 'removeFailed', TextKey>
>;

/** Namespaces with the texts `saved` and `removed`. */
type SavedNamespace<K = TextKey> = K extends `${infer N}:saved`
  ? `${N}:removed` extends TextKey
    ? N
    : never
  : never;

/** What most resources say after a write: "Supplier saved", "Supplier deleted". */
export const savedTexts = (namespace: SavedNamespace): Texts => ({
  created: `${namespace}:saved`,
  updated: `${namespace}:saved`,
  removed: `${namespace}:removed`,
  removeFailed: 'messages:deleteFailed',
});

const textsOf = (success: TextKey | undefined, failure: TextKey | undefined) => ({
  ...(success ? { success } : {}),
  ...(failure ? { failure } : {}),
});

type Facts<R extends AnyResource> = EntityFacts<ItemOf<R>> & {
  /** Texts shown when a write succeeds or fails. */
  texts?: Texts;
};

/**
 * The five hooks of a regular resource; they also register it with the whole app (see `registerEntity`). They take no
 * options: a page that needs `select` or `enabled` spreads the query options into `useQuery`.
 */
export const resourceHooks = <R extends AnyResource>(resource: R, facts: Facts<R>) => {
  const { texts = {} } = facts;
  const queries = resourceQueries(resource);
  const invalidates = [...(facts.invalidates ?? [])];
  // The item schema yields the items of this resource, which its `nameOf` takes.
  registerEntity(resource as object as Described<ItemOf<R>>, facts, queries.list);
  const insert = resource.order === 'newestFirst' ? insertFirst : insertLast;

  const create = listMutation<ItemOf<R>, CreateOf<R>, ItemOf<R>>({
    name: `${resource.name}.create`,
    resource: resource.name,
    ...textsOf(texts.created, texts.createFailed),
    // This resource's create answers with its item.
    call: (fields) => descriptor<ItemOf<R>>(resource.calls.create, { body: fields }),
    entityIds: (fields) => [fields._id, ...referredIds(resource, fields)],
    optimisticAnswer: (fields, client) =>
      cachedItem(resource, client, fields._id) ?? draftOf(resource, fields),
    change: (fields) => ({
      lists: queries.list(fields.boatID).queryKey,
      rule: insert(draftOf(resource, fields)),
    }),
    confirm: (item) => replaceFields<ItemOf<R>>(item._id, item),
    invalidates: () => invalidates,
  });

  const update = listMutation<ItemOf<R>, UpdateOf<R>, ItemOf<R>>({
    name: `${resource.name}.update`,
    resource: resource.name,
    ...textsOf(texts.updated, texts.updateFailed),
    call: ({ _id, rev: based, ...fields }, client) => {
      const rev = based ?? cachedItem(resource, client, _id)?.rev ?? 0;
      // This resource's update answers with its item.
      return descriptor<ItemOf<R>>(resource.calls.update, { params: { id: _id }, body: { ...fields, rev } });
    },
    entityIds: ({ _id, ...fields }) => [_id, ...referredIds(resource, fields)],
    repairs: ({ _id }) => _id,
    // An item that is not cached is on no screen; the given fields are all that is known of it.
    optimisticAnswer: (fields, client) =>
      cachedItem(resource, client, fields._id) ?? (fields as object as ItemOf<R>),
    change: ({ _id, ...fields }) => ({
      // `only` keeps keys of the update schema, all of which are fields of the item.
      rule: replaceFields<ItemOf<R>>(_id, only(fields, resource.replaces) as Partial<ItemOf<R>>),
    }),
    confirm: (item) => replaceFields<ItemOf<R>>(item._id, item),
    // The history is shown beside the item.
    invalidates: (item) => [['history', resource.name, item._id], ...invalidates],
  });

  const remove = listMutation<ItemOf<R>, string, { _id: string }>({
    name: `${resource.name}.remove`,
    resource: resource.name,
    ...textsOf(texts.removed, texts.removeFailed),
    // Every remove answers with the id.
    call: (id, client) =>
      descriptor<{ _id: string }>(resource.calls.remove, {
        params: { id },
        search: { rev: knownRev(resource, client, id) },
      }),
    entityIds: (id) => [id],
    optimisticAnswer: (id) => ({ _id: id }),
    change: (id) => ({ rule: removeItem(id) }),
    invalidates: () => invalidates,
  });

  return {
    /** The list of the current boat; requested only if the user may read it. */
    useList: () => useQuery(useMine(queries.list)),
    useDetails: (id: string) => useQuery(queries.details(id, useQueryClient())),
    useCreate: () => useMutation(create),
    useUpdate: () => useMutation(update),
    useRemove: () => useMutation(remove),
  };
};
