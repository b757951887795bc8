import { expect, test } from 'vitest';
import { books } from './books.ts';
import { type DueNow, type DueRecord, duesOf } from './due.ts';

const now: DueNow = {
  ...{ today: '2026-06-18', hour: 14, openedAt: '2026-06-01T08:00:00.000Z', newest: {} },
  dayOf: (instant) => instant.slice(0, 10),
};
const row = (at: string, more: Partial<DueRecord> = {}): DueRecord => ({
  ...{ kind: 'entry', code: 'row', at, fields: { position: { lat: 43, lon: 7 } } },
  ...{ covers: [], hash: at, page: 1, ...more },
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
