import type { Operation } from './operation.ts';

/** Sent at once: as many as fill a satellite's round trip without holding up what comes after. */
export const MAX_BATCH_OPERATIONS = 100;
export const MAX_BATCH_BYTES = 400_000;

const touches = (operation: Operation, ids: ReadonlySet<string>) => operation.about.some((id) => ids.has(id));

/**
 * The operations that may leave now, in order. One that needs attention, or rests after a failure, holds back what came
 * later about the same things, and whatever hangs on those; all others go on.
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
 * The next operations that travel together. One with files travels alone, and lets go first what is not about the same
 * things: over a satellite a photo takes minutes.
 */
export const nextBatch = (free: readonly Operation[]): Operation[] => {
  const batch: Operation[] = [];
  const behind = new Set<string>();
  let bytes = 0;
  for (const operation of free) {
    if (operation.call.encoding === 'form' || touches(operation, behind)) {
      for (const id of operation.about) behind.add(id);
      continue;
    }
    bytes += bytesOf(operation);
    if (batch.length > 0 && (bytes > MAX_BATCH_BYTES || batch.length >= MAX_BATCH_OPERATIONS)) return batch;
    batch.push(operation);
  }
  // All that is left is files, and what hangs on them: the first of all is one with files.
  return batch.length > 0 ? batch : free.slice(0, 1);
};

/** What an answer means for its operation. `later`: nothing is known to be done, it is sent again. */
export const verdictOf = (status: number): 'done' | 'refused' | 'signedOut' | 'later' => {
  if (status >= 200 && status < 300) return 'done';
  if (status === 401) return 'signedOut';
  // 408, 425, 429: not now. 424: what it hangs on was not done.
  if (status === 408 || status === 424 || status === 425 || status === 429 || status >= 500) return 'later';
  return status >= 400 ? 'refused' : 'later';
};

const FIRST_WAIT_MS = 1000;
const MAX_WAIT_MS = 60_000;

/** How long to wait after so many failures in a row, in ms: doubling, at most a minute, by chance up to a half less. */
export const backoff = (failures: number, random: () => number): number =>
  Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.max(0, failures - 1)) * (1 - random() / 2);
