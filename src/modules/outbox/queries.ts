import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer } from 'react';
import { clashesOf } from '#lib/outbox/conflict.ts';
import type { Operation } from '#lib/outbox/operation.ts';
import { outboxOf } from '#lib/outbox/outboxOf.ts';
import { entities, entityOf, type PageLink, pageWithId } from '#lib/registry.ts';
import type { Stamped } from '#lib/resource.ts';
import { cachedItem } from '#lib/resourceHooks.ts';
import { SYNCED } from '#lib/synced.ts';
import { useRecordDiscarded } from '#modules/history/queries.ts';

/** The user's actions on waiting operations. */
export const useOutboxActions = () => {
  const { wake, retry, discard, decide } = outboxOf(useQueryClient());
  const { mutate: write } = useRecordDiscarded();
  return {
    wake,
    retry,
    /** Retries a refused operation with a body that the user has corrected. */
    fix: ({ opId, call }: Operation, body: object) => retry(opId, { call: { ...call, body } }),
    discard,
    /** Resolves a conflict: fields in `theirs` keep the other person's values, and the values given up are recorded. */
    decide: (operation: Operation, theirs: readonly string[]) => {
      const given = clashesOf(operation).filter(({ field }) => theirs.includes(field));
      const { _id: id }: { _id?: unknown } = Object(operation.refused?.current);
      if (given.length > 0 && typeof id === 'string')
        write({
          resource: operation.effect.resource,
          id,
          fields: Object.fromEntries(given.map(({ field, mine }) => [field, mine])),
        });
      return decide(operation, theirs);
    },
  };
};

/** Re-renders when a list of a resource arrives: the code below reads the caches without fetching. */
const useListsAnew = () => {
  const cache = useQueryClient().getQueryCache();
  const [, again] = useReducer((count: number) => count + 1, 0);
  useEffect(
    () =>
      cache.subscribe((event) => {
        const [name, part] = event.query.queryKey;
        const came = event.type === 'updated' && event.action.type === 'success';
        if (came && part === 'list' && entityOf(String(name))) again();
      }),
    [cache],
  );
};

/** The item of an operation, and its page; undefined if it is not cached, or if there are several. */
export const useEntityOf = () => {
  // This reads caches that change in place, which the compiler does not see.
  'use no memo';
  useListsAnew();
  const client = useQueryClient();
  return ({ about, effect }: Pick<Operation, 'about' | 'effect'>) => {
    if (effect.names.length > 1) return undefined;
    for (const id of about)
      for (const { resource, pageOf } of entities()) {
        const item = cachedItem(resource, client, id);
        const page = item && pageOf(item, client);
        if (page) return { id, name: resource.nameOf(item), page };
      }
    return undefined;
  };
};

type Fixing = { item: Stamped; form: string } | { page: PageLink };

/**
 * How to correct a refused create or update: the item with the user's values, and the module whose form edits it, or
 * the page on which it is edited.
 */
export const useToFix = () => {
  // This reads caches that change in place, which the compiler does not see.
  'use no memo';
  useListsAnew();
  const client = useQueryClient();
  return ({ write, about: [id = ''], effect, refused }: Operation): Fixing | undefined => {
    const entity = entityOf(effect.resource);
    if (!entity || !/\.(create|update|save)$/.test(write)) return undefined;
    if (refused?.status === 403 || refused?.status === 404) return undefined;
    const item = cachedItem(entity.resource, client, id);
    if (item === undefined) return undefined;
    const { edit } = entity;
    return 'form' in edit ? { item, form: edit.form } : { page: pageWithId(edit.page, id) };
  };
};

/** When any list last came from the server, in ms, according to this device; 0 if never. */
export const useLastSyncedAt = (): number =>
  Math.max(
    0,
    ...useQueryClient()
      .getQueryCache()
      .getAll()
      .map(({ queryKey, state }) => (queryKey[1] === SYNCED ? state.dataUpdatedAt : 0)),
  );
