import { describe, expect, test } from 'vitest';
import type { LogRecord } from '../contract.ts';
import type { BookValues } from './book.ts';
import { books } from './books.ts';
import { checksOf } from './checks.ts';
import { contentsOf } from './tanks.ts';
import { daysAgo, NOW, signed, warnings } from './testChecks.ts';

describe('the Oil Record Book, part II', () => {
  const cargoTanks = [
    { name: '1 P', list: 'cargo', capacity: 120 },
    { name: '1 S', list: 'cargo', capacity: 120 },
    { name: 'Slop', list: 'slop', capacity: 12 },
  ];
  const opening = { tanks: cargoTanks };
  const said = (code: string, values: BookValues, records: LogRecord[] = []) =>
    warnings('oil2', code, values, { opening, records });

  test('what was loaded and unloaded is in the tanks', () => {
    const loaded = signed(
      'oil2',
      'aLoading',
      { loadPort: 'Malta', oilType: 'Jet A-1', toTank: '1 P', quantity: 80, total: 80 },
      { at: daysAgo(3) },
    );
    const moved = { tank: '1 P', toTank: '1 S', quantity: 30, total: 30, emptied: 'no', retained: 50 };
    expect(said('bTransfer', moved, [loaded])).toEqual([]);
    expect(said('bTransfer', { ...moved, retained: 60 }, [loaded])).toEqual(['balance']);
    const { retained, ...unsaid } = moved;
    expect(said('bTransfer', unsaid, [loaded])).toEqual(['retained']);
    const unloaded = signed(
      'oil2',
      'cUnloading',
      { unloadPort: 'Antibes', tank: '1 P', emptied: 'yes' },
      { at: daysAgo(2) },
    );
    expect(contentsOf(books.oil2, [loaded, unloaded]).get('1 P')).toMatchObject({ content: 0 });
    expect(
      said('aLoading', { loadPort: 'Malta', oilType: 'x', toTank: '1 P', quantity: 121, total: 121 }),
    ).toEqual(['capacity']);
  });

  test('both amounts of a slop tank’s discharge leave it', () => {
    const into = signed(
      'oil2',
      'jTank',
      { tank: '1 P', quantity: 6, retained: 0, toTank: 'Slop', total: 6 },
      { at: daysAgo(3) },
    );
    const out = signed('oil2', 'iOverboard', { tank: 'Slop', quantity: 4, finalQuantity: 0.5 });
    expect(contentsOf(books.oil2, [into, out]).get('Slop')).toMatchObject({ content: 1.5 });
  });

  const dirty = {
    ...{ tanksNamed: '1 P', timeStart: '10:00', timeStop: '11:00', quantity: 20, speed: 10 },
    ...{ posStart: { lat: 38, lon: -30 }, posStop: { lat: 38.15, lon: -30 } },
    ...{ monitored: 'yes', effluentChecked: 'yes', landDistance: 60 },
  };

  const changes: readonly [BookValues, string[]][] = [
    [{}, []],
    [{ landDistance: 50 }, ['cargoLand']],
    [{ monitored: 'no' }, ['monitored']],
    [{ effluentChecked: 'no' }, ['effluent']],
    [{ posStop: dirty.posStart }, ['underWay']],
    [{ posStart: { lat: 43.2, lon: 8.1 }, posStop: { lat: 43.3, lon: 8.2 } }, ['cargoArea']],
    [{ posStart: { lat: 50, lon: -8 }, posStop: { lat: 50.1, lon: -7 } }, ['cargoArea']],
  ];
  test.each(changes)('dirty ballast into the sea with %j: %j', (change, expected) => {
    expect(said('hOverboard', { ...dirty, ...change })).toEqual(expected);
  });

  test('clean ballast may go to sea in a special area, if it is clean', () => {
    const clean = { posStart: { lat: 43.2, lon: 8.1 }, tank: '1 P', emptied: 'yes', effluentChecked: 'yes' };
    expect(said('kCleanBallast', clean)).toEqual([]);
    const dedicated = { posStart: clean.posStart, contaminated: 'yes' };
    expect(said('lOverboard', dedicated)).toEqual(['contaminated']);
  });

  test('its letters and items are those of the form, each once and in order', () => {
    const letters = [...new Set(books.oil2.codes.map(({ letter }) => letter))];
    expect(letters.join('')).toBe('ABCDEFGHIJKLMNOPQR');
    const items = books.oil2.codes.flatMap(({ fields }) => fields.map(({ item = '' }) => parseInt(item, 10)));
    const numbers = [...new Set(items.filter((item) => !Number.isNaN(item)))];
    expect(numbers).toEqual(Array.from({ length: 85 }, (_, index) => index + 1));
  });
});

describe('the record of sewage', () => {
  const sea = {
    ...{ posStart: { lat: 38, lon: -30 }, posStop: { lat: 38.1, lon: -30 }, quantity: 2, speed: 10 },
    landDistance: 13,
  };
  const baltic = { posStart: { lat: 57.5, lon: 19 }, posStop: { lat: 57.6, lon: 19 } };
  const discharges: readonly [string, BookValues, BookValues, string[]][] = [
    ['untreated', {}, {}, []],
    ['untreated', { landDistance: 12 }, {}, ['sewageRaw']],
    ['untreated', { speed: 3.9 }, {}, ['sewageSpeed']],
    ['comminuted', { landDistance: 3.1, speed: 0 }, {}, []],
    ['comminuted', { landDistance: 3 }, {}, ['sewageTreated']],
    ['plant', { landDistance: 0.5, speed: 0 }, {}, []],
    ['untreated', baltic, {}, []],
    ['untreated', baltic, { passengerShip: true }, ['sewageArea']],
    ['plant', baltic, { passengerShip: true }, []],
  ];
  test.each(discharges)('%s with %j by a ship with %j: %j', (sewageTreatment, change, opening, expected) => {
    expect(warnings('sewage', 'sewageSea', { ...sea, sewageTreatment, ...change }, { opening })).toEqual(
      expected,
    );
  });
});

test('a log says when an emission control area is entered or left', () => {
  const row = (lat: number, lon: number) => ({ position: { lat, lon } });
  const at = (lat: number, lon: number) => [
    signed('sea', 'row', row(lat, lon), { at: new Date(Date.parse(NOW) - 3_600_000).toISOString() }),
  ];
  const said = (here: BookValues, records: LogRecord[]) =>
    checksOf(books.sea, { code: 'row', at: NOW, values: here }, { opening: {}, records, now: NOW })
      .filter(({ key }) => key.startsWith('eca'))
      .map(({ key, params }) => `${key} ${params?.area}`);
  expect(said(row(50, -4.9), at(50, -5.1))).toEqual(['ecaEntered northSea']);
  expect(said(row(50, -5.1), at(50, -4.9))).toEqual(['ecaLeft northSea']);
  expect(said(row(50, -4.8), at(50, -4.9))).toEqual([]);
  expect(said(row(50, -4.9), [])).toEqual([]);
});
