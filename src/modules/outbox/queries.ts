import { useQueryClient } from '@tanstack/react-query';
import { clashesOf } from '#lib/outbox/conflict.ts';
import type { Operation } from '#lib/outbox/operation.ts';
import { outboxOf } from '#lib/outbox/outboxOf.ts';
import { entities, entityOf, type PageLink, pageWithId } from '#lib/registry.ts';
import type { Stamped } from '#lib/resource.ts';
import { cachedItem } from '#lib/resourceHooks.ts';
import { isRecord } from '#lib/sameValue.ts';
import { SYNCED } from '#lib/synced.ts';
import { useListsAnew } from '#lib/useListsAnew.ts';
import { useRestore } from '#modules/deleted/queries.ts';
import { useRecordDiscarded } from '#modules/history/queries.ts';

/** The body with true at this path. */
const withYes = (body: unknown, [key = '', ...rest]: string[]): unknown => {
  if (Array.isArray(body))
    return body.map((each, index) => (String(index) === key ? withYes(each, rest) : each));
  const fields = isRecord(body) ? body : {};
  return { ...fields, [key]: rest.length === 0 ? true : withYes(fields[key], rest) };
};

/** The user's actions on waiting operations. */
export const useOutboxActions = () => {
  const client = useQueryClient();
  const { wake, retry, discard, decide } = outboxOf(client);
  const { mutate: write } = useRecordDiscarded();
  const { mutate: restoreItem } = useRestore();
  return {
    wake,
    retry,
    /** Retries a refused operation with a body that the user has corrected. */
    fix: ({ opId, call }: Operation, body: object) => retry(opId, { call: { ...call, body } }),
    /** Retries an operation that was refused with a question, with yes as the answer to each. */
    confirm: ({ opId, call, refused }: Operation) =>
      retry(opId, {
        call: {
          ...call,
          body: (refused?.messages ?? []).reduce<unknown>(
            (body, { ask }) => (ask === undefined ? body : withYes(body, ask.split('.'))),
            call.body,
          ),
        },
      }),
    discard,
    /** Restores a deleted item; once the server has, the change of it is sent again. */
    restore: ({ opId, effect: { names } }: Operation, resource: string, id: string) =>
      restoreItem({ resource, id, name: names[0] ?? '', resend: opId }),
    /**
     * Resolves a conflict: fields in `theirs` keep the other person's values, and the values given up are recorded;
     * those in `merged` get these.
     */
    decide: (operation: Operation, theirs: readonly string[], merged: Record<string, unknown> = {}) => {
      const given = clashesOf(operation).filter(({ field }) => theirs.includes(field));
      const { _id: id }: { _id?: unknown } = Object(operation.refused?.current);
      if (given.length > 0 && typeof id === 'string')
        write({
          resource: operation.effect.resource,
          id,
          fields: Object.fromEntries(given.map(({ field, mine }) => [field, mine])),
        });
      return decide(operation, theirs, merged);
    },
  };
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
