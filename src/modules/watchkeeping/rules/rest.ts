import { evaluate, type Finding } from '#modules/hoursofrest/rules/evaluate.ts';
import type { Limits } from '#modules/hoursofrest/rules/limits.ts';
import { type ShipLine, withWork } from './line.ts';
import type { Span } from './templates.ts';

/** Somebody who stands watches: what they work besides on the line, and what they are judged by. */
export type Watcher = { userID: string; work: readonly Span[]; limits: Limits };

/** A watch with the person who stands it. */
export type Stand = Span & { id: string; station: string; userID: string };

/** All breaches of a person with these watches. */
export const breachesOf = (line: ShipLine, { work, limits }: Watcher, watches: readonly Span[]): Finding[] =>
  evaluate({ ...line, cells: withWork(withWork(line.cells, work), watches) }, limits).findings;

const same = (a: Finding, b: Finding) =>
  a.rule === b.rule && a.from === b.from && a.to === b.to && a.worst === b.worst && a.second === b.second;

/** The breaches that were not there before. */
export const newBreaches = (before: readonly Finding[], after: readonly Finding[]): Finding[] =>
  after.filter((finding) => !before.some((known) => same(known, finding)));

/** The watches of each person. */
export const byPerson = (stands: readonly Stand[]): Map<string, Stand[]> =>
  Map.groupBy(stands, ({ userID }) => userID);

/** Everybody's breaches, those without any left out. */
export const breachesOfAll = (
  line: ShipLine,
  watchers: readonly Watcher[],
  stands: readonly Stand[],
): { userID: string; findings: Finding[] }[] => {
  const each = byPerson(stands);
  return watchers.flatMap((watcher) => {
    const findings = breachesOf(line, watcher, each.get(watcher.userID) ?? []);
    return findings.length > 0 ? [{ userID: watcher.userID, findings }] : [];
  });
};
