import { expect, test } from 'vitest';
import { sameValue } from './sameValue.ts';

test.each([
  [{ every: 3, unit: 'month' }, { unit: 'month', every: 3 }, true],
  [{ every: 3, unit: 'month' }, { unit: 'month', every: 6 }, false],
  [[1, { a: null }], [1, {}], true],
  [[1, 2], [2, 1], false],
  [[1], [1, undefined], false],
  [null, undefined, true],
  [0, null, false],
  ['', null, false],
  [{}, [], false],
])('%j and %j', (a, b, same) => {
  expect(sameValue(a, b)).toBe(same);
});
