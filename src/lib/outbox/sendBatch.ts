import { z } from 'zod/mini';
import { ConnectionError } from '../apiError.ts';
import { markOwnOps } from '../ownWrites.ts';
import { sendRequest } from '../sendRequest.ts';
import type { Operation, Outcome } from './operation.ts';

/** The server's side of it is in modules/sync/contract.ts. */
const BATCH_PATH = '/api/batch';
const batchAnswer = z.object({
  outcomes: z.array(
    z.object({ opId: z.string(), status: z.int(), body: z.unknown(), retryAfter: z.optional(z.number()) }),
  ),
});

/**
 * Sends several operations in one call, with `doneOf` each: how long ago it was done. Undefined if the server refuses the
 * whole batch because of one of them. @throws ConnectionError when no usable answer came.
 */
export const sendBatch = async (
  operations: readonly Operation[],
  doneOf: (operation: Operation) => string,
): Promise<Outcome[] | undefined> => {
  markOwnOps(operations.map(({ opId }) => opId));
  const { status, body, retryAfter } = await sendRequest({
    method: 'POST',
    path: BATCH_PATH,
    body: {
      operations: operations.map((operation) => {
        const { opId, call, about, wire } = operation;
        const { method, path, body } = call;
        return { opId, method, path, body, about, wire, done: doneOf(operation) };
      }),
    },
  });
  if (status === 401) return operations.map(({ opId }) => ({ opId, status, body }));
  const answer = status === 200 ? batchAnswer.safeParse(body) : undefined;
  if (answer?.success) return answer.data.outcomes;
  if (status === 200 || status === 429 || status >= 500)
    throw new ConnectionError('garbled', answer?.error, retryAfter);
  return undefined;
};
