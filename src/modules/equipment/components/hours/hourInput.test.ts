import { describe, expect, test } from 'vitest';
import { pressKey, readHours } from './hourInput.ts';

describe('hours as typed', () => {
  test.each([
    ['3389', 'en', 3389],
    ['3,389', 'en', 3389],
    ['3,389.5', 'en', 3389.5],
    ['3389,5', 'en', 3389.5],
    ['3389.5', 'fr', 3389.5],
    ['3 389,5', 'fr', 3389.5],
    ['3\u202f389,5', 'fr', 3389.5],
    ['3389.', 'en', 3389],
    [' 0 ', 'en', 0],
    ['３３８９．５', 'ja', 3389.5],
    ['12,345', 'zh', 12345],
    ['0.3', 'en', 0.3],
    ['1000000', 'en', 1_000_000],
  ])('%j in %s is %d', (text, locale, hours) => {
    expect(readHours(text, locale)).toEqual({ kind: 'hours', hours });
  });

  test.each([
    ['', { kind: 'empty' }],
    ['   ', { kind: 'empty' }],
    ['12a', { kind: 'wrong', problem: 'number' }],
    ['.', { kind: 'wrong', problem: 'number' }],
    ['1.2.3', { kind: 'wrong', problem: 'number' }],
    ['12.34', { kind: 'wrong', problem: 'tenths' }],
    ['-1', { kind: 'wrong', problem: 'range' }],
    ['1000001', { kind: 'wrong', problem: 'range' }],
  ])('%j is distinguished', (text, typed) => {
    expect(readHours(text, 'en')).toEqual(typed);
  });

  test('three decimals after a point are not read as thousands in French', () => {
    expect(readHours('3.389', 'fr')).toEqual({ kind: 'wrong', problem: 'tenths' });
  });
});

describe('the keypad', () => {
  test.each([
    ['33', '8', 2, 2, '338', 3],
    ['338', 'back', 3, 3, '33', 2],
    ['', 'back', 0, 0, '', 0],
    ['3389', '7', 1, 3, '379', 2],
    ['3389', 'back', 1, 3, '39', 1],
    ['389', '3', 0, 0, '3389', 1],
  ])('%j and key %s at %d to %d', (text, key, start, end, after, caret) => {
    expect(pressKey(text, key, start, end)).toEqual({ text: after, caret });
  });
});
