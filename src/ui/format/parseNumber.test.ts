import { expect, test } from 'vitest';
import { inputNumber, parseNumber } from './parseNumber.ts';

test.each([
  ['4,812.5', 'en', 4812.5],
  ['4812.5', 'en', 4812.5],
  ['4812,5', 'en', 4812.5],
  ['4,812', 'en', 4812],
  ['4 812,5', 'fr', 4812.5],
  ['4\u202f812,5', 'fr', 4812.5],
  ['4812.5', 'fr', 4812.5],
  ['−3', 'en', -3],
  ['１２', 'ja', 12],
  ['3.', 'en', 3],
  ['', 'en', null],
  ['  ', 'en', null],
  ['abc', 'en', Number.NaN],
  ['1-2', 'en', Number.NaN],
])('%j in %s is %s', (text, locale, value) => expect(parseNumber(text, locale)).toBe(value));

test("an input uses the language's decimal mark and no grouping", () => {
  expect(inputNumber(4812.5, 'fr')).toBe('4812,5');
  expect(inputNumber(4812.5, 'en')).toBe('4812.5');
});
