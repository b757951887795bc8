import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { doubtBetween, doubtOf } from './rules/doubts.ts';
import { hoursByMonth } from './rules/hoursByMonth.ts';
import { replay } from './rules/replay.ts';
import {
  ancestorsOf,
  applyEntry,
  daysUntilHours,
  expectedValue,
  type Meter,
  meterProblem,
  smoothedAverage,
  withDescendants,
} from './rules.ts';

const meter: Meter = { hours: 1342, meterValue: 1342, hoursAt: '2026-06-01T08:00:00.000Z', hoursPerDay: 6 };
const later = '2026-06-11T08:00:00.000Z';

describe('running hours', () => {
  test('the example of the domain rules: 90 h in 10 days after 6.0 a day gives 7.8', () => {
    expect(smoothedAverage(6, 90, 10)).toBeCloseTo(7.8);
    const next = applyEntry(meter, { kind: 'reading', at: later, value: 1432 });
    expect(next).toMatchObject({ hours: 1432, meterValue: 1432, hoursAt: later });
    expect(next.hoursPerDay).toBeCloseTo(7.8);
    expect(daysUntilHours(1500, 1432, next.hoursPerDay)).toBe(9);
  });

  test('without an average there is no estimate', () => {
    expect(daysUntilHours(1500, 1432, 0)).toBeNull();
    expect(daysUntilHours(1500, 1432, null)).toBeNull();
  });

  test.each([
    ['the same', { kind: 'reading', at: later, value: 1342 }, undefined],
    ['in the future', { kind: 'reading', at: '2026-06-12T09:00:00.000Z', value: 1350 }, 'readingInFuture'],
    ['a new meter from zero', { kind: 'replacement', at: later, value: 0 }, undefined],
    [
      'a new meter, but the old one ran backwards',
      { kind: 'replacement', at: later, value: 0, oldValue: 1300 },
      'oldLower',
    ],
  ] as const)('%s', (_name, entry, problem) => {
    expect(meterProblem(meter, entry, later)).toBe(problem);
  });

  test('running hours continue across a replaced meter', () => {
    const replaced = applyEntry(meter, { kind: 'replacement', at: later, value: 2, oldValue: 1350 });
    expect(replaced).toMatchObject({ hours: 1350, meterValue: 2 });
    const read = applyEntry(replaced, { kind: 'reading', at: '2026-06-12T08:00:00.000Z', value: 10.5 });
    expect(read).toMatchObject({ hours: 1358.5, meterValue: 10.5 });
  });

  test('a first reading sets the running hours and gives no average', () => {
    const empty: Meter = { hours: null, meterValue: null, hoursAt: null, hoursPerDay: null };
    expect(applyEntry(empty, { kind: 'reading', at: later, value: 500 })).toEqual({
      hours: 500,
      meterValue: 500,
      hoursAt: later,
      hoursPerDay: null,
    });
  });

  test('hours never decrease, whatever is entered in order without a doubt', () => {
    const entries = fc.array(
      fc.record({
        kind: fc.constantFrom('reading', 'replacement'),
        value: fc.integer({ min: 0, max: 20_000 }),
        hours: fc.integer({ min: 0, max: 500 }),
      }),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(entries, (list) => {
        let state: Meter = { hours: null, meterValue: null, hoursAt: null, hoursPerDay: null };
        let at = Date.parse('2026-01-01T00:00:00.000Z');
        for (const { kind, value, hours } of list) {
          at += hours * 3_600_000;
          const entry = { kind, value, at: new Date(at).toISOString() };
          if (meterProblem(state, entry, entry.at) ?? doubtOf(state, entry)) continue;
          const next = applyEntry(state, entry);
          expect(next.hours ?? 0).toBeGreaterThanOrEqual(state.hours ?? 0);
          expect(next.hoursPerDay ?? 0).toBeGreaterThanOrEqual(0);
          state = next;
        }
      }),
    );
  });

  test('the expected value', () => {
    expect(expectedValue(meter, '2026-06-03T08:00:00.000Z')).toBe(1354);
  });

  test.each([
    ['as many as passed', '2026-06-02T08:00:00.000Z', 1366, undefined],
    ['the same', later, 1342, undefined],
    ['an hour more, for who writes it down later', '2026-06-02T08:00:00.000Z', 1367, undefined],
    ['more than passed', '2026-06-02T08:00:00.000Z', 1400, { kind: 'fast', hours: 58 }],
    ['less than the last', later, 1341.9, { kind: 'lower', hours: -0.1 }],
    ['earlier, and higher than the last', '2026-05-31T08:00:00.000Z', 1350, { kind: 'unlike' }],
    ['earlier, and too low for the last', '2026-05-31T08:00:00.000Z', 1300, { kind: 'unlike', figure: 1342 }],
    ['earlier, and fitting', '2026-05-31T08:00:00.000Z', 1336, undefined],
  ])('a reading of %s', (_, at, value, doubt) => {
    const found = doubtOf(meter, { kind: 'reading', at, value });
    if (doubt) expect(found).toMatchObject(doubt);
    else expect(found).toBeUndefined();
  });

  test('a replaced meter starts anew, and a first reading is never doubted', () => {
    expect(doubtOf(meter, { kind: 'replacement', at: later, value: 0 })).toBeUndefined();
    expect(doubtBetween({ kind: 'reading', at: later, value: 90_000 }, undefined)).toBeUndefined();
  });

  test('readings entered one by one and computed again from the start give the same', () => {
    const steps = fc.array(
      fc.record({
        kind: fc.constantFrom('reading' as const, 'replacement' as const),
        ran: fc.integer({ min: 0, max: 200 }),
        hours: fc.integer({ min: 1, max: 500 }),
      }),
      { minLength: 1, maxLength: 20 },
    );
    fc.assert(
      fc.property(steps, (list) => {
        let state: Meter = { hours: null, meterValue: null, hoursAt: null, hoursPerDay: null };
        let at = Date.parse('2026-01-01T00:00:00.000Z');
        const points = list.map(({ kind, ran, hours }, index) => {
          at += hours * 3_600_000;
          const figure = (state.meterValue ?? 100) + ran;
          const entry =
            kind === 'reading'
              ? { kind, value: figure, at: new Date(at).toISOString() }
              : { kind, value: 0, oldValue: figure, at: new Date(at).toISOString() };
          state = applyEntry(state, entry);
          return { ...entry, _id: String(index) };
        });
        expect(replay(points).meter).toEqual(state);
        expect(replay(points).totals.get(String(points.length - 1))).toBe(state.hours);
      }),
    );
  });

  test('hours by month spread a gap over its time and lose nothing', () => {
    const months = hoursByMonth(
      [
        { at: '2026-04-01T00:00:00.000Z', total: 100 },
        { at: '2026-04-21T00:00:00.000Z', total: 140 },
        { at: '2026-05-11T00:00:00.000Z', total: 180 },
      ],
      '2026-06-15T00:00:00.000Z',
      3,
    );
    expect(months).toEqual([
      { month: '2026-04', hours: 60 },
      { month: '2026-05', hours: 20 },
      { month: '2026-06', hours: 0 },
    ]);
  });
});

describe('the tree', () => {
  const all = [
    { _id: 'a', parentID: '', name: 'Propulsion' },
    { _id: 'b', parentID: 'a', name: 'Main engine' },
    { _id: 'c', parentID: 'b', name: 'Turbocharger' },
    { _id: 'd', parentID: '', name: 'Deck' },
    { _id: 'x', parentID: 'y', name: 'loop' },
    { _id: 'y', parentID: 'x', name: 'loop' },
  ];
  const byId = new Map(all.map((item) => [item._id, item]));
  const named = (id: string) =>
    ancestorsOf(byId.get(id) ?? { _id: '', parentID: '', name: '' }, byId).map((item) => item._id);

  test('ancestors are in order, outermost first, and a cycle ends', () => {
    expect(named('c')).toEqual(['a', 'b']);
    expect(named('a')).toEqual([]);
    expect(named('x')).toEqual(['y']);
  });

  test('descendants include the item, and a cycle ends', () => {
    expect([...withDescendants('a', all)]).toEqual(['a', 'b', 'c']);
    expect([...withDescendants('x', all)].sort()).toEqual(['x', 'y']);
  });
});
