import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths } from '#modules/worklist/rules/days.ts';
import { type ShipCertificate, shipcertificates } from '../contract.ts';
import {
  anniversariesOf,
  expiryStep,
  inForce,
  jobDates,
  nextWindow,
  renewedExpiry,
  stateOf,
  windowState,
  windowsOf,
  windowsToOpen,
} from './windows.ts';

const certificate = (given: object): ShipCertificate =>
  shipcertificates.item.parse({
    ...{ _id: 'c', boatID: 'b', name: 'Class', rev: 1, updatedBy: '' },
    ...{ createdAt: '2024-09-20T00:00:00.000Z', updatedAt: '2024-09-20T00:00:00.000Z' },
    ...given,
  });
const held = (window: string, kind: string, at: string) => ({
  ...{ _id: window, window, kind, at, surveyor: '', note: '', by: '' },
});

const five = { issued: '2024-09-14', expires: '2029-09-13' };
const shape = (given: object) =>
  windowsOf(certificate(given)).map(({ id, kind, from, to }) => [id, kind, from, to]);

describe('windows', () => {
  test('an annual survey is held within three months of each anniversary of the expiry', () =>
    expect(shape({ ...five, scheme: 'annual' })).toEqual([
      ['a1', 'annual', '2025-06-13', '2025-12-13'],
      ['a2', 'annual', '2026-06-13', '2026-12-13'],
      ['a3', 'annual', '2027-06-13', '2027-12-13'],
      ['a4', 'annual', '2028-06-13', '2028-12-13'],
      ['r', 'renewal', '2029-06-13', '2029-09-13'],
    ]));

  test('the intermediate survey takes the place of the second annual one', () =>
    expect(shape({ ...five, scheme: 'annualIntermediate' }).map(([id, kind]) => [id, kind])).toEqual([
      ['a1', 'annual'],
      ['a2', 'intermediate'],
      ['a3', 'annual'],
      ['a4', 'annual'],
      ['r', 'renewal'],
    ]));

  test('or of the third, if the second was an annual one', () =>
    expect(
      shape({ ...five, scheme: 'annualIntermediate', surveys: [held('a2', 'annual', '2026-09-01')] }).map(
        ([, kind]) => kind,
      ),
    ).toEqual(['annual', 'annual', 'intermediate', 'annual', 'renewal']));

  test('the verification of SMC, ISSC and MLC lies between the second and third anniversary', () =>
    expect(shape({ issued: '2024-10-22', expires: '2029-10-21', scheme: 'intermediate' })).toEqual([
      ['i', 'intermediate', '2026-10-21', '2027-10-21'],
      ['r', 'renewal', '2029-07-21', '2029-10-21'],
    ]));

  test('half a year of sanitation has its renewal alone; what does not expire has none', () => {
    expect(shape({ issued: '2026-01-03', expires: '2026-07-03', scheme: 'none' })).toEqual([
      ['r', 'renewal', '2026-04-03', '2026-07-03'],
    ]);
    expect(shape({ issued: '2020-01-01', expires: null, scheme: 'none' })).toEqual([]);
  });

  test('a renewal before the old day has no survey at that old day', () =>
    expect(anniversariesOf({ issued: '2024-07-20', expires: '2029-09-13' })[0]).toBe('2025-09-13'));

  test('the ends of months stay within their month', () =>
    expect(shape({ issued: '2023-11-30', expires: '2028-11-30', scheme: 'annual' })[0]).toEqual([
      ...['a1', 'annual', '2024-08-30', '2025-02-28'],
    ]));
});

describe('state', () => {
  test.each([
    ['2026-06-12', {}, 'valid'],
    ['2026-06-13', {}, 'window'],
    ['2026-12-13', {}, 'window'],
    ['2026-12-14', {}, 'missed'],
    [
      '2026-07-01',
      { surveys: [held('a1', 'annual', '2025-09-01'), held('a2', 'annual', '2026-06-18')] },
      'valid',
    ],
    ['2029-09-14', {}, 'expired'],
    ['2027-01-10', { createdAt: '2027-01-02T00:00:00.000Z' }, 'valid'],
    ['2026-07-01', { withdrawn: true }, 'withdrawn'],
  ])('on %s with %j it is %s', (day, given, state) =>
    expect(
      stateOf(
        certificate({ ...five, scheme: 'annual', surveys: [held('a1', 'annual', '2025-09-01')], ...given }),
        day,
      ),
    ).toBe(state),
  );

  test('the steps are 90, 60, 30, 7 and 0 days', () =>
    expect(
      [91, 90, 61, 60, 31, 30, 8, 7, 1, 0, -5].map((days) =>
        expiryStep({ expires: addDays('2026-06-18', days) }, '2026-06-18'),
      ),
    ).toEqual([null, 90, 90, 60, 60, 30, 30, 7, 7, 0, 0]));

  test('the next window is the earliest one that is not held', () =>
    expect(
      nextWindow(
        certificate({ ...five, scheme: 'annual', surveys: [held('a1', 'annual', '2025-09-01')] }),
        '2026-01-01',
      )?.id,
    ).toBe('a2'));

  test('a certificate that another replaced is not in force', () => {
    const [old, renewed] = [certificate({}), certificate({ _id: 'd', replaces: 'c' })];
    expect(inForce([old, renewed])).toEqual([renewed]);
  });
});

describe('jobs', () => {
  test('open for windows that are open and have none', () => {
    const given = certificate({ ...five, scheme: 'annual', surveys: [held('a1', 'annual', '2025-09-01')] });
    expect(windowsToOpen(given, '2026-06-12')).toEqual([]);
    expect(windowsToOpen(given, '2026-06-13').map(({ id }) => id)).toEqual(['a2']);
    const jobs = [{ window: 'a2', jobID: 'j', at: '2026-06-13T00:00:00.000Z' }];
    expect(windowsToOpen({ ...given, jobs }, '2026-06-14')).toEqual([]);
    expect(windowsToOpen({ ...given, opensJob: false }, '2026-06-14')).toEqual([]);
  });

  test('are due at the end of the window, from its beginning on', () =>
    expect(jobDates({ from: '2026-06-13', to: '2026-12-13' })).toEqual({
      dueDate: '2026-12-13',
      windowDays: 183,
    }));
});

test('a renewal within three months carries the day on; before or after, it counts from the issue', () => {
  expect(renewedExpiry(five, '2029-07-01', 60)).toBe('2034-09-13');
  expect(renewedExpiry(five, '2029-05-01', 60)).toBe('2034-05-01');
  expect(renewedExpiry(five, '2029-10-01', 60)).toBe('2034-10-01');
  expect(renewedExpiry(five, '2029-07-01', null)).toBeNull();
});

const day = fc.integer({ min: 0, max: 9000 }).map((days) => addDays('2010-01-01', days));

test('windows lie within the life of the certificate, in order, and do not overlap', () =>
  fc.assert(
    fc.property(
      day,
      fc.integer({ min: 1, max: 5 }),
      fc.constantFrom('annual', 'annualIntermediate', 'intermediate'),
      (issued, years, scheme) => {
        const expires = addMonths(issued, 12 * years);
        const windows = windowsOf(certificate({ issued, expires, scheme }));
        expect(windows.at(-1)).toMatchObject({ id: 'r', to: expires });
        for (const [index, { from, to }] of windows.entries()) {
          expect(from >= issued && from <= to && to <= expires).toBe(true);
          const next = windows[index + 1];
          if (next) expect(next.from > to).toBe(true);
        }
        expect(windows.filter(({ kind }) => kind === 'intermediate').length).toBeLessThanOrEqual(1);
      },
    ),
  ));

test('a window is open exactly on its days, and ahead before', () =>
  fc.assert(
    fc.property(day, day, (issued, today) => {
      const given = certificate({ issued, expires: addMonths(issued, 60), scheme: 'annual' });
      for (const window of windowsOf(given)) {
        const state = windowState(given, window, today);
        expect(state === 'open').toBe(today >= window.from && today <= window.to);
        expect(state === 'ahead').toBe(today < window.from);
      }
    }),
  ));
