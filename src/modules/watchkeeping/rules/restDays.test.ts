import { expect, test } from 'vitest';
import { restDaysOf } from './restDays.ts';

const zoneAt = () => 120;
const plan = {
  ...{ from: '2026-06-18', to: '2026-06-19', station: 'gangway', template: 'gangway' as const, hours: '' },
  ...{ dayWork: '08-12 13-17', people: ['amy'] },
};
const usual = `${'r'.repeat(16)}${'w'.repeat(8)}rr${'w'.repeat(8)}${'r'.repeat(14)}`;

test('day work and watches are work, the rest is rest; other days are left out', () => {
  const watch = {
    ...{ userID: 'amy', station: 'gangway' },
    // 22:00 to 02:00 by the ship's clock.
    ...{ start: '2026-06-19T20:00:00.000Z', end: '2026-06-20T00:00:00.000Z' },
  };
  const days = restDaysOf('amy', '2026-06-15', '2026-06-21', [plan], [watch], zoneAt);
  expect([...days.keys()]).toEqual(['2026-06-18', '2026-06-19', '2026-06-20']);
  expect(days.get('2026-06-18')).toBe(usual);
  expect(days.get('2026-06-19')).toBe(`${usual.slice(0, 44)}wwww`);
  expect(days.get('2026-06-20')).toBe(`wwww${'r'.repeat(44)}`);
});

test('somebody who is not on the rota has no days from it', () => {
  expect(restDaysOf('om', '2026-06-15', '2026-06-21', [plan], [], zoneAt).size).toBe(0);
});
