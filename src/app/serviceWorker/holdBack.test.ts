import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdBack } from './holdBack.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Whether the next file may be kept by now. */
const follow = (calm: () => Promise<void>) => {
  const state = { isCalm: false };
  void calm().then(() => {
    state.isCalm = true;
  });
  return state;
};

test('nothing waits where nobody has done anything', async () => {
  const next = follow(holdBack().calm);
  await vi.advanceTimersByTimeAsync(0);
  expect(next.isCalm).toBe(true);
});

test('the next file waits until a second after the last word', async () => {
  const { busy, calm } = holdBack();
  busy();
  const next = follow(calm);
  await vi.advanceTimersByTimeAsync(700);
  busy();
  await vi.advanceTimersByTimeAsync(900);
  expect(next.isCalm).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(next.isCalm).toBe(true);
});

test('somebody who never rests holds it back no longer than a minute', async () => {
  const { busy, calm } = holdBack();
  const work = setInterval(busy, 300);
  busy();
  const next = follow(calm);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(next.isCalm).toBe(false);
  await vi.advanceTimersByTimeAsync(2500);
  expect(next.isCalm).toBe(true);
  // From then on nothing waits.
  const after = follow(calm);
  await vi.advanceTimersByTimeAsync(0);
  expect(after.isCalm).toBe(true);
  clearInterval(work);
});
