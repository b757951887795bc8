import type { Environment, OutboxEvents } from './dependencies.ts';
import type { NewOperation, Operation, Outcome } from './operation.ts';
import {
  askedWait,
  backoff,
  type Lane,
  laneOf,
  MAX_BATCH_OPERATIONS,
  nextBatch,
  sendable,
  verdictOf,
} from './plan.ts';
import { refusedOf } from './refusedOf.ts';

/** After so many wakes by the answers to other calls a connection that breaks is not the connection's fault. */
const VAIN_WAKES = 2;

/**
 * The one path of every write. An operation is durable before it is reported as saved, is sent in order, and is removed
 * only after the server's answer or on the user's request.
 */
export const createOutbox = (env: Environment, events: OutboxEvents) => {
  let userID: string | undefined;
  let operations: readonly Operation[] = [];
  const lane = (name: Lane) => ({
    name,
    failures: 0,
    /** Wakes in a row that led to no answer: one call may fail while others are answered. */
    vain: 0,
    wokenAt: 0,
    /** The end of the pause after a failure, by the monotonic clock. */
    until: 0,
    /** Operations that were answered since nothing was left to send. */
    answered: 0,
    draining: false,
    again: false,
    stopWaiting: undefined as (() => void) | undefined,
  });
  const text = lane('text');
  const files = lane('files');
  const lanes = [text, files];
  /** Batches in a row that something else than the server answered: smaller ones show which operation provokes it. */
  let strange = 0;
  /** The end of the server's Retry-After, by the monotonic clock. */
  let quietUntil = 0;
  /**
   * Until when operations that failed on the server are paused, by the monotonic clock; how often in a row the pause was
   * cut short because other calls were answered, and when the last time.
   */
  const rests = new Map<string, { until: number; asked: boolean; cut: number; cutAt: number }>();

  /** Operations added or settled while the store was being read, so that a stale read does not hide them. */
  let steps = 0;
  /** Operations whose storing is not told yet: a read may find them before, and the server may have answered them. */
  const adding = new Set<string>();

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
    adding.delete(opId);
    operations = operations.flatMap((operation) => (operation.opId === opId ? next : [operation]));
  };

  const settle = async (operation: Operation, outcome: Outcome): Promise<'on' | 'stop'> => {
    const verdict = verdictOf(outcome.status);
    if (verdict === 'signedOut') {
      events.signedOut();
      return 'stop';
    }
    if (verdict === 'done' || verdict === 'refused') rests.delete(operation.opId);
    if (verdict === 'done') {
      const { left = [] } = outcome;
      // Pending operations behind it stay applied on top of its answer, and so do its refused rows.
      replace(operation.opId, left);
      events.done(operation, outcome.body, left);
      for (const row of left) if (row.refused) events.refused(row, row.refused);
    } else if (verdict === 'refused') {
      const refused = refusedOf(outcome.status, outcome.body, env.now());
      const refusedOperation: Operation = { ...operation, state: 'attention', refused };
      await env.store.put(refusedOperation);
      replace(operation.opId, [refusedOperation]);
      events.refused(refusedOperation, refused);
    } else if (outcome.status !== 424) {
      const attempts = operation.attempts + 1;
      const asked = askedWait(outcome.retryAfter);
      const wait = Math.max(asked, backoff(attempts, env.random));
      const { cut = 0, cutAt = 0 } = rests.get(operation.opId) ?? {};
      rests.set(operation.opId, { until: env.elapsed() + wait, asked: asked > 0, cut, cutAt });
      await env.store.put({ ...operation, attempts });
      events.postponed?.(operation);
    }
    return 'on';
  };

  /**
   * Sends until nothing more can be sent in this lane. Returns the delay before the next try in ms; undefined when no
   * retry is needed.
   */
  const sendAll = async (user: string, lane: typeof text): Promise<number | undefined> => {
    for (;;) {
      if (userID !== user) return undefined;
      const all = await env.store.all(user);
      // Another user may have signed in meanwhile, whose session must not send these.
      if (userID !== user) return undefined;
      const now = env.elapsed();
      const until = Math.max(quietUntil, lane.until);
      if (now < until) return until - now;
      const resting = new Set([...rests].flatMap(([opId, rest]) => (rest.until > now ? [opId] : [])));
      // No file is begun while text waits to be sent; the text's end begins it.
      if (lane === files && sendable(all, resting, 'text').length > 0) return undefined;
      const most = Math.max(1, MAX_BATCH_OPERATIONS >> strange);
      const batch = nextBatch(sendable(all, resting, lane.name), most);
      const unsent = all.filter((each) => laneOf(each) === lane.name && each.state === 'waiting');
      if (unsent.length === 0) lane.answered = 0;
      if (batch.length === 0) {
        const next = Math.min(
          ...unsent.flatMap(({ opId }) => (resting.has(opId) ? (rests.get(opId)?.until ?? []) : [])),
        );
        return Number.isFinite(next) ? next - now : undefined;
      }
      let outcomes: Outcome[];
      try {
        const place = { no: lane.answered + 1, of: lane.answered + unsent.length };
        outcomes = await env.send(batch, lane === files ? place : undefined);
      } catch (error) {
        const { reason, retryAfter }: { reason?: unknown; retryAfter?: number } = Object(error);
        lane.failures++;
        // Other calls are answered, and this one never is: what breaks it is in one of its operations.
        const breaks = reason === 'down' && lane.vain >= VAIN_WAKES;
        if (reason === 'garbled' || breaks) strange++;
        const [only, more] = batch;
        if (breaks && only && !more) await settle(only, { opId: only.opId, status: 408, body: null });
        const asked = askedWait(retryAfter);
        quietUntil = env.elapsed() + asked;
        const wait = Math.max(asked, backoff(lane.failures, env.random));
        // Every text that is sent looks for files: they wait all the same.
        if (lane === files) lane.until = env.elapsed() + wait;
        return wait;
      }
      lane.failures = 0;
      const answered = outcomes.filter(({ status }) => verdictOf(status) !== 'later').length;
      if (answered > 0) {
        strange = 0;
        lane.vain = 0;
        lane.answered += answered;
      }
      const answers = new Map(outcomes.map((outcome) => [outcome.opId, outcome]));
      // All finished operations are removed in one transaction: waiting for the disk for each of hundreds takes
      // seconds.
      const finished = batch.filter(({ opId }) => verdictOf(answers.get(opId)?.status ?? 0) === 'done');
      const left = finished.flatMap(({ opId }) => answers.get(opId)?.left ?? []);
      if (finished.length > 0)
        await env.store.remove(
          finished.map(({ seq }) => seq),
          left,
        );
      let stopped = false;
      for (const operation of batch) {
        const outcome = answers.get(operation.opId);
        if (outcome && !stopped) stopped = (await settle(operation, outcome)) === 'stop';
      }
      await refresh();
      if (stopped) return undefined;
      // An answer that mentions none of the sent operations is not an answer.
      if (!batch.some(({ opId }) => answers.has(opId))) {
        lane.failures++;
        return backoff(lane.failures, env.random);
      }
      // What waited for a file goes before the next one.
      if (lane === files) void drain(text);
    }
  };

  const sendOnce = async (lane: typeof text) => {
    lane.again = false;
    const user = userID;
    if (user === undefined) return;
    const wait = await env.alone(lane.name, () => sendAll(user, lane));
    lane.stopWaiting?.();
    lane.stopWaiting = wait === undefined ? undefined : env.later(() => void drain(lane), wait);
    // Files are tried after text.
    if (lane === text || wait !== undefined) events.retryIn?.(wait);
  };

  /** Sends what can be sent in this lane, then files. A call while it runs only makes it check again at the end. */
  const drain = async (lane = text): Promise<void> => {
    lane.again = true;
    if (lane.draining) return;
    lane.draining = true;
    try {
      do await sendOnce(lane);
      while (lane.again);
    } finally {
      // In one step with the last check: a call between the two would be lost.
      lane.draining = false;
    }
    if (lane === text) void drain(files);
  };

  return {
    /** The user whose operations are shown and sent; undefined while nobody is signed in. */
    setUser: async (next: string | undefined) => {
      if (next === userID) return;
      userID = next;
      for (const lane of lanes) {
        lane.stopWaiting?.();
        lane.failures = 0;
        lane.until = 0;
      }
      await refresh();
      if (next !== undefined) void drain();
    },
    operations: () => operations,
    /** Stores an operation. @throws when it cannot be stored; then it must not be reported as saved. */
    submit: async (operation: NewOperation): Promise<Operation> => {
      const { opId } = operation;
      adding.add(opId);
      const stored = await env.store.add(operation);
      steps++;
      const isNew = adding.delete(opId) && !operations.some((each) => each.opId === opId);
      // If another user has signed in meanwhile, it waits for its own user.
      if (isNew && stored.userID === userID) operations = [...operations, stored];
      events.changed(operations);
      void drain();
      return stored;
    },
    /**
     * Retries a refused operation as a new one in the same place, with a changed call if the user corrected it. Returns
     * false if the operation is gone; then nothing was done.
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
    /** Discards an operation; only on the user's explicit request. */
    discard: async (opId: string) => {
      const operation = operations.find((each) => each.opId === opId);
      if (operation) await env.store.remove([operation.seq]);
      replace(opId, []);
      await refresh();
      void drain();
    },
    /** Another tab has changed the store. */
    refresh,
    /**
     * The connection is back, or another tab has changed the store: check again at once. If only other calls are answered
     * (`seen`), and that helped nothing the last time, the check waits.
     */
    wake: async (seen = false) => {
      const now = env.elapsed();
      const tooSoon = (times: number, at: number) => seen && times > 0 && now - at < backoff(times, () => 0);
      if (tooSoon(text.vain, text.wokenAt)) return;
      for (const lane of lanes) {
        if (tooSoon(lane.vain, lane.wokenAt)) continue;
        lane.failures = seen ? Math.min(lane.failures, lane.vain) : 0;
        lane.vain = seen ? lane.vain + 1 : 0;
        lane.wokenAt = now;
        lane.until = 0;
      }
      for (const [opId, { asked, cut, cutAt }] of rests)
        if (!asked && !tooSoon(cut, cutAt))
          rests.set(opId, { until: now, asked, cut: seen ? cut + 1 : 0, cutAt: now });
      await refresh();
      void drain();
    },
  };
};
export type Outbox = ReturnType<typeof createOutbox>;
