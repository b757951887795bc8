import { expect, test } from 'vitest';
import { severalAtOnce } from './severalAtOnce.ts';

const numbers = Array.from({ length: 11 }, (_, i) => i);

test('each item is done once, several at a time', async () => {
  const done: number[] = [];
  let running = 0;
  let most = 0;
  await severalAtOnce(numbers, async (item) => {
    most = Math.max(most, ++running);
    await Promise.resolve();
    running -= 1;
    done.push(item);
  });
  expect(done.toSorted((a, b) => a - b)).toEqual(numbers);
  expect(most).toBe(4);
});

test('what one task throws is thrown, and the others end', async () => {
  const done: number[] = [];
  const work = severalAtOnce(numbers, async (item) => {
    if (item === 2) throw new Error('This one does not come');
    done.push(item);
  });
  await expect(work).rejects.toThrow('This one does not come');
  await Promise.resolve();
  expect(done.length).toBeGreaterThan(3);
});

test('nothing to do is done at once', async () => {
  await expect(severalAtOnce([], () => Promise.reject(new Error('Not called')))).resolves.toBeUndefined();
});
