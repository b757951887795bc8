import { mutationOptions, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { type Listed, type ListRule, undo } from './listRules.ts';
import type { TextKey } from './text.ts';

type Applied<T extends Listed> = { key: QueryKey; before: readonly T[]; after: readonly T[] };

/** A fixed text shown when a write succeeds or fails, as `namespace:key`. */
type Texts = { success?: TextKey; failure?: TextKey };

type Spec<T extends Listed, V, R> = Texts & {
  /** The resource whose caches change: query keys are `[resource, 'list' | 'details', ...]`. */
  resource: string;
  send: (variables: V, client: QueryClient) => Promise<R>;
  /** What the write does: an insert aims at one list, replace and remove sweep all lists of the resource. */
  change: (variables: V, client: QueryClient) => { lists?: QueryKey; rule: ListRule<T> };
  /** What the server's answer does to the same lists. */
  confirm?: (answer: R, variables: V) => ListRule<T>;
  /** Other caches that this write makes out of date. */
  outdates?: (answer: R, variables: V) => QueryKey[];
};

const isList = (data: unknown): data is readonly unknown[] => Array.isArray(data);

/** Applies a rule to the cached lists under `lists` and to cached details; says what it did, for `takeBack`. */
const apply = <T extends Listed>(client: QueryClient, keys: QueryKey[], rule: ListRule<T>): Applied<T>[] =>
  keys.flatMap((queryKey) =>
    client.getQueriesData<readonly T[] | T>({ queryKey }).flatMap(([key, data]) => {
      if (data === undefined) return [];
      // A details entry is a list of one for the rules, and never becomes another item by an insert.
      const before = isList(data) ? data : [data as T];
      const after = isList(data) ? rule(before) : rule(before).filter((item) => item._id === before[0]?._id);
      if (
        after === before ||
        (after.length === before.length && after.every((item, i) => item === before[i]))
      )
        return [];
      write(client, key, isList(data), after);
      return [{ key, before, after }];
    }),
  );

const write = <T extends Listed>(client: QueryClient, key: QueryKey, list: boolean, items: readonly T[]) => {
  if (list) client.setQueryData(key, items);
  else if (items[0]) client.setQueryData(key, items[0]);
};

const takeBack = <T extends Listed>(client: QueryClient, applied: Applied<T>[]) => {
  for (const { key, before, after } of applied) {
    const data = client.getQueryData<readonly T[] | T>(key);
    if (data === undefined) continue;
    // As in `apply`: a details entry is a list of one.
    write(client, key, isList(data), undo(before, after)(isList(data) ? data : [data as T]));
  }
};

/**
 * The lifecycle of every write: cancel running reads, apply the rule at once, on error take back exactly what this
 * write did, on success take the server's row; then mark stale, without a refetch that would hide the rule.
 */
export const listMutation = <T extends Listed, V, R>(spec: Spec<T, V, R>) => {
  const keysOf = (lists: QueryKey = [spec.resource, 'list']) => [lists, [spec.resource, 'details']];
  return mutationOptions<R, Error, V, Applied<T>[]>({
    mutationKey: [spec.resource],
    // Writes of one resource leave in the order they were made.
    scope: { id: spec.resource },
    meta: {
      ...(spec.success ? { success: spec.success } : {}),
      ...(spec.failure ? { failure: spec.failure } : {}),
    },
    mutationFn: (variables, { client }) => spec.send(variables, client),
    onMutate: async (variables, { client }) => {
      await client.cancelQueries({ queryKey: [spec.resource] });
      const { lists, rule } = spec.change(variables, client);
      return apply(client, keysOf(lists), rule);
    },
    onError: (_error, _variables, applied, { client }) => takeBack(client, applied ?? []),
    onSuccess: (answer, variables, _applied, { client }) => {
      if (spec.confirm) apply(client, keysOf(), spec.confirm(answer, variables));
      for (const queryKey of spec.outdates?.(answer, variables) ?? [])
        void client.invalidateQueries({ queryKey });
    },
    onSettled: (_answer, error, _variables, _applied, { client }) => {
      if (client.isMutating({ mutationKey: [spec.resource] }) > 1) return;
      void client.invalidateQueries({ queryKey: [spec.resource], refetchType: error ? 'active' : 'none' });
    },
  });
};
