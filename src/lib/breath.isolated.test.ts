import { afterEach, beforeEach, expect, it, vi } from 'vitest';

// What is scrolled is heard of by the window.
const page = new EventTarget();
vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
const { breather, inTurn } = await import('./breath.ts');

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

it('lets go on at once what has worked for a short time, and after a breath what has worked for longer', async () => {
  const rest = breather();
  await rest();
  vi.advanceTimersByTime(15);
  await rest();
  expect(vi.getTimerCount()).toBe(0);
});

it('does a step each tenth of a second while a list is scrolled, and goes on when it rests', async () => {
  const rest = breather();
  vi.advanceTimersByTime(15);
  page.dispatchEvent(new Event('scroll'));
  let goesOn = false;
  void rest().then(() => {
    goesOn = true;
  });
  await vi.advanceTimersByTimeAsync(99);
  expect(goesOn).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(goesOn).toBe(true);
  // Frames of a slow tablet are far apart: it is still scrolled between them.
  vi.advanceTimersByTime(300);
  void rest();
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(200);
  await rest();
  expect(vi.getTimerCount()).toBe(0);
});

it('goes on after what draws the screen, where the browser tells that from other work', async () => {
  // What the test before scrolled rests.
  vi.advanceTimersByTime(5000);
  const asked: unknown[] = [];
  vi.stubGlobal('scheduler', {
    postTask: async (_task: unknown, options: unknown) => {
      asked.push(options);
    },
  });
  const rest = breather();
  vi.advanceTimersByTime(15);
  await rest();
  expect(asked).toEqual([{ priority: 'background' }]);
  vi.stubGlobal('scheduler', undefined);
});

it('begins one after the other, waits for all, and says at the end what failed', async () => {
  vi.advanceTimersByTime(5000);
  const begun: number[] = [];
  const all = inTurn([1, 2, 3], async (each) => {
    begun.push(each);
    vi.advanceTimersByTime(15);
    if (each === 1) throw new Error('The first');
  });
  expect(begun).toEqual([1]);
  await expect(all).rejects.toThrow('The first');
  expect(begun).toEqual([1, 2, 3]);
});
