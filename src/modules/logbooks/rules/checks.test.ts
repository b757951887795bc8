import { describe, expect, test } from 'vitest';
import { books } from './books.ts';
import { checksOf } from './checks.ts';
import { linesOf } from './lines.ts';
import { contentsOf } from './tanks.ts';
import { daysAgo, NOW, signed, tanks, warnings } from './testChecks.ts';
import { readForm } from './values.ts';

describe('the Oil Record Book', () => {
  const sounding = (retained: number, days = 1) =>
    signed(
      'oil',
      'cWeekly',
      { tank: 'Sludge tank', capacity: 1.97, retained, manual: 0 },
      { at: daysAgo(days) },
    );

  test('tank contents follow from soundings, transfers and amendments', () => {
    const first = sounding(1.1, 3);
    const out = signed(
      'oil',
      'cBurn',
      { quantity: 0.4, tank: 'Sludge tank', retained: 0.7, hours: 5 },
      { at: daysAgo(2) },
    );
    expect(contentsOf(books.oil, [first, out]).get('Sludge tank')).toMatchObject({ content: 0.7 });
    const right = signed(
      'oil',
      'cBurn',
      { quantity: 0.3, tank: 'Sludge tank', retained: 0.8, hours: 5 },
      { at: daysAgo(2), amends: out._id },
    );
    expect(contentsOf(books.oil, [first, out, right]).get('Sludge tank')).toMatchObject({ content: 0.8 });
    const into = signed('oil', 'dTank', { quantity: 0.9, toTank: 'Bilge tank' });
    const before = signed(
      'oil',
      'dTank',
      { total: 1.7, quantity: 0.5, toTank: 'Bilge tank' },
      { at: daysAgo(2) },
    );
    expect(contentsOf(books.oil, [before, into]).get('Bilge tank')).toMatchObject({ content: 2.6 });
  });

  const burnt = (quantity: number, retained: number) => ({
    quantity,
    tank: 'Sludge tank',
    retained,
    hours: 4,
  });

  test('before + in - out is after, within the tolerance', () => {
    const records = [sounding(1.1)];
    expect(warnings('oil', 'cBurn', burnt(0.4, 0.7), { records })).toEqual([]);
    expect(warnings('oil', 'cBurn', burnt(0.4, 0.74), { records })).toEqual([]);
    expect(warnings('oil', 'cBurn', burnt(0.4, 0.8), { records })).toEqual(['balance']);
    expect(
      warnings('oil', 'cBurn', burnt(0.4, 0.8), { records, opening: { tanks, tolerance: 0.2 } }),
    ).toEqual([]);
    expect(warnings('oil', 'cBurn', burnt(1.5, 0), { records })).toEqual(['tooMuch', 'balance']);
  });

  test('no tank holds more than it can, and each is in its list of the certificate', () => {
    const weekly = (tank: string, retained: number) => ({ tank, capacity: 1.97, retained, manual: 0 });
    expect(warnings('oil', 'cWeekly', weekly('Sludge tank', 1.97))).toEqual([]);
    expect(warnings('oil', 'cWeekly', weekly('Sludge tank', 1.98))).toEqual(['capacity']);
    expect(warnings('oil', 'cWeekly', weekly('Bilge tank', 1))).toEqual(['tankList']);
  });

  test('sludge tanks are sounded every seven days', () => {
    const weekly = { tank: 'Sludge tank', capacity: 1.97, retained: 1, manual: 0 };
    expect(warnings('oil', 'cWeekly', weekly, { records: [sounding(1, 7)] })).toEqual([]);
    expect(warnings('oil', 'cWeekly', weekly, { records: [sounding(1, 7.1)] })).toEqual(['weekly']);
  });

  const overboard = {
    ...{ quantity: 1.5, timeStart: '23:30', timeStop: '01:00' },
    posStart: { lat: 43.2, lon: 8.1 },
    posStop: { lat: 43, lon: 8.53 },
  };

  test('a discharge is under way, not faster than the equipment is rated, and never in polar waters', () => {
    expect(warnings('oil', 'dOverboard', overboard)).toEqual([]);
    expect(warnings('oil', 'dOverboard', { ...overboard, quantity: 1.6 })).toEqual(['rate']);
    expect(warnings('oil', 'dOverboard', { ...overboard, posStop: overboard.posStart })).toEqual([
      'underWay',
    ]);
    const south = { posStart: { lat: -62, lon: 8 }, posStop: { lat: -62, lon: 9 } };
    expect(warnings('oil', 'dOverboard', { ...overboard, ...south })).toEqual(['oilPolar']);
    const north = { posStart: { lat: 79, lon: 8 }, posStop: { lat: 79, lon: 9 } };
    expect(warnings('oil', 'dOverboard', { ...overboard, ...north })).toEqual(['oilPolar']);
  });

  test('in a special area the equipment has an alarm and stop, also where only the way between lies in it', () => {
    const opening = { tanks, rated: 1 };
    expect(warnings('oil', 'dOverboard', overboard, { opening })).toEqual(['oilArea']);
    const atlantic = { posStart: { lat: 38, lon: -30 }, posStop: { lat: 38, lon: -29.5 } };
    expect(warnings('oil', 'dOverboard', { ...overboard, ...atlantic }, { opening })).toEqual([]);
    const past = { posStart: { lat: 36.3, lon: -7 }, posStop: { lat: 34, lon: 13 } };
    expect(warnings('oil', 'dOverboard', { ...overboard, ...past }, { opening })).toContain('oilArea');
    const said = checksOf(
      books.oil,
      { code: 'dOverboard', at: NOW, values: overboard },
      { opening, records: [], now: NOW },
    ).find(({ key }) => key === 'oilArea');
    expect(said).toEqual({
      key: 'oilArea',
      ok: false,
      params: { area: 'mediterranean', rule: 'MARPOL I/15.3' },
    });
  });

  test('prints what follows each other under one item in one line', () => {
    expect(linesOf(books.oil, 'cBurn', burnt(0.4, 0.7))).toEqual([
      { item: '12.3', text: '0.40 m³ sludge, from Sludge tank, 0.70 m³ retained, incinerated for 4.0 h' },
    ]);
  });

  test('reads times as they are typed', () => {
    const fields = books.oil.codes.find(({ code }) => code === 'eManual')?.fields ?? [];
    expect(readForm(fields, { timeStart: '945' }).values).toEqual({ timeStart: '09:45' });
    expect(readForm(fields, { timeStart: '25:10' }).wrong).toHaveLength(1);
  });
});

describe('the Garbage Record Book', () => {
  const atlantic = { lat: 38, lon: -30 };
  const ligurian = { lat: 43.2, lon: 8.1 };
  const sea = { position: atlantic, speed: 12 };

  test.each(['A', 'C', 'D', 'E', 'H', 'I'])('category %s never goes to sea', (letter) => {
    expect(warnings('garbage', 'toSea', { ...sea, [`cat${letter}`]: 0.1, landDistance: 300 })).toEqual([
      'never',
    ]);
  });

  test.each([
    [atlantic, true, 3, []],
    [atlantic, true, 2.9, ['foodGround']],
    [atlantic, false, 12, []],
    [atlantic, false, 11.9, ['food']],
    [ligurian, true, 12, []],
    [ligurian, true, 11.9, ['foodGround', 'garbageArea']],
    [ligurian, false, 60, ['food', 'garbageArea']],
  ])('food waste at %j, ground %s, %s nm off: %j', (position, ground, landDistance, expected) => {
    const values = { ...sea, position, catB: 0.04, landDistance, ...(ground ? { ground } : {}) };
    expect(warnings('garbage', 'toSea', values)).toEqual(expected);
  });

  test('washwater, carcasses and the way of the ship', () => {
    const far = { ...sea, landDistance: 300 };
    expect(warnings('garbage', 'toSea', { ...far, catF: 0.1 })).toEqual(['washwater']);
    expect(warnings('garbage', 'toSea', { ...far, catF: 0.1, harmless: true })).toEqual([]);
    expect(warnings('garbage', 'toSea', { ...far, catG: 0.1 })).toEqual([]);
    expect(warnings('garbage', 'toSea', { ...far, catG: 0.1, position: ligurian })).toEqual([
      'carcass',
      'garbageArea',
    ]);
    expect(warnings('garbage', 'toSea', { ...far, catB: 0.1, speed: 0 })).toEqual(['enRoute']);
    expect(warnings('garbage2', 'toSea', { ...far, catK: 0.1 })).toEqual(['cargo']);
  });

  test('an amount far above the usual one, none at all, and a missing receipt are said', () => {
    const records = [1, 2, 3].map((day) =>
      signed('garbage', 'ashore', { facility: 'Antibes', catC: 0.2 }, { at: daysAgo(day) }),
    );
    const ashore = { facility: 'Antibes', receipt: 'AN-1' };
    expect(warnings('garbage', 'ashore', { ...ashore, catC: 0.4 }, { records })).toEqual([]);
    expect(warnings('garbage', 'ashore', { ...ashore, catC: 0.5 }, { records })).toEqual(['usual']);
    expect(warnings('garbage', 'ashore', ashore)).toEqual(['noAmount']);
    expect(warnings('garbage', 'ashore', { facility: 'Antibes', catC: 0.4 })).toEqual(['receipt']);
  });
});

test('a drill that was not held says why', () => {
  const drill = { drillKind: 'fireDrill', place: 'Antibes' };
  expect(warnings('official', 'drill', { ...drill, held: true })).toEqual([]);
  expect(warnings('official', 'drill', drill)).toEqual(['notHeld']);
  expect(warnings('official', 'drill', { ...drill, reason: 'Weather' })).toEqual([]);
});
