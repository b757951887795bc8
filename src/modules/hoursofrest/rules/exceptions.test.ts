import { expect, test } from 'vitest';
import { ledgerProblem, type RestException, stretchesOf } from './exceptions.ts';
import { daysOf, FIRST } from './testDays.ts';
import { addDays, timelineOf } from './timeline.ts';

const entry = (kind: RestException['kind'], from: string, to: string, userID = ''): RestException => ({
  ...{ _id: `${kind} ${from} ${userID}`, kind, userID, from, to },
});
const week = entry('X1', '2026-06-01', '2026-06-07');

test('70 hours a week last two weeks at most, with twice as long between them', () => {
  expect(ledgerProblem(week, [])).toBeUndefined();
  expect(ledgerProblem(entry('X1', '2026-06-01', '2026-06-14'), [])).toBeUndefined();
  expect(ledgerProblem(entry('X1', '2026-06-01', '2026-06-15'), [])).toBe('tooLong');
  expect(ledgerProblem(entry('X1', '2026-06-21', '2026-06-22'), [week])).toBe('tooSoon');
  expect(ledgerProblem(entry('X1', '2026-06-22', '2026-06-22'), [week])).toBeUndefined();
  // One before it is judged by its own length: a day needs two days before the week.
  expect(ledgerProblem(entry('X1', '2026-05-29', '2026-05-29'), [week])).toBeUndefined();
  expect(ledgerProblem(entry('X1', '2026-05-30', '2026-05-30'), [week])).toBe('tooSoon');
});

test('two of 70 hours do not share a day; an entry is no rival of itself when it is changed', () => {
  expect(ledgerProblem(entry('X1', '2026-06-07', '2026-06-08'), [week])).toBe('overlaps');
  expect(ledgerProblem(entry('X1', '2026-05-31', '2026-06-01'), [week])).toBe('overlaps');
  expect(ledgerProblem({ ...week, _id: 'other' }, [week])).toBe('overlaps');
  expect(ledgerProblem(entry('X1', '2026-06-08', '2026-06-08'), [week])).toBe('tooSoon');
  expect(ledgerProblem({ ...week, to: '2026-06-10' }, [week])).toBeUndefined();
});

test('entries of other people and other kinds are nothing to each other; those for everybody are', () => {
  const amy = entry('X1', '2026-06-01', '2026-06-07', 'amy');
  expect(ledgerProblem(entry('X1', '2026-06-03', '2026-06-04', 'ben'), [amy])).toBeUndefined();
  expect(ledgerProblem(entry('X1', '2026-06-03', '2026-06-04', 'amy'), [amy])).toBe('overlaps');
  expect(ledgerProblem(entry('X1', '2026-06-03', '2026-06-04'), [amy])).toBe('overlaps');
  expect(ledgerProblem(entry('X1', '2026-06-03', '2026-06-04', 'ben'), [week])).toBe('overlaps');
  expect(
    ledgerProblem(entry('X1', '2026-06-03', '2026-06-04'), [entry('X2', '2026-06-03', '2026-06-03')]),
  ).toBe(undefined);
  expect(ledgerProblem(entry('X3', '2026-06-03', '2026-06-30'), [week])).toBeUndefined();
});

test('three periods of rest are for two days of any seven', () => {
  const two = [entry('X2', '2026-06-01', '2026-06-02')];
  expect(ledgerProblem(entry('X2', '2026-06-07', '2026-06-07'), two)).toBe('tooMany');
  expect(ledgerProblem(entry('X2', '2026-06-08', '2026-06-08'), two)).toBeUndefined();
  expect(
    ledgerProblem(entry('X2', '2026-06-07', '2026-06-07', 'amy'), [
      entry('X2', '2026-06-01', '2026-06-02', 'ben'),
    ]),
  ).toBe(undefined);
  expect(ledgerProblem(entry('X2', '2026-06-01', '2026-06-03'), [])).toBe('tooMany');
  expect(ledgerProblem(entry('X2', '2026-06-01', '2026-06-02'), [])).toBeUndefined();
});

test('an entry ends on its first day or later', () => {
  expect(ledgerProblem(entry('X3', '2026-06-08', '2026-06-07'), [])).toBe('backwards');
  expect(ledgerProblem(entry('X3', '2026-06-08', '2026-06-08'), [])).toBeUndefined();
});

test('on a line an exception lies where its days are, and 70 hours a week no longer than two weeks', () => {
  const line = timelineOf(FIRST, addDays(FIRST, 29), daysOf());
  const lies = (kind: RestException['kind'], from: number, to: number) =>
    stretchesOf(line, [entry(kind, addDays(FIRST, from), addDays(FIRST, to))], kind).map((each) => [
      each.from / 48,
      each.to / 48,
    ]);
  expect(lies('X1', 2, 4)).toEqual([[2, 5]]);
  expect(lies('X1', 0, 13)).toEqual([[0, 14]]);
  expect(lies('X1', 0, 20)).toEqual([[0, 14]]);
  expect(lies('X3', 0, 20)).toEqual([[0, 21]]);
  expect(lies('X2', -3, 0)).toEqual([[0, 1]]);
  expect(lies('X2', 28, 40)).toEqual([[28, 30]]);
  expect(lies('X2', -3, -1)).toEqual([]);
  expect(lies('X2', 30, 31)).toEqual([]);
  expect(stretchesOf(line, [entry('X2', FIRST, FIRST)], 'X3')).toEqual([]);
  const skipped = timelineOf(FIRST, addDays(FIRST, 1), daysOf('', 'r'.repeat(48)));
  expect(stretchesOf(skipped, [entry('X3', FIRST, FIRST)], 'X3')).toEqual([]);
});
