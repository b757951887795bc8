import { expect, test } from 'vitest';
import { books } from './books.ts';
import { type DueNow, type DueRecord, duesOf } from './due.ts';

const now: DueNow = {
  ...{ today: '2026-06-18', hour: 14, openedAt: '2026-06-01T08:00:00.000Z', newest: {} },
  dayOf: (instant) => instant.slice(0, 10),
};
const row = (at: string, more: Partial<DueRecord> = {}): DueRecord => ({
  ...{ _id: at, amends: '', kind: 'entry', code: 'row', at, fields: { position: { lat: 43, lon: 7 } } },
  ...{ covers: [], hash: at, page: 1 },
  ...more,
});
const verified = (...covers: string[]) =>
  row('2026-06-18T07:00:00.000Z', { kind: 'verify', covers, hash: 'v' });
const keys = (records: DueRecord[], more: Partial<DueNow> = {}) =>
  duesOf(books.sea, records, { ...now, ...more }).map(({ key, since, count }) => `${key} ${since} ${count}`);

const yesterday = row('2026-06-17T20:00:00.000Z');
const today = row('2026-06-18T08:00:00.000Z');

test('a position is missing after noon of a day without one, not before', () => {
  const records = [yesterday, verified(yesterday.hash)];
  expect(keys(records)).toEqual(['position 2026-06-18 1']);
  expect(keys(records, { hour: 11 })).toEqual([]);
  expect(keys([...records, today])).toEqual([]);
  expect(keys([...records, row(today.at, { fields: { remarks: 'none' } })])).toEqual([
    'position 2026-06-18 1',
  ]);
});

test('the sea log rests while the port log is written', () => {
  const records = [yesterday, verified(yesterday.hash)];
  expect(keys(records, { newest: { port: '2026-06-17T22:00:00.000Z' } })).toEqual([]);
  expect(keys(records, { newest: { port: '2026-06-17T12:00:00.000Z' } })).toHaveLength(1);
});

test('a day that is over waits for the master, today does not yet', () => {
  expect(keys([yesterday, today])).toEqual(['verify 2026-06-17 1']);
  expect(keys([today])).toEqual([]);
  expect(keys([yesterday, today, verified(yesterday.hash)])).toEqual([]);
});

test('a new volume without entries counts from its opening', () => {
  expect(keys([], { openedAt: '2026-06-16T08:00:00.000Z' })).toEqual(['position 2026-06-17 2']);
});

const drill = (day: string, drillKind: string, who: string[], more: Partial<DueRecord> = {}) =>
  row(`${day}T09:00:00.000Z`, {
    ...{ _id: `${day} ${drillKind}`, hash: `${day} ${drillKind}`, code: 'drill' },
    fields: { drillKind, held: true, crew: who.map((userID) => ({ userID, name: userID })) },
    ...more,
  });
const drills = (records: DueRecord[], today: string, crew = ['anna', 'ben']) =>
  duesOf(books.official, records, { ...now, openedAt: '2026-01-31T08:00:00.000Z', today, crew })
    .filter(({ key }) => key !== 'verify')
    .map(({ key, since, count }) => `${key} ${since} ${count}`);

test('a drill that was held sets its own clock, in calendar months; one that was not held sets none', () => {
  expect(drills([], '2026-02-27')).toEqual([]);
  expect(drills([], '2026-02-28')).toEqual(['fireDrill 2026-02-28 1', 'abandonDrill 2026-02-28 1']);
  const fire = drill('2026-02-20', 'fireDrill', []);
  expect(drills([fire], '2026-03-01')).toEqual(['abandonDrill 2026-02-28 2']);
  const notHeld = { ...fire, fields: { drillKind: 'fireDrill', reason: 'Heavy weather' } };
  expect(drills([notHeld], '2026-02-28')).toHaveLength(2);
  const amended = drill('2026-02-20', 'fireDrill', [], {
    ...{ _id: 'later', kind: 'amend', amends: fire._id, fields: { drillKind: 'fireDrill' } },
  });
  expect(drills([fire, amended], '2026-02-28')).toHaveLength(2);
  expect(drills([], '2026-05-01').map((each) => each.split(' ')[0])).toEqual([
    ...['fireDrill', 'abandonDrill', 'enclosed', 'steering', 'lifeboat', 'security'],
  ]);
});

test('each of the crew takes part in both drills of a month, once a drill says who did', () => {
  const both = (day: string, who: string[]) => [
    drill(day, 'fireDrill', who),
    drill(day, 'abandonDrill', who),
  ];
  expect(drills(both('2026-02-20', ['anna', 'ben']), '2026-03-19')).toEqual([]);
  expect(drills(both('2026-02-20', ['anna']), '2026-03-01')).toEqual(['crewDrills 2026-02-28 1']);
  expect(drills(both('2026-02-20', ['anna', 'ben']), '2026-03-19', ['anna', 'ben', 'new'])).toEqual([
    'crewDrills 2026-02-28 1',
  ]);
  const fireOnly = [
    ...both('2026-02-10', ['anna', 'ben']),
    drill('2026-03-05', 'fireDrill', ['anna', 'ben']),
  ];
  expect(drills(fireOnly, '2026-03-10')).toEqual(['abandonDrill 2026-03-10 1', 'crewDrills 2026-03-10 2']);
});
