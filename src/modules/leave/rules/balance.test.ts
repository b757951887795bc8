import { describe, expect, test } from 'vitest';
import { awayOf, balanceOf, daysOf } from './balance.ts';

const terms = (
  date: string,
  pattern: 'sixty' | 'twoTwo' | 'fourTwo' | 'twoOne' | 'own',
  annualDays: number | null = null,
) => ({
  ...{ kind: 'terms' as const, date, days: null, pattern, annualDays, note: '' },
});
const entry = (kind: 'opening' | 'adjustment', date: string, days: number) => ({
  ...{ kind, date, days, pattern: 'sixty' as const, annualDays: null, note: '' },
});
const leave = (from: string, to: string, given: object = {}) => ({
  ...{ kind: 'leave' as const, from, to, status: 'approved' as const, travelBefore: 0, travelAfter: 0 },
  ...given,
});

describe('what is earned', () => {
  test.each([
    ['60 days a year, 92 days', terms('2026-01-01', 'sixty'), '2026-04-02', 15.12],
    ['60 days a year, a year', terms('2026-01-01', 'sixty'), '2026-12-31', 60],
    ['2:2 earns a day for a day', terms('2026-01-01', 'twoTwo'), '2026-03-01', 60],
    ['4:2 earns half a day', terms('2026-01-01', 'fourTwo'), '2026-03-01', 30],
    ['2:1 earns half a day', terms('2026-01-01', 'twoOne'), '2026-03-01', 30],
    ['an own number a year', terms('2026-01-01', 'own', 36.5), '2026-01-30', 3],
    ['an own pattern without a number', terms('2026-01-01', 'own'), '2026-01-30', 0],
  ])('%s', (_, given, day, earned) => expect(balanceOf([given], [], day).earned).toBe(earned));

  test('nothing before the terms, and by the newer ones from their day on', () => {
    expect(balanceOf([terms('2026-06-01', 'sixty')], [], '2026-05-31')).toMatchObject({ earned: 0, left: 0 });
    const both = [terms('2026-01-11', 'fourTwo'), terms('2026-01-01', 'twoTwo')];
    expect(balanceOf(both, [], '2026-01-20')).toMatchObject({ earned: 15, terms: { pattern: 'fourTwo' } });
  });

  test('a rotation earns on board only; days of travel are away', () => {
    const away = leave('2026-01-11', '2026-01-15', { travelBefore: 1, travelAfter: 1 });
    const { earned, taken } = balanceOf([terms('2026-01-01', 'twoTwo')], [away], '2026-01-20');
    expect({ earned, taken }).toEqual({ earned: 13, taken: 5 });
  });
});

test('the balance is what was there, earned, taken and put right, row by row', () => {
  const entries = [
    terms('2026-01-01', 'sixty'),
    entry('opening', '2026-01-01', 4.5),
    entry('adjustment', '2026-02-10', -1),
  ];
  const away = [leave('2026-02-02', '2026-02-06'), leave('2026-03-01', '2026-03-05', { status: 'asked' })];
  const balance = balanceOf(entries, away, '2026-02-28');
  expect(balance).toMatchObject({ opening: 4.5, earned: 9.7, taken: 5, adjusted: -1, left: 8.2 });
  expect(balance.rows.map(({ date, kind, days, left }) => [date, kind, days, left])).toEqual([
    ['2026-01-01', 'opening', 4.5, 4.5],
    ['2026-01-31', 'earned', 5.1, 9.6],
    ['2026-02-02', 'taken', -5, 4.6],
    ['2026-02-10', 'adjustment', -1, 3.6],
    ['2026-02-28', 'earned', 4.6, 8.2],
  ]);
});

test('a leave that is not over counts to the day; sickness and unpaid leave take nothing', () => {
  const entries = [terms('2026-01-01', 'sixty')];
  expect(balanceOf(entries, [leave('2026-01-10', '2026-01-20')], '2026-01-12').taken).toBe(3);
  for (const kind of ['sick', 'unpaid', 'other'])
    expect(balanceOf(entries, [leave('2026-01-10', '2026-01-20', { kind })], '2026-01-31').taken).toBe(0);
});

test('the floor of MLC: 2.5 days a month, kept or not', () => {
  expect(balanceOf([terms('2026-01-01', 'sixty')], [], '2026-04-10')).toMatchObject({
    floor: 8.33,
    floorKept: true,
  });
  expect(balanceOf([terms('2026-01-01', 'own', 20)], [], '2026-04-10')).toMatchObject({
    floor: 8.33,
    floorKept: false,
  });
});

test('months that are rounded add up to the whole', () => {
  const { rows, earned } = balanceOf([terms('2026-01-01', 'own', 33)], [], '2026-12-31');
  expect(earned).toBe(33);
  expect(rows.at(-1)?.left).toBe(33);
});

test('days away are counted with both ends, and travel around them', () => {
  expect(daysOf({ from: '2026-07-06', to: '2026-07-19' })).toBe(14);
  expect(awayOf(leave('2026-07-06', '2026-07-19', { travelBefore: 1, travelAfter: 2 }))).toEqual({
    ...{ from: '2026-07-05', to: '2026-07-21' },
  });
});
