import type { PlainRequest } from '../request.ts';
import type { Effect } from './effect.ts';

/** Why the server did not take an operation: its status, its messages, and on 409 the item as it stands there. */
export type Refused = {
  status: number;
  messages: { msg: string; path?: string | undefined }[];
  current?: unknown;
  at: number;
};

/** A write that a person made, from the moment it is safe on the device until the server has answered. */
export type Operation = {
  /**
   * Also the Idempotency-Key: sent twice is done once. The server remembers a refusal too, so that a call that arrives late
   * cannot be done after a person was told that it was not; what is tried again after a refusal gets a new one.
   */
  opId: string;
  /** The order in which operations were made on this device; the store gives it. */
  seq: number;
  userID: string;
  /** Which write it is: says what it does to lists, and in words. */
  write: string;
  /** Of the shape of `variables`; a newer app migrates older ones. */
  schema: number;
  variables: unknown;
  call: PlainRequest;
  /** Ids of the things it makes or changes: operations about the same thing keep their order. */
  about: readonly string[];
  /** What it does to lists, with what was there before: for the screen, for words, and for a conflict. */
  effect: Effect;
  /** In ms, by this device's clock; for people to read, never for order. */
  madeAt: number;
  /** `attention`: the server said no, and a person must decide. */
  state: 'waiting' | 'attention';
  attempts: number;
  refused?: Refused | undefined;
};

export type NewOperation = Omit<Operation, 'seq' | 'state' | 'attempts' | 'refused'>;

/** Where operations are kept. Every promise resolves only when the change is durable. */
export type OperationStore = {
  /** All of a user, in order. */
  all: (userID: string) => Promise<Operation[]>;
  /** @throws when there is no room, or storage is broken: then nothing is kept. */
  add: (operation: NewOperation) => Promise<Operation>;
  /** Replaces the one with this `seq` while it is still there; one that is gone stays gone. */
  put: (operation: Operation) => Promise<void>;
  /** All of them, or none. */
  remove: (...seqs: number[]) => Promise<void>;
};

/** The server's answer to one operation. */
export type Outcome = { opId: string; status: number; body: unknown };
