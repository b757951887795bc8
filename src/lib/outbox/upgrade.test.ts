import { expect, test } from 'vitest';
import type { Operation } from './operation.ts';
import { SCHEMA, upgraded } from './upgrade.ts';

/** An item created without a connection, as version 1 stored it on a tablet. */
const recorded = {
  opId: 'op-1',
  seq: 1,
  userID: 'user-engineer',
  write: 'worklist.create',
  schema: 1,
  variables: { _id: 'job-1', boatID: 'boat-halcyon', title: 'Grease the windlass' },
  call: {
    method: 'POST',
    path: '/api/worklist',
    body: { _id: 'job-1', boatID: 'boat-halcyon', title: 'Grease the windlass' },
  },
  about: ['job-1'],
  effect: { resource: 'worklist', changed: {}, removed: [] },
  madeAt: 1_781_768_520_000,
  state: 'waiting',
  attempts: 3,
};
const stored = (changes: object = {}): Operation => JSON.parse(JSON.stringify({ ...recorded, ...changes }));

test('an operation stored by the previous version gets the current shape, and nothing that it sends changes', () => {
  const operation = upgraded(stored());
  expect(operation).toEqual({
    ...recorded,
    schema: SCHEMA,
    wire: 1,
    effect: { ...recorded.effect, names: [] },
  });
});

test('an operation in the current shape, or from a later version, is left as it is', () => {
  for (const schema of [SCHEMA, SCHEMA + 1])
    expect(upgraded(stored({ schema }))).toEqual({ ...recorded, schema });
});
