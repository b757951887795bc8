import { ConnectionError } from '../apiError.ts';
import { clockOffset } from '../clock.ts';
import { DONE_HEADER, WIRE_HEADER } from '../marks.ts';
import { sendRequest } from '../sendRequest.ts';
import type { Place } from './dependencies.ts';
import type { Operation, Outcome } from './operation.ts';

/** How long ago it was done, in ms, and the time that the device showed then. */
const doneOf = ({ madeAt, offset }: Operation) => {
  // If the clock could not be compared then, only the time since is known.
  const added = offset === undefined ? 0 : (clockOffset() ?? offset);
  return `${Math.max(0, Math.round(Date.now() + added - madeAt))} ${Math.round(madeAt)}`;
};

const alone = async (operation: Operation, place?: Place): Promise<Outcome> => {
  const { opId, call, wire } = operation;
  try {
    const marks = { [WIRE_HEADER]: String(wire), [DONE_HEADER]: doneOf(operation) };
    return { opId, ...(await sendRequest(call, opId, marks, place)) };
  } catch (error) {
    // A file that is too large for the connection must not hold up small operations, nor one to which a stranger answers.
    const { reason } = error instanceof ConnectionError ? error : { reason: undefined };
    if ((call.encoding === 'form' && reason === 'slow') || reason === 'garbled')
      return { opId, status: 408, body: null };
    throw error;
  }
};

/**
 * Sends operations and returns the server's outcome of each, in order: a single one by its own call, several as a
 * batch. `place`: of a file among those that are sent. @throws ConnectionError when no usable answer came to any of them.
 */
export const sendOperations = async (operations: readonly Operation[], place?: Place): Promise<Outcome[]> => {
  const [first, ...others] = operations;
  if (!first) return [];
  if (others.length === 0) return [await alone(first, place)];
  // Where its code does not come, one at a time is sent.
  const { sendBatch } = await import('./sendBatch.ts').catch(() => ({ sendBatch: undefined }));
  // If the server refuses a batch because of one of them, sending one alone shows which. The rest follows in the next
  // round.
  return (await sendBatch?.(operations, doneOf)) ?? [await alone(first)];
};
