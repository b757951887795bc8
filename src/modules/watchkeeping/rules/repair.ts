import { endOf, type Finding } from '#modules/hoursofrest/rules/evaluate.ts';
import type { ShipLine } from './line.ts';
import { breachesOf, byPerson, newBreaches, type Stand, type Watcher } from './rest.ts';

/** A watch that another person stands. */
export type Move = { stand: Stand; to: string };

/** What stays broken. */
type Left = { userID: string; finding: Finding };

export type Repair = {
  /** The fewest watches that change hands; undefined if so few do not mend it. */
  moves: Move[] | undefined;
  /** Other repairs with as many moves, at most three. */
  others: Move[][];
  /** What stays broken with one move fewer, at best; undefined for none. */
  fewer: Left | undefined;
};

const MOST_MOVES = 3;
const MOST_OTHERS = 3;
/** Lines that are judged for the last number of moves; one and two moves are tried without a limit. */
const MOST_TRIED = 20_000;

/** The half hours in which less work would mend a breach. */
const reachOf = (finding: Finding) => ({
  from: finding.rule === 'R3' ? finding.at - 48 : finding.from,
  to: endOf(finding),
});

const hoursOf = (moves: readonly Move[]) => moves.reduce((sum, { stand }) => sum + stand.to - stand.from, 0);

/** How bad what is left is: more breaches, then those that lack more. */
const weightOf = (left: readonly Left[]) =>
  left.length * 1000 - Math.min(...left.map(({ finding }) => finding.worst));

/**
 * Mends the breaches of a rota with the fewest watches changing hands, and among those with the fewest hours. `stands` are
 * the watches of the line; `fixed` of them may not change. `people` says who may stand a watch.
 */
export const repair = (
  line: ShipLine,
  watchers: readonly Watcher[],
  stands: readonly Stand[],
  people: (stand: Stand) => readonly string[],
  fixed: (stand: Stand) => boolean = () => false,
): Repair => {
  const known = new Map(watchers.map((watcher) => [watcher.userID, watcher]));
  // What somebody breaks without any watch is no matter of the rota.
  const bare = new Map(watchers.map((watcher) => [watcher.userID, breachesOf(line, watcher, [])]));
  let judged = 0;
  const judge = (userID: string, own: readonly Stand[]): Finding[] => {
    const watcher = known.get(userID);
    if (!watcher) return [];
    judged += 1;
    return newBreaches(bare.get(userID) ?? [], breachesOf(line, watcher, own));
  };
  const leftOf = (broken: ReadonlyMap<string, Finding[]>): Left[] =>
    [...broken].flatMap(([userID, findings]) => findings.map((finding) => ({ userID, finding })));

  const search = (moves: number, limit: number) => {
    const found: Move[][] = [];
    let best: Left[] | undefined;
    const step = (
      own: ReadonlyMap<string, Stand[]>,
      broken: ReadonlyMap<string, Finding[]>,
      done: Move[],
    ): void => {
      const left = leftOf(broken);
      if (left.length === 0) {
        found.push(done);
        return;
      }
      if (done.length === moves || judged > limit) {
        if (!best || weightOf(left) < weightOf(best)) best = left;
        return;
      }
      const [first] = left;
      if (!first) return;
      const reach = reachOf(first.finding);
      const last = done.length + 1 === moves;
      for (const stand of own.get(first.userID) ?? []) {
        if (stand.to <= reach.from || stand.from >= reach.to || fixed(stand)) continue;
        if (done.some((move) => move.stand.id === stand.id)) continue;
        const giver = (own.get(first.userID) ?? []).filter((other) => other !== stand);
        const still = judge(first.userID, giver);
        const others = left.some(({ userID }) => userID !== first.userID);
        if (last && (still.length > 0 || others)) {
          const rest = [
            ...still.map((finding) => ({ userID: first.userID, finding })),
            ...left.filter(({ userID }) => userID !== first.userID),
          ];
          if (!best || weightOf(rest) < weightOf(best)) best = rest;
          continue;
        }
        for (const to of people(stand)) {
          const taker = own.get(to) ?? [];
          if (to === first.userID || !known.has(to)) continue;
          if (taker.some((other) => other.from < stand.to && stand.from < other.to)) continue;
          const taken = [...taker, { ...stand, userID: to }];
          const next = new Map(broken);
          const set = (userID: string, findings: Finding[]) =>
            findings.length > 0 ? next.set(userID, findings) : next.delete(userID);
          set(first.userID, still);
          set(to, judge(to, taken));
          step(new Map([...own, [first.userID, giver], [to, taken]]), next, [...done, { stand, to }]);
        }
      }
    };
    const own = byPerson(stands);
    const broken = new Map(
      watchers.flatMap(({ userID }): [string, Finding[]][] => {
        const findings = judge(userID, own.get(userID) ?? []);
        return findings.length > 0 ? [[userID, findings]] : [];
      }),
    );
    step(own, broken, []);
    found.sort((a, b) => hoursOf(a) - hoursOf(b));
    return { found, best };
  };

  let fewer: Left | undefined;
  for (let moves = 0; moves <= MOST_MOVES; moves += 1) {
    const { found, best } = search(
      moves,
      moves < MOST_MOVES ? Number.POSITIVE_INFINITY : judged + MOST_TRIED,
    );
    const [shortest, ...others] = found;
    if (shortest) return { moves: shortest, others: others.slice(0, MOST_OTHERS), fewer };
    fewer = best?.[0] ?? fewer;
  }
  return { moves: undefined, others: [], fewer };
};
