import { describe, expect, it } from 'vitest';
import type { NavigationEntry, NavLabel } from '../navigation.ts';
import { partsOf, pinsThatFit, rowParts, straightOf } from './menuParts.ts';

const entry = (label: NavLabel, group?: NavigationEntry['group'], more?: Partial<NavigationEntry>) =>
  ({
    to: `/app/${label}`,
    flag: 'member',
    label,
    icon: 'wrench',
    ...(group ? { group } : {}),
    ...more,
  }) as NavigationEntry;

const home = entry('home', 'home');
const jobs = entry('jobs', 'work');
const equipment = entry('equipment', 'work');
const guests = entry('guests', 'people');
const help = entry('help', 'help');
const all = [home, jobs, equipment, guests, help];
const groups = (parts: readonly { group: string }[]) => parts.map(({ group }) => group);

describe('the row of the top menu', () => {
  const widths = { '/app/home': 100, '/app/jobs': 100, '/app/guests': 80, work: 60 };
  const pins = [home, jobs, guests];

  it.each([
    ['all fit: the only entry of a group is no group beside its pin', 340, 3],
    ['a pin that goes comes back as its group, which takes room too', 339, 1],
    ['the groups alone', 140, 0],
  ])('%s', (_case, room, count) => {
    expect(pinsThatFit(all, pins, widths, room)).toBe(count);
  });

  it('gives up pins from the right, never groups', () => {
    const two = [home, jobs];
    expect(pinsThatFit(all, two, widths, 340)).toBe(2);
    expect(pinsThatFit(all, two, widths, 339)).toBe(1);
    expect(groups(rowParts(all, two, 1))).toEqual(['work', 'people']);
  });

  it('a group whose only entry is pinned does not stand there twice', () => {
    expect(groups(rowParts(all, [guests], 1))).toEqual(['work']);
    expect(groups(rowParts(all, [guests], 0))).toEqual(['work', 'people']);
  });
});

describe('the groups', () => {
  it('an entry that comes later stands in its group at its place, without a further line', () => {
    const stores = entry('inventory', 'stores');
    expect(groups(partsOf([...all, stores]))).toEqual(['home', 'work', 'stores', 'people', 'help']);
  });

  it('a pinned entry is not repeated, and an empty group is not shown', () => {
    expect(groups(partsOf(all, [home, guests]))).toEqual(['work', 'help']);
  });

  it('pages without an entry are beside the group of the page they are under', () => {
    const round = entry('round', undefined, { under: '/app/jobs' as NavigationEntry['to'] });
    const mail = entry('crewEmail', undefined, { straight: 'people' });
    expect(straightOf([...all, round, mail], 'work')).toEqual([round]);
    expect(straightOf([...all, round, mail], 'people')).toEqual([mail]);
  });
});
