import { memoryStore } from '../memoryStore.ts';
import type { Operation, OperationStore, Outcome } from '../operation.ts';
import { createOutbox } from '../outbox.ts';
import { me } from './modelOperation.ts';
import { createWorld, type World } from './world.ts';

/** An outbox in simulated time, whose calls `answer` answers; `sent` are the ids of each call, with its time in s. */
export const outboxWith = async (
  answer: (batch: readonly Operation[], world: World) => Outcome[] | Promise<Outcome[]>,
  store: OperationStore = memoryStore(),
) => {
  const world = createWorld(1);
  const sent: { at: number; ids: string[] }[] = [];
  const began = world.now();
  const outbox = createOutbox(
    {
      store,
      send: async (batch) => {
        sent.push({ at: (world.now() - began) / 1000, ids: batch.map(({ opId }) => opId) });
        return answer(batch, world);
      },
      now: world.now,
      elapsed: world.now,
      newId: () => 'again',
      random: world.random,
      later: world.later,
      alone: (_lane, task) => task(),
    },
    { done: () => {}, refused: () => {}, changed: () => {}, signedOut: () => {} },
  );
  await outbox.setUser(me);
  const pass = (seconds: number) => world.run(world.now() + seconds * 1000);
  return { world, outbox, sent, pass };
};
/** Each of them was done. */
export const done = (batch: readonly Operation[]) =>
  batch.map(({ opId }) => ({ opId, status: 200, body: {} }));
