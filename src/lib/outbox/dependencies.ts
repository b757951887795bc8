import type { Operation, OperationStore, Outcome, Refused } from './operation.ts';
import type { Lane } from './plan.ts';

/** The place of a file among those sent since all were sent last: 2 of 3. */
export type Place = { no: number; of: number };

/** All outside dependencies of the outbox, so that a seed can replay any failure. */
export type Environment = {
  store: OperationStore;
  /**
   * Sends operations in order and returns an outcome for each. @throws when no usable answer came; then the result is
   * unknown. `place` is given for a file.
   */
  send: (batch: readonly Operation[], place?: Place) => Promise<Outcome[]>;
  /** The device's clock in ms; it may jump, so no timer depends on it. */
  now: () => number;
  /** A monotonic clock, in ms. */
  elapsed: () => number;
  newId: () => string;
  /** A random number from 0 to 1. */
  random: () => number;
  /** Runs `task` after `ms`; returns a function that cancels it. */
  later: (task: () => void, ms: number) => () => void;
  /**
   * Runs `task` under the lock of this lane, which one tab of the device holds at a time (Web Locks); resolves when it is
   * done.
   */
  alone: <T>(lane: Lane, task: () => Promise<T>) => Promise<T>;
};

/** Events of operations, for the UI and for waiting callers. */
export type OutboxEvents = {
  /** The server has done it, except the rows that are `left`. */
  done: (operation: Operation, body: unknown, left: readonly Operation[]) => void;
  /** The server refused it; it stays until the user decides. */
  refused: (operation: Operation, refused: Refused) => void;
  /** The server could not do it now; it is sent again later. */
  postponed?: (operation: Operation) => void;
  /** The list of operations changed. */
  changed: (operations: readonly Operation[]) => void;
  /** The delay in ms before the next try; undefined when no retry is scheduled. */
  retryIn?: (ms: number | undefined) => void;
  /** The session is no longer valid; the operations wait until the same user signs in. */
  signedOut: () => void;
};
