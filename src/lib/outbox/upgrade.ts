import type { Operation } from './operation.ts';

/** The shape of what is kept now; raised with every step below. */
export const SCHEMA = 2;

type StoredOperation = { schema: number; effect: object };

/** What turns a shape into the next one. A step stays for good: a tablet may come back from a drawer after a year. */
const steps: Record<number, (kept: StoredOperation) => StoredOperation> = {
  // 1 did not say what its things are called.
  1: (kept) => ({ ...kept, effect: { names: [], ...kept.effect } }),
};

/**
 * An operation that another version of the app has kept, in the shape of now. One of a newer version is left as it is: its call
 * is plain data, and is sent as it was made.
 */
export const upgraded = (operation: Operation): Operation => {
  let kept: StoredOperation = operation;
  while (kept.schema < SCHEMA) kept = { ...(steps[kept.schema]?.(kept) ?? kept), schema: kept.schema + 1 };
  // The steps end in the shape of now.
  return kept as Operation;
};
