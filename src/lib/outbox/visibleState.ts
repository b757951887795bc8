import { sameValue } from '../sameValue.ts';
import type { Operation } from './operation.ts';
import type { EntityStates, OutboxState } from './outboxTypes.ts';

/** The state of each entity with operations; one that needs attention outranks one that waits. */
const entityStates = (operations: readonly Operation[]): EntityStates => {
  const entities = new Map<string, Operation['state']>();
  for (const { about, state } of operations)
    for (const id of about) if (entities.get(id) !== 'attention') entities.set(id, state);
  return entities;
};

/** The outbox state for the UI; parts of `before` are reused while they do not change. */
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

/** The state before anything is loaded. */
export const emptyState: OutboxState = {
  waiting: [],
  attention: [],
  entities: new Map(),
  lastSentAt: undefined,
  nextTryAt: undefined,
  canStore: true,
};
