import { expect, it } from 'vitest';
import { shipClock } from './clock.ts';
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

it('shows the time of the ship, in 24 hours, and UTC for a zone it does not know', () => {
  const time = Date.UTC(2026, 5, 18, 22, 5);
  expect(shipClock(time, 'Europe/Paris')).toBe('00:05');
  expect(shipClock(time, 'Asia/Tokyo')).toBe('07:05');
  expect(shipClock(time, 'Atlantis/Capital')).toBe('22:05');
});
