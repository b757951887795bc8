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
};

export type Plan = { seed: number; clients: number; steps: number; faults: Faults };

export type Report = {
  made: number;
  acknowledged: number;
  refused: number;
  /** Of the refused operations: how many were conflicts; and what the users decided. */
  conflicts: number;
  tried: number;
  discarded: number;
  faults: Record<keyof Faults, number>;
  /** The broken promises, in words; empty if all were kept. */
  broken: string[];
};
