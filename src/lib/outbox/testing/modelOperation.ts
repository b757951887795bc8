import type { NewOperation } from '../operation.ts';

/** The user of the operations of tests. */
export const me = 'user-engineer';

/** An operation about an item that only tests have; without further ids its item has the same id. */
export const modelOperation = (opId: string, about: readonly string[] = [opId]): NewOperation => ({
  opId,
  userID: me,
  write: 'model',
  schema: 3,
  variables: null,
  call: { method: 'POST', path: '/model', body: null },
  about,
  effect: { resource: 'model', changed: {}, removed: [], names: [] },
  madeAt: 1,
  wire: 1,
});
