import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { divideRounded, exchanged, type PayTerms, payableDays, payOf } from './pay.ts';

const april: PayTerms = {
  ...{ startDate: '2026-04-01', endDate: '2026-04-30', contractStart: null },
  ...{ salaryRate: null, salaryRatePerMonth: 450_000, bonus: null, cashAdvance: null, withoutPay: null },
  ...{ divisor: 'thirty', corrections: [] },
};
const february = { startDate: '2026-02-01', endDate: '2026-02-28' };
const total = (terms: Partial<PayTerms>) => payOf({ ...april, ...terms }).total;

describe('the worked cases of section 11', () => {
  test.each<[string, Partial<PayTerms>, number]>([
    ['1: a full month', {}, 450_000],
    ['2: 10 to 30 April', { startDate: '2026-04-10', bonus: 20_000, cashAdvance: 50_000 }, 285_000],
    ['3: four days without pay', { withoutPay: 4 }, 390_000],
    [
      '4: a contract from 15 February',
      { ...february, salaryRatePerMonth: 333_333, contractStart: '2026-02-15' },
      155_555,
    ],
    [
      '5: a daily rate, 12 days',
      { endDate: '2026-04-12', salaryRatePerMonth: null, salaryRate: 15_000 },
      180_000,
    ],
  ])('%s', (_, terms, expected) => expect(total(terms)).toBe(expected));
});

describe('the days that are paid', () => {
  test.each<[string, Parameters<typeof payableDays>[0], number, boolean]>([
    ['a whole February counts 30', { ...april, ...february }, 30, true],
    ['a whole May counts 30', { ...april, startDate: '2026-05-01', endDate: '2026-05-31' }, 30, true],
    ['2 to 31 May count 30 as well', { ...april, startDate: '2026-05-02', endDate: '2026-05-31' }, 30, false],
    ['a leap February', { ...april, startDate: '2028-02-01', endDate: '2028-02-29' }, 30, true],
    [
      'February without its last day',
      { ...april, startDate: '2028-02-01', endDate: '2028-02-28' },
      28,
      false,
    ],
    ['a contract from the first', { ...april, contractStart: '2026-04-01' }, 30, true],
    ['a contract from the second', { ...april, contractStart: '2026-04-02' }, 29, false],
    ['a contract from the last day', { ...april, contractStart: '2026-04-30' }, 1, false],
    ['a contract that begins later', { ...april, contractStart: '2026-05-01' }, 0, false],
    [
      'calendar days of May',
      { ...april, divisor: 'calendar', startDate: '2026-05-01', endDate: '2026-05-31' },
      31,
      true,
    ],
    [
      'calendar days, 2 to 31 May',
      { ...april, divisor: 'calendar', startDate: '2026-05-02', endDate: '2026-05-31' },
      30,
      false,
    ],
  ])('%s', (_, terms, days, full) => expect(payableDays(terms)).toMatchObject({ days, full }));

  test('begin with the contract, or with the period', () => {
    expect(payableDays({ ...april, contractStart: '2026-04-12' }).from).toBe('2026-04-12');
    expect(payableDays({ ...april, contractStart: '2024-04-12' }).from).toBe('2026-04-01');
  });
});

describe('the other ways to divide a month', () => {
  const may = { startDate: '2026-05-01', endDate: '2026-05-31' };
  test('a whole month is the month’s rate', () => {
    for (const divisor of ['thirty', 'calendar', 'average'] as const) {
      expect(total({ ...may, divisor })).toBe(450_000);
      expect(total({ ...february, divisor })).toBe(450_000);
    }
  });
  test('part of a month', () => {
    expect(total({ ...may, divisor: 'calendar', startDate: '2026-05-17' })).toBe(217_742);
    expect(total({ ...february, divisor: 'calendar', endDate: '2026-02-14' })).toBe(225_000);
    expect(total({ ...may, divisor: 'average', startDate: '2026-05-22' })).toBe(147_945);
    // 30 days by 365 ÷ 12 are a little less than the month.
    expect(total({ ...may, divisor: 'average', startDate: '2026-05-02' })).toBe(443_836);
  });
  test('days without pay', () => {
    expect(payOf({ ...april, ...may, divisor: 'calendar', withoutPay: 1 }).withoutPay).toBe(-14_516);
    expect(payOf({ ...april, ...may, divisor: 'average', withoutPay: 1 }).withoutPay).toBe(-14_795);
    expect(payOf({ ...april, withoutPay: 0.5 }).withoutPay).toBe(-7500);
    expect(
      payOf({ ...april, salaryRatePerMonth: null, salaryRate: 15_001, withoutPay: 0.5 }).withoutPay,
    ).toBe(-7501);
  });
});

test('every line is there, deductions are negative, and none is minus zero', () => {
  expect(payOf({ ...april, bonus: 65_000, withoutPay: 3, cashAdvance: 70_000 })).toEqual({
    ...{ from: '2026-04-01', days: 30, full: true, base: 450_000, bonus: 65_000, withoutPay: -45_000 },
    ...{ cashAdvance: -70_000, corrections: 0, total: 400_000, paid: 400_000, carried: 0 },
  });
  expect(Object.is(payOf(april).withoutPay, 0)).toBe(true);
  expect(Object.is(payOf(april).cashAdvance, 0)).toBe(true);
});

test('a month without any rate is nothing; the month’s rate goes before the day’s', () => {
  expect(total({ salaryRatePerMonth: null })).toBe(0);
  expect(total({ salaryRate: 99_999 })).toBe(450_000);
});

test('corrections of earlier months count; a negative total is carried, and nothing is paid', () => {
  expect(total({ corrections: [{ amount: 12_345 }, { amount: -345 }] })).toBe(462_000);
  expect(payOf({ ...april, cashAdvance: 460_000 })).toMatchObject({
    total: -10_000,
    paid: 0,
    carried: -10_000,
  });
});

test('halves are rounded up, away from zero', () => {
  expect(divideRounded(5n, 2n)).toBe(3);
  expect(divideRounded(-5n, 2n)).toBe(-3);
  expect(divideRounded(4n, 3n)).toBe(1);
  expect(divideRounded(5n, 3n)).toBe(2);
  expect(divideRounded(0n, 3n)).toBe(0);
});

test('an amount in another currency, with its decimals', () => {
  expect(exchanged(150_000, 171.85, 2, 0)).toBe(257_775);
  expect(exchanged(290_000, 0.8467, 2, 2)).toBe(245_543);
  expect(exchanged(257_775, 0.005819, 0, 2)).toBe(149_999);
  expect(exchanged(100, 0.333333, 2, 3)).toBe(333);
});

test('the days of a month, paid in two parts, are within a cent of the whole', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100_000_000 }),
      fc.integer({ min: 1, max: 29 }),
      (salaryRatePerMonth, last) => {
        const first = total({ salaryRatePerMonth, endDate: `2026-04-${String(last).padStart(2, '0')}` });
        const rest = total({ salaryRatePerMonth, startDate: `2026-04-${String(last + 1).padStart(2, '0')}` });
        expect(Math.abs(first + rest - salaryRatePerMonth)).toBeLessThanOrEqual(1);
      },
    ),
  );
});
