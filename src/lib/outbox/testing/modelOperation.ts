import type { NewOperation } from '../operation.ts';

/** The user of the operations of tests. */
export const me = 'user-engineer';

/** An operation about an item that only tests have; its item has the same id. */
export const modelOperation = (opId: string): NewOperation => ({
  opId,
  userID: me,
  write: 'model',
  schema: 3,
  variables: null,
  call: { method: 'POST', path: '/model', body: null },
  about: [opId],
  effect: { resource: 'model', changed: {}, removed: [], names: [] },
  madeAt: 1,
  wire: 1,
});
