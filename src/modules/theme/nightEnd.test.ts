import { expect, it } from 'vitest';
import { nightEnd } from './nightEnd.ts';

it.each([
  ['in the evening: tomorrow', '2026-06-18T21:30:20Z', 'Europe/Paris', '2026-06-19T04:00:00Z'],
  ['after midnight: today', '2026-06-18T23:30:00Z', 'Europe/Paris', '2026-06-19T04:00:00Z'],
  ['at six: tomorrow', '2026-06-18T04:00:00Z', 'Europe/Paris', '2026-06-19T04:00:00Z'],
  ['half-hour zone', '2026-06-18T20:00:00Z', 'Asia/Kolkata', '2026-06-19T00:30:00Z'],
  ['UTC when no zone is known', '2026-06-18T20:00:00Z', undefined, '2026-06-19T06:00:00Z'],
])('%s', (_case, now, zone, end) => {
  expect(new Date(nightEnd(Date.parse(now), zone)).toISOString()).toBe(new Date(end).toISOString());
});
