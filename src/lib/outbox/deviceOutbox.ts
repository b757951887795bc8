import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../apiError.ts';
import type { Listed } from '../listRules.ts';
import { newId } from '../newId.ts';
import { errorOf, sendRequest } from '../request.ts';
import { afterConflict, takeCurrent } from './conflict.ts';
import { applyEffect, type Effect, type Over, rulesOf, undoEffect } from './effect.ts';
import { oncePerMicrotask, thisDevice } from './environment.ts';
import { noStore } from './memoryStore.ts';
import type { NewOperation, Operation, Refused } from './operation.ts';
import { createOutbox } from './outbox.ts';
import type { NewWrite, OutboxOptions, OutboxState, Waiter } from './outboxTypes.ts';
import { draftIn, refusedBefore, repaired } from './repair.ts';
import { otherTabs } from './tabs.ts';
import { sendOperations } from './transport.ts';
import { SCHEMA } from './upgrade.ts';
import { emptyState, visibleState } from './visibleState.ts';
import { findWrite, knownWrite } from './writes.ts';

/** A caller waits so long (ms) for the server; then what it gave is kept. */
const MAX_WAIT_MS = 1500;

const errorOfRefused = ({ status, messages, current }: Refused) => new ApiError(status, messages, current);

/** The outbox of this app: it knows the caches, the link and the person, and who waits for what. */
export const createDeviceOutbox = (client: QueryClient, options: OutboxOptions) => {
  const { store, user, onNotStored = () => {}, waitMs = MAX_WAIT_MS } = options;
  const waiters = new Map<string, Waiter>();
  /** On the screen, and not yet among the operations. */
  const unsubmitted = new Map<string, Effect>();
  /** They show when they are kept or answered, not before. */
  const shownOnAck = new Set<string>();
  /** Refused while somebody waited, and about to be thrown away. */
  const discarding = new Set<string>();
  /** They complete what was refused before, which stays when they are refused too. */
  const repairing = new Set<string>();
  /** Whose effects stand in the caches; what another tab made comes to them later. */
  const applied = new Set<string>();
  /** How many writes of each resource were answered. */
  const answered = new Map<string, number>();
  const listeners = new Set<() => void>();
  let state: OutboxState = { ...emptyState, canStore: store !== undefined };
  const tabs = otherTabs(options.tabs, {
    done: ({ operation, body }) => void outbox.refresh().then(() => done(operation, body)),
    refused: ({ operation, refused }) => void outbox.refresh().then(() => refuse(operation, refused)),
    discarded: ({ operation }) => forget(operation),
    changed: () => void outbox.refresh(),
  });

  const notify = oncePerMicrotask(() => {
    for (const listener of listeners) listener();
  });

  const update = (changes: Partial<OutboxState> = {}) => {
    const shown = outbox.operations().filter(({ opId }) => !waiters.has(opId) && !discarding.has(opId));
    state = { ...state, ...changes, ...visibleState(shown, state.entities) };
    notify();
  };

  const effects = (resource?: string): Effect[] => {
    const stored = outbox.operations().filter(({ opId }) => !shownOnAck.has(opId) && !discarding.has(opId));
    const there = new Set(outbox.operations().map(({ opId }) => opId));
    const fresh = [...unsubmitted].flatMap(([opId, effect]) => (there.has(opId) ? [] : [effect]));
    return [...stored.map(({ effect }) => effect), ...fresh].filter(
      (effect) => resource === undefined || effect.resource === resource,
    );
  };

  /** What still waits stands on top of what the server just said. */
  const over =
    (resource: string): Over =>
    (key) =>
    (list) =>
      rulesOf<Listed>(effects(resource), key)(list);

  const done = async ({ opId, write: name, variables, effect }: Operation, body: unknown) => {
    unsubmitted.delete(opId);
    applied.delete(opId);
    repairing.delete(opId);
    answered.set(effect.resource, (answered.get(effect.resource) ?? 0) + 1);
    // What the answer confirms must stand there first.
    if (shownOnAck.delete(opId)) applyEffect(client, effect);
    const take = knownWrite(name) ?? (await findWrite(name));
    const answer = take?.onAnswer(client, variables, body, over(effect.resource));
    if (!take) void client.invalidateQueries({ queryKey: [effect.resource] });
    const waiter = waiters.get(opId);
    waiters.delete(opId);
    if (answer === undefined) waiter?.stored();
    else waiter?.resolve(answer);
    update({ lastSentAt: Date.now() });
  };

  const refuse = (operation: Operation, refused: Refused) => {
    const waiter = waiters.get(operation.opId);
    if (!waiter) return update();
    const { opId } = operation;
    waiters.delete(opId);
    if (repairing.has(opId)) {
      update();
      return waiter.reject(errorOfRefused(refused));
    }
    // The person is still there and is told at once: nothing is left to decide.
    applied.delete(opId);
    shownOnAck.delete(opId);
    discarding.add(opId);
    void outbox.discard(opId).finally(() => {
      discarding.delete(opId);
      tabs.post({ kind: 'discarded', operation });
    });
    waiter.reject(errorOfRefused(refused));
  };

  const forget = ({ opId, effect }: Operation) => {
    unsubmitted.delete(opId);
    if (applied.delete(opId)) undoEffect(client, effect, over(effect.resource));
    void outbox.refresh();
    void client.invalidateQueries({ queryKey: [effect.resource] });
  };

  const markStored = (opId: string) => {
    const waiter = waiters.get(opId);
    if (!waiter) return;
    waiters.delete(opId);
    const operation = outbox.operations().find((each) => each.opId === opId);
    if (shownOnAck.delete(opId) && operation) applyEffect(client, operation.effect);
    waiter.stored();
    update();
  };

  const outbox = createOutbox(
    {
      store: store ?? noStore,
      send: async (operations) => {
        const [first] = operations;
        // Carried by another person's session they would be refused, or worse, done in their name.
        if (first?.userID !== user()) throw new Error('Somebody else is signed in');
        try {
          return await sendOperations(operations);
        } catch (error) {
          for (const { opId } of operations) markStored(opId);
          throw error;
        }
      },
      ...thisDevice,
      alone: tabs.alone,
    },
    {
      done: (operation, body) => {
        tabs.post({ kind: 'done', operation, body });
        void done(operation, body);
      },
      refused: (operation, refused) => {
        tabs.post({ kind: 'refused', operation, refused });
        refuse(operation, refused);
      },
      postponed: ({ opId }) => markStored(opId),
      changed: (operations) => {
        for (const { opId, effect } of operations) {
          if (!applied.has(opId) && !discarding.has(opId)) applyEffect(client, effect);
          applied.add(opId);
          unsubmitted.delete(opId);
        }
        update();
      },
      retryIn: (ms) => update({ nextTryAt: ms === undefined ? undefined : Date.now() + ms }),
      signedOut: () => {
        for (const opId of [...waiters.keys()]) markStored(opId);
      },
    },
  );

  const direct = async ({ write, variables, call, effect, optimisticAnswer }: NewWrite, opId: string) => {
    try {
      const { status, body } = await sendRequest(call, opId);
      if (status >= 400) throw errorOf(status, body);
      unsubmitted.delete(opId);
      if (shownOnAck.delete(opId)) applyEffect(client, effect);
      const answer = (await findWrite(write))?.onAnswer(client, variables, body, over(effect.resource));
      return answer === undefined ? optimisticAnswer() : answer;
    } finally {
      unsubmitted.delete(opId);
    }
  };

  const submit = async (made: NewWrite, opId: string): Promise<unknown> => {
    const userID = user();
    if (!store || userID === null) {
      if (!store) onNotStored();
      return direct(made, opId);
    }
    const { write, variables, call, entityIds, effect } = made;
    const operation: NewOperation = {
      opId,
      userID,
      write,
      schema: SCHEMA,
      variables,
      call: { method: call.method, path: call.path, body: call.body, encoding: call.encoding },
      about: entityIds,
      effect,
      madeAt: Date.now(),
    };
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    waiters.set(opId, { resolve, reject, stored: () => resolve(made.optimisticAnswer()) });
    applied.add(opId);
    try {
      const before = refusedBefore(outbox.operations(), made);
      if (before) repairing.add(opId);
      if (!before || !(await outbox.retry(before.opId, repaired(before, made), opId))) {
        repairing.delete(opId);
        await outbox.submit(operation);
      }
      unsubmitted.delete(opId);
    } catch {
      waiters.delete(opId);
      applied.delete(opId);
      state = { ...state, canStore: false };
      onNotStored();
      return direct(made, opId);
    }
    if (!state.canStore) state = { ...state, canStore: true };
    tabs.post({ kind: 'changed' });
    const patient = setTimeout(() => markStored(opId), waitMs);
    return promise.finally(() => clearTimeout(patient));
  };

  return {
    /** The effects of what waits, in order; of one resource, or all. */
    effects,
    /** How many writes of a resource were answered since the app was opened; what was asked for before may be older. */
    answered: (resource: string) => answered.get(resource) ?? 0,
    /** A thing as it was made on this device, while the server does not have it yet. */
    draft: (id: string) => draftIn(effects(), id),
    /**
     * Does a write: on the screen at once, kept on this device, and sent. Answers what the server said, or what it will say
     * if all goes well, when there was no usable answer in time.
     * @throws ApiError when the server said no meanwhile, LinkError where this device cannot keep the write and no answer came.
     */
    write: async (made: NewWrite): Promise<unknown> => {
      const opId = newId();
      if (made.showOnAck) shownOnAck.add(opId);
      else {
        unsubmitted.set(opId, made.effect);
        applyEffect(client, made.effect);
      }
      try {
        return await submit(made, opId);
      } catch (error) {
        unsubmitted.delete(opId);
        shownOnAck.delete(opId);
        // What completes a refused change stays with it, until the person decides.
        if (!repairing.has(opId)) undoEffect(client, made.effect, over(made.effect.resource));
        throw error;
      }
    },
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Another person, or nobody. */
    setUser: (userID: string | null) => {
      applied.clear();
      return outbox.setUser(userID ?? undefined);
    },
    wake: outbox.wake,
    /** Tries a refused one again, as it is or with what a person has put right. */
    retry: async (opId: string, right: Partial<Pick<Operation, 'call'>> = {}) => {
      await outbox.retry(opId, right);
      tabs.post({ kind: 'changed' });
    },
    /**
     * Decides a conflict: of the fields in `theirs` the other person's values stay, of all others this person's count, over
     * what stands on the server now.
     */
    decide: async (operation: Operation, theirs: readonly string[]) => {
      const decided = afterConflict(operation, theirs);
      if (decided) await outbox.retry(operation.opId, decided);
      else await outbox.discard(operation.opId);
      takeCurrent(client, operation, over(operation.effect.resource));
      tabs.post({ kind: 'changed' });
      update();
    },
    /** Throws an operation away and takes back what it did on the screen; only a person's explicit word may. */
    discard: async (operation: Operation) => {
      await outbox.discard(operation.opId);
      forget(operation);
      tabs.post({ kind: 'discarded', operation });
    },
    close: () => {
      void outbox.setUser(undefined);
      tabs.close();
    },
  };
};
export type DeviceOutbox = ReturnType<typeof createDeviceOutbox>;
