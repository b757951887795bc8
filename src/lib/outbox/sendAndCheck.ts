import type { QueryClient } from '@tanstack/react-query';
import type { Operation, Outcome } from './operation.ts';
import { verdictOf } from './plan.ts';
import { sendOperations } from './transport.ts';
import { findWrite } from './writes.ts';

/** This often, an answer that does not fit its write is taken for a stranger's. */
const MAX_MISFITS = 5;

/**
 * Sends operations like `sendOperations`. An outcome that is no answer to its write becomes "not now": something
 * answered in the server's place. After several tries it is the server's own, in the shape of another version: it was
 * done.
 */
export const sendAndCheck = async (
  client: QueryClient,
  operations: readonly Operation[],
): Promise<Outcome[]> => {
  const sent = new Map(operations.map((operation) => [operation.opId, operation]));
  const check = async (outcome: Outcome): Promise<Outcome> => {
    const operation = sent.get(outcome.opId);
    if (!operation || verdictOf(outcome.status) !== 'done' || operation.attempts >= MAX_MISFITS)
      return outcome;
    const write = await findWrite(operation.write);
    const fits = !write || write.fits(client, operation.variables, outcome.body);
    return fits ? outcome : { ...outcome, status: 408 };
  };
  return Promise.all((await sendOperations(operations)).map(check));
};
