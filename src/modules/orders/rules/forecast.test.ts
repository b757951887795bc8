import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cover, horizon, type PlannedUse, plannedDays } from './forecast.ts';

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
};
const asked = { today: '2026-06-18', end: '2027-06-01', layUp: null };

describe('the days of a planned job', () => {
  test('by the calendar, from its due date; what is overdue counts as today’s', () => {
    const quarterly = { ...job, calendarInterval: 3, dueDate: '2026-07-01' };
    expect(plannedDays(quarterly, undefined, asked)).toEqual([
      '2026-07-01',
      '2026-10-01',
      '2027-01-01',
      '2027-04-01',
    ]);
    expect(plannedDays({ ...quarterly, dueDate: '2026-01-01' }, undefined, asked)[0]).toBe('2026-06-18');
  });

  test('by running hours at the average, and whichever of the two comes first', () => {
    const meter = { hours: 1000, hoursPerDay: 5 };
    const hourly = { ...job, hoursInterval: 500, dueHours: 1250 };
    expect(plannedDays(hourly, meter, asked)).toEqual(['2026-08-07', '2026-11-15', '2027-02-23']);
    const both = { ...hourly, calendarInterval: 2, dueDate: '2026-12-01' };
    expect(plannedDays(both, meter, asked).slice(0, 2)).toEqual(['2026-08-07', '2026-10-07']);
  });

  test('a job that does not recur has one day, one without a date none', () => {
    expect(plannedDays({ ...job, dueDate: '2026-09-01' }, undefined, asked)).toEqual(['2026-09-01']);
    expect(plannedDays(job, undefined, asked)).toEqual([]);
  });
});

describe('what covers the need', () => {
  const { start } = horizon('2026-06-18', 12);
  const use = (quantity: number, ...days: string[]): PlannedUse => ({
    quantity,
    days,
    from: 'last',
  });
  const ahead = { start, months: 12, leadDays: 10 };

  test('stock first, then what is on order; the first day without cover, less the lead time, says when to buy', () => {
    const covered = cover(
      [use(4, '2026-06-20', '2026-08-02', '2026-09-30')],
      { onBoard: 6, onOrder: 3, reserved: 0, minAmount: 2 },
      ahead,
    );
    expect(covered.months.slice(0, 4)).toEqual([
      { stock: 4, order: 0, missing: 0 },
      { stock: 0, order: 0, missing: 0 },
      { stock: 2, order: 2, missing: 0 },
      { stock: 0, order: 1, missing: 3 },
    ]);
    expect(covered).toMatchObject({ need: 12, buyBy: '2026-09-20', buy: 5 });
  });

  test('what is kept for work without a day is not free, what is kept for the planned jobs is theirs', () => {
    const stock = { onBoard: 4, onOrder: 0, reserved: 4, minAmount: null };
    expect(cover([{ ...use(4, '2026-07-01'), from: 'list' }], stock, ahead).buy).toBe(0);
    expect(cover([use(4, '2026-07-01')], stock, ahead).buy).toBe(4);
  });

  test('stock, order and what is missing make up the need, and no more is used than there is', () => {
    const day = fc
      .integer({ min: 0, max: 340 })
      .map((days) => new Date(Date.UTC(2026, 5, 18 + days)).toISOString().slice(0, 10));
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.array(day, { maxLength: 6 })), { maxLength: 6 }),
        fc.nat(30),
        fc.nat(30),
        (given, onBoard, onOrder) => {
          const uses = given.map(([quantity, days]) => use(quantity, ...days));
          const { months, need, buy, buyBy } = cover(
            uses,
            { onBoard, onOrder, reserved: 0, minAmount: 0 },
            ahead,
          );
          const sum = (key: 'stock' | 'order' | 'missing') =>
            months.reduce((all, cell) => all + cell[key], 0);
          expect(sum('stock') + sum('order') + sum('missing')).toBe(need);
          expect(sum('stock')).toBe(Math.min(need, onBoard));
          expect(sum('order')).toBe(Math.min(need - sum('stock'), onOrder));
          expect(buy).toBe(sum('missing'));
          expect(buyBy === null).toBe(buy === 0);
        },
      ),
    );
  });
});
