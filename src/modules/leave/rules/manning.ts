import { addDays, daysBetween } from '#modules/hoursofrest/rules/timeline.ts';
import type { Leave, Manning } from '../contract.ts';
import { awayOf } from './balance.ts';

export const manningGroups = ['deckOfficers', 'engineers', 'deckRatings', 'cooks'] as const;
export type ManningGroup = (typeof manningGroups)[number];

/** To which group of the safe manning document a title belongs. */
export const groupOf = (jobtitle: string): ManningGroup | undefined => {
  if (/engineer|electro/i.test(jobtitle)) return 'engineers';
  if (/captain|master|officer|\bmate\b/i.test(jobtitle)) return 'deckOfficers';
  if (/chef|cook/i.test(jobtitle)) return 'cooks';
  if (/bosun|deck/i.test(jobtitle)) return 'deckRatings';
  return undefined;
};

type Person = { userID: string; name: string; jobtitle: string };
type Away = Pick<Leave, '_id' | 'userID' | 'from' | 'to' | 'travelBefore' | 'travelAfter' | 'status'>;
type Paper = { userID: string; kind: string; expiresAt: string | null };

/** Documents without which nobody counts for safe manning. */
const needed = new Set(['coc', 'medical', 'basicSafety']);

const isOpen = ({ status }: Pick<Away, 'status'>) => status !== 'refused';

/** Whether a document that somebody needs has expired by a day; a renewal of the same kind counts. */
const lacksPaper = (userID: string, day: string, papers: readonly Paper[]) =>
  [
    ...Map.groupBy(
      papers.filter((paper) => paper.userID === userID && needed.has(paper.kind)),
      ({ kind }) => kind,
    ).values(),
  ].some((same) => same.every(({ expiresAt }) => expiresAt !== null && expiresAt < day));

export type Stretch = { from: string; to: string; count: number; state: 'enough' | 'least' | 'below' };

/** How many of a group are on board, day by day, in stretches of the same number; requests count as given. */
export const stretchesOf = (
  group: ManningGroup,
  least: number,
  range: { from: string; to: string },
  people: readonly Person[],
  leaves: readonly Away[],
  papers: readonly Paper[],
): Stretch[] => {
  const members = people.filter(({ jobtitle }) => groupOf(jobtitle) === group);
  const away = leaves.filter(isOpen).map((leave) => ({ userID: leave.userID, ...awayOf(leave) }));
  const stretches: Stretch[] = [];
  for (const day of daysBetween(range.from, range.to)) {
    const count = members.filter(
      ({ userID }) =>
        !away.some((each) => each.userID === userID && day >= each.from && day <= each.to) &&
        !lacksPaper(userID, day, papers),
    ).length;
    const last = stretches.at(-1);
    if (last?.count === count) last.to = day;
    else
      stretches.push({
        ...{ from: day, to: day, count },
        state: count < least ? 'below' : count === least ? 'least' : 'enough',
      });
  }
  return stretches;
};

export type Warning =
  | { kind: 'manning'; group: ManningGroup; from: string; to: string; count: number; least: number }
  | { kind: 'overlap'; name: string; from: string; to: string }
  | { kind: 'balance'; left: number };

/** What speaks against a leave: too few of its group on board, others of the group away, more days than are left. */
export const warningsOf = (
  leave: Away,
  given: {
    people: readonly Person[];
    leaves: readonly Away[];
    papers: readonly Paper[];
    manning: Partial<Manning> | undefined;
    /** The balance on the last day, with this leave taken. */
    left: number;
    takes: boolean;
  },
): Warning[] => {
  const { people, leaves, papers, manning, left, takes } = given;
  const person = people.find(({ userID }) => userID === leave.userID);
  const group = person && groupOf(person.jobtitle);
  const range = awayOf(leave);
  const others = leaves.filter((other) => other._id !== leave._id);
  const warnings: Warning[] = [];
  const least = group && manning?.[group];
  if (group && least)
    for (const stretch of stretchesOf(group, least, range, people, [...others, leave], papers))
      if (stretch.state === 'below')
        warnings.push({
          kind: 'manning',
          group,
          from: stretch.from,
          to: stretch.to,
          count: stretch.count,
          least,
        });
  for (const other of others.filter(isOpen)) {
    const colleague = people.find(({ userID }) => userID === other.userID);
    const theirs = awayOf(other);
    const same =
      other.userID === leave.userID || (group && colleague && groupOf(colleague.jobtitle) === group);
    if (!same || theirs.from > range.to || theirs.to < range.from) continue;
    warnings.push({
      kind: 'overlap',
      name: colleague?.name ?? '',
      // Days as YYYY-MM-DD: as text in the order of time.
      from: [theirs.from, range.from].toSorted().at(-1) ?? range.from,
      to: [theirs.to, range.to].toSorted().at(0) ?? range.to,
    });
  }
  if (takes && left < 0) warnings.push({ kind: 'balance', left });
  return warnings;
};

/** Other days of the same length, the nearest first, with which nobody of the group is missing. */
export const datesThatFit = (
  leave: Away,
  today: string,
  fits: (leave: Away) => boolean,
  most = 3,
): { from: string; to: string }[] => {
  const length = daysBetween(leave.from, leave.to).length;
  const found: { from: string; to: string }[] = [];
  for (let step = 1; step <= 90 && found.length < most; step += 1)
    for (const shift of [-step, step]) {
      const from = addDays(leave.from, shift);
      const to = addDays(from, length - 1);
      const apart = found.every(
        (each) => Math.abs(Date.parse(each.from) - Date.parse(from)) >= 3 * 86_400_000,
      );
      if (from > today && apart && found.length < most && fits({ ...leave, from, to }))
        found.push({ from, to });
    }
  return found.sort((a, b) => a.from.localeCompare(b.from));
};
