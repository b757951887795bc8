import { describe, expect, test } from 'vitest';
import type { Scheduled } from '#modules/worklist/rules/due.ts';
import { hoursStay, laterOf } from './postponing.ts';

const today = '2026-06-18';
const job = (fields: Partial<Scheduled>): Scheduled => ({
  calendarInterval: null,
  calendarUnit: 'months',
  hoursInterval: null,
  basis: 'completion',
  windowDays: 7,
  dueDate: null,
  dueHours: null,
  lastDoneDate: null,
  lastDoneHours: null,
  ...fields,
});
const week = { by: 'week', dueDate: null, dueHours: null } as const;
const month = { ...week, by: 'month' } as const;
const to = (dueDate: string | null, dueHours: number | null = null) =>
  ({ by: 'day', dueDate, dueHours }) as const;

describe('postponed by the calendar', () => {
  test('a week counts from the due date, or from today if that is past', () => {
    expect(laterOf(job({ dueDate: '2026-06-20' }), undefined, week, today).dueDate).toBe('2026-06-27');
    expect(laterOf(job({ dueDate: '2026-05-01' }), undefined, week, today).dueDate).toBe('2026-06-25');
  });

  test('a month keeps to the month’s end', () => {
    expect(laterOf(job({ dueDate: '2026-08-31' }), undefined, month, today).dueDate).toBe('2026-09-30');
  });

  test('a day that is no later is passed on, for the rule to refuse', () => {
    expect(laterOf(job({ dueDate: '2026-06-20' }), undefined, to('2026-06-19'), today)).toEqual({
      dueDate: '2026-06-19',
      dueHours: null,
    });
    expect(laterOf(job({ dueDate: '2026-06-20' }), undefined, to(null), today)).toEqual({
      dueDate: null,
      dueHours: null,
    });
  });
});

describe('postponed by hours', () => {
  const meter = { hours: 4812, hoursPerDay: 8 };

  test('hours without a date move by the hours run in that time', () => {
    // 38 h left are 5 days; a week later are 12 days of 8 h.
    expect(laterOf(job({ dueHours: 4850, hoursInterval: 250 }), meter, week, today)).toEqual({
      dueDate: null,
      dueHours: 4908,
    });
  });

  test('a date far behind the hours stays', () => {
    const both = job({ dueHours: 4850, hoursInterval: 2000, dueDate: '2027-05-14', calendarInterval: 12 });
    expect(laterOf(both, meter, to('2026-07-01'), today)).toEqual({ dueDate: null, dueHours: 4916 });
    expect(laterOf(both, meter, to('2027-06-01'), today)).toMatchObject({ dueDate: '2027-06-01' });
  });

  test('hours far behind the date stay', () => {
    const both = job({ dueHours: 9000, hoursInterval: 2000, dueDate: '2026-06-20', calendarInterval: 12 });
    expect(laterOf(both, meter, week, today)).toEqual({ dueDate: '2026-06-27', dueHours: null });
  });

  test('given hours are used, whatever would follow', () => {
    expect(laterOf(job({ dueHours: 4850 }), meter, { ...week, dueHours: 4875 }, today).dueHours).toBe(4875);
  });

  test('without an average the date moves, and the hours are reported as unchanged', () => {
    const over = job({ dueHours: 4800, hoursInterval: 250, dueDate: '2026-06-20', calendarInterval: 12 });
    const still = { hours: 4812, hoursPerDay: null };
    const made = laterOf(over, still, to('2026-07-01'), today);
    expect(made).toEqual({ dueDate: '2026-07-01', dueHours: null });
    expect(hoursStay(over, made, still, today)).toBe(true);
    expect(hoursStay(job({ dueDate: '2026-06-20' }), made, still, today)).toBe(false);
  });
});
