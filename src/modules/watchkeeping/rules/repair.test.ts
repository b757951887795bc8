import { describe, expect, test } from 'vitest';
import { randomFrom } from '#testing/random.ts';
import { nextOf, onWatchAt, reliefOf, relievedBy } from './now.ts';
import { repair } from './repair.ts';
import { breachesOfAll, type Stand } from './rest.ts';
import { given } from './testRota.ts';

const seed = Number(process.env.ROTA_SEED ?? Math.floor(Math.random() * 2 ** 31));
const people = ['p0', 'p1', 'p2'];
/** The first half hour of the plan's first day. */
const FIRST = 8 * 48;
const stand = (id: string, userID: string, day: number, from: number, to: number): Stand => ({
  ...{ id, userID, station: 'bridge', from: FIRST + day * 48 + from * 2, to: FIRST + day * 48 + to * 2 },
});
const moved = (stands: readonly Stand[], moves: readonly { stand: Stand; to: string }[]) =>
  stands.map((one) => {
    const move = moves.find((each) => each.stand.id === one.id);
    return move ? { ...one, userID: move.to } : one;
  });

describe('a repair', () => {
  test('nothing is moved where nothing is broken', () => {
    const { line, watchers } = given(4, [{ people }]);
    const stands = [stand('a', 'p0', 0, 0, 4)];
    expect(repair(line, watchers, stands, () => people)).toEqual({ moves: [], others: [], fewer: undefined });
  });
  test('one watch changes hands, the shortest that is enough', () => {
    const { line, watchers } = given(4, [{ people, dayWork: '08-12 13-17' }]);
    // 8 hours of day work and 8 of watches: 8 hours of rest.
    const stands = [stand('a', 'p0', 1, 0, 4), stand('b', 'p0', 1, 20, 24)];
    const { moves, fewer } = repair(line, watchers, stands, () => people);
    expect(moves).toHaveLength(1);
    expect(fewer?.userID).toBe('p0');
    expect(breachesOfAll(line, watchers, moved(stands, moves ?? []))).toEqual([]);
  });
  test('two watches change hands where one is not enough, and what would stay broken is said', () => {
    const { line, watchers } = given(4, [{ people, dayWork: '08-12 13-17' }]);
    // Without the first, rest is split in 8 hours and single ones; without the last, no 6 hours are whole.
    const stands = [stand('a', 'p0', 1, 0, 4), stand('b', 'p0', 1, 18, 20), stand('c', 'p0', 1, 21, 24)];
    const { moves, fewer } = repair(line, watchers, stands, () => people);
    expect(moves).toHaveLength(2);
    expect(fewer?.finding.rule).toBe('R3');
    expect(breachesOfAll(line, watchers, moved(stands, moves ?? []))).toEqual([]);
  });
  test('what may not change stays', () => {
    const { line, watchers } = given(4, [{ people, dayWork: '08-12 13-17' }]);
    const stands = [stand('a', 'p0', 1, 0, 4), stand('b', 'p0', 1, 20, 24)];
    const { moves, fewer } = repair(
      line,
      watchers,
      stands,
      () => people,
      () => true,
    );
    expect(moves).toBeUndefined();
    expect(fewer).toBeDefined();
  });
  test('what day work alone breaks is no matter of watches', () => {
    const { line, watchers } = given(4, [{ people, dayWork: '06-24' }]);
    expect(repair(line, watchers, [], () => people).moves).toEqual([]);
  });
});

test(`no fewer moves mend a rota (seed ${seed})`, () => {
  const random = randomFrom(seed);
  const upTo = (count: number) => Math.floor(random() * count);
  for (let round = 0; round < 25; round += 1) {
    const { line, watchers } = given(3, [{ people, dayWork: ['', '08-12 13-17'][upTo(2)] ?? '' }]);
    const stands = Array.from({ length: 3 + upTo(4) }, (_, index) => {
      const from = index * 6 + upTo(3);
      return stand(
        `s${index}`,
        random() < 0.7 ? 'p0' : 'p1',
        Math.floor(from / 24),
        from % 24,
        (from % 24) + 4,
      );
    });
    const bare = breachesOfAll(line, watchers, []);
    if (bare.length > 0) continue;
    const { moves } = repair(line, watchers, stands, () => people);
    if (moves) expect(breachesOfAll(line, watchers, moved(stands, moves))).toEqual([]);
    // All ways of one move, by trying each.
    const single = stands.flatMap((one) =>
      people
        .filter((to) => to !== one.userID)
        .filter((to) => breachesOfAll(line, watchers, moved(stands, [{ stand: one, to }])).length === 0),
    );
    const whole = breachesOfAll(line, watchers, stands).length === 0;
    if (whole) expect(moves).toEqual([]);
    else if (single.length > 0) expect(moves).toHaveLength(1);
    else expect(moves === undefined || moves.length > 1).toBe(true);
  }
});

describe('who is on watch', () => {
  const watch = (userID: string, start: string, end: string, station = 'bridge') => ({
    ...{ userID, station, start: `2026-06-18T${start}:00.000Z`, end: `2026-06-18T${end}:00.000Z` },
  });
  const watches = [
    watch('kenji', '00:00', '04:00'),
    watch('jonas', '04:00', '08:00'),
    watch('tom', '00:00', '06:00', 'engine'),
  ];
  const at = (time: string) => `2026-06-18T${time}:00.000Z`;
  test('now, next, and before', () => {
    expect(onWatchAt(watches, at('03:59')).map(({ userID }) => userID)).toEqual(['kenji', 'tom']);
    expect(onWatchAt(watches, at('04:00')).map(({ userID }) => userID)).toEqual(['jonas', 'tom']);
    expect(onWatchAt(watches, at('08:00'))).toEqual([]);
    const [kenji, jonas] = watches;
    expect(kenji && reliefOf(watches, kenji)).toBe(jonas);
    expect(jonas && relievedBy(watches, jonas)).toBe(kenji);
    expect(nextOf(watches, 'jonas', at('01:00'))).toBe(jonas);
    expect(nextOf(watches, 'kenji', at('05:00'))).toBeUndefined();
  });
});
