import { sameValue } from '../sameValue.ts';
import type { Operation } from './operation.ts';
import type { EntityStates, OutboxState } from './outboxTypes.ts';

/** The things that operations are about; one that needs attention counts more than one that waits. */
const entityStates = (operations: readonly Operation[]): EntityStates => {
  const entities = new Map<string, Operation['state']>();
  for (const { about, state } of operations)
    for (const id of about) if (entities.get(id) !== 'attention') entities.set(id, state);
  return entities;
};

/** What is shown of operations; `before` is kept while nothing of it changes. */
export const visibleState = (
  operations: readonly Operation[],
  before: EntityStates,
): Pick<OutboxState, 'waiting' | 'attention' | 'entities'> => {
  const entities = entityStates(operations);
  return {
    waiting: operations.filter(({ state }) => state === 'waiting'),
    attention: operations.filter(({ state }) => state === 'attention'),
    entities: sameValue([...entities], [...before]) ? before : entities,
  };
};

/** Before anything is known. */
export const emptyState: OutboxState = {
  waiting: [],
  attention: [],
  entities: new Map(),
  lastSentAt: undefined,
  nextTryAt: undefined,
  canStore: true,
};
