import { expect, test } from 'vitest';
import { equipment } from '#modules/equipment/contract.ts';
import { formatOf } from '#ui/format/formatOf.ts';
import { busiest, changedLately, criticalByGroup, dueMeters } from './rules.ts';

const now = '2026-06-18T08:00:00.000Z';
const daysAgo = (days: number) => new Date(Date.parse(now) - days * 86_400_000).toISOString();
const { daysUntil } = formatOf({ language: 'en', timeZone: 'UTC', today: '2026-06-18', vessel: '' });
const item = (_id: string, fields: object = {}) =>
  equipment.item.parse({
    _id,
    name: _id,
    boatID: 'b',
    rev: 1,
    createdAt: daysAgo(400),
    updatedAt: daysAgo(400),
    updatedBy: 'Tom',
    ...fields,
  });
const meter = (_id: string, days: number, fields: object = {}) =>
  item(_id, { metered: true, hoursAt: daysAgo(days), ...fields });

test('meters due for reading, oldest first', () => {
  const list = [
    meter('fresh', 1),
    meter('old', 9),
    item('unmetered'),
    meter('older', 30),
    item('never', { metered: true }),
  ];
  expect(dueMeters(list, daysUntil).map(({ _id }) => _id)).toEqual(['never', 'older', 'old']);
});

test('critical equipment is grouped by its outermost group, with the meters due for reading', () => {
  const list = [
    item('power'),
    item('sets', { parentID: 'power' }),
    meter('gen', 9, { parentID: 'sets', critical: true }),
    item('board', { parentID: 'power', critical: true }),
    item('alone', { critical: true }),
    item('sofa'),
  ];
  expect(
    criticalByGroup(list, daysUntil).map(({ id, items, due }) => [id, items.map(({ _id }) => _id), due]),
  ).toEqual([
    ['power', ['gen', 'board'], 1],
    ['alone', ['alone'], 0],
  ]);
});

test('recent changes: readings, additions and changes, newest first, nothing older', () => {
  const list = [
    item('edited', { updatedAt: daysAgo(2), updatedBy: 'Elena' }),
    item('added', { createdAt: daysAgo(3), updatedAt: daysAgo(3) }),
    meter('read', 1),
    meter('entered', 0.001, { updatedAt: now, updatedBy: 'Amy' }),
    item('old'),
    meter('editedAfterReading', 5, { updatedAt: daysAgo(4) }),
  ];
  expect(changedLately(list, now, 30).map(({ item: { _id }, what, who }) => [_id, what, who])).toEqual([
    ['entered', 'hours', 'Amy'],
    ['read', 'hours', ''],
    ['edited', 'changed', 'Elena'],
    ['added', 'added', 'Tom'],
    ['editedAfterReading', 'changed', 'Tom'],
  ]);
});

test('the busiest machines', () => {
  const list = [
    meter('a', 1, { hoursPerDay: 2 }),
    meter('b', 1, { hoursPerDay: 8 }),
    meter('c', 1, { hoursPerDay: 0 }),
    meter('d', 1),
  ];
  expect(busiest(list, 5).map(({ item: { _id } }) => _id)).toEqual(['b', 'a']);
  expect(busiest(list, 1)).toHaveLength(1);
});
