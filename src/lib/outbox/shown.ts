import { sameValue } from '../sameValue.ts';
import type { Operation } from './operation.ts';
import type { OutboxState, Things } from './outboxTypes.ts';

/** The things that operations are about; one that needs attention counts more than one that waits. */
const thingsOf = (operations: readonly Operation[]): Things => {
  const things = new Map<string, Operation['state']>();
  for (const { about, state } of operations)
    for (const id of about) if (things.get(id) !== 'attention') things.set(id, state);
  return things;
};

/** What is shown of operations; `before` is kept while nothing of it changes. */
export const shownOf = (
  operations: readonly Operation[],
  before: Things,
): Pick<OutboxState, 'waiting' | 'attention' | 'things'> => {
  const things = thingsOf(operations);
  return {
    waiting: operations.filter(({ state }) => state === 'waiting'),
    attention: operations.filter(({ state }) => state === 'attention'),
    things: sameValue([...things], [...before]) ? before : things,
  };
};
