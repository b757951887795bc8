import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../apiError.ts';
import type { Listed } from '../listRules.ts';
import { newId } from '../newId.ts';
import { errorOf, makeCall } from '../request.ts';
import { draftIn, mended, refusedBefore } from './amend.ts';
import { afterConflict, takeCurrent } from './conflict.ts';
import { applyEffect, type Effect, type Over, rulesOf, undoEffect } from './effect.ts';
import { noStore } from './memoryStore.ts';
import type { NewOperation, Operation, Refused } from './operation.ts';
import { createOutbox } from './outbox.ts';
import { blank, type Made, type OutboxOptions, type OutboxState, type Waiter } from './outboxTypes.ts';
import { shownOf } from './shown.ts';
import { oncePerStep, thisDevice } from './surroundings.ts';
import { otherTabs } from './tabs.ts';
import { sendOperations } from './transport.ts';
import { SCHEMA } from './upgrade.ts';
import { findWrite, knownWrite } from './writes.ts';

/** A caller waits so long (ms) for the server; then what it gave is kept. */
const PATIENCE = 1500;

const errorOfRefused = ({ status, messages, current }: Refused) => new ApiError(status, messages, current);

/** The outbox of this app: it knows the caches, the link and the person, and who waits for what. */
export const createDeviceOutbox = (client: QueryClient, options: OutboxOptions) => {
  const { store, user, onNotKept = () => {}, patience = PATIENCE } = options;
  const waiters = new Map<string, Waiter>();
  /** On the screen, and not yet among the operations. */
  const making = new Map<string, Effect>();
  /** They show when they are kept or answered, not before. */
  const late = new Set<string>();
  /** Refused while somebody waited, and about to be thrown away. */
  const leaving = new Set<string>();
  /** They complete what was refused before, which stays when they are refused too. */
  const mending = new Set<string>();
  /** Whose effects stand in the caches; what another tab made comes to them later. */
  const applied = new Set<string>();
  /** How many writes of each resource were answered. */
  const answered = new Map<string, number>();
  const listeners = new Set<() => void>();
  let state: OutboxState = { ...blank, keeps: store !== undefined };
  const tabs = otherTabs(options.tabs, {
    done: ({ operation, body }) => void outbox.refresh().then(() => done(operation, body)),
    refused: ({ operation, refused }) => void outbox.refresh().then(() => refuse(operation, refused)),
    discarded: ({ operation }) => forget(operation),
    changed: () => void outbox.refresh(),
  });

  const tell = oncePerStep(() => {
    for (const listener of listeners) listener();
  });

  const say = (changes: Partial<OutboxState> = {}) => {
    const shown = outbox.operations().filter(({ opId }) => !waiters.has(opId) && !leaving.has(opId));
    state = { ...state, ...changes, ...shownOf(shown, state.things) };
    tell();
  };

  const effects = (resource?: string): Effect[] => {
    const kept = outbox.operations().filter(({ opId }) => !late.has(opId) && !leaving.has(opId));
    const there = new Set(outbox.operations().map(({ opId }) => opId));
    const fresh = [...making].flatMap(([opId, effect]) => (there.has(opId) ? [] : [effect]));
    return [...kept.map(({ effect }) => effect), ...fresh].filter(
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
    making.delete(opId);
    applied.delete(opId);
    mending.delete(opId);
    answered.set(effect.resource, (answered.get(effect.resource) ?? 0) + 1);
    // What the answer confirms must stand there first.
    if (late.delete(opId)) applyEffect(client, effect);
    const take = knownWrite(name) ?? (await findWrite(name));
    const answer = take?.arrived(client, variables, body, over(effect.resource));
    if (!take) void client.invalidateQueries({ queryKey: [effect.resource] });
    const waiter = waiters.get(opId);
    waiters.delete(opId);
    if (answer === undefined) waiter?.kept();
    else waiter?.resolve(answer);
    say({ lastSentAt: Date.now() });
  };

  const refuse = (operation: Operation, refused: Refused) => {
    const waiter = waiters.get(operation.opId);
    if (!waiter) return say();
    const { opId } = operation;
    waiters.delete(opId);
    if (mending.has(opId)) {
      say();
      return waiter.reject(errorOfRefused(refused));
    }
    // The person is still there and is told at once: nothing is left to decide.
    applied.delete(opId);
    late.delete(opId);
    leaving.add(opId);
    void outbox.discard(opId).finally(() => {
      leaving.delete(opId);
      tabs.say({ kind: 'discarded', operation });
    });
    waiter.reject(errorOfRefused(refused));
  };

  const forget = ({ opId, effect }: Operation) => {
    making.delete(opId);
    if (applied.delete(opId)) undoEffect(client, effect, over(effect.resource));
    void outbox.refresh();
    void client.invalidateQueries({ queryKey: [effect.resource] });
  };

  const kept = (opId: string) => {
    const waiter = waiters.get(opId);
    if (!waiter) return;
    waiters.delete(opId);
    const operation = outbox.operations().find((each) => each.opId === opId);
    if (late.delete(opId) && operation) applyEffect(client, operation.effect);
    waiter.kept();
    say();
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
          for (const { opId } of operations) kept(opId);
          throw error;
        }
      },
      ...thisDevice,
      alone: tabs.alone,
    },
    {
      done: (operation, body) => {
        tabs.say({ kind: 'done', operation, body });
        void done(operation, body);
      },
      refused: (operation, refused) => {
        tabs.say({ kind: 'refused', operation, refused });
        refuse(operation, refused);
      },
      postponed: ({ opId }) => kept(opId),
      changed: (operations) => {
        for (const { opId, effect } of operations) {
          if (!applied.has(opId) && !leaving.has(opId)) applyEffect(client, effect);
          applied.add(opId);
          making.delete(opId);
        }
        say();
      },
      rests: (ms) => say({ nextTryAt: ms === undefined ? undefined : Date.now() + ms }),
      signedOut: () => {
        for (const opId of [...waiters.keys()]) kept(opId);
      },
    },
  );

  const direct = async ({ write, variables, call, effect, assume }: Made, opId: string) => {
    try {
      const { status, body } = await makeCall(call, opId);
      if (status >= 400) throw errorOf(status, body);
      making.delete(opId);
      if (late.delete(opId)) applyEffect(client, effect);
      const answer = (await findWrite(write))?.arrived(client, variables, body, over(effect.resource));
      return answer === undefined ? assume() : answer;
    } finally {
      making.delete(opId);
    }
  };

  const submit = async (made: Made, opId: string): Promise<unknown> => {
    const userID = user();
    if (!store || userID === null) {
      if (!store) onNotKept();
      return direct(made, opId);
    }
    const { write, variables, call, about, effect } = made;
    const operation: NewOperation = {
      opId,
      userID,
      write,
      schema: SCHEMA,
      variables,
      call: { method: call.method, path: call.path, body: call.body, encoding: call.encoding },
      about,
      effect,
      madeAt: Date.now(),
    };
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    waiters.set(opId, { resolve, reject, kept: () => resolve(made.assume()) });
    applied.add(opId);
    try {
      const before = refusedBefore(outbox.operations(), made);
      if (before) mending.add(opId);
      if (!before || !(await outbox.retry(before.opId, mended(before, made), opId))) {
        mending.delete(opId);
        await outbox.submit(operation);
      }
      making.delete(opId);
    } catch {
      waiters.delete(opId);
      applied.delete(opId);
      state = { ...state, keeps: false };
      onNotKept();
      return direct(made, opId);
    }
    if (!state.keeps) state = { ...state, keeps: true };
    tabs.say({ kind: 'changed' });
    const patient = setTimeout(() => kept(opId), patience);
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
    write: async (made: Made): Promise<unknown> => {
      const opId = newId();
      if (made.late) late.add(opId);
      else {
        making.set(opId, made.effect);
        applyEffect(client, made.effect);
      }
      try {
        return await submit(made, opId);
      } catch (error) {
        making.delete(opId);
        late.delete(opId);
        // What completes a refused change stays with it, until the person decides.
        if (!mending.has(opId)) undoEffect(client, made.effect, over(made.effect.resource));
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
      tabs.say({ kind: 'changed' });
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
      tabs.say({ kind: 'changed' });
      say();
    },
    /** Throws an operation away and takes back what it did on the screen; only a person's explicit word may. */
    discard: async (operation: Operation) => {
      await outbox.discard(operation.opId);
      forget(operation);
      tabs.say({ kind: 'discarded', operation });
    },
    close: () => {
      void outbox.setUser(undefined);
      tabs.close();
    },
  };
};
export type DeviceOutbox = ReturnType<typeof createDeviceOutbox>;
