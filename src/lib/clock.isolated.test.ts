import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const TRUE_NOW = Date.parse('2026-11-22T09:00:00.000Z');
const HOUR_MS = 3_600_000;
const serverDate = (ms = TRUE_NOW) => new Date(ms).toUTCString();

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
});
afterEach(() => {
  vi.useRealTimers();
});
const fresh = () => import('./clock.ts');

for (const hours of [-48, 48])
  test(`a clock ${hours} h off is found by the first answer; from then on days and times are right`, async () => {
    vi.setSystemTime(TRUE_NOW + hours * HOUR_MS);
    const clock = await fresh();
    expect(clock.clockOffset()).toBeUndefined();
    expect(clock.noteServerTime(serverDate())).toBe(-hours * HOUR_MS);
    expect(clock.nowIso()).toBe('2026-11-22T09:00:00.000Z');
    expect(clock.correctedIso(Date.now() - HOUR_MS)).toBe('2026-11-22T08:00:00.000Z');
    // Slow answers do not shake it.
    vi.setSystemTime(TRUE_NOW + hours * HOUR_MS + 20_000);
    expect(clock.noteServerTime(serverDate(TRUE_NOW + 2000))).toBeUndefined();
    // Somebody sets it right.
    vi.setSystemTime(TRUE_NOW + 60_000);
    expect(clock.noteServerTime(serverDate(TRUE_NOW + 60_000))).toBe(0);
    expect(clock.now()).toBe(TRUE_NOW + 60_000);
  });

test('a clock within two minutes is right, and an answer without a date says nothing', async () => {
  vi.setSystemTime(TRUE_NOW + 90_000);
  const clock = await fresh();
  for (const date of [null, 'yesterday']) expect(clock.noteServerTime(date)).toBeUndefined();
  expect(clock.clockOffset()).toBeUndefined();
  expect(clock.noteServerTime(serverDate())).toBeUndefined();
  expect(clock.clockOffset()).toBe(0);
  expect(clock.now()).toBe(Date.now());
});
