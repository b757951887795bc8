import { expect, it } from 'vitest';
import { fitting } from './TopNav.tsx';

it.each([
  ['all fit', [100, 100, 100], 300, 3],
  ['one does not, and More needs room too', [100, 100, 100], 299, 2],
  ['More takes the room of another', [100, 100, 100], 259, 1],
  ['nothing fits', [100, 100], 60, 0],
  ['nothing to fit', [], 0, 0],
])('%s', (_case, widths, room, count) => {
  expect(fitting(widths, room, 60)).toBe(count);
});
