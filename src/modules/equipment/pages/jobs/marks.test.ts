import { expect, test } from 'vitest';
import { worklist } from '#modules/worklist/contract.ts';
import { rowOf } from '#modules/worklist/rules/rows.ts';
import { equipment } from '../../contract.ts';
import { marksOf, railOfMark } from './marks.ts';

const stamps = {
  boatID: 'b',
  rev: 1,
  createdAt: '2026-01-01T08:00:00.000Z',
  updatedAt: '2026-01-01T08:00:00.000Z',
  updatedBy: 'Tom',
};
const item = (_id: string, parentID = '', fields: object = {}) =>
  equipment.item.parse({ ...stamps, _id, name: _id, parentID, ...fields });
const all = [
  item('power'),
  item('gen', 'power', { hours: 4812 }),
  item('pump', 'gen'),
  item('board', 'power'),
];
const context = {
  machines: new Map(all.map((each) => [each._id, each])),
  people: new Map(),
  today: '2026-06-18',
  layUp: null,
};
const row = (title: string, equipmentID: string, fields: object) =>
  rowOf(
    worklist.item.parse({ ...stamps, _id: title, title, equipmentID, status: 'open', ...fields }),
    context,
  );

const impeller = row('impeller', 'pump', { dueDate: '2026-06-20' });
const oil = row('oil', 'gen', { dueHours: 4800, hoursInterval: 250 });
const valves = row('valves', 'gen', { dueDate: '2026-12-01' });
const clean = row('clean', 'board', { status: 'done', dueDate: '2026-06-01' });
const adrift = row('adrift', 'gone', { dueDate: '2026-06-01' });

test('a machine counts its own open jobs, and those including what is below it', () => {
  const { own, all: together } = marksOf([valves, impeller, oil, clean, adrift], all);
  expect(own.get('gen')).toMatchObject({ open: 2, overdue: 1, due: 0, next: oil });
  expect(own.get('pump')).toMatchObject({ open: 1, overdue: 0, due: 1, next: impeller });
  expect(own.get('power')).toBeUndefined();
  expect(together.get('gen')).toMatchObject({ open: 3, overdue: 1, due: 1, next: oil });
  expect(together.get('power')).toMatchObject({ open: 3, overdue: 1, due: 1 });
  expect(together.get('board')).toBeUndefined();
  expect(together.has('gone')).toBe(false);
});

test('a check of the round is not the next due job, unless it is overdue', () => {
  const look = (dueDate: string) => row('look', 'gen', { inRound: true, dueDate });
  expect(marksOf([look('2026-06-19'), valves], all).own.get('gen')).toMatchObject({
    open: 2,
    due: 0,
    next: valves,
  });
  expect(marksOf([look('2026-06-17'), valves], all).own.get('gen')?.next?.job.title).toBe('look');
});

test('the edge shows the most urgent state', () => {
  const { own } = marksOf([valves, impeller, oil], all);
  expect(railOfMark(own.get('gen'))).toBe('overdue');
  expect(railOfMark(own.get('pump'))).toBe('due');
  expect(railOfMark(undefined)).toBeUndefined();
});

test('a cycle of parents ends', () => {
  const loop = [item('a', 'b'), item('b', 'a')];
  expect(marksOf([row('x', 'a', {})], loop).all.get('b')?.open).toBe(1);
});
