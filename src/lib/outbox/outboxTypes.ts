import type { PlainRequest } from '../request.ts';
import type { WriteState } from '../writeNotices.ts';
import type { Effect } from './effect.ts';
import type { Operation, OperationStore } from './operation.ts';

export type OutboxOptions = {
  /** Storage for operations; undefined if this device cannot store anything. */
  store: OperationStore | undefined;
  /** The user who is signed in at this moment. */
  user: () => string | null;
  /** Called when this device cannot store changes. */
  onNotStored?: () => void;
  /** Called with the refused rows of a bulk command, if its caller still waited for the answer. */
  onRowsLeft?: (left: readonly Operation[]) => unknown;
  /** Called when this person deleted something that somebody else had deleted already. */
  onGone?: ((name: string, who: string) => void) | undefined;
  waitMs?: number;
  /** Tabs with the same name share a store; undefined means a single tab. */
  tabs?: string | undefined;
};

export type EntityStates = ReadonlyMap<string, Operation['state']>;

/** The part of the outbox that the UI shows. */
export type OutboxState = {
  /** In order; without those whose callers still wait for an answer. */
  waiting: readonly Operation[];
  attention: readonly Operation[];
  /** The state of each entity with operations, by id; the same map while nothing changes. */
  entities: EntityStates;
  /** In ms; undefined until the first one is sent after the app was opened. */
  lastSentAt: number | undefined;
  /** When the next try is due, in ms; undefined when no retry is scheduled. */
  nextTryAt: number | undefined;
  canStore: boolean;
};

export type Waiter = {
  resolve: (answer: unknown) => void;
  reject: (error: Error) => void;
  /** No answer is awaited any longer; `state` says why, if the user is to know. */
  stored: (state?: WriteState) => void;
  /** A conflict stays for the user to decide. */
  asks?: true | undefined;
};

/** A write to submit: its name, its effect and its optimistic answer. */
export type NewWrite = {
  write: string;
  variables: unknown;
  call: PlainRequest;
  entityIds: readonly string[];
  effect: Effect;
  optimisticAnswer: (state?: WriteState) => unknown;
  /** The entity it changes; the change is merged into an earlier refused change of it. */
  repairs?: string | undefined;
  /** A conflict stays for the user to decide even while the caller waits. */
  asks?: true | undefined;
  /** The effect shows only once the write is stored or answered, because its progress is shown in another way. */
  showOnAck?: boolean | undefined;
  /** A bulk command that ends row by row. */
  byRow?: boolean | undefined;
};
