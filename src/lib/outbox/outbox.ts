import type { NewOperation, Operation, OperationStore, Outcome, Refused } from './operation.ts';
import { backoff, nextBatch, sendable, verdictOf } from './plan.ts';

/** All that the outbox takes from outside, so that a seed can replay any failure. */
export type Environment = {
  store: OperationStore;
  /** Sends operations in order and answers each. @throws when no usable answer came: nothing is known then. */
  send: (batch: readonly Operation[]) => Promise<Outcome[]>;
  /** Now by the device's clock, in ms; it may jump, so nothing waits by it. */
  now: () => number;
  /** A clock that only goes on, in ms. */
  elapsed: () => number;
  newId: () => string;
  /** 0 to 1. */
  random: () => number;
  /** Runs `deed` in so many ms; the answer takes it back. */
  later: (task: () => void, ms: number) => () => void;
  /** Only one holder on this device at a time (Web Locks); resolves when `deed` is done. */
  alone: <T>(task: () => Promise<T>) => Promise<T>;
};

/** What happens to operations, for whoever shows or awaits them. */
export type OutboxEvents = {
  /** The server has it. */
  done: (operation: Operation, body: unknown) => void;
  /** The server said no; it stays until a person decides. */
  refused: (operation: Operation, refused: Refused) => void;
  /** The server could not do it now; it is sent again later. */
  postponed?: (operation: Operation) => void;
  /** The list of operations changed. */
  changed: (operations: readonly Operation[]) => void;
  /** In how many ms it is tried again; undefined when nothing waits for time. */
  retryIn?: (ms: number | undefined) => void;
  /** The server no longer knows the session; the operations wait for the same user. */
  signedOut: () => void;
};

const refusedOf = (status: number, body: unknown, at: number): Refused => {
  const { errors, current }: { errors?: unknown; current?: unknown } = Object(body);
  const messages = Array.isArray(errors)
    ? errors.map((error) => {
        const { msg, path }: { msg?: unknown; path?: unknown } = Object(error);
        return { msg: String(msg ?? status), ...(path === undefined ? {} : { path: String(path) }) };
      })
    : [{ msg: String(status) }];
  return { status, messages, at, ...(current === undefined ? {} : { current }) };
};

/**
 * The one path of every write. An operation is durable before anybody is told that it is saved, leaves in order, and
 * goes only with the server's answer or a person's word.
 */
export const createOutbox = (env: Environment, events: OutboxEvents) => {
  let userID: string | undefined;
  let operations: readonly Operation[] = [];
  let failures = 0;
  /** Until when operations rest that the server failed on, by the clock that only goes on. */
  const rests = new Map<string, number>();
  let draining: Promise<void> | undefined;
  let again = false;
  let stopWaiting: (() => void) | undefined;

  /** What was added or settled while the store was being read, so that an older reading does not hide it. */
  let steps = 0;

  const refresh = async () => {
    for (;;) {
      const user = userID;
      const seen = steps;
      const found = user === undefined ? [] : await env.store.all(user);
      if (user !== userID) return;
      if (seen !== steps) continue;
      operations = found;
      events.changed(operations);
      return;
    }
  };

  const replace = (opId: string, next: readonly Operation[]) => {
    steps++;
    operations = operations.flatMap((operation) => (operation.opId === opId ? next : [operation]));
  };

  const settle = async (operation: Operation, outcome: Outcome): Promise<'on' | 'stop'> => {
    const verdict = verdictOf(outcome.status);
    if (verdict === 'signedOut') {
      events.signedOut();
      return 'stop';
    }
    if (verdict === 'done') {
      // Those behind it stay on top of its answer until their own are taken.
      replace(operation.opId, []);
      events.done(operation, outcome.body);
    } else if (verdict === 'refused') {
      const refused = refusedOf(outcome.status, outcome.body, env.now());
      const kept: Operation = { ...operation, state: 'attention', refused };
      await env.store.put(kept);
      replace(operation.opId, [kept]);
      events.refused(kept, refused);
    } else if (outcome.status !== 424) {
      const attempts = operation.attempts + 1;
      rests.set(operation.opId, env.elapsed() + backoff(attempts, env.random));
      await env.store.put({ ...operation, attempts });
      events.postponed?.(operation);
    }
    return 'on';
  };

  /** Sends until nothing more may leave. Answers when to try again, in ms; undefined when nothing waits for time. */
  const sendAll = async (user: string): Promise<number | undefined> => {
    for (;;) {
      if (userID !== user) return undefined;
      const all = await env.store.all(user);
      // Somebody else may have signed in meanwhile, whose session must not carry these.
      if (userID !== user) return undefined;
      const now = env.elapsed();
      for (const [opId, until] of rests) if (until <= now) rests.delete(opId);
      const batch = nextBatch(sendable(all, new Set(rests.keys())));
      if (batch.length === 0) {
        const next = Math.min(...all.flatMap(({ opId }) => rests.get(opId) ?? []));
        return Number.isFinite(next) ? next - now : undefined;
      }
      let outcomes: Outcome[];
      try {
        outcomes = await env.send(batch);
      } catch {
        failures++;
        return backoff(failures, env.random);
      }
      failures = 0;
      const answers = new Map(outcomes.map((outcome) => [outcome.opId, outcome]));
      // All that is done goes in one step: to wait for the disk for each of hundreds takes seconds.
      const finished = batch.filter(({ opId }) => verdictOf(answers.get(opId)?.status ?? 0) === 'done');
      if (finished.length > 0) await env.store.remove(...finished.map(({ seq }) => seq));
      let stopped = false;
      for (const operation of batch) {
        const outcome = answers.get(operation.opId);
        if (outcome && !stopped) stopped = (await settle(operation, outcome)) === 'stop';
      }
      await refresh();
      if (stopped) return undefined;
      // An answer about none of what was sent is none.
      if (!batch.some(({ opId }) => answers.has(opId))) {
        failures++;
        return backoff(failures, env.random);
      }
    }
  };

  const run = async () => {
    do {
      again = false;
      const user = userID;
      if (user === undefined) return;
      const wait = await env.alone(() => sendAll(user));
      stopWaiting?.();
      stopWaiting = wait === undefined ? undefined : env.later(() => void drain(), wait);
      events.retryIn?.(wait);
    } while (again);
  };

  /** Sends what may leave. While it runs, another call only makes it look again at the end. */
  const drain = (): Promise<void> => {
    again = true;
    draining ??= run().finally(() => {
      draining = undefined;
    });
    return draining;
  };

  return {
    drain,
    /** Whose operations are shown and sent; undefined while nobody is signed in. */
    setUser: async (next: string | undefined) => {
      if (next === userID) return;
      userID = next;
      stopWaiting?.();
      failures = 0;
      await refresh();
      if (next !== undefined) void drain();
    },
    operations: () => operations,
    /** Keeps an operation. @throws when it cannot be kept: then it is not saved, and must not be said to be. */
    submit: async (operation: NewOperation): Promise<Operation> => {
      const kept = await env.store.add(operation);
      steps++;
      // One that is of somebody else by now waits for them.
      if (kept.userID === userID) operations = [...operations, kept];
      events.changed(operations);
      void drain();
      return kept;
    },
    /**
     * Tries a refused one again as a new operation in the same place, with another call if a person changed it. False when
     * it is gone meanwhile: then nothing was done.
     */
    retry: async (
      opId: string,
      changed: Partial<Pick<Operation, 'call' | 'variables' | 'effect'>> = {},
      nextId = env.newId(),
    ): Promise<boolean> => {
      const operation = operations.find((each) => each.opId === opId);
      if (!operation) return false;
      await env.store.put({
        ...operation,
        ...changed,
        opId: nextId,
        state: 'waiting',
        attempts: 0,
        refused: undefined,
      });
      await refresh();
      void drain();
      return operations.some((each) => each.opId === nextId);
    },
    /** Throws an operation away; only a person's explicit word may. */
    discard: async (opId: string) => {
      const operation = operations.find((each) => each.opId === opId);
      if (operation) await env.store.remove(operation.seq);
      replace(opId, []);
      await refresh();
      void drain();
    },
    /** Another tab has changed the store. */
    refresh,
    /** The link is back, or another tab has changed the store: look again at once. */
    wake: async () => {
      failures = 0;
      rests.clear();
      await refresh();
      void drain();
    },
  };
};
export type Outbox = ReturnType<typeof createOutbox>;
