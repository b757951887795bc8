// @vitest-environment jsdom

import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

/** The module as a page that was just loaded has it. */
const loaded = async () => {
  vi.resetModules();
  return import('./connection.ts');
};

test('over reloads the link is lost since the same time, until it is back', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-18T04:35:00Z') });
  const first = await loaded();
  first.connectionIsDown();
  const since = first.connectionLostAt();
  vi.setSystemTime(new Date('2026-06-18T04:37:00Z'));
  const second = await loaded();
  expect(second.connectionLostAt()).toBeUndefined();
  second.connectionIsDown();
  expect(second.connectionLostAt()).toBe(since);
  const third = await loaded();
  third.connectionIsUp();
  third.connectionIsDown();
  expect(third.connectionLostAt()).toBe(Date.now());
});
