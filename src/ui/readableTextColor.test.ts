import { describe, expect, test } from 'vitest';
import { darkText, lightText, readableTextColor } from './readableTextColor.ts';

describe('readableTextColor', () => {
  test.each([
    ['#FFFFFF', darkText],
    ['#000000', lightText],
    ['#2B2E33', lightText],
    ['#F0B957', darkText],
    ['#0A6273', lightText],
    ['#FF0000', lightText], // 76
    ['#00FF00', darkText], // 150
    ['#0000FF', lightText], // 29
    ['#828282', lightText], // 130 is not above 130
    ['#838383', darkText], // 131
    ['#fff', darkText],
    ['not a colour', lightText],
  ])('%s takes %s', (background, text) => expect(readableTextColor(background)).toBe(text));
});
