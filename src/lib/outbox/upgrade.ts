import { clockOffset, now } from '../clock.ts';
import { WIRE_VERSION } from '../marks.ts';
import type { NewOperation, Operation } from './operation.ts';
import type { NewWrite } from './outboxTypes.ts';

/** The version of stored operations; raise it with every step added below. */
export const SCHEMA = 3;

type StoredOperation = { schema: number; effect: object; wire?: number };

/**
 * Each step turns one version into the next. Steps are never removed: a tablet may come back after a year in a drawer.
 */
const steps: Record<number, (stored: StoredOperation) => StoredOperation> = {
  // Version 1 had no names of items.
  1: (stored) => ({ ...stored, effect: { names: [], ...stored.effect } }),
  // Version 2 did not say for which contracts its call was made: there was only the first version.
  2: (stored) => ({ ...stored, wire: 1 }),
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
  { write, variables, call: { method, path, body, encoding }, entityIds, effect, byRow }: NewWrite,
  opId: string,
  userID: string,
): NewOperation => ({
  opId,
  userID,
  write,
  schema: SCHEMA,
  variables,
  // What is refused of several rows waits on this device; without one, they are done as a whole or not at all.
  call: { method, path, body: byRow ? { ...Object(body), byRow } : body, encoding },
  about: entityIds,
  effect,
  madeAt: now(),
  offset: clockOffset(),
  wire: WIRE_VERSION,
});
