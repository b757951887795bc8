import { expect, it } from 'vitest';
import { isImoNumber } from './rules.ts';

it.each([
  // The resolution's example, and well-known ships.
  ['9074729', true],
  ['9176187', true],
  ['9074720', false],
  ['907472', false],
  ['90747290', false],
  ['907472x', false],
  ['', false],
])('IMO number %s: %s', (number, fits) => {
  expect(isImoNumber(number)).toBe(fits);
});
