import { describe, expect, test } from 'vitest';
import { inventory } from '#modules/inventory/contract.ts';
import { countSchema, type StocktakeCount } from './contract/counts.ts';
import { countedLines, mayReview, nextLine, placesOf, sheetOf, varianceOf } from './rules.ts';

const at = (time: string) => `2026-06-18T${time}:00.000Z`;
const spot = (locationID: string, locationBox = '') => ({ locationID, shelves: '', locationBox });
const item = (_id: string, more: object = {}) =>
  inventory.item.parse({
    _id,
    boatID: 'b',
    rev: 1,
    createdAt: at('00:00'),
    updatedAt: at('00:00'),
    updatedBy: '',
    name: _id,
    ...more,
  });
const place = (_id: string, parentID = '') => ({ ...item(_id), name: _id, kind: 'other' as const, parentID });
const locations = [place('deck'), place('locker', 'deck'), place('box', 'locker'), place('bilge')];

const impeller = item('impeller', {
  locationID: 'locker',
  places: [
    { ...spot('locker'), quantity: 3 },
    { ...spot('box', 'B'), quantity: 1 },
  ],
});
const gasket = item('gasket', { locationID: 'box', places: [] });
const pump = item('pump', { places: [{ ...spot('bilge'), quantity: 1 }] });
const all = [impeller, gasket, pump];
const keys = (lines: readonly { key: string }[]) => lines.map(({ key }) => key);

describe('the sheet', () => {
  test('of a place alone', () =>
    expect(keys(sheetOf(all, placesOf('locker', false, locations)))).toEqual(['impeller|locker||']));
  test('with the places in it, also what usually lies there though none is booked', () =>
    expect(keys(sheetOf(all, placesOf('deck', true, locations)))).toEqual([
      'impeller|locker||',
      'impeller|box||B',
      'gasket|box||',
    ]));
  test('of the whole vessel has what has no place too', () =>
    expect(keys(sheetOf([...all, item('lost')], placesOf('', true, locations)))).toContain('lost|||'));
  test('what was found without being booked there is added once', () => {
    const extras = [
      { inventoryID: 'pump', spot: spot('locker') },
      { inventoryID: 'impeller', spot: spot('locker') },
    ];
    const lines = sheetOf(all, placesOf('locker', false, locations), extras);
    expect(keys(lines)).toEqual(['impeller|locker||', 'pump|locker||']);
    expect(lines.map(({ extra }) => extra)).toEqual([false, true]);
  });
});

const count = (_id: string, more: Partial<StocktakeCount>): StocktakeCount =>
  countSchema.parse({
    _id,
    stocktakeID: 's',
    inventoryID: 'impeller',
    itemName: 'impeller',
    unit: '',
    spot: spot('locker'),
    counted: 3,
    chosen: '',
    reason: '',
    userID: 'tom',
    userName: 'Tom',
    at: at('10:00'),
    expected: 4,
    ...more,
  });
const lineOf = (...counts: StocktakeCount[]) => countedLines(counts).get('impeller|locker||');

describe('counts of a line', () => {
  const tom = count('tom', {});
  const ann = count('ann', { userID: 'ann', counted: 2, at: at('10:05') });

  test('by people who did not know of each other are asked about when they differ', () => {
    expect(lineOf(tom)).toMatchObject({ state: 'counted', count: { _id: 'tom' } });
    expect(lineOf(tom, ann)).toMatchObject({ state: 'differ', live: [{ _id: 'tom' }, { _id: 'ann' }] });
    expect(lineOf(tom, count('ann', { userID: 'ann' }))).toMatchObject({ state: 'counted' });
  });

  test('are the same when what differs was taken between them', () =>
    expect(lineOf(tom, { ...ann, expected: 3 })).toMatchObject({ state: 'counted', count: { counted: 2 } }));

  test('hold when they replace those that were known', () =>
    expect(lineOf(tom, { ...ann, replaces: ['tom'] })).toMatchObject({
      state: 'counted',
      live: [{ _id: 'ann' }],
      made: [{ _id: 'tom' }, { _id: 'ann' }],
    }));

  test('are decided by taking one over, and counted again on request', () => {
    const decided = count('decision', { counted: 2, chosen: 'ann', replaces: ['tom', 'ann'] });
    expect(lineOf(tom, ann, decided)).toMatchObject({
      state: 'counted',
      count: { counted: 2 },
      made: [{ _id: 'tom' }, { _id: 'ann' }],
    });
    const again = count('again', { counted: null, replaces: ['tom'] });
    expect(lineOf(tom, again)).toMatchObject({ state: 'again' });
    expect(lineOf(tom, again, { ...ann, replaces: ['again'] })).toMatchObject({ state: 'counted' });
  });

  test('differ from what is booked, once it is booked from that', () => {
    expect(varianceOf(tom)).toBe(-1);
    expect(varianceOf({ ...tom, expected: 3, booked: 4 })).toBe(-1);
    expect(varianceOf({ ...tom, expected: null })).toBeNull();
  });
});

test('a blind sheet is reviewed by who began it, the captain and the office', () => {
  const deckhand = { _id: 'd', role: 'crew', captain: false, superadmin: false };
  const sheet = { blind: true, startedByID: 'x' };
  expect(mayReview(deckhand, sheet)).toBe(false);
  expect(mayReview(deckhand, { ...sheet, blind: false })).toBe(true);
  expect(mayReview({ ...deckhand, _id: 'x' }, sheet)).toBe(true);
  expect(mayReview({ ...deckhand, captain: true }, sheet)).toBe(true);
});

test('the next line is the one after, then those left out before it', () => {
  const lines = sheetOf(all, placesOf('', true, locations));
  const done = new Set(['pump|bilge||']);
  const isDone = ({ key }: { key: string }) => done.has(key);
  expect(nextLine(lines, isDone, 'impeller|box||B')?.key).toBe('gasket|box||');
  expect(nextLine(lines, isDone, 'gasket|box||')?.key).not.toBe('pump|bilge||');
  expect(nextLine(lines, () => true, undefined)).toBeUndefined();
});
