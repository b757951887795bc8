import type { Operation, Outcome } from './operation.ts';
import type { OutboxOptions } from './outboxTypes.ts';

/**
 * The outcome of a delete that was refused with 404: if somebody else had deleted the item before, the delete is done,
 * and `onGone` says by whom.
 */
export const goneBefore = (
  { opId, about, effect }: Operation,
  refused: Outcome,
  onGone: OutboxOptions['onGone'],
): Outcome => {
  // The server's side of it is `sinceSchema` in modules/history/contract.ts.
  const [{ action, userName } = {}]: { action?: string; userName?: string }[] =
    Object(refused.body).since ?? [];
  if (action !== 'remove') return refused;
  onGone?.(effect.names[0] ?? '', userName ?? '');
  return { opId, status: 200, body: { _id: about[0] } };
};
