import type { Operation } from './operation.ts';

/** The version of stored operations; raise it with every step added below. */
export const SCHEMA = 2;

type StoredOperation = { schema: number; effect: object };

/**
 * Each step turns one version into the next. Steps are never removed: a tablet may come back after a year in a drawer.
 */
const steps: Record<number, (kept: StoredOperation) => StoredOperation> = {
  // Version 1 had no names of items.
  1: (kept) => ({ ...kept, effect: { names: [], ...kept.effect } }),
};

/**
 * An operation stored by another version of the app, in the current shape. One of a newer version is left as it is: its
 * call is plain data, and is sent unchanged.
 */
export const upgraded = (operation: Operation): Operation => {
  let kept: StoredOperation = operation;
  while (kept.schema < SCHEMA) kept = { ...(steps[kept.schema]?.(kept) ?? kept), schema: kept.schema + 1 };
  // The last step yields the current shape.
  return kept as Operation;
};
