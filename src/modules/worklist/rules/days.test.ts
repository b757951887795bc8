import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addInterval, addMonths, daysBetween } from './days.ts';

const anyDay = fc.integer({ min: 0, max: 60_000 }).map((days) => addDays('1970-01-01', days));
const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
const lastOf = (day: string) => addDays(addMonths(`${day.slice(0, 8)}01`, 1), -1);

describe('an interval later', () => {
  test.each([
    ['2026-01-31', 1, 'months', '2026-02-28'],
    ['2028-01-31', 1, 'months', '2028-02-29'],
    ['2000-01-31', 1, 'months', '2000-02-29'],
    ['2100-01-31', 1, 'months', '2100-02-28'],
    ['2026-08-31', 1, 'months', '2026-09-30'],
    ['2026-11-30', 3, 'months', '2027-02-28'],
    ['2026-12-15', 1, 'months', '2027-01-15'],
    ['2026-06-18', 12, 'months', '2027-06-18'],
    ['2028-02-29', 1, 'years', '2029-02-28'],
    ['2028-02-29', 4, 'years', '2032-02-29'],
    ['2026-02-28', 1, 'years', '2027-02-28'],
    ['2026-02-27', 1, 'weeks', '2026-03-06'],
    ['2028-02-27', 1, 'weeks', '2028-03-05'],
    ['2026-12-31', 1, 'days', '2027-01-01'],
    ['2026-03-31', -1, 'months', '2026-02-28'],
    ['2026-01-15', -1, 'months', '2025-12-15'],
  ] as const)('%s and %i %s is %s', (day, count, unit, later) => {
    expect(addInterval(day, count, unit)).toBe(later);
  });

  test('a change of clocks moves no day', () => {
    // Europe changes on 29 March and 25 October 2026.
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
    expect(addDays('2026-10-24', 2)).toBe('2026-10-26');
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
  });
});

describe('for any day', () => {
  test('a number of months later is in that month: none is skipped, and the day is the same or the last', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -600, max: 600 }), (day, months) => {
        const later = addMonths(day, months);
        expect(monthOf(later)).toBe(monthOf(day) + months);
        expect(later.slice(8) <= day.slice(8)).toBe(true);
        if (later.slice(8) !== day.slice(8)) expect(later).toBe(lastOf(later));
      }),
    );
  });

  test('differences between days match additions, in both directions', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -20_000, max: 20_000 }), (day, days) => {
        expect(daysBetween(day, addDays(day, days))).toBe(days);
        expect(addDays(addDays(day, days), -days)).toBe(day);
      }),
    );
  });

  test('later days stay later, or meet at the end of a month', () => {
    fc.assert(
      fc.property(anyDay, anyDay, fc.integer({ min: 1, max: 120 }), (a, b, months) => {
        const [early, late] = a < b ? [a, b] : [b, a];
        expect(addMonths(early, months) <= addMonths(late, months)).toBe(true);
        expect(addMonths(early, months) > early).toBe(true);
      }),
    );
  });
});
