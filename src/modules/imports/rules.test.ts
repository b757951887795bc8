import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  nameKey,
  parseHours,
  parseNumber,
  parseYesNo,
  splitPath,
  unguard,
  withDateOrder,
  wrongGroups,
} from './rules.ts';

test.each([
  ['yes', true],
  ['Y', true],
  ['TRUE', true],
  ['1', true],
  ['x', true],
  ['Ｘ', true],
  ['✓', true],
  ['Oui', true],
  ['vrai', true],
  ['是', true],
  ['はい', true],
  ['○', true],
  ['no', false],
  ['N', false],
  ['0', false],
  ['-', false],
  ['Non', false],
  ['否', false],
  ['いいえ', false],
  ['無し', false],
  [' No ', false],
  ['maybe', undefined],
  ['', undefined],
  ['2', undefined],
])('yes or no: %s', (text, value) => expect(parseYesNo(text)).toBe(value));

test.each([
  ['1,234.5', 1234.5],
  ['1 234,5', 1234.5],
  ['1\u00a0234,5', 1234.5],
  ['1\u202f234,5', 1234.5],
  ['1.234,5', 1234.5],
  ["1'234.5", 1234.5],
  ['1,234', 1234],
  ['1,234,567', 1234567],
  ['1.234.567', 1234567],
  ['1266.5', 1266.5],
  ['41,2', 41.2],
  ['0.125', 0.125],
  ['0,125', 0.125],
  ['12.3456', 12.3456],
  ['.5', 0.5],
  ['-3', -3],
  ['１２３', 123],
  ['5.', 5],
  ['1.234', 'unclear'],
  ['about 90', undefined],
  ['', undefined],
  ['12h', undefined],
  ['1,23,4', undefined],
  ['1,2.3,4', undefined],
  ['--1', undefined],
  ['1e5', undefined],
  ['.', undefined],
])('number: %s', (text, value) => expect(parseNumber(text)).toBe(value));

test.each([
  ['6,948 h', 6948],
  ['38.75 hrs', 38.8],
  ['205 heures', 205],
  ['1266.5', 1266.5],
  ['90 時間', 90],
  ['about 90', undefined],
])('hours: %s', (text, value) => expect(parseHours(text)).toBe(value));

test('numbers written in English, French or German give the same value', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), (tenths) => {
      const value = tenths / 10;
      for (const locale of ['en', 'fr', 'de', 'ja'])
        expect(parseNumber(value.toLocaleString(locale, { minimumFractionDigits: 1 }))).toBe(value);
    }),
  );
});

test.each([
  ['Propulsion > Main engine, port', ['Propulsion', 'Main engine, port']],
  ['Propulsion>Shaft', ['Propulsion', 'Shaft']],
  ['Propulsion / Shaft', ['Propulsion', 'Shaft']],
  ['Propulsion/Shaft', ['Propulsion', 'Shaft']],
  ['Navigation > MF/HF DSC', ['Navigation', 'MF/HF DSC']],
  ['Propulsion ＞ Shaft > ', ['Propulsion', 'Shaft']],
  ['', []],
])('path: %s', (text, parts) => expect(splitPath(text)).toEqual(parts));

test('a known name with a slash is not a path', () => {
  expect(splitPath('MF/HF', (name) => name === 'MF/HF')).toEqual(['MF/HF']);
});

test('names are compared ignoring capitals, widths and spaces', () => {
  expect(nameKey('  Main\u00a0 Engine Ａ')).toBe('main engine a');
});

test.each([
  ["'=1+1", '=1+1'],
  ["'-", '-'],
  ["'twas", "'twas"],
])('unguard %s', (text, value) => expect(unguard(text)).toBe(value));

test('the order of dates is said once for a column; what is no such date stays', () => {
  expect(withDateOrder('03/04/25', 'dayFirst')).toBe('2025-04-03');
  expect(withDateOrder('3.4.2025', 'monthFirst')).toBe('2025-03-04');
  expect(withDateOrder('25/12/25', 'dayFirst')).toBe('2025-12-25');
  expect(withDateOrder('25/12/25', 'monthFirst')).toBe('25/12/25');
  expect(withDateOrder('2 yearly', 'dayFirst')).toBe('2 yearly');
});

test('the same wrong text is one group, which keeps its rows after it was corrected', () => {
  const texts = ['Gen #1', 'Gen #1', '', 'Gen #1', ''];
  const errors = texts.map((text, row) => ({
    row,
    path: 'equipment',
    code: text ? 'equipmentUnknown' : 'required',
  }));
  const groups = wrongGroups(errors, (row) => texts[row] ?? '', []);
  expect(groups.map(({ rows }) => rows)).toEqual([[0, 1, 3], [2], [4]]);
  const [first] = groups;
  if (!first) throw new Error('There are groups');
  const after = wrongGroups([{ row: 3, path: 'equipment', code: 'nameUnclear' }], () => 'Generator', [first]);
  expect(after).toEqual([{ ...first, error: { row: 3, path: 'equipment', code: 'nameUnclear' } }]);
});
