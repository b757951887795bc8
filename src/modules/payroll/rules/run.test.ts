import { describe, expect, test } from 'vitest';
import { type Payroll, payrolls } from '../contract.ts';
import { linesOf } from './explain.ts';
import { carriedInto, costOf, differencesOf, draftOf, isLocked, monthsOf, runOf, sumsOf } from './run.ts';

const at = '2026-06-30T08:00:00.000Z';
const pay = (given: Partial<Payroll> = {}): Payroll =>
  payrolls.item.parse({
    ...{ _id: 'pay-1', boatID: 'boat', rev: 1, createdAt: at, updatedAt: at, updatedBy: '', userID: 'amy' },
    ...{ startDate: '2026-06-01', endDate: '2026-06-30', salaryRatePerMonth: 300_000, totalSalary: 300_000 },
    ...{ name: 'Amy', department: 'Deck', ...given },
  });
const may = { startDate: '2026-05-01', endDate: '2026-05-31' };

describe('a run', () => {
  test('has the pay of its month, and is locked when any of it is', () => {
    const all = [pay(), pay({ _id: 'b', ...may, lockedAt: at })];
    expect(runOf(all, '2026-06').map(({ _id }) => _id)).toEqual(['pay-1']);
    expect(monthsOf(all)).toEqual(['2026-06', '2026-05']);
    expect([isLocked(runOf(all, '2026-06')), isLocked(runOf(all, '2026-05'))]).toEqual([false, true]);
  });
  test('adds up by currency, and never across', () => {
    const all = [
      pay({ bonus: 5000 }),
      pay({ _id: 'b', cashAdvance: 400_000 }),
      pay({ _id: 'c', currency: 'USD' }),
    ];
    expect(sumsOf(all)).toMatchObject([
      {
        currency: 'EUR',
        count: 2,
        base: 600_000,
        bonus: 5000,
        cashAdvance: -400_000,
        total: 205_000,
        paid: 305_000,
      },
      { currency: 'USD', count: 1, total: 300_000 },
    ]);
    expect(
      costOf([...all, pay({ _id: 'd', department: 'Engine', salaryRatePerMonth: 900_000 })]),
    ).toMatchObject([
      { department: 'Engine', sums: [{ total: 900_000 }] },
      { department: 'Deck', sums: [{ total: 205_000 }, { currency: 'USD' }] },
    ]);
  });
});

describe('why a pay differs', () => {
  const last = pay(may);
  test.each<[string, Partial<Payroll>, { kind: string; amount: number }[]]>([
    ['the same', {}, []],
    ['a bonus', { bonus: 20_000 }, [{ kind: 'bonus', amount: 20_000 }]],
    ['an advance', { cashAdvance: 1000 }, [{ kind: 'cashAdvance', amount: -1000 }]],
    ['days', { endDate: '2026-06-15' }, [{ kind: 'days', amount: -150_000 }]],
    ['a rate', { salaryRatePerMonth: 310_000 }, [{ kind: 'rate', amount: 10_000 }]],
    ['days without pay', { withoutPay: 3 }, [{ kind: 'withoutPay', amount: -30_000 }]],
    ['another currency', { currency: 'USD' }, [{ kind: 'currency', amount: 0 }]],
  ])('%s', (_, given, expected) => expect(differencesOf(pay(given), last)).toEqual(expected));
  test('new in the run', () =>
    expect(differencesOf(pay(), undefined)).toEqual([{ kind: 'new', amount: 300_000 }]));
  test('a correction', () => {
    const line = { _id: 'l', kind: 'correction' as const, amount: -700, reason: 'Twice', of: 'pay-0' };
    expect(differencesOf(pay({ corrections: [line] }), last)).toEqual([
      { kind: 'corrections', amount: -700 },
    ]);
  });
});

describe('what a pay begins with', () => {
  const person = {
    ...{ userID: 'amy', contractStart: '2026-02-01', salaryRate: null, salaryRatePerMonth: 300_000 },
    salaryCurrency: 'EUR',
  };
  const before = pay({ ...may, iban: 'DE89370400440532013000', lockedAt: at, cashAdvance: 340_000 });
  test('rates of the person, account of the month before, and what was carried', () => {
    expect(draftOf('boat', person, '2026-06', [before])).toMatchObject({
      ...{ _id: 'pay-2026-06-amy-boat', startDate: '2026-06-01', endDate: '2026-06-30', cashAdvance: null },
      iban: 'DE89370400440532013000',
      corrections: [{ kind: 'carried', amount: -40_000, of: 'pay-1' }],
    });
  });
  test('nothing is carried from an open month, from an older one, or in another currency', () => {
    const carried = (month: string, given: Partial<Payroll>, currency = 'EUR') =>
      draftOf('boat', { ...person, salaryCurrency: currency }, month, [pay({ ...before, ...given })])
        ?.corrections;
    expect(carried('2026-06', { lockedAt: null })).toEqual([]);
    expect(carried('2026-07', {})).toEqual([]);
    expect(carried('2026-06', {}, 'USD')).toEqual([]);
    expect(carriedInto(pay())).toEqual([]);
  });
  test('nobody without a rate, or before the contract', () => {
    expect(draftOf('boat', { ...person, salaryRatePerMonth: null }, '2026-06', [])).toBe(undefined);
    expect(draftOf('boat', person, '2026-01', [])).toBe(undefined);
    expect(draftOf('boat', { ...person, contractStart: '2026-01-31' }, '2026-01', [])).toBeDefined();
  });
});

test('each line explains itself; those of nothing are left out', () => {
  expect(linesOf(pay())).toMatchObject([{ key: 'base', how: 'full', rate: 300_000, amount: 300_000 }]);
  const line = { _id: 'l', kind: 'correction' as const, amount: 700, reason: 'One day', of: 'pay-0' };
  const part = pay({ endDate: '2026-06-12', withoutPay: 1.5, bonus: 100, corrections: [line] });
  expect(linesOf(part)).toMatchObject([
    { key: 'base', how: 'part', divisor: '30', days: 12, amount: 120_000 },
    { key: 'bonus', how: 'given', amount: 100 },
    { key: 'withoutPay', how: 'part', days: 1.5, amount: -15_000 },
    { key: 'correction', how: 'given', reason: 'One day', of: 'pay-0', amount: 700 },
  ]);
  expect(linesOf(pay({ salaryRatePerMonth: null, salaryRate: 15_000 }))[0]).toMatchObject({
    ...{ how: 'daily', rate: 15_000, days: 30, amount: 450_000 },
  });
  expect(linesOf(pay({ ...may, divisor: 'calendar' }))[0]?.divisor).toBe('31');
  expect(linesOf(pay({ divisor: 'average' }))[0]?.divisor).toBe('365/12');
});
