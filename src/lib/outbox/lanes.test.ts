import { expect, test } from 'vitest';
import { ConnectionError } from '../apiError.ts';
import type { NewOperation, Operation, Outcome } from './operation.ts';
import { modelOperation } from './testing/modelOperation.ts';
import { done, outboxWith } from './testing/outboxWith.ts';
import type { World } from './testing/world.ts';

const photo = (opId: string, item: string, mb = 1.4): NewOperation => {
  const made = modelOperation(opId, [opId, item]);
  return { ...made, call: { ...made.call, body: { mb }, encoding: 'form' } };
};
const removal = (opId: string, item: string): NewOperation => {
  const made = modelOperation(opId, [item]);
  return { ...made, call: { ...made.call, method: 'DELETE' } };
};
const isFile = ([first]: readonly Operation[]) => first?.call.encoding === 'form';

/** A satellite: 0.7 s there and back, 0.25 Mbit/s up, which all calls share. */
const satellite = () => {
  let freeAt = 0;
  return async (batch: readonly Operation[], world: World): Promise<Outcome[]> => {
    const bytes = isFile(batch) ? 1_400_000 : 500 * batch.length;
    freeAt = Math.max(freeAt, world.now()) + bytes / (250_000 / 8 / 1000);
    await world.sleep(freeAt - world.now() + 700);
    return done(batch);
  };
};

test('287 changes pass 3 photos of 1.4 MB on a satellite: all text is sent within 25 s, then the photos', async () => {
  let up = false;
  const send = satellite();
  const { outbox, pass, sent } = await outboxWith((batch, world) => {
    if (!up) throw new ConnectionError('down');
    return send(batch, world);
  });
  for (let no = 0; no < 290; no++)
    await outbox.submit(no % 100 === 0 ? photo(`p${no}`, 'item') : modelOperation(`t${no}`, ['item']));
  up = true;
  await outbox.wake();
  // In steps: to settle a hundred answers takes longer than between two timers.
  for (let step = 0; step < 250; step++) await pass(0.1);
  expect(outbox.operations().map(({ opId }) => opId)).toEqual(['p0', 'p100', 'p200']);
  for (let step = 0; step < 200; step++) await pass(1);
  expect(outbox.operations()).toEqual([]);
  expect(sent.slice(-3).map(({ ids }) => ids)).toEqual([['p0'], ['p100'], ['p200']]);
});

test('text that is made while a photo is under way is sent at once, also to the same item', async () => {
  const { outbox, pass, sent } = await outboxWith(async (batch, world) => {
    await world.sleep(isFile(batch) ? 45_000 : 700);
    return done(batch);
  });
  await outbox.submit(photo('p', 'item'));
  await pass(5);
  await outbox.submit(modelOperation('t', ['item']));
  await pass(1);
  expect(outbox.operations().map(({ opId }) => opId)).toEqual(['p']);
  await pass(60);
  expect(outbox.operations()).toEqual([]);
  expect(sent.map(({ ids }) => ids)).toEqual([['p'], ['t']]);
});

test('a photo waits for its item; what names the photo, and a delete of the item, wait for it', async () => {
  const { outbox, pass, sent } = await outboxWith(async (batch, world) => {
    await world.sleep(isFile(batch) ? 45_000 : 700);
    return done(batch);
  });
  await outbox.submit(modelOperation('create', ['item']));
  await outbox.submit(photo('p', 'item'));
  await outbox.submit(modelOperation('tick', ['item', 'p']));
  await outbox.submit(modelOperation('elsewhere', ['other']));
  await outbox.submit(removal('delete other', 'other'));
  await outbox.submit(photo('q', 'third'));
  await outbox.submit(modelOperation('comment', ['third']));
  await outbox.submit(removal('delete third', 'third'));
  await pass(10);
  expect(outbox.operations().map(({ opId }) => opId)).toEqual(['p', 'tick', 'q', 'delete third']);
  await pass(200);
  expect(outbox.operations()).toEqual([]);
  const order = sent.flatMap(({ ids }) => ids);
  const isBefore = (one: string, two: string) => expect(order.indexOf(one)).toBeLessThan(order.indexOf(two));
  isBefore('create', 'p');
  isBefore('p', 'tick');
  isBefore('q', 'delete third');
});

test('a refused photo holds back only what names it', async () => {
  const { outbox, pass } = await outboxWith((batch) =>
    batch.map(({ opId }) => ({ opId, status: opId === 'p' ? 415 : 200, body: {} })),
  );
  for (const each of [photo('p', 'item'), modelOperation('tick', ['item', 'p']), photo('q', 'other')])
    await outbox.submit(each);
  await outbox.submit(modelOperation('comment', ['other']));
  await pass(10);
  expect(outbox.operations().map(({ opId }) => opId)).toEqual(['p', 'tick']);
});

test('a photo that always fails is not sent again with each text, and holds up no other photo', async () => {
  const { outbox, pass, sent } = await outboxWith((batch) => {
    if (batch.some(({ opId }) => opId === 'p'))
      return batch.map(({ opId }) => ({ opId, status: 408, body: {} }));
    return done(batch);
  });
  await outbox.submit(photo('p', 'item'));
  await outbox.submit(photo('q', 'item'));
  for (let no = 0; no < 50; no++) {
    await outbox.submit(modelOperation(`t${no}`, ['item']));
    await pass(0.2);
  }
  expect(outbox.operations().map(({ opId }) => opId)).toEqual(['p']);
  expect(sent.filter(({ ids }) => ids.includes('p')).length).toBeLessThan(6);
});

test('without a connection a photo is not tried with each text', async () => {
  const { outbox, pass, sent } = await outboxWith((batch) => {
    if (isFile(batch)) throw new ConnectionError('down');
    return done(batch);
  });
  await outbox.submit(photo('p', 'item'));
  for (let no = 0; no < 50; no++) {
    await outbox.submit(modelOperation(`t${no}`, ['item']));
    await pass(0.2);
  }
  expect(outbox.operations().map(({ opId }) => opId)).toEqual(['p']);
  expect(sent.filter(({ ids }) => ids.includes('p')).length).toBeLessThan(6);
});
