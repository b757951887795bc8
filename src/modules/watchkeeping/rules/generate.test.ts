import { describe, expect, test } from 'vitest';
import { DAY } from '#modules/hoursofrest/rules/limits.ts';
import { randomFrom } from '#testing/random.ts';
import { generate, nightsOf } from './generate.ts';
import { instantAt, shipLine, slotsOf } from './line.ts';
import { breachesOfAll, type Stand } from './rest.ts';
import { hoursText, spansOf, type Template, watchesOf } from './templates.ts';
import { counter, FROM, given } from './testRota.ts';

/** `ROTAS=2000` runs as many; the seed is printed, and ROTA_SEED replays it. */
const rotas = Number(process.env.ROTAS ?? 40);
const seed = Number(process.env.ROTA_SEED ?? Math.floor(Math.random() * 2 ** 31));

const crew = (count: number) => Array.from({ length: count }, (_, index) => `p${index}`);
const hours = (stands: readonly Stand[]) => stands.reduce((sum, { from, to }) => sum + to - from, 0) / 2;

describe('templates', () => {
  test.each([
    ['fourEight', 6],
    ['sixSix', 4],
    ['dogs', 7],
    ['anchor', 6],
    ['gangway', 6],
    ['dayWork', 0],
  ] as const)('%s has %i watches a day', (template, count) => {
    const watches = watchesOf({ template, hours: '' });
    expect(watches).toHaveLength(count);
    if (count > 0) expect(watches.reduce((sum, { from, to }) => sum + to - from, 0)).toBe(DAY);
  });
  test('own hours go on after midnight', () => {
    expect(spansOf('08-12 22:30-02')).toEqual([
      { from: 16, to: 24 },
      { from: 45, to: 52 },
    ]);
    expect(hoursText(spansOf('08-12 22:30-02'))).toBe('08-12 22:30-02');
  });
  test('in the night in which the clocks change, one watch begins as the other ends', () => {
    // The clocks go forward on 16 June: that day has 46 half hours.
    const line = shipLine(FROM, '2026-06-17', (day) => (day <= '2026-06-16' ? 60 : 120));
    expect(line.length).toBe(3 * DAY - 2);
    const plan = { from: FROM, to: '2026-06-17', station: 'bridge', template: 'fourEight' as const };
    const slots = slotsOf(line, [{ ...plan, hours: '', dayWork: '', people: [] }], FROM, '2026-06-17');
    for (const [at, slot] of slots.slice(1).entries()) expect(slot.from).toBe(slots[at]?.to);
    expect(instantAt(line, 0)).toBe('2026-06-14T23:00:00.000Z');
  });
});

describe('a rota', () => {
  test.each<[Template, number, string]>([
    ['fourEight', 3, ''],
    ['sixSix', 3, ''],
    ['dogs', 3, ''],
    ['gangway', 5, '08-12 13-17'],
    ['gangway', 6, '08-12 13-17'],
  ])('%s with %i people stands whole, and nights are even within four hours', (template, count, dayWork) => {
    const { line, slots, watchers } = given(14, [{ template, dayWork, people: crew(count) }]);
    const { stands, open } = generate(line, slots, watchers, [], counter());
    expect(open).toEqual([]);
    expect(breachesOfAll(line, watchers, stands)).toEqual([]);
    expect(hours(stands)).toBe(14 * 24);
    const nights = [...nightsOf(line, stands).values()];
    expect(Math.max(...nights) - Math.min(...nights)).toBeLessThanOrEqual(8);
  });
  test('what nobody may stand stays open, and says what each would break', () => {
    const { line, slots, watchers } = given(7, [
      { template: 'anchor', dayWork: '08-12 13-17', people: crew(2) },
    ]);
    const { stands, open } = generate(line, slots, watchers, [], counter());
    expect(open.length).toBeGreaterThan(0);
    expect(breachesOfAll(line, watchers, stands)).toEqual([]);
    for (const { why } of open) {
      expect(why).toHaveLength(2);
      expect(why.some(({ finding }) => finding !== undefined)).toBe(true);
    }
  });
  test('somebody alone gets no more than they may', () => {
    const { line, slots, watchers } = given(3, [{ people: ['p0'] }]);
    const { stands } = generate(line, slots, watchers, [], counter());
    expect(hours(stands)).toBeLessThanOrEqual(3 * 14);
    expect(breachesOfAll(line, watchers, stands)).toEqual([]);
  });
});

test(`no rota breaks rest or has somebody in two places (seed ${seed})`, () => {
  const random = randomFrom(seed);
  const upTo = (count: number) => Math.floor(random() * count);
  const kinds = ['fourEight', 'sixSix', 'dogs', 'anchor', 'gangway', 'own'] as const;
  for (let round = 0; round < rotas; round += 1) {
    const people = crew(1 + upTo(7));
    const plans = Array.from({ length: 1 + upTo(2) }, (_, index) => ({
      station: ['bridge', 'engine'][index] ?? 'bridge',
      template: kinds[upTo(kinds.length)] ?? ('anchor' as const),
      hours: '20-23:30 23:30-04',
      dayWork: ['', '08-12 13-17', '10-12'][upTo(3)] ?? '',
      people: people.filter(() => random() < 0.8),
    }));
    const { line, slots, watchers } = given(2 + upTo(9), plans);
    // Watches of the days before stand already.
    const kept = watchers.flatMap(({ userID }): Stand[] =>
      random() < 0.5 ? [{ id: `kept-${userID}`, userID, station: 'bridge', from: 376, to: 384 }] : [],
    );
    const before = breachesOfAll(line, watchers, kept);
    const { stands, open } = generate(line, slots, watchers, kept, counter());
    expect(breachesOfAll(line, watchers, [...kept, ...stands])).toEqual(before);
    expect(stands.length + open.length).toBe(slots.length);
    const each = Map.groupBy([...kept, ...stands], ({ userID }) => userID);
    for (const own of each.values()) {
      own.sort((a, b) => a.from - b.from);
      for (const [at, stand] of own.slice(1).entries())
        expect(stand.from).toBeGreaterThanOrEqual(own[at]?.to ?? 0);
    }
    for (const stand of stands)
      expect(
        slots.some(
          (slot) =>
            slot.from === stand.from &&
            slot.to === stand.to &&
            slot.station === stand.station &&
            slot.people.includes(stand.userID),
        ),
      ).toBe(true);
  }
});
