import type { QueryClient } from '@tanstack/react-query';
import type { Place } from './dependencies.ts';
import type { Operation, Outcome } from './operation.ts';
import type { OutboxOptions } from './outboxTypes.ts';
import { verdictOf } from './plan.ts';
import { sendOperations } from './transport.ts';
import { findWrite } from './writes.ts';

/** After more answers than this that do not fit the write, the server itself is taken for their source. */
const MAX_MISFITS = 5;

type OnGone = OutboxOptions['onGone'];

/**
 * The meaning of the server's outcomes. A delete of an item that somebody else has deleted counts as done, and
 * `onGone` says who it was. An answer that does not fit its write becomes "not now", because something else may have
 * answered in the server's place. After several tries it counts as done: the server is of another version.
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
