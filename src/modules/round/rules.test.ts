import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { worklist } from '#modules/worklist/contract.ts';
import { rowOf } from '#modules/worklist/rules/rows.ts';
import { judge } from '#modules/worklist/rules/steps.ts';
import { formatOf } from '#ui/format/formatOf.ts';
import { inOrderOfPlace, isForToday, nextOpen, type Outcome, tally } from './rules.ts';

const today = '2026-06-18';
const stamps = {
  boatID: 'b',
  rev: 1,
  createdAt: `${today}T00:00:00.000Z`,
  updatedAt: `${today}T00:00:00.000Z`,
};
const row = (fields: { _id: string } & Record<string, unknown>) =>
  rowOf(worklist.item.parse({ title: 'Check', inRound: true, ...stamps, updatedBy: '', ...fields }), {
    machines: new Map(),
    people: new Map(),
    today,
    layUp: null,
  });

describe('the round of today', () => {
  test.each([
    ['due today', { dueDate: today }, true],
    ['overdue', { dueDate: '2026-06-10' }, true],
    ['without a day', {}, true],
    ['due tomorrow', { dueDate: '2026-06-19' }, false],
    ['done for good', { dueDate: today, status: 'done' }, false],
    ['not part of the round', { dueDate: today, inRound: false }, false],
  ])('%s', (_what, fields, asked) => {
    expect(isForToday(row({ _id: 'a', ...fields }))).toBe(asked);
  });

  test('goes from place to place in walking order, decks by number', () => {
    const rows = [
      row({ _id: 'c', location: 'Deck 10', title: 'Z' }),
      row({ _id: 'b', location: 'Deck 2', title: 'B' }),
      row({ _id: 'a', location: 'Deck 2', title: 'A' }),
      row({ _id: 'd', location: 'Bridge' }),
    ];
    expect(
      inOrderOfPlace(rows, formatOf({ language: 'en', timeZone: 'UTC', today: '', vessel: '' }).compare).map(
        ({ job }) => job._id,
      ),
    ).toEqual(['d', 'a', 'b', 'c']);
  });
});

test.each([
  [0.7, 'low'],
  [0.8, 'fine'],
  [1.5, 'fine'],
  [1.6, 'high'],
])('a reading of %d between 0.8 and 1.5 is %s', (value, verdict) => {
  expect(judge({ min: 0.8, max: 1.5 }, value)).toBe(verdict);
  expect(judge({ min: null, max: null }, value)).toBe('fine');
});

test('a round ends after one answer per check, in any order', () => {
  const outcome = fc.constantFrom<Outcome>('fine', 'limits', 'problem', 'skipped');
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 30 }),
      outcome,
      fc.nat(),
      (order, given, start) => {
        const outcomes = new Map<string, Outcome>();
        let at: string | undefined = order[start % order.length];
        for (let step = 0; step < order.length; step++) {
          expect(at).toBeDefined();
          if (at === undefined) return;
          outcomes.set(at, given);
          at = nextOpen(order, outcomes, at);
        }
        expect(at).toBeUndefined();
        expect(tally(order, outcomes)).toEqual({
          fine: 0,
          limits: 0,
          problem: 0,
          skipped: 0,
          open: 0,
          [given]: order.length,
        });
      },
    ),
  );
});
