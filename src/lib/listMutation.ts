import { mutationOptions, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { invalidate } from './invalidate.ts';
import type { Listed, ListRule } from './listRules.ts';
import { applyRule, effectOf, keysOf } from './outbox/effect.ts';
import { outboxOf } from './outbox/outboxOf.ts';
import { registerWrite, type Write } from './outbox/writes.ts';
import type { RequestDescriptor } from './request.ts';
import { type FixedTexts, notifyOfWrite, type WriteState } from './writeNotices.ts';

type Spec<T extends Listed, V, R> = FixedTexts &
  Pick<Write, 'label' | 'commands' | 'fields' | 'rows' | 'ask'> & {
    /** The permanent name of the write: after a reload an answer is matched to its code by this name alone. */
    name: `${string}.${string}`;
    /** The resource whose caches change: query keys are `[resource, 'list' | 'details', ...]`. */
    resource: string;
    /** The call as data; `variables` are plain data too, and may contain files. */
    call: (variables: V, client: QueryClient) => RequestDescriptor<R>;
    /**
     * Ids of everything it creates, changes or depends on: writes to the same entity are sent in the order they were
     * made.
     */
    entityIds: (variables: V, client: QueryClient) => readonly string[];
    /** The answer the server will give if all goes well, as the caches show it now. */
    optimisticAnswer: (variables: V, client: QueryClient) => R;
    /** The effect on the lists: an insert goes into one list, replace and remove apply to all lists of the resource. */
    change: (variables: V, client: QueryClient) => { lists?: QueryKey; rule: ListRule<T> };
    /** The entity it changes; the change is merged into an earlier refused change of the same entity. */
    repairs?: (variables: V) => string;
    /** A conflict stays for the user to decide even while the caller waits. */
    asks?: true;
    /** The effect shows only once the write is stored or answered, because its progress is shown in another way. */
    showOnAck?: boolean;
    /** The rule that applies the server's answer to the same lists. */
    confirm?: (answer: R, variables: V) => ListRule<T>;
    /** What follows from the server's answer. */
    after?: (answer: R, client: QueryClient, variables: V) => void;
    /** Other caches that this write makes stale. */
    invalidates?: (answer: R, variables: V) => QueryKey[];
  };

/** Writes read and change the caches one at a time, so that they are stored in the order they were made. */
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
 * The lifecycle of every write: cancel running reads, apply the rule at once, hand the write to the outbox. If the
 * server refuses it while the caller waits, its effect is undone; if no answer comes in time, it is stored and counts
 * as done. The server's row replaces the optimistic one when it comes.
 */
export const listMutation = <T extends Listed, V, R>(spec: Spec<T, V, R>) => {
  const { resource, showOnAck } = spec;
  const { label, commands, fields, rows, ask } = spec;
  const parse = (client: QueryClient, variables: V, body: unknown) =>
    spec.call(variables, client).endpoint.response.safeParse(body);
  registerWrite(spec.name, {
    label,
    commands,
    fields,
    rows,
    ask,
    // What is stored under the name of this write are its variables.
    fits: (client, variables, body) => parse(client, variables as V, body).success,
    onAnswer: (client, given, body, over) => {
      // What is stored under the name of this write are its variables.
      const variables = given as V;
      const parsed = parse(client, variables, body);
      if (!parsed.success) {
        console.warn(`The answer to ${spec.name} is not as agreed`, parsed.error.issues.slice(0, 5));
        void client.invalidateQueries({ queryKey: [resource] });
        return undefined;
      }
      const rule = spec.confirm?.(parsed.data, variables);
      // Pending writes on top change fields of items, never their type.
      if (rule)
        applyRule<T>(client, keysOf(resource), (key) => (list) => over(key)(rule(list)) as readonly T[]);
      invalidate(client, spec.invalidates?.(parsed.data, variables) ?? []);
      spec.after?.(parsed.data, client, variables);
      notifyOfWrite('done', spec);
      return parsed.data;
    },
  });
  return mutationOptions<R, Error, V>({
    mutationKey: [resource],
    // Success is announced with the server's answer, which may come long after the caller has gone on.
    meta: spec.failure ? { failure: spec.failure } : {},
    mutationFn: async (variables, { client }) => {
      const { answer } = await inTurn(client, async () => {
        // A list that comes for the first time goes on: nothing would ask for it again.
        await client.cancelQueries({
          queryKey: [resource],
          predicate: ({ state }) => state.data !== undefined,
        });
        const { lists, rule } = spec.change(variables, client);
        const write = {
          write: spec.name,
          variables,
          call: spec.call(variables, client),
          entityIds: spec.entityIds(variables, client),
          effect: effectOf(client, resource, { lists, rule }),
          optimisticAnswer: (state?: WriteState) => {
            if (state) notifyOfWrite(state, spec);
            return spec.optimisticAnswer(variables, client);
          },
          showOnAck,
          byRow: rows !== undefined,
          asks: spec.asks,
          repairs: spec.repairs?.(variables),
        };
        return { answer: outboxOf(client).write(write) };
      });
      // The outbox answers with this write's own type, from `onAnswer` or `optimisticAnswer`.
      return (await answer) as R;
    },
    onSettled: (_answer, error, _variables, _applied, { client }) => {
      if (client.isMutating({ mutationKey: [resource] }) > 1) return;
      void client.invalidateQueries({ queryKey: [resource], refetchType: error ? 'active' : 'none' });
    },
  });
};
