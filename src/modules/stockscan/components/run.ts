import type { MovementKind } from '#modules/movements/contract.ts';

/** What hands do with one item after the other. */
export const runKinds = [
  'take',
  'receive',
  'return',
  'count',
  'move',
] as const satisfies readonly MovementKind[];
export type RunKind = (typeof runKinds)[number];

/** What is done with the next item, and at which place; '' for where it lies or belongs. */
export type Run = { kind: RunKind; place: string };
