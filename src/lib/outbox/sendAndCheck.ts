import type { QueryClient } from '@tanstack/react-query';
import type { Operation, Outcome } from './operation.ts';
import type { Place } from './outbox.ts';
import type { OutboxOptions } from './outboxTypes.ts';
import { verdictOf } from './plan.ts';
import { sendOperations } from './transport.ts';
import { findWrite } from './writes.ts';

/** This often, an answer that does not fit its write is taken for a stranger's. */
const MAX_MISFITS = 5;

type OnGone = OutboxOptions['onGone'];

/**
 * What the server's outcomes mean. What somebody else has deleted before is deleted: that delete is done, and `onGone`
 * says by whom. An outcome that is no answer to its write becomes "not now": something answered in the server's place.
 * After several tries it is the server's own, in the shape of another version: it was done.
 */
export const checkOutcomes = (
  client: QueryClient,
  operations: readonly Operation[],
  outcomes: readonly Outcome[],
  onGone?: OnGone,
): Promise<Outcome[]> => {
  const sent = new Map(operations.map((operation) => [operation.opId, operation]));
  const check = async (outcome: Outcome): Promise<Outcome> => {
    const operation = sent.get(outcome.opId);
    if (!operation) return outcome;
    if (outcome.status === 404 && operation.call.method === 'DELETE')
      return (await import('./goneBefore.ts')).goneBefore(operation, outcome, onGone);
    if (verdictOf(outcome.status) !== 'done' || operation.attempts >= MAX_MISFITS) return outcome;
    const write = await findWrite(operation.write);
    const fits = !write || write.fits(client, operation.variables, outcome.body);
    if (!fits) return { ...outcome, status: 408 };
    if (!write?.rows || !Object(outcome.body).refused) return outcome;
    const { splitRows } = await import('./rowsLeft.ts');
    return splitRows(client, operation, write.rows, outcome);
  };
  return Promise.all(outcomes.map(check));
};

/** Sends operations like `sendOperations`, and checks what comes back. */
export const sendAndCheck = async (
  client: QueryClient,
  operations: readonly Operation[],
  onGone: OnGone,
  place?: Place,
): Promise<Outcome[]> => checkOutcomes(client, operations, await sendOperations(operations, place), onGone);
