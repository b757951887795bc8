import type { Operation } from './operation.ts';

/** The largest batch: enough to fill a satellite round trip without delaying what comes after. */
export const MAX_BATCH_OPERATIONS = 100;
export const MAX_BATCH_BYTES = 400_000;

const touches = (operation: Operation, ids: ReadonlySet<string>) => operation.about.some((id) => ids.has(id));

/**
 * The operations that can be sent now, in order. One that needs attention, or is paused after a failure, holds back
 * later ones on the same entities and everything that depends on those; all others are sent.
 */
export const sendable = (operations: readonly Operation[], resting: ReadonlySet<string>): Operation[] => {
  const held = new Set<string>();
  return operations.filter((operation) => {
    const free = operation.state === 'waiting' && !resting.has(operation.opId) && !touches(operation, held);
    if (!free) for (const id of operation.about) held.add(id);
    return free;
  });
};

const bytesOf = (operation: Operation) => JSON.stringify(operation.call.body ?? null).length + 200;

/**
 * The next operations to send together. One with files is sent alone, and operations on other entities go first: a
 * photo takes minutes over a satellite.
 */
export const nextBatch = (free: readonly Operation[], maxOperations = MAX_BATCH_OPERATIONS): Operation[] => {
  const batch: Operation[] = [];
  const behind = new Set<string>();
  let bytes = 0;
  for (const operation of free) {
    if (operation.call.encoding === 'form' || touches(operation, behind)) {
      for (const id of operation.about) behind.add(id);
      continue;
    }
    bytes += bytesOf(operation);
    if (batch.length > 0 && (bytes > MAX_BATCH_BYTES || batch.length >= maxOperations)) return batch;
    batch.push(operation);
  }
  // Only operations with files, and those that depend on them, are left: the first one has files.
  return batch.length > 0 ? batch : free.slice(0, 1);
};

/** What an answer means for its operation. `later`: the operation is not known to be done, and is sent again. */
export const verdictOf = (status: number): 'done' | 'refused' | 'signedOut' | 'later' => {
  if (status >= 200 && status < 300) return 'done';
  if (status === 401) return 'signedOut';
  // 408, 425, 429: not now. 424: an operation it depends on was not done.
  if (status === 408 || status === 424 || status === 425 || status === 429 || status >= 500) return 'later';
  return status >= 400 ? 'refused' : 'later';
};

const FIRST_WAIT_MS = 1000;
const MAX_WAIT_MS = 60_000;

/** A longer Retry-After is cut to this. */
const MAX_ASKED_MS = 300_000;

/** The wait that a server asks for (s), in ms. */
export const askedWait = (retryAfter = 0) => Math.min(MAX_ASKED_MS, retryAfter * 1000);

/**
 * The delay after this many failures in a row, in ms: it doubles up to a maximum, with up to half of it taken off at
 * random.
 */
export const backoff = (failures: number, random: () => number): number =>
  Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.max(0, failures - 1)) * (1 - random() / 2);
