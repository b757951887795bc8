import { describe, expect, test } from 'vitest';
import type { Leave } from '../contract.ts';
import { datesThatFit, groupOf, stretchesOf, warningsOf } from './manning.ts';

const people = [
  { userID: 'jonas', name: 'Jonas', jobtitle: 'Chief Officer' },
  { userID: 'kenji', name: 'Kenji', jobtitle: 'Second Officer' },
  { userID: 'elena', name: 'Elena', jobtitle: 'Captain' },
  { userID: 'om', name: 'Om', jobtitle: 'Sous Chef' },
];
const leave = (
  userID: string,
  from: string,
  to: string,
  status: Leave['status'] = 'approved',
  travel = 0,
) => ({
  ...{ _id: `${userID}-${from}`, userID, from, to, status, travelBefore: travel, travelAfter: travel },
});
const july = { from: '2026-07-01', to: '2026-07-31' };

test.each([
  ['Captain', 'deckOfficers'],
  ['Second Officer', 'deckOfficers'],
  ['First Mate', 'deckOfficers'],
  ['Chief Engineer', 'engineers'],
  ['Electro-Technical Officer', 'engineers'],
  ['Bosun', 'deckRatings'],
  ['Deckhand', 'deckRatings'],
  ['Head Chef', 'cooks'],
  ['Stewardess', undefined],
])('a %s is of %s', (title, group) => expect(groupOf(title)).toBe(group));

describe('how many are on board', () => {
  test('days of travel are away, refused leave is not', () => {
    const away = [
      leave('jonas', '2026-07-06', '2026-07-10', 'asked', 1),
      leave('elena', '2026-07-01', '2026-07-31', 'refused'),
    ];
    expect(stretchesOf('deckOfficers', 2, july, people, away, [])).toEqual([
      { from: '2026-07-01', to: '2026-07-04', count: 3, state: 'enough' },
      { from: '2026-07-05', to: '2026-07-11', count: 2, state: 'least' },
      { from: '2026-07-12', to: '2026-07-31', count: 3, state: 'enough' },
    ]);
  });
  test('who lacks a document does not count from the day after it ends; a renewal counts', () => {
    const medical = { userID: 'om', kind: 'medical', expiresAt: '2026-07-10' };
    expect(stretchesOf('cooks', 1, july, people, [], [medical])).toEqual([
      { from: '2026-07-01', to: '2026-07-10', count: 1, state: 'least' },
      { from: '2026-07-11', to: '2026-07-31', count: 0, state: 'below' },
    ]);
    const renewed = { ...medical, expiresAt: '2028-07-10' };
    expect(stretchesOf('cooks', 1, july, people, [], [medical, renewed])).toHaveLength(1);
    expect(stretchesOf('cooks', 1, july, people, [], [{ ...medical, kind: 'visa' }])).toHaveLength(1);
    expect(stretchesOf('cooks', 1, july, people, [], [{ ...medical, expiresAt: null }])).toHaveLength(1);
  });
});

describe('what speaks against a leave', () => {
  const given = {
    people,
    leaves: [leave('kenji', '2026-07-12', '2026-07-24', 'approved', 1)],
    papers: [],
    manning: { deckOfficers: 2, engineers: null, deckRatings: null, cooks: 1 },
    left: 5,
    takes: true,
  };
  const asked = leave('jonas', '2026-07-06', '2026-07-19', 'asked', 1);
  test('too few on board while a colleague is away', () => {
    expect(warningsOf(asked, given)).toEqual([
      { kind: 'manning', group: 'deckOfficers', from: '2026-07-11', to: '2026-07-20', count: 1, least: 2 },
      { kind: 'overlap', name: 'Kenji', from: '2026-07-11', to: '2026-07-20' },
    ]);
  });
  test('nothing for others of another group, or when enough stay', () => {
    expect(warningsOf(leave('om', '2026-07-12', '2026-07-13'), { ...given, manning: {} })).toEqual([]);
    expect(warningsOf(asked, { ...given, leaves: [] })).toEqual([]);
    expect(
      warningsOf(asked, { ...given, leaves: [leave('kenji', '2026-07-12', '2026-07-24', 'refused')] }),
    ).toEqual([]);
  });
  test('more days than are left, of leave that takes some', () => {
    expect(warningsOf(asked, { ...given, leaves: [], left: -2 })).toEqual([{ kind: 'balance', left: -2 }]);
    expect(warningsOf(asked, { ...given, leaves: [], left: -2, takes: false })).toEqual([]);
  });
  test('itself is never against it', () => {
    expect(warningsOf(asked, { ...given, leaves: [asked] })).toEqual([]);
  });
  test('dates that fit are found before and after, never in the past', () => {
    const fits = (other: typeof asked) => warningsOf(other, given).length === 0;
    expect(datesThatFit(asked, '2026-06-18', fits)).toEqual([
      { from: '2026-06-20', to: '2026-07-03' },
      { from: '2026-06-23', to: '2026-07-06' },
      { from: '2026-06-26', to: '2026-07-09' },
    ]);
    expect(datesThatFit(asked, '2026-07-01', fits).every(({ from }) => from > '2026-07-01')).toBe(true);
  });
});
