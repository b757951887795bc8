import type { Operation } from './operation.ts';

/** The largest batch: enough to fill a satellite round trip without delaying what comes after. */
export const MAX_BATCH_OPERATIONS = 100;
export const MAX_BATCH_BYTES = 400_000;

/** Photos and files have a lane of their own: over a satellite one takes minutes. */
export type Lane = 'text' | 'files';

/** The lane in which an operation is sent. */
export const laneOf = ({ call }: Pick<Operation, 'call'>): Lane =>
  call.encoding === 'form' ? 'files' : 'text';

const touches = (operation: Operation, ids: ReadonlySet<string>) => operation.about.some((id) => ids.has(id));

const deletes = ({ call, effect }: Operation) => call.method === 'DELETE' || effect.removed.length > 0;

/**
 * The operations of a lane that can be sent now, in order. Whatever is not done yet (it needs attention, is paused after a
 * failure, or is sent in the other lane) holds back later ones on the same entities and everything that depends on
 * those. A file holds back only what names the file itself, its first id, and deletes of its item (decision 0061).
 */
export const sendable = (
  operations: readonly Operation[],
  resting: ReadonlySet<string>,
  lane: Lane,
): Operation[] => {
  const held = new Set<string>();
  const withFiles = new Set<string>();
  return operations.filter((operation) => {
    const { opId, about, state } = operation;
    const ofLane = laneOf(operation);
    const free =
      state === 'waiting' &&
      !resting.has(opId) &&
      !touches(operation, held) &&
      !(deletes(operation) && touches(operation, withFiles));
    if (free && ofLane === lane) return true;
    for (const id of ofLane === 'files' ? about.slice(0, 1) : about) held.add(id);
    if (ofLane === 'files' && state === 'waiting') for (const id of about) withFiles.add(id);
    return false;
  });
};

const bytesOf = (operation: Operation) => JSON.stringify(operation.call.body ?? null).length + 200;

/** The next of these operations to send together; a file is sent alone. */
export const nextBatch = (free: readonly Operation[], maxOperations = MAX_BATCH_OPERATIONS): Operation[] => {
  let bytes = 0;
  const end = free.findIndex((operation, index) => {
    bytes += bytesOf(operation);
    return index > 0 && (bytes > MAX_BATCH_BYTES || index >= maxOperations || laneOf(operation) === 'files');
  });
  return free.slice(0, end < 0 ? free.length : end);
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
