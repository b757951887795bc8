/** How often each thing goes wrong, 0 to 1. */
export type Faults = {
  drop: number;
  loseReply: number;
  duplicate: number;
  serverError: number;
  partial: number;
  /** The call arrives minutes after the device has given it up, behind newer ones. */
  late: number;
  crash: number;
  /** The server is killed with the call in its hands, and gone for a while. */
  serverKilled: number;
  signOut: number;
  /** The device's clock jumps, by up to two days. */
  skew: number;
};

export type Plan = { seed: number; clients: number; steps: number; faults: Faults };

export type Report = {
  made: number;
  acknowledged: number;
  refused: number;
  /** Of the refused: how many because somebody else had changed the same; and what people decided then. */
  conflicts: number;
  tried: number;
  discarded: number;
  faults: Record<keyof Faults, number>;
  /** What broke a promise, in words; empty when all were kept. */
  broken: string[];
};
