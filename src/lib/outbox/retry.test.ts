import { expect, test } from 'vitest';
import { ConnectionError } from '../apiError.ts';
import { modelOperation } from './testing/modelOperation.ts';
import { done, outboxWith } from './testing/outboxWith.ts';

test('a call that fails while others are answered is tried a few times in 10 s, not at each of their answers', async () => {
  const { outbox, sent, pass } = await outboxWith(() => {
    throw new ConnectionError('garbled');
  });
  await outbox.submit(modelOperation('a'));
  // Each answer to another call says that the connection is back.
  for (let answers = 0; answers < 50; answers++) {
    await pass(0.2);
    await outbox.wake(true);
  }
  expect(sent.length).toBeGreaterThan(2);
  expect(sent.length).toBeLessThan(12);
});

test('the first answer after a long time without a connection sends at once', async () => {
  let up = false;
  const { outbox, sent, pass } = await outboxWith((batch) => {
    if (!up) throw new ConnectionError('down');
    return done(batch);
  });
  await outbox.submit(modelOperation('a'));
  await pass(600);
  up = true;
  const before = sent.length;
  await outbox.wake(true);
  await pass(0.1);
  expect(sent.length).toBe(before + 1);
});

test('a server that asks for patience is left alone for as long, also when the connection is said to be back', async () => {
  let busy = true;
  const { outbox, sent, pass } = await outboxWith((batch) =>
    busy ? batch.map(({ opId }) => ({ opId, status: 429, body: null, retryAfter: 45 })) : done(batch),
  );
  await outbox.submit(modelOperation('a'));
  await pass(20);
  await outbox.wake();
  await pass(20);
  expect(sent).toHaveLength(1);
  busy = false;
  await outbox.submit(modelOperation('b'));
  await pass(1);
  expect(sent.at(-1)?.ids).toEqual(['b']);
  await pass(60);
  expect(sent.at(-1)?.ids).toEqual(['a']);
  expect(outbox.operations()).toEqual([]);
});

test('a batch that a busy server turns away waits as long as asked, but never longer than some minutes', async () => {
  let answers = 0;
  const { outbox, sent, pass } = await outboxWith((batch) => {
    if (answers++ === 0) throw new ConnectionError('garbled', undefined, 86_400);
    return done(batch);
  });
  await outbox.submit(modelOperation('a'));
  await pass(290);
  await outbox.wake();
  await pass(1);
  expect(sent).toHaveLength(1);
  await pass(30);
  expect(outbox.operations()).toEqual([]);
});

test('one operation that a stranger always answers does not hold up the others', async () => {
  const { outbox, pass } = await outboxWith((batch) => {
    if (batch.length > 1 && batch.some(({ opId }) => opId === 'select * from'))
      throw new ConnectionError('garbled');
    return batch.map(({ opId }) => ({ opId, status: opId === 'select * from' ? 408 : 200, body: {} }));
  });
  for (const opId of ['a', 'select * from', 'b', 'c']) await outbox.submit(modelOperation(opId));
  await pass(600);
  expect(outbox.operations().map(({ opId }) => opId)).toEqual(['select * from']);
});

test('an operation that always fails while others are answered is not tried at each of their answers', async () => {
  const { outbox, sent, pass } = await outboxWith(async (batch, world) => {
    await world.sleep(50);
    return batch.map(({ opId }) => ({ opId, status: opId === 'a' ? 408 : 200, body: {} }));
  });
  await outbox.submit(modelOperation('a'));
  for (let answers = 0; answers < 53; answers++) {
    await outbox.submit(modelOperation(`b${answers}`));
    await pass(0.19);
    await outbox.wake(true);
  }
  await pass(0.1);
  expect(outbox.operations().map(({ opId }) => opId)).toEqual(['a']);
  const tries = sent.filter(({ ids }) => ids.includes('a'));
  expect(tries.length).toBeGreaterThan(2);
  expect(tries.length).toBeLessThan(12);
});

test('one operation whose connection always breaks does not hold up the others while other calls are answered', async () => {
  const { outbox, sent, pass } = await outboxWith((batch) => {
    if (batch.some(({ opId }) => opId === 'broken')) throw new ConnectionError('down');
    return done(batch);
  });
  for (const opId of ['a', 'broken', 'b', 'c']) await outbox.submit(modelOperation(opId));
  for (let answers = 0; answers < 60; answers++) {
    await pass(5);
    await outbox.wake(true);
  }
  expect(outbox.operations().map(({ opId }) => opId)).toEqual(['broken']);
  // It is still tried, alone, now and then.
  const alone = sent.filter(({ ids }) => ids.join() === 'broken');
  expect(alone.length).toBeGreaterThan(1);
  expect(alone.length).toBeLessThan(30);
});

test('a connection that is down for all holds everything in its order, in one batch', async () => {
  let up = false;
  const { outbox, sent, pass } = await outboxWith((batch) => {
    if (!up) throw new ConnectionError('down');
    return done(batch);
  });
  for (const opId of ['a', 'b', 'c']) await outbox.submit(modelOperation(opId));
  await pass(300);
  up = true;
  await outbox.wake();
  await pass(1);
  expect(sent.at(-1)?.ids).toEqual(['a', 'b', 'c']);
  expect(outbox.operations()).toEqual([]);
});
