import type { BodyKind } from './modelServer.ts';

/** The probability of each fault, 0 to 1. */
export type Faults = {
  drop: number;
  loseReply: number;
  duplicate: number;
  serverError: number;
  partial: number;
  /** The call arrives minutes after the device has given up on it, behind newer ones. */
  late: number;
  crash: number;
  /** The server is killed while it handles the call, and stays down for a while. */
  serverKilled: number;
  signOut: number;
  /** The device's clock jumps by up to two days. */
  skew: number;
  /** A stranger answers in the server's place; its answer does not carry the server's mark. */
  forged: number;
  /** Somebody on the way puts another body into the server's answer, which does not fit the contract then. */
  misfit: number;
  /** A backup of the server is restored: what came after it is not there, and the epoch is another. */
  restored: number;
  /** Another version of the server is started, a newer or an older one. */
  deployed: number;
};

export type Plan = { seed: number; devices: number; users: number; steps: number; faults: Faults };

export type Report = {
  made: number;
  acknowledged: number;
  refused: number;
  /** Of the refused operations: how many were conflicts; and what the users decided. */
  conflicts: number;
  tried: number;
  discarded: number;
  /** Acknowledged operations that a restored backup did not have. */
  undone: number;
  kinds: Partial<Record<BodyKind, number>>;
  faults: Record<keyof Faults, number>;
  /** The broken promises, in words; empty if all were kept. */
  broken: string[];
};
