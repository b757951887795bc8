import { expect, test } from 'vitest';
import { dayIn, momentOf, wallTime } from './zonedTime.ts';

test.each([
  ['2026-06-18T07:36:00.000Z', 'Europe/Paris', '2026-06-18T09:36'],
  ['2026-01-18T07:36:00.000Z', 'Europe/Paris', '2026-01-18T08:36'],
  ['2026-06-18T23:30:00.000Z', 'Pacific/Auckland', '2026-06-19T11:30'],
  ['2026-06-18T02:15:00.000Z', 'America/St_Johns', '2026-06-17T23:45'],
  ['2026-12-31T23:59:00.000Z', 'UTC', '2026-12-31T23:59'],
])('%s in %s is %s, and back', (moment, zone, wall) => {
  expect(wallTime(moment, zone)).toBe(wall);
  expect(momentOf(wall, zone)).toBe(moment);
});

test('a time around a change of clocks is still found', () => {
  // 29 March 2026: 02:00 becomes 03:00 in Paris.
  expect(momentOf('2026-03-29T01:59', 'Europe/Paris')).toBe('2026-03-29T00:59:00.000Z');
  expect(momentOf('2026-03-29T03:00', 'Europe/Paris')).toBe('2026-03-29T01:00:00.000Z');
  expect(momentOf('2026-10-25T04:00', 'Europe/Paris')).toBe('2026-10-25T03:00:00.000Z');
});

test('an invalid time gives undefined', () => {
  expect(momentOf('', 'Europe/Paris')).toBeUndefined();
});

test("the day is the ship's day", () => {
  expect(dayIn('2026-06-18T22:30:00.000Z', 'Europe/Paris')).toBe('2026-06-19');
});
