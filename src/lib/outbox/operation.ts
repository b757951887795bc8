import type { ServerMessage } from '../apiError.ts';
import type { PlainRequest } from '../request.ts';
import type { Effect } from './effect.ts';

/** Why the server refused an operation: status, messages and, on 409, the item as the server has it. */
export type Refused = {
  status: number;
  messages: ServerMessage[];
  current?: unknown;
  /** What was done to the item meanwhile, as the server tells it. */
  since?: unknown;
  at: number;
};

/** A write by a user, from the moment it is durable on the device until the server has answered. */
export type Operation = {
  /**
   * Also the Idempotency-Key: sent twice, it is done once. The server remembers refusals too, so that a call that
   * arrives late cannot be done after the user was told that it failed; a retry after a refusal gets a new id.
   */
  opId: string;
  /** The order in which operations were made on this device, assigned by the store. */
  seq: number;
  userID: string;
  /** The name of the write, which gives its list rule and its label. */
  write: string;
  /** Version of the shape of `variables`; a newer app migrates older ones. */
  schema: number;
  variables: unknown;
  call: PlainRequest;
  /** Ids of the entities it creates or changes: operations on the same entity keep their order. */
  about: readonly string[];
  /** Its effect on lists, with the previous values: for the screen, for messages and for conflicts. */
  effect: Effect;
  /** When the user did it, in ms, by the clock as it was known then; never for ordering. */
  madeAt: number;
  /** What that clock added to this device's, in ms; undefined if the server's time was not known. */
  offset?: number | undefined;
  /** The version of the contracts for which the call was made; the server upgrades older ones. */
  wire: number;
  /** `attention`: the server refused it, and the user must decide. */
  state: 'waiting' | 'attention';
  attempts: number;
  refused?: Refused | undefined;
};

export type NewOperation = Omit<Operation, 'seq' | 'state' | 'attempts' | 'refused'>;

/** Storage for operations. Every promise resolves only when the change is durable. */
export type OperationStore = {
  /** All operations of a user, in order. */
  all: (userID: string) => Promise<Operation[]>;
  /** @throws when storage is full or broken; then nothing is stored. */
  add: (operation: NewOperation) => Promise<Operation>;
  /** Replaces the operation with this `seq`; does nothing if it was removed. */
  put: (operation: Operation) => Promise<void>;
  /** Removes all of them or none; what is `left` of them is stored in the same step. */
  remove: (seqs: readonly number[], left?: readonly Operation[]) => Promise<void>;
};

/** The server's answer to one operation. */
export type Outcome = {
  opId: string;
  status: number;
  body: unknown;
  /** In s, if the server says when to try again. */
  retryAfter?: number | undefined;
  /** The refused rows of a bulk command whose other rows were done. */
  left?: readonly Operation[];
};

/** Storage is not the one it was: somebody has emptied it, or deleted it and it was made again. */
export class Emptied extends Error {}
