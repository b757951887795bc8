import type { PlainRequest } from '../request.ts';
import type { Effect } from './effect.ts';
import type { Operation, OperationStore } from './operation.ts';

export type OutboxOptions = {
  /** Where operations are kept; undefined where this device cannot keep anything. */
  store: OperationStore | undefined;
  /** Who is signed in, at this very moment. */
  user: () => string | null;
  /** Says that this device cannot keep changes. */
  onNotStored?: () => void;
  waitMs?: number;
  /** Tabs of this name share a store; undefined: there is only this one. */
  tabs?: string | undefined;
};

export type EntityStates = ReadonlyMap<string, Operation['state']>;

/** What is shown of operations. */
export type OutboxState = {
  /** In order; without those that somebody still waits for on the screen. */
  waiting: readonly Operation[];
  attention: readonly Operation[];
  /** The things that these are about, by id; the same map while nothing of it changes. */
  entities: EntityStates;
  /** In ms; undefined before the first since the app was opened. */
  lastSentAt: number | undefined;
  /** When it is tried again, in ms; undefined when nothing waits for time. */
  nextTryAt: number | undefined;
  canStore: boolean;
};

export type Waiter = {
  resolve: (answer: unknown) => void;
  reject: (error: Error) => void;
  stored: () => void;
};

/** A write as it is made: what it is called, what it does, and what it will have done if all goes well. */
export type NewWrite = {
  write: string;
  variables: unknown;
  call: PlainRequest;
  entityIds: readonly string[];
  effect: Effect;
  optimisticAnswer: () => unknown;
  /** The thing that it changes, where such a change completes one that was refused. */
  repairs?: string | undefined;
  /** It shows when it is kept or answered, not before: its progress is shown otherwise. */
  showOnAck?: boolean | undefined;
};
