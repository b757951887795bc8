import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { statuses } from '#modules/worklist/contract.ts';
import { addDays, daysBetween } from '#modules/worklist/rules/days.ts';
import { dueOf } from '#modules/worklist/rules/due.ts';
import {
  dayByKey,
  dayOfParam,
  daysOfMonth,
  lastOf,
  monthOf,
  monthsFrom,
  monthWeeks,
  moveOf,
  placed,
  placeOf,
  stepped,
  untilOf,
  weekdayOf,
  weekOf,
} from './rules.ts';

const today = '2026-06-18';

const anyDay = fc.integer({ min: -20_000, max: 40_000 }).map((days) => addDays('1990-01-01', days));
const firstDays = fc.constantFrom(1, 6, 7);

type Of = Partial<{
  dueDate: string | null;
  dueHours: number | null;
  hoursInterval: number | null;
  lastDoneDate: string | null;
  status: (typeof statuses)[number];
  windowDays: number;
}>;

const row = (of: Of = {}, meter?: { hours: number | null; hoursPerDay: number | null }) => {
  const job = {
    calendarInterval: null,
    calendarUnit: 'months' as const,
    hoursInterval: null,
    basis: 'completion' as const,
    windowDays: 7,
    dueDate: null,
    dueHours: null,
    lastDoneDate: null,
    lastDoneHours: null,
    status: 'open' as const,
    ...of,
  };
  return { job, due: dueOf(job, meter, today) };
};

describe('the grid', () => {
  test('is whole weeks that begin on the first day of the week, for any month and locale', () => {
    fc.assert(
      fc.property(anyDay, firstDays, (day, firstDay) => {
        const weeks = monthWeeks(day, firstDay);
        const days = weeks.flat();
        expect(weeks.every((week) => week.length === 7 && weekdayOf(week[0] ?? '') === firstDay)).toBe(true);
        expect(
          days.every((each, index) => index === 0 || daysBetween(days[index - 1] ?? '', each) === 1),
        ).toBe(true);
        // All days of the month, and no week without one.
        expect(days.filter((each) => monthOf(each) === monthOf(day))).toEqual(daysOfMonth(day));
        expect(weeks.every((week) => week.some((each) => monthOf(each) === monthOf(day)))).toBe(true);
      }),
    );
  });

  test('knows weekdays, leap years and years', () => {
    expect(weekdayOf('2026-06-18')).toBe(4);
    expect(weekdayOf('1969-12-28')).toBe(7);
    expect(weekOf('2026-06-18', 1)[0]).toBe('2026-06-15');
    expect(weekOf('2026-06-18', 7)[0]).toBe('2026-06-14');
    expect(lastOf('2028-02-10')).toBe('2028-02-29');
    expect(monthWeeks('2027-02-01', 1)).toHaveLength(4);
    expect(monthWeeks('2026-08-01', 1)).toHaveLength(6);
    expect(monthsFrom('2026-06-18').at(-1)).toBe('2027-05-01');
  });

  test('changes of clocks neither skip nor repeat a day', () => {
    expect(daysOfMonth('2026-03-01')).toHaveLength(31);
    expect(new Set(daysOfMonth('2026-10-25')).size).toBe(31);
  });
});

describe('the place of a job', () => {
  const anyRow = fc
    .record({
      dueDate: fc.option(anyDay),
      dueHours: fc.option(fc.integer({ min: 0, max: 20_000 })),
      lastDoneDate: fc.option(anyDay),
      status: fc.constantFrom(...statuses),
      hours: fc.option(fc.integer({ min: 0, max: 20_000 })),
      hoursPerDay: fc.option(fc.integer({ min: 0, max: 24 })),
    })
    .map(({ hours, hoursPerDay, ...job }) => row(job, { hours, hoursPerDay }));

  test('is unique; only cancelled jobs and undated done ones have none', () => {
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 30 }), (rows) => {
        const { byDay, overdue, noDay } = placed(rows, today);
        const found = [...byDay.values(), overdue, noDay].flat();
        const placedRows = rows.filter(
          ({ job }) => job.status !== 'cancelled' && !(job.status === 'done' && job.lastDoneDate === null),
        );
        expect(found).toHaveLength(placedRows.length);
        expect(new Set(found)).toEqual(new Set(placedRows));
      }),
    );
  });

  test('is never in the past while the job is open', () => {
    fc.assert(
      fc.property(anyRow, (each) => {
        const place = placeOf(each, today);
        expect(each.job.status === 'done' || place === null || place.day >= today).toBe(true);
      }),
    );
  });

  test.each([
    ['on its day', row({ dueDate: '2026-06-20' }), { lane: 'day', day: '2026-06-20', byHours: false }],
    [
      'overdue in the lane of today',
      row({ dueDate: '2026-06-02' }),
      { lane: 'overdue', day: today, byHours: false },
    ],
    [
      'by hours on its likely day',
      row({ dueHours: 1500 }, { hours: 1432, hoursPerDay: 7.8 }),
      { lane: 'day', day: '2026-06-27', byHours: true },
    ],
    [
      'by hours without an average on none',
      row({ dueHours: 1500 }, { hours: 1432, hoursPerDay: null }),
      null,
    ],
    [
      'done on the day it was done',
      row({ status: 'done', dueDate: '2026-06-20', lastDoneDate: '2026-06-03' }),
      { lane: 'day', day: '2026-06-03', byHours: false },
    ],
    ['cancelled nowhere', row({ status: 'cancelled', dueDate: '2026-06-20' }), null],
  ])('%s', (_, each, place) => {
    expect(placeOf(each, today)).toEqual(place);
  });
});

describe('another day', () => {
  const byHours = row({ dueHours: 1500 }, { hours: 1432, hoursPerDay: 10 });

  test.each([
    [row({ dueDate: '2026-06-20' }), '2026-06-20', 'same'],
    [row({ dueDate: '2026-06-20' }), '2026-06-21', 'later'],
    [row({ dueDate: '2026-06-20' }), '2026-06-18', 'earlier'],
    [row({ dueDate: '2026-06-20' }), '2026-06-17', 'past'],
    [row({ dueDate: '2026-06-01' }), today, 'later'],
    [row(), '2026-06-30', 'plan'],
    [byHours, '2026-06-25', 'same'],
    [byHours, '2026-06-24', 'hours'],
    [byHours, '2026-06-28', 'later'],
    [row({ dueHours: 1500 }), '2026-06-28', 'hours'],
    [row({ status: 'done', lastDoneDate: '2026-06-03' }), '2026-06-28', 'closed'],
  ])('of move %#', (each, to, move) => {
    expect(moveOf(each, to, today)).toBe(move);
  });

  test('moves days, and hours by what the machine runs until then', () => {
    expect(untilOf(row({ dueDate: '2026-06-20' }), '2026-07-01', 10)).toEqual({
      dueDate: '2026-07-01',
      dueHours: null,
    });
    expect(untilOf(byHours, '2026-06-28', 10)).toEqual({ dueDate: null, dueHours: 1530 });
    const over = row({ dueHours: 1400 }, { hours: 1432, hoursPerDay: 10 });
    expect(untilOf(over, '2026-06-20', 10)).toEqual({ dueDate: null, dueHours: 1452 });
    const both = row({ dueHours: 1500, dueDate: '2026-06-27' }, { hours: 1432, hoursPerDay: 10 });
    expect(untilOf(both, '2026-06-28', 10)).toEqual({ dueDate: '2026-06-28', dueHours: 1530 });
    expect(untilOf(both, '2026-06-26', 10)).toEqual({ dueDate: null, dueHours: 1510 });
  });

  test('a job postponed to a day is then on that day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 24 }), fc.integer({ min: 1, max: 400 }), (average, days) => {
        const meter = { hours: 1432, hoursPerDay: average };
        const before = row({ dueHours: 1500 }, meter);
        const to = addDays(before.due.hoursDay ?? today, days);
        const after = row({ dueHours: untilOf(before, to, average).dueHours }, meter);
        expect(placeOf(after, today)?.day).toBe(to);
      }),
    );
  });
});

describe('paging', () => {
  test('moves by week, month and year, and clamps to the end of short months', () => {
    expect(stepped('2026-06-18', 'week', -1)).toBe('2026-06-11');
    expect(stepped('2026-01-31', 'month', 1)).toBe('2026-02-28');
    expect(stepped('2028-02-29', 'year', 1)).toBe('2029-02-28');
  });

  test.each([
    ['2026-07', '2026-07-01'],
    ['2026-07-13', '2026-07-13'],
    ['2026-02-30', today],
    ['2026-13', today],
    ['soon', today],
    [undefined, today],
  ])('the address %s means %s', (param, day) => {
    expect(dayOfParam(param, today)).toBe(day);
  });

  test('arrow keys move by day and week, Page keys by month', () => {
    expect(dayByKey('ArrowLeft', '2026-06-01', 1)).toBe('2026-05-31');
    expect(dayByKey('ArrowDown', '2026-06-18', 1)).toBe('2026-06-25');
    expect(dayByKey('Home', '2026-06-18', 7)).toBe('2026-06-14');
    expect(dayByKey('End', '2026-06-18', 1)).toBe('2026-06-21');
    expect(dayByKey('PageDown', '2026-01-31', 1)).toBe('2026-02-28');
    expect(dayByKey('x', '2026-06-18', 1)).toBeUndefined();
  });
});
