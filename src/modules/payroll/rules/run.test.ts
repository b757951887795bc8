import { describe, expect, test } from 'vitest';
import { type Payroll, payrolls } from '../contract.ts';
import { linesOf } from './explain.ts';
import {
  carriedInto,
  costOf,
  differencesOf,
  draftOf,
  isLocked,
  monthsOf,
  payID,
  runOf,
  settingsID,
  sumsOf,
} from './run.ts';

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
    expect([isLocked([pay(), pay({ lockedAt: at })]), isLocked([])]).toEqual([true, false]);
  });
  test('has ids that fit, whatever the names of boat and person are', () => {
    expect(payID('boat', 'amy', '2026-06')).toBe('pay-2026-06-amy-boat');
    expect(settingsID('boat')).toBe('pay-boat');
    const long = 'x'.repeat(64);
    expect([payID(long, long, '2026-06').length, settingsID(long).length]).toEqual([64, 64]);
  });
  test('lists currencies by people, then by name, and departments by cost', () => {
    const of = (_id: string, currency: string, given: Partial<Payroll> = {}) =>
      pay({ _id, currency, ...given });
    const all = [of('a', 'USD'), of('b', 'GBP'), of('c', 'EUR'), of('d', 'EUR'), of('e', 'AUD')];
    expect(sumsOf(all).map(({ currency }) => currency)).toEqual(['EUR', 'AUD', 'GBP', 'USD']);
    const costs = [
      of('a', 'EUR', { department: 'Deck', withoutPay: 3 }),
      of('b', 'EUR', { department: 'Galley', salaryRatePerMonth: 500_000 }),
      of('c', 'EUR', { department: 'Engine', salaryRatePerMonth: 400_000 }),
    ];
    expect(costOf(costs).map(({ department }) => department)).toEqual(['Galley', 'Engine', 'Deck']);
    expect(sumsOf(costs)[0]).toMatchObject({ withoutPay: -30_000, corrections: 0, base: 1_200_000 });
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
  test('each part by itself, where the month before had it too', () => {
    const line = (amount: number) => ({
      ...{ _id: 'l', kind: 'correction' as const, reason: 'Twice', of: 'pay-0', amount },
    });
    const then = pay({ ...may, bonus: 500, cashAdvance: 700, withoutPay: 1, corrections: [line(300)] });
    const now = pay({ bonus: 600, cashAdvance: 900, withoutPay: 3, corrections: [line(-100)] });
    expect(differencesOf(now, then)).toEqual([
      { kind: 'bonus', amount: 100 },
      { kind: 'withoutPay', amount: -20_000 },
      { kind: 'cashAdvance', amount: -200 },
      { kind: 'corrections', amount: -400 },
    ]);
    expect(
      differencesOf(
        pay({ salaryRatePerMonth: null, salaryRate: 11_000 }),
        pay({ ...may, salaryRatePerMonth: null, salaryRate: 10_000 }),
      )[0]?.kind,
    ).toBe('rate');
  });
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
  test('allotments and account come from the latest pay of the person, in the same currency', () => {
    const allotment = (name: string) => ({
      _id: name,
      name,
      iban: '',
      bic: '',
      amount: 100,
      currency: '',
      rate: null,
    });
    const paid = (given: Partial<Payroll>) =>
      pay({ ...given, _id: `pay-${given.startDate}-${given.userID}` });
    const all = [
      paid({ startDate: '2026-03-01', endDate: '2026-03-31', accountName: 'Old', bic: 'OLDBICXX' }),
      paid({ ...may, accountName: 'Amy', bic: 'DEUTDEFF', allotments: [allotment('mother')] }),
      paid({ startDate: '2026-06-01', accountName: 'This month' }),
      paid({ startDate: '2026-07-01', endDate: '2026-07-31', accountName: 'Later' }),
      paid({ ...may, userID: 'ben', accountName: 'Ben', lockedAt: at, cashAdvance: 900_000 }),
    ];
    const draft = draftOf('boat', person, '2026-06', all);
    expect(draft).toMatchObject({ accountName: 'Amy', bic: 'DEUTDEFF', notes: '', corrections: [] });
    expect(draft?.allotments.map(({ name }) => name)).toEqual(['mother']);
    expect(draftOf('boat', { ...person, salaryCurrency: 'USD' }, '2026-06', all)?.allotments).toEqual([]);
    expect(draftOf('boat', person, '2026-06', [])).toMatchObject({
      ...{ accountName: '', iban: '', bic: '', allotments: [] },
    });
    expect(carriedInto(paid({ ...may, userID: 'ben', cashAdvance: 900_000 }))).toEqual([
      {
        _id: 'carried-pay-2026-05-01-ben',
        kind: 'carried',
        amount: -600_000,
        reason: '',
        of: 'pay-2026-05-01-ben',
      },
    ]);
  });
  test('nobody without a rate, or before the contract', () => {
    expect(draftOf('boat', { ...person, salaryRatePerMonth: null }, '2026-06', [])).toBe(undefined);
    expect(draftOf('boat', person, '2026-01', [])).toBe(undefined);
    const daily = { ...person, salaryRate: 12_000, salaryRatePerMonth: null };
    expect(draftOf('boat', daily, '2026-06', [])).toMatchObject({ salaryRate: 12_000 });
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
