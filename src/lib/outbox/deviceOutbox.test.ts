import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { memoryStore } from './memoryStore.ts';
import { startOutbox } from './outboxOf.ts';

it('tells nobody of a start at which nothing waits: a page that is being drawn would begin anew', async () => {
  const outbox = startOutbox(new QueryClient(), {
    store: memoryStore(),
    user: () => 'user-1',
    tabs: undefined,
  });
  let told = 0;
  const before = outbox.state();
  outbox.subscribe(() => {
    told++;
  });
  await outbox.setUser('user-1');
  await outbox.wake();
  expect(told).toBe(0);
  expect(outbox.state()).toBe(before);
  outbox.close();
});
