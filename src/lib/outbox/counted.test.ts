import { expect, test } from 'vitest';
import { ConnectionError } from '../apiError.ts';
import { memoryStore } from './memoryStore.ts';
import type { OperationStore } from './operation.ts';
import { modelOperation } from './testing/modelOperation.ts';
import { done, outboxWith } from './testing/outboxWith.ts';

/** Storage that has an operation before it says so: after a failure it finishes in turn, and others read meanwhile. */
const lateStore = () => {
  const inner = memoryStore();
  const told = Promise.withResolvers<void>();
  const store: OperationStore = {
    ...inner,
    add: async (operation) => {
      const added = await inner.add(operation);
      await told.promise;
      return added;
    },
  };
  return { store, tell: told.resolve };
};

test('an operation that is read before its storing is told is there once', async () => {
  const { store, tell } = lateStore();
  const { outbox } = await outboxWith(() => {
    throw new ConnectionError('down');
  }, store);
  const submitted = outbox.submit(modelOperation('one', ['item']));
  await outbox.refresh();
  expect(outbox.operations().map(({ opId }) => opId)).toEqual(['one']);
  tell();
  await submitted;
  expect(outbox.operations().map(({ opId }) => opId)).toEqual(['one']);
});

test('an operation that is answered before its storing is told does not come back', async () => {
  const { store, tell } = lateStore();
  const { outbox, pass, sent } = await outboxWith(done, store);
  const submitted = outbox.submit(modelOperation('one', ['item']));
  await outbox.wake();
  await pass(1);
  expect(sent.map(({ ids }) => ids)).toEqual([['one']]);
  tell();
  await submitted;
  expect(outbox.operations()).toEqual([]);
});
