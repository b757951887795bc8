import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../apiError.ts';
import type { Listed } from '../listRules.ts';
import { newId } from '../newId.ts';
import { errorOf, sendRequest } from '../request.ts';
import { applyEffect, draftIn, type Effect, type Over, rulesOf, undoEffect } from './effect.ts';
import { oncePerMicrotask, thisDevice } from './environment.ts';
import { noStore } from './memoryStore.ts';
import type { Operation, Refused } from './operation.ts';
import { createOutbox } from './outbox.ts';
import type { NewWrite, OutboxOptions, OutboxState, Waiter } from './outboxTypes.ts';
import { sendAndCheck } from './sendAndCheck.ts';
import { otherTabs } from './tabs.ts';
import { operationOf } from './upgrade.ts';
import { emptyState, visibleState } from './visibleState.ts';
import { findWrite, knownWrite } from './writes.ts';

/** A caller waits at most this long for the server; then the write counts as stored. */
const MAX_WAIT_MS = 1500;

/** What follows a refusal loads with the first one. */
const conflicts = () => import('./conflict.ts');
const repairs = () => import('./repair.ts');

const errorOfRefused = ({ status, messages, current }: Refused) => new ApiError(status, messages, current);

/** The outbox of this app: it connects the caches, the connection, the signed-in user and the waiting callers. */
export const createDeviceOutbox = (client: QueryClient, options: OutboxOptions) => {
  const { store, user, onNotStored = () => {}, waitMs = MAX_WAIT_MS } = options;
  const waiters = new Map<string, Waiter>();
  /** Effects on screen whose operations are not yet submitted. */
  const unsubmitted = new Map<string, Effect>();
  /** Operations whose effects show only once they are stored or answered. */
  const shownOnAck = new Set<string>();
  /** Operations that were refused while the caller waited, and are about to be discarded. */
  const discarding = new Set<string>();
  /** Operations that repair a refused one, which stays if they are refused too. */
  const repairing = new Set<string>();
  /** Operations whose effects are in the caches; those of another tab are added later. */
  const applied = new Set<string>();
  /** The number of answered writes by resource. */
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
    const visible = outbox.operations().filter(({ opId }) => !waiters.has(opId) && !discarding.has(opId));
    state = { ...state, ...changes, ...visibleState(visible, state.entities) };
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

  /** Pending effects are applied on top of the server's data. */
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
    // The effect must be in the caches before the answer confirms it.
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
    // The caller is still there and gets the error at once: there is nothing left to decide.
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
        // Sent in another user's session they would be refused, or worse, done in that user's name.
        if (first?.userID !== user()) throw new Error('Somebody else is signed in');
        try {
          return await sendAndCheck(client, operations);
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
        if (!waiters.has(operation.opId) && refused.status === 409) void decideUndisputed(operation);
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

  const decide = async (operation: Operation, theirs: readonly string[]) => {
    const { afterConflict, takeCurrent } = await conflicts();
    const decided = afterConflict(operation, theirs);
    if (decided) await outbox.retry(operation.opId, decided);
    else await outbox.discard(operation.opId);
    takeCurrent(client, operation, over(operation.effect.resource));
    tabs.post({ kind: 'changed' });
    update();
  };

  /** If the server did not know its base but has the values that were before, there is nothing to ask. */
  const decideUndisputed = async (operation: Operation) => {
    if ((await conflicts()).isUndisputed(operation)) await decide(operation, []);
  };

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
    const operation = operationOf(made, opId, userID);
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    waiters.set(opId, { resolve, reject, stored: () => resolve(made.optimisticAnswer()) });
    applied.add(opId);
    try {
      const repair = made.repairs && state.attention.length > 0 ? await repairs() : undefined;
      const before = repair?.refusedBefore(outbox.operations(), made);
      if (before) repairing.add(opId);
      if (!before || !(await outbox.retry(before.opId, repair?.repaired(before, made), opId))) {
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
    state = { ...state, canStore: true };
    tabs.post({ kind: 'changed' });
    const patient = setTimeout(() => markStored(opId), waitMs);
    return promise.finally(() => clearTimeout(patient));
  };

  return {
    /** The effects of pending operations, in order; of one resource or of all. */
    effects,
    /** The number of answered writes of a resource since the app was opened: an earlier read may be stale. */
    answered: (resource: string) => answered.get(resource) ?? 0,
    /** An entity created on this device that the server does not have yet. */
    draft: (id: string) => draftIn(effects(), id),
    /**
     * Makes a write: on screen at once, stored on this device, and sent. Resolves with the server's answer, or with the
     * optimistic answer if no usable one came in time. @throws ApiError if the server refused it meanwhile,
     * ConnectionError if this device cannot store the write and no answer came.
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
        // A change that repairs a refused one stays with it until the user decides.
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
    /** Sets the signed-in user; null for none. */
    setUser: (userID: string | null) => {
      applied.clear();
      return outbox.setUser(userID ?? undefined);
    },
    wake: outbox.wake,
    /** Retries a refused operation, unchanged or with the user's correction. */
    retry: async (opId: string, right: Partial<Pick<Operation, 'call'>> = {}) => {
      await outbox.retry(opId, right);
      tabs.post({ kind: 'changed' });
    },
    /**
     * Resolves a conflict: fields in `theirs` keep the other person's values, all others get this person's, on top of
     * the server's current version.
     */
    decide,
    /** Discards an operation and undoes its effect on screen; only on the user's explicit request. */
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
