import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../apiError.ts';
import type { Listed } from '../listRules.ts';
import { newId } from '../newId.ts';
import { errorOfRefused, leaveAsked } from './asked.ts';
import { applyEffect, draftIn, type Effect, type Over, rulesOf, undoEffect } from './effect.ts';
import { oncePerMicrotask, thisDevice } from './environment.ts';
import { guardedStore } from './guardedStore.ts';
import { noStore } from './memoryStore.ts';
import type { Operation, Refused } from './operation.ts';
import { createOutbox } from './outbox.ts';
import type { NewWrite, OutboxOptions, OutboxState, Waiter } from './outboxTypes.ts';
import { otherTabs } from './tabs.ts';
import { operationOf } from './upgrade.ts';
import { emptyState, visibleState } from './visibleState.ts';
import { findWrite, knownWrite } from './writes.ts';

/** A caller waits at most this long for the server; then the write counts as stored. */
const MAX_WAIT_MS = 1500;

/** The outbox of this app: it connects the caches, the connection, the signed-in user and the waiting callers. */
export const createDeviceOutbox = (client: QueryClient, options: OutboxOptions) => {
  const { store = noStore, user, waitMs = MAX_WAIT_MS } = options;
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
  let state: OutboxState = { ...emptyState, canStore: store !== noStore };
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

  const onKeeping = (canStore: boolean) => {
    if (!canStore) options.onNotStored?.();
    if (canStore !== state.canStore) update({ canStore });
  };

  const effects = (resource?: string): Effect[] => {
    const all = outbox.operations();
    const stored = all.filter(({ opId }) => !shownOnAck.has(opId) && !discarding.has(opId));
    const fresh = [...unsubmitted].flatMap(([id, effect]) =>
      all.some(({ opId }) => opId === id) ? [] : [effect],
    );
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
    const asked = waiter.asks && refused.status === 409;
    if (asked || repairing.has(opId)) {
      update();
      return asked ? waiter.stored() : waiter.reject(errorOfRefused(refused));
    }
    if (leaveAsked(operation, waiter, options.onRowsLeft)) return update();
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

  const markStored = (opId: string, state: Parameters<Waiter['stored']>[0] = 'waiting') => {
    const waiter = waiters.get(opId);
    if (!waiter) return;
    waiters.delete(opId);
    const operation = outbox.operations().find((each) => each.opId === opId);
    if (shownOnAck.delete(opId) && operation) applyEffect(client, operation.effect);
    waiter.stored(state);
    update();
  };

  const outbox = createOutbox(
    {
      store: store === noStore ? noStore : guardedStore(store, onKeeping),
      send: async (operations, place) => {
        const [first] = operations;
        // Sent in another user's session they would be refused, or worse, done in that user's name.
        if (first?.userID !== user()) throw new Error('Somebody else is signed in');
        try {
          // The first screen sends nothing. Where the code does not come, it is tried again like a lost call.
          const { sendAndCheck } = await import('./sendAndCheck.ts');
          return await sendAndCheck(client, operations, options.onGone, place);
        } catch (error) {
          for (const { opId } of operations) markStored(opId);
          throw error;
        }
      },
      ...thisDevice,
      alone: tabs.alone,
    },
    {
      done: (operation, body, left) => {
        tabs.post({ kind: 'done', operation, body });
        if (left.length > 0 && waiters.has(operation.opId)) options.onRowsLeft?.(left);
        void done(operation, body);
      },
      refused: (operation, refused) => {
        if (!waiters.has(operation.opId) && refused.status === 409) void decideUndisputed(operation);
        tabs.post({ kind: 'refused', operation, refused });
        refuse(operation, refused);
      },
      postponed: ({ opId }) => markStored(opId, 'failed'),
      changed: (operations) => {
        for (const { opId, effect } of operations) {
          if (!applied.has(opId) && !discarding.has(opId)) applyEffect(client, effect);
          applied.add(opId);
          unsubmitted.delete(opId);
        }
        if (operations.length + state.waiting.length + state.attention.length > 0) update();
      },
      retryIn: (ms) => ms === state.nextTryAt || update({ nextTryAt: ms && Date.now() + ms }),
      signedOut: () => {
        for (const opId of [...waiters.keys()]) markStored(opId);
      },
    },
  );

  /** The user has been told of the newer version: what is done next is based on it. */
  const takeNewer = async (effect: Effect, current: unknown) =>
    (await import('./conflict.ts')).takeCurrent(client, effect, current, over(effect.resource));

  const decide = async (operation: Operation, theirs: readonly string[], merged: object = {}) => {
    const { afterConflict } = await import('./conflict.ts');
    const decided = afterConflict(operation, theirs, { ...merged });
    if (decided) await outbox.retry(operation.opId, decided);
    else await outbox.discard(operation.opId);
    await takeNewer(operation.effect, operation.refused?.current);
    tabs.post({ kind: 'changed' });
    update();
  };

  /** If the server did not know its base but has the values that were before, there is nothing to ask. */
  const decideUndisputed = async (operation: Operation) => {
    if ((await import('./conflict.ts')).isUndisputed(operation)) await decide(operation, []);
  };

  const direct = async (made: NewWrite, opId: string) => {
    const { sendDirectly } = await import('./sendDirectly.ts');
    const shown = () => {
      unsubmitted.delete(opId);
      if (shownOnAck.delete(opId)) applyEffect(client, made.effect);
    };
    return sendDirectly(client, made, { opId, over: over(made.effect.resource), shown });
  };

  const submit = async (made: NewWrite, opId: string): Promise<unknown> => {
    const userID = user();
    if (userID === null) return direct(made, opId);
    const operation = operationOf(made, opId, userID);
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const stored: Waiter['stored'] = (state) => resolve(made.optimisticAnswer(state));
    waiters.set(opId, { resolve, reject, stored, asks: made.asks });
    applied.add(opId);
    try {
      const repair = made.repairs && state.attention.length > 0 ? await import('./repair.ts') : undefined;
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
      onKeeping(false);
      return direct(made, opId);
    }
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
        if (error instanceof ApiError && error.status === 409) await takeNewer(made.effect, error.current);
        throw error;
      }
    },
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
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
     * Resolves a conflict: fields in `theirs` keep the other person's values, those in `merged` get these, all others
     * this person's, on top of the server's current version.
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
