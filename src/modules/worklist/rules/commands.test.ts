import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { intervalUnits, type Job, statuses, worklist } from '../contract.ts';
import {
  completed,
  completionProblem,
  doneFields,
  lateness,
  lifeHours,
  type Machine,
  postponedBy,
  postponeProblem,
  postponesSilently,
  postponing,
} from './commands.ts';
import { addDays } from './days.ts';
import { dueOf } from './due.ts';
import { meterDoubt } from './meterDoubt.ts';

const today = '2026-06-18';
const at = '2026-06-18T07:42:00.000Z';
const stamps = {
  _id: 'job',
  boatID: 'boat',
  rev: 1,
  createdAt: at,
  updatedAt: at,
  updatedBy: 'Tom Halvorsen',
};
const job = (fields: Partial<Job> = {}): Job =>
  worklist.item.parse({ title: 'Change oil', status: 'open', ...fields, ...stamps });
const yesterday = '2026-06-17T06:00:00.000Z';
const machine: Machine = { hours: 6229, meterValue: 229, hoursAt: yesterday, critical: false };
const done = { date: today, meterValue: null };
const later = { dueDate: null, dueHours: null, project: '', reason: 'Diver booked in Palma' };
const who = { at, by: 'Tom Halvorsen', byID: 'user-engineer' };

describe('hours of a machine', () => {
  test.each([
    ['the new meter shows 229.5, the old ones ran 6,000', machine, 229.5, 6229.5],
    ['nobody looked: the last reading', machine, null, 6229],
    ['a first figure is the life of it', { ...machine, hours: null, meterValue: null }, 12.3, 12.3],
    ['no meter, no figure', { ...machine, hours: null, meterValue: null }, null, null],
    ['no machine', undefined, 12, null],
  ])('%s', (_name, of, figure, hours) => {
    expect(lifeHours(of, figure)).toBe(hours);
  });
});

describe('a completion', () => {
  test('by the calendar: due again from today, open, with unticked steps', () => {
    const before = job({
      calendarInterval: 1,
      dueDate: '2026-06-15',
      status: 'inProgress',
      project: 'Winter yard period',
      ticks: { a: { at, by: 'Priya Nair', value: 1.2 } },
      postponed: { ...later, ...who },
    });
    expect(completed(before, undefined, done)).toEqual({
      status: 'open',
      dueDate: '2026-07-18',
      dueHours: null,
      lastDoneDate: today,
      lastDoneHours: null,
      ticks: {},
      postponed: null,
      postponeAsked: null,
      project: '',
      lastWork: '',
      openReason: '',
    });
  });

  test('by hours: from the hours at completion, across a replaced meter', () => {
    const before = job({ hoursInterval: 250, dueHours: 6250, lastDoneHours: 6000 });
    expect(completed(before, machine, { date: today, meterValue: 240 })).toMatchObject({
      lastDoneHours: 6240,
      dueHours: 6490,
    });
  });

  test('a job that does not recur is done', () => {
    const before = job({ dueDate: '2026-06-24', status: 'waitingParts' });
    expect(completed(before, machine, done)).toMatchObject({
      status: 'done',
      dueDate: '2026-06-24',
      lastDoneDate: today,
    });
  });

  test('work older than the last completion moves nothing', () => {
    const before = job({ calendarInterval: 1, dueDate: '2026-07-10', lastDoneDate: '2026-06-10' });
    expect(completed(before, machine, { date: '2026-06-09' })).toEqual(doneFields(before));
  });

  test.each([
    ['today', job(), done, undefined],
    ['tomorrow', job(), { date: '2026-06-19' }, 'doneInFuture'],
    ['of a done job', job({ status: 'done' }), done, 'jobClosed'],
    ['of a cancelled job', job({ status: 'cancelled' }), done, 'jobClosed'],
  ] as const)('%s', (_name, before, given, problem) => {
    expect(completionProblem(before, given, today)).toBe(problem);
  });

  test.each([
    ['below the last reading', { date: today, meterValue: 228.9 }, 'lower'],
    ['before that reading', { date: '2026-06-16', meterValue: 228.9 }, undefined],
    ['the same', { date: today, meterValue: 229 }, undefined],
    ['on the day of that reading, some hours before', { date: '2026-06-17', meterValue: 220 }, undefined],
    ['on its day, more than a day before', { date: '2026-06-17', meterValue: 204 }, 'lower'],
    ['longer ago than the meter can have run', { date: '2026-06-16', meterValue: 180 }, 'lower'],
    ['on an earlier day, above the last reading', { date: '2026-06-16', meterValue: 229.1 }, 'unlike'],
    ['ten times as much', { date: today, meterValue: 2290 }, 'fast'],
    ['on its day, more than a day has', { date: '2026-06-17', meterValue: 254 }, 'fast'],
    ['ten times as much, and right', { date: today, meterValue: 2290, meterConfirmed: true }, undefined],
    ['none', { date: today, meterValue: null }, undefined],
  ] as const)('a figure %s', (_name, given, kind) => {
    expect(meterDoubt(machine, given, { today, now: `${today}T10:00:00.000Z` })?.kind).toBe(kind);
  });

  test.each([
    ['in time', { dueDate: today }, null, null],
    ['early', { dueDate: '2026-07-18', dueHours: 500 }, 400, null],
    ['three days late', { dueDate: '2026-06-15' }, null, { days: 3, hours: null }],
    ['34 hours late', { dueHours: 778 }, 812, { days: null, hours: 34 }],
    ['both', { dueDate: '2026-06-17', dueHours: 778 }, 778.1, { days: 1, hours: 0.1 }],
    ['by the calendar only', { dueDate: '2026-06-17', dueHours: 900 }, 812, { days: 1, hours: null }],
    ['hours that nobody knows are not late', { dueHours: 778 }, null, null],
    ['nothing was due', {}, 812, null],
  ])('%s', (_name, fields, hours, late) => {
    expect(lateness(job(fields), today, hours)).toEqual(late);
  });
});

describe('a postponement', () => {
  test.each([
    ['to a later day', { dueDate: '2026-06-15' }, { dueDate: '2026-07-18' }, undefined],
    ['to more hours', { dueHours: 778 }, { dueHours: 850 }, undefined],
    ['of what had no due', {}, { dueDate: '2026-07-18' }, undefined],
    ['to nothing', { dueDate: '2026-06-15' }, {}, 'postponeTo'],
    ['to the same day', { dueDate: '2026-06-15' }, { dueDate: '2026-06-15' }, 'postponeEarlier'],
    ['to an earlier day', { dueDate: '2026-06-15' }, { dueDate: '2026-06-14' }, 'postponeEarlier'],
    [
      'a day later, but fewer hours',
      { dueDate: '2026-06-15', dueHours: 778 },
      { dueDate: '2026-07-15', dueHours: 700 },
      'postponeEarlier',
    ],
    ['of a done job', { status: 'done', dueDate: '2026-06-15' }, { dueDate: '2026-07-15' }, 'jobClosed'],
  ] as const)('%s', (_name, fields, to, problem) => {
    expect(postponeProblem(job(fields), { ...later, ...to })).toBe(problem);
  });

  test('keeps the previous due date, and joins the project', () => {
    const before = job({ dueDate: '2026-06-15', dueHours: 778, project: 'Refit' });
    expect(postponedBy(before, undefined, { ...later, dueDate: '2026-07-18' }, who)).toEqual({
      dueDate: '2026-07-18',
      dueHours: 778,
      project: 'Refit',
      postponeAsked: null,
      postponed: { ...later, dueDate: '2026-06-15', dueHours: 778, ...who },
    });
    expect(postponedBy(before, undefined, { ...later, project: 'Winter yard period' }, who).project).toBe(
      'Winter yard period',
    );
  });

  test('to a day drops hours that are reached or alone made it due, and no others', () => {
    const day = { ...later, dueDate: '2026-07-18' };
    const over = { ...machine, hours: 800 };
    const hoursAfter = (fields: Partial<Job>, of: Machine, to: Parameters<typeof postponedBy>[2] = day) =>
      postponedBy(job(fields), of, to, who).dueHours;
    expect(hoursAfter({ dueHours: 778 }, { ...machine, hours: 700 })).toBe(null);
    expect(hoursAfter({ dueDate: '2026-06-15', dueHours: 778 }, over)).toBe(null);
    expect(hoursAfter({ dueDate: '2026-06-15', dueHours: 778 }, { ...machine, hours: 700 })).toBe(778);
    expect(hoursAfter({ dueHours: 778 }, over, { ...day, dueHours: 900 })).toBe(900);
    const moved = { ...job({ dueHours: 778 }), ...postponedBy(job({ dueHours: 778 }), over, day, who) };
    expect(dueOf(moved, { hours: 800, hoursPerDay: 5 }, today).level).not.toBe('overdue');
  });

  test('on critical equipment is only requested', () => {
    const before = job({ dueDate: '2026-06-15' });
    const to = { ...later, dueDate: '2026-07-18' };
    expect(postponing(before, { critical: true, hours: null }, to, who)).toEqual({
      postponeAsked: { ...to, ...who },
    });
    expect(postponing(before, { critical: false, hours: null }, to, who)).toMatchObject({
      dueDate: '2026-07-18',
    });
    expect(postponing(before, undefined, to, who)).toMatchObject({ dueDate: '2026-07-18' });
  });

  test.each([
    ['a later day', { dueDate: '2026-07-18' }, true],
    ['no day any more', { dueDate: null }, true],
    ['more hours', { dueHours: 850 }, true],
    ['an earlier day', { dueDate: '2026-06-01' }, false],
    ['another rhythm', { dueDate: '2026-07-18', calendarInterval: 2 }, false],
    ['another title', { title: 'Change oil and filters' }, false],
  ])('an edit that gives %s', (_name, fields, silently) => {
    const before = job({ dueDate: '2026-06-15', dueHours: 778, calendarInterval: 1 });
    expect(postponesSilently(before, { ...before, ...fields })).toBe(silently);
  });
});

const someDay = fc.integer({ min: 0, max: 1000 }).map((days) => addDays('2024-01-01', days));
const tenths = (max: number) => fc.integer({ min: 1, max: max * 10 }).map((value) => value / 10);
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const anyJob = fc
  .record({
    calendarInterval: maybe(fc.integer({ min: 1, max: 60 })),
    calendarUnit: fc.constantFrom(...intervalUnits),
    hoursInterval: maybe(tenths(5000)),
    basis: fc.constantFrom<('completion' | 'fixed')[]>('completion', 'fixed'),
    windowDays: fc.nat(60),
    status: fc.constantFrom(...statuses),
    dueDate: maybe(someDay),
    dueHours: maybe(tenths(9000)),
    lastDoneDate: maybe(someDay),
    lastDoneHours: maybe(tenths(9000)),
    project: fc.constantFrom('', 'Winter yard period'),
    ticks: fc.constantFrom<Job['ticks'][]>({}, { a: { at, by: 'Priya Nair', value: 0.8 } }),
    postponed: fc.constantFrom(null, { ...later, ...who }),
    postponeAsked: fc.constantFrom(null, { ...later, dueDate: '2027-01-01', ...who }),
  })
  .map((fields) => job(fields));
const anyMachine = fc.record({
  hours: maybe(tenths(9000)),
  meterValue: maybe(tenths(9000)),
  hoursAt: fc.constant(at),
  critical: fc.boolean(),
});
const anyDone = fc.record({ date: someDay, meterValue: maybe(tenths(9000)) });

describe('for any job', () => {
  test('a completion and its undo leave it unchanged', () => {
    fc.assert(
      fc.property(anyJob, fc.option(anyMachine, { nil: undefined }), anyDone, (before, of, given) => {
        const overwritten = doneFields(before);
        const after = { ...before, ...completed(before, of, given) };
        expect({ ...after, ...overwritten }).toEqual(before);
        // An undo can restore only the fields of `doneFields`: a completion changes nothing else.
        expect(Object.keys(completed(before, of, given)).sort()).toEqual(Object.keys(overwritten).sort());
      }),
    );
  });

  test('completed again by the calendar, it is never due at once', () => {
    fc.assert(
      fc.property(anyJob, anyMachine, anyDone, (before, of, given) => {
        fc.pre(before.lastDoneDate === null || given.date >= before.lastDoneDate);
        fc.pre(before.calendarInterval !== null);
        const after = { ...before, ...completed(before, of, given) };
        expect(after.dueDate !== null && after.dueDate > given.date).toBe(true);
        expect(lateness(after, given.date, after.lastDoneHours)).toBeNull();
      }),
    );
  });

  test('done a second time for one day, hours that were reached are fulfilled', () => {
    const daily = { calendarInterval: 1, calendarUnit: 'days', basis: 'fixed' } as const;
    const before = job({ ...daily, dueDate: '2024-01-07', dueHours: 0.1, lastDoneDate: '2024-01-06' });
    const of = { hours: null, meterValue: null, hoursAt: at, critical: false };
    const after = completed(before, of, { date: '2024-01-06', meterValue: 0.2 });
    expect(after).toMatchObject({ dueDate: '2024-01-07', dueHours: null, lastDoneHours: 0.2 });
  });

  test('an accepted postponement moves no due date earlier, and anything less is refused', () => {
    const to = fc.record({ dueDate: maybe(someDay), dueHours: maybe(tenths(9000)) });
    fc.assert(
      fc.property(anyJob, to, anyMachine, someDay, (before, moved, of, day) => {
        const problem = postponeProblem(before, { ...later, ...moved });
        const after = { ...before, ...postponedBy(before, of, { ...later, ...moved }, who) };
        const sooner =
          (before.dueDate !== null && after.dueDate !== null && after.dueDate < before.dueDate) ||
          (before.dueHours !== null && after.dueHours !== null && after.dueHours < before.dueHours);
        if (sooner) expect(problem).toBeDefined();
        if (problem) return;
        expect(sooner).toBe(false);
        expect(postponesSilently(before, after)).toBe(
          after.dueDate !== before.dueDate && before.dueDate !== null
            ? true
            : after.dueHours !== before.dueHours && before.dueHours !== null,
        );
        // Refused only if it would not move an existing due date later.
        const only =
          (moved.dueDate === null || before.dueDate !== null) &&
          (moved.dueHours === null || before.dueHours !== null);
        const meter = { ...of, hoursPerDay: 5 };
        const rank = { none: 0, upcoming: 1, due: 2, overdue: 3 };
        if (only)
          expect(rank[dueOf(after, meter, day).level]).toBeLessThanOrEqual(
            rank[dueOf(before, meter, day).level],
          );
      }),
    );
  });
});
