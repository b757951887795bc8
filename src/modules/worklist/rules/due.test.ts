import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyEntry, type Meter as HourMeter } from '#modules/equipment/rules.ts';
import { intervalUnits } from '../contract.ts';
import { addDays, addInterval, daysBetween } from './days.ts';
import { afterLayUp, dueHoursAfter, dueOf, type Meter, nextDue, type Scheduled, stateOf } from './due.ts';

const today = '2026-06-18';
const once: Scheduled = {
  calendarInterval: null,
  calendarUnit: 'months',
  hoursInterval: null,
  basis: 'completion',
  windowDays: 7,
  dueDate: null,
  dueHours: null,
  lastDoneDate: null,
  lastDoneHours: null,
};
const meter = (hours: number | null, hoursPerDay: number | null = null): Meter => ({ hours, hoursPerDay });

describe('when it is due next', () => {
  test.each([
    ['months clamp to the end', { calendarInterval: 1 }, '2026-01-31', '2026-02-28'],
    ['of a leap year too', { calendarInterval: 1 }, '2028-01-31', '2028-02-29'],
    ['from the day it was done', { calendarInterval: 6, dueDate: '2026-06-01' }, today, '2026-12-18'],
    [
      'fixed: from the day it was due',
      { calendarInterval: 6, basis: 'fixed', dueDate: '2026-06-01' },
      today,
      '2026-12-01',
    ],
    [
      'fixed and done early: the rhythm stays',
      { calendarInterval: 6, basis: 'fixed', dueDate: '2026-07-01' },
      today,
      '2027-01-01',
    ],
    [
      'fixed and done so late that days were missed: the first after it',
      { calendarInterval: 1, calendarUnit: 'weeks', basis: 'fixed', dueDate: '2026-05-01' },
      today,
      '2026-06-19',
    ],
    [
      'fixed and done on the very day of the rhythm: the one after it',
      { calendarInterval: 1, calendarUnit: 'weeks', basis: 'fixed', dueDate: '2026-06-11' },
      today,
      '2026-06-25',
    ],
    [
      'fixed over a short month: no month is skipped, and the day comes back',
      { calendarInterval: 1, basis: 'fixed', dueDate: '2026-01-31' },
      '2026-03-01',
      '2026-03-31',
    ],
    ['fixed without a day to count from', { calendarInterval: 2, basis: 'fixed' }, today, '2026-08-18'],
  ] as const)('%s', (_name, job, date, dueDate) => {
    expect(nextDue({ ...once, ...job }, { date, hours: null })).toEqual({ dueDate, dueHours: null });
  });

  test.each([
    ['from the hours at completion, not from those due', 250, 1000, 1012.4, 1262.4],
    ['done early, the rest is not given back', 250, 1000, 900, 1150],
    ['without the dust of binary fractions', 0.1, null, 0.2, 0.3],
    ['unknown hours give no due', 250, 1000, null, null],
  ] as const)('%s', (_name, hoursInterval, due, hours, dueHours) => {
    const job = { ...once, hoursInterval, dueHours: due };
    expect(nextDue(job, { date: today, hours })).toEqual({ dueDate: null, dueHours });
  });

  test('both are set together', () => {
    const job = { ...once, calendarInterval: 12, hoursInterval: 2000 };
    expect(nextDue(job, { date: today, hours: 4850 })).toEqual({ dueDate: '2027-06-18', dueHours: 6850 });
  });
});

describe('how far it is due', () => {
  test.each([
    ['the day before yesterday', { dueDate: '2026-06-16' }, meter(null), 'overdue', -2],
    ['yesterday', { dueDate: '2026-06-17' }, meter(null), 'overdue', -1],
    ['today is not over', { dueDate: today }, meter(null), 'due', 0],
    ['at the edge of the window', { dueDate: '2026-06-25' }, meter(null), 'due', 7],
    ['a day outside of it', { dueDate: '2026-06-26' }, meter(null), 'upcoming', 8],
    ['no window: only on the day', { dueDate: '2026-06-19', windowDays: 0 }, meter(null), 'upcoming', 1],
    ['hours reached', { dueHours: 500, hoursInterval: 250 }, meter(500), 'overdue', null],
    ['a tenth of the hours left', { dueHours: 500, hoursInterval: 250 }, meter(475), 'due', null],
    ['more than a tenth', { dueHours: 500, hoursInterval: 250 }, meter(474.9), 'upcoming', null],
    ['hours that will be up in the window', { dueHours: 500 }, meter(430, 10), 'due', null],
    ['and outside of it', { dueHours: 500 }, meter(429, 10), 'upcoming', null],
    ['hours without a meter', { dueHours: 500 }, undefined, 'none', null],
    ['a machine without hours', { dueHours: 500 }, meter(null), 'none', null],
    ['nothing said', {}, meter(100, 5), 'none', null],
    ['a day without a meter', { dueDate: '2026-06-16', dueHours: 500 }, undefined, 'overdue', -2],
  ] as const)('%s', (_name, job, now, level, daysLeft) => {
    expect(dueOf({ ...once, ...job }, now, today)).toMatchObject({ level, daysLeft });
  });

  test('the example of the domain rules: at 1432 h, due 1500, 7.8 h a day is 9 days', () => {
    const before = { hours: 1342, meterValue: 1342, hoursAt: '2026-06-08T08:00:00.000Z', hoursPerDay: 6 };
    const now = applyEntry(before, { kind: 'reading', at: '2026-06-18T08:00:00.000Z', value: 1432 });
    expect(dueOf({ ...once, dueHours: 1500 }, now, today)).toMatchObject({
      hoursLeft: 68,
      hoursDay: addDays(today, 9),
      first: 'hours',
      day: '2026-06-27',
    });
  });

  test.each([
    ['hours before the day', '2026-07-18', 500, meter(400, 10), 'hours', '2026-06-28'],
    ['the day before the hours', '2026-06-25', 500, meter(400, 10), 'date', '2026-06-25'],
    ['both on one day', '2026-06-28', 500, meter(400, 10), 'date', '2026-06-28'],
    ['hours over, the day not', '2026-06-19', 500, meter(501, 10), 'hours', today],
    ['the day over, hours not', '2026-06-17', 500, meter(499, 10), 'date', '2026-06-17'],
    ['no average: whichever is further used', '2026-12-18', 500, meter(490), 'hours', '2026-12-18'],
    ['and the day when that is', '2026-06-20', 500, meter(300), 'date', '2026-06-20'],
  ] as const)('whichever comes first: %s', (_name, dueDate, dueHours, now, first, day) => {
    const job: Scheduled = { ...once, calendarInterval: 12, hoursInterval: 250, dueDate, dueHours };
    expect(dueOf(job, now, today)).toMatchObject({ first, day });
  });

  test.each([
    ['a day inside moves to the first after it', '2026-12-01', '2027-04-01'],
    ['the first day of it too', '2026-11-01', '2027-04-01'],
    ['the last too', '2027-03-31', '2027-04-01'],
    ['the day before stays', '2026-10-31', '2026-10-31'],
    ['the day after stays', '2027-04-01', '2027-04-01'],
  ])('lay-up: %s', (_name, dueDate, date) => {
    const layUp = { from: '2026-11-01', to: '2027-03-31' };
    expect(afterLayUp(dueDate, layUp)).toBe(date);
    const job = { ...once, dueDate, dueHours: 500, hoursInterval: 250 };
    const laid = dueOf(job, meter(450, 1), today, layUp);
    expect(laid.date).toBe(date);
    expect(laid.hoursLeft).toBe(dueOf(job, meter(450, 1), today).hoursLeft);
    expect(laid.hoursDay).toBe(dueOf(job, meter(450, 1), today).hoursDay);
  });

  test.each([
    ['', 'due', 'due'],
    ['', 'upcoming', 'noStatus'],
    ['open', 'none', 'open'],
    ['waitingParts', 'due', 'waitingParts'],
    ['waitingParts', 'overdue', 'overdue'],
    ['done', 'overdue', 'done'],
    ['cancelled', 'due', 'cancelled'],
  ] as const)('status "%s" and %s says %s', (status, level, state) => {
    expect(stateOf({ status }, { ...dueOf(once, undefined, today), level })).toBe(state);
  });
});

const someDay = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('1990-01-01', days));
const tenths = (max: number) => fc.integer({ min: 0, max: max * 10 }).map((value) => value / 10);
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const scheduled: fc.Arbitrary<Scheduled> = fc.record({
  calendarInterval: maybe(fc.integer({ min: 1, max: 60 })),
  calendarUnit: fc.constantFrom(...intervalUnits),
  hoursInterval: maybe(tenths(5000).filter((hours) => hours > 0)),
  basis: fc.constantFrom('completion', 'fixed'),
  windowDays: fc.integer({ min: 0, max: 365 }),
  dueDate: maybe(someDay),
  dueHours: maybe(tenths(20_000)),
  lastDoneDate: maybe(someDay),
  lastDoneHours: maybe(tenths(20_000)),
});
const meters = fc.record({ hours: maybe(tenths(20_000)), hoursPerDay: maybe(tenths(24)) });

describe('for any job', () => {
  test('the next day is after the completion, on either basis, and at most an interval after it', () => {
    fc.assert(
      fc.property(scheduled, someDay, (job, date) => {
        const { calendarInterval: every, dueDate: due } = job;
        fc.pre(every !== null && (due === null || daysBetween(due, date) < 5000));
        const next = nextDue(job, { date, hours: null }).dueDate;
        expect(next !== null && next > date).toBe(true);
        const early = job.basis === 'fixed' && due !== null && due > date;
        // A fixed interval that hits the end of a short month may be days longer than the interval counted from there.
        if (next !== null && every !== null && !early)
          expect(daysBetween(addInterval(date, every, job.calendarUnit), next)).toBeLessThanOrEqual(3);
      }),
    );
  });

  test('the next hours are those at completion plus the interval, whatever was due', () => {
    fc.assert(
      fc.property(scheduled, someDay, tenths(20_000), maybe(tenths(20_000)), (job, date, hours, other) => {
        const { dueHours } = nextDue(job, { date, hours });
        if (job.hoursInterval === null) expect(dueHours).toBeNull();
        else expect(dueHours).toBeCloseTo(hours + job.hoursInterval, 5);
        expect(nextDue({ ...job, dueHours: other }, { date, hours }).dueHours).toBe(dueHours);
      }),
    );
  });

  test('a new meter does not change the hours left, and its hours count', () => {
    fc.assert(
      fc.property(tenths(20_000), tenths(20_000), tenths(20_000), tenths(500), (hours, due, starts, ran) => {
        const at = '2026-06-10T08:00:00.000Z';
        const old: HourMeter = { hours, meterValue: hours, hoursAt: at, hoursPerDay: 4 };
        const job = { ...once, dueHours: due, hoursInterval: 250 };
        const left = dueOf(job, old, today).hoursLeft;
        const fresh = applyEntry(old, { kind: 'replacement', at, value: starts, oldValue: hours });
        expect(dueOf(job, fresh, today)).toEqual(dueOf(job, old, today));
        const read = applyEntry(fresh, {
          kind: 'reading',
          at: '2026-06-12T08:00:00.000Z',
          value: Math.round((starts + ran) * 10) / 10,
        });
        expect(dueOf(job, read, today).hoursLeft).toBeCloseTo((left ?? 0) - ran, 5);
      }),
    );
  });

  test('it is overdue if and only if its day is over or its hours are reached', () => {
    fc.assert(
      fc.property(scheduled, meters, someDay, (job, now, day) => {
        const due = dueOf(job, now, day);
        const over = job.dueDate !== null && job.dueDate < day;
        const reached = job.dueHours !== null && now.hours !== null && now.hours >= job.dueHours;
        expect(due.level === 'overdue').toBe(over || reached);
        expect(due.level === 'none').toBe(job.dueDate === null && due.hoursLeft === null);
        expect(due.first === null).toBe(due.level === 'none');
      }),
    );
  });

  test('a job with a date or an estimate has a day, the earlier of the two', () => {
    fc.assert(
      fc.property(scheduled, meters, someDay, (job, now, day) => {
        const due = dueOf(job, now, day);
        const days = [due.date, due.hoursDay].filter((each) => each !== null).sort();
        if (days.length === 0) expect(due.day).toBeNull();
        else if (due.level !== 'overdue') expect(due.day).toBe(days[0]);
        else expect(days).toContain(due.day);
      }),
    );
  });

  test('it never becomes less due as days pass, or as the machine runs', () => {
    const rank = { none: 0, upcoming: 1, due: 2, overdue: 3 };
    fc.assert(
      fc.property(scheduled, meters, someDay, fc.nat(400), tenths(1000), (job, now, day, days, ran) => {
        const before = rank[dueOf(job, now, day).level];
        expect(rank[dueOf(job, now, addDays(day, days)).level]).toBeGreaterThanOrEqual(before);
        const run = { ...now, hours: now.hours === null ? null : now.hours + ran };
        expect(rank[dueOf(job, run, day).level]).toBeGreaterThanOrEqual(before);
      }),
    );
  });
});

test('hours due are within what a field takes, whatever the meter shows', () => {
  expect(dueHoursAfter(999_998.7, 250)).toBe(1_000_000);
  expect(dueHoursAfter(null, 250)).toBeNull();
  expect(dueHoursAfter(10, null)).toBeNull();
});
