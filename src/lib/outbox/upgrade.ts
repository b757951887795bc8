import type { NewOperation, Operation } from './operation.ts';
import type { NewWrite } from './outboxTypes.ts';

/** The version of stored operations; raise it with every step added below. */
export const SCHEMA = 2;

type StoredOperation = { schema: number; effect: object };

/**
 * Each step turns one version into the next. Steps are never removed: a tablet may come back after a year in a drawer.
 */
const steps: Record<number, (stored: StoredOperation) => StoredOperation> = {
  // Version 1 had no names of items.
  1: (stored) => ({ ...stored, effect: { names: [], ...stored.effect } }),
};

/**
 * An operation stored by another version of the app, in the current shape. One of a newer version is left as it is: its
 * call is plain data, and is sent unchanged.
 */
export const upgraded = (operation: Operation): Operation => {
  let stored: StoredOperation = operation;
  while (stored.schema < SCHEMA)
    stored = { ...(steps[stored.schema]?.(stored) ?? stored), schema: stored.schema + 1 };
  // The last step yields the current shape.
  return stored as Operation;
};

/** A write as it is stored by this version of the app. */
export const operationOf = (
  { write, variables, call: { method, path, body, encoding }, entityIds, effect }: NewWrite,
  opId: string,
  userID: string,
): NewOperation => ({
  opId,
  userID,
  write,
  schema: SCHEMA,
  variables,
  call: { method, path, body, encoding },
  about: entityIds,
  effect,
  madeAt: Date.now(),
});
