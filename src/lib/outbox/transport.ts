import { z } from 'zod/mini';
import { ConnectionError } from '../apiError.ts';
import { markOwnOps } from '../ownWrites.ts';
import { sendRequest } from '../request.ts';
import type { Operation, Outcome } from './operation.ts';

/** The server's side of it is in modules/sync/contract.ts. */
const BATCH_PATH = '/api/batch';
const batchAnswer = z.object({
  outcomes: z.array(z.object({ opId: z.string(), status: z.int(), body: z.unknown() })),
});

const alone = async ({ opId, call }: Operation): Promise<Outcome> => {
  try {
    return { opId, ...(await sendRequest(call, opId)) };
  } catch (error) {
    // A file that is too large for the connection must not hold up small operations.
    if (call.encoding === 'form' && error instanceof ConnectionError && error.reason === 'slow')
      return { opId, status: 408, body: null };
    throw error;
  }
};

/**
 * Sends operations and returns the server's outcome of each, in order: a single one by its own call, several as a
 * batch. @throws ConnectionError when no usable answer came to any of them.
 */
export const sendOperations = async (operations: readonly Operation[]): Promise<Outcome[]> => {
  const [first, ...others] = operations;
  if (!first) return [];
  if (others.length === 0) return [await alone(first)];
  markOwnOps(operations.map(({ opId }) => opId));
  const { status, body } = await sendRequest({
    method: 'POST',
    path: BATCH_PATH,
    body: {
      operations: operations.map(({ opId, call: { method, path, body }, about }) => ({
        opId,
        method,
        path,
        body,
        about,
      })),
    },
  });
  if (status === 401) return operations.map(({ opId }) => ({ opId, status, body }));
  const answer = status === 200 ? batchAnswer.safeParse(body) : undefined;
  if (answer?.success) return answer.data.outcomes;
  if (status === 200 || status === 429 || status >= 500) throw new ConnectionError('garbled', answer?.error);
  // One of them makes the server refuse the batch; sending one alone shows which. The rest follows in the next round.
  return [await alone(first)];
};
