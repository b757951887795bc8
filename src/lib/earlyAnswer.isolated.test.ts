import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeEarly } from './earlyAnswer.ts';

const PATH = '/api/worklist/boat/:boatID';
const found = { answer: new Response('[]'), text: '[]' };
/** What index.html has asked for, a moment after the page began to load. */
const asked = (answer: Promise<typeof found | undefined>) =>
  vi.stubGlobal('window', { early: { token: 'mine', answers: { [PATH]: answer } } });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('an answer is given once, and only in the session that it was asked for', async () => {
  asked(Promise.resolve(found));
  expect(await takeEarly('mine', PATH)).toBe(found);
  expect(takeEarly('mine', PATH)).toBeUndefined();
  asked(Promise.resolve(found));
  expect(takeEarly('of somebody else', PATH)).toBeUndefined();
  expect(takeEarly('mine', PATH)).toBeUndefined();
});

test('an answer that does not come is waited for until half a minute after the page began to load', async () => {
  asked(new Promise(() => {}));
  vi.advanceTimersByTime(20_000);
  let ended = false;
  const taken = takeEarly('mine', PATH)?.finally(() => {
    ended = true;
  });
  await vi.advanceTimersByTimeAsync(9_900);
  expect(ended).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(await taken).toBeUndefined();
  asked(Promise.resolve(found));
  expect(takeEarly('mine', PATH)).toBeUndefined();
});
