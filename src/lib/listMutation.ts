import { mutationOptions, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { invalidate } from './invalidate.ts';
import type { Listed, ListRule } from './listRules.ts';
import { applyRule, effectOf, keysOf } from './outbox/effect.ts';
import { outboxOf } from './outbox/outboxOf.ts';
import { registerWrite, type WriteLabel } from './outbox/writes.ts';
import type { RequestDescriptor } from './request.ts';
import type { TextKey } from './useTranslation.ts';

/** A fixed text shown when a write succeeds or fails, as `namespace:key`. */
type Texts = { success?: TextKey; failure?: TextKey };

type Spec<T extends Listed, V, R> = Texts & {
  /** Names the write for good: an answer may come when only the name is left of it. */
  name: `${string}.${string}`;
  /** The resource whose caches change: query keys are `[resource, 'list' | 'details', ...]`. */
  resource: string;
  /** What it is called where it waits to be sent; a name that ends in `create`, `update` or `remove` says it already. */
  label?: WriteLabel;
  /** The call, as data; `variables` are plain data too, and may hold files. */
  call: (variables: V, client: QueryClient) => RequestDescriptor<R>;
  /** Ids of all that it makes, changes or hangs on: writes about the same thing leave in the order they were made. */
  entityIds: (variables: V, client: QueryClient) => readonly string[];
  /** What the server will answer if all goes well, as the caches show it by now. */
  optimisticAnswer: (variables: V, client: QueryClient) => R;
  /** What the write does: an insert aims at one list, replace and remove sweep all lists of the resource. */
  change: (variables: V, client: QueryClient) => { lists?: QueryKey; rule: ListRule<T> };
  /** The thing that it changes: such a change completes one of the same thing that was refused before. */
  repairs?: (variables: V) => string;
  /** It shows when it is kept or answered, not before: its progress is shown otherwise. */
  showOnAck?: boolean;
  /** What the server's answer does to the same lists. */
  confirm?: (answer: R, variables: V) => ListRule<T>;
  /** Other caches that this write makes out of date. */
  invalidates?: (answer: R, variables: V) => QueryKey[];
};

/** Writes take their turns for the moment in which they read and change caches, so that they are kept as they were made. */
const turns = new WeakMap<QueryClient, Promise<unknown>>();
const inTurn = <A>(client: QueryClient, task: () => Promise<A>): Promise<A> => {
  const next = (turns.get(client) ?? Promise.resolve()).then(task);
  turns.set(
    client,
    next.catch(() => undefined),
  );
  return next;
};

/**
 * The lifecycle of every write: cancel running reads, apply the rule at once, hand it to the outbox. When the server says
 * no while the caller waits, what this write did is taken back; without an answer in time it is kept, and is as good as
 * done. The server's row is taken when it comes.
 */
export const listMutation = <T extends Listed, V, R>(spec: Spec<T, V, R>) => {
  const { resource, showOnAck } = spec;
  registerWrite(spec.name, {
    label: spec.label,
    onAnswer: (client, given, body, over) => {
      // What was kept under the name of this write are its variables.
      const variables = given as V;
      const parsed = spec.call(variables, client).endpoint.response.safeParse(body);
      if (!parsed.success) {
        console.warn(`The answer to ${spec.name} is not as agreed`, parsed.error.issues.slice(0, 5));
        void client.invalidateQueries({ queryKey: [resource] });
        return undefined;
      }
      const rule = spec.confirm?.(parsed.data, variables);
      // What stands on top changes fields of items, never what they are.
      if (rule)
        applyRule<T>(client, keysOf(resource), (key) => (list) => over(key)(rule(list)) as readonly T[]);
      invalidate(client, spec.invalidates?.(parsed.data, variables) ?? []);
      return parsed.data;
    },
  });
  return mutationOptions<R, Error, V>({
    mutationKey: [resource],
    meta: {
      ...(spec.success ? { success: spec.success } : {}),
      ...(spec.failure ? { failure: spec.failure } : {}),
    },
    mutationFn: async (variables, { client }) => {
      const { answer } = await inTurn(client, async () => {
        await client.cancelQueries({ queryKey: [resource] });
        const { lists, rule } = spec.change(variables, client);
        const write = {
          write: spec.name,
          variables,
          call: spec.call(variables, client),
          entityIds: spec.entityIds(variables, client),
          effect: effectOf(client, resource, { lists, rule }),
          optimisticAnswer: () => spec.optimisticAnswer(variables, client),
          showOnAck,
          repairs: spec.repairs?.(variables),
        };
        return { answer: outboxOf(client).write(write) };
      });
      // What the outbox answers to this write is of its type, by `onAnswer` or by `optimisticAnswer`.
      return (await answer) as R;
    },
    onSettled: (_answer, error, _variables, _applied, { client }) => {
      if (client.isMutating({ mutationKey: [resource] }) > 1) return;
      void client.invalidateQueries({ queryKey: [resource], refetchType: error ? 'active' : 'none' });
    },
  });
};
