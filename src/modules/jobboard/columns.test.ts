import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Job, statuses, worklist } from '#modules/worklist/contract.ts';
import { boardStatuses, changeOf, columnsOf, firstOf } from './columns.ts';

const today = '2026-06-18';
const people = [
  { _id: 'tom', department: 'Engine' },
  { _id: 'ana', department: 'Deck' },
];
const context = { people, today };
const aboard = new Set(people.map(({ _id }) => _id));

const job = (fields: Partial<Job> = {}): Job =>
  worklist.item.parse({
    _id: 'job',
    boatID: 'boat-halcyon',
    rev: 1,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-06-01T00:00:00.000Z',
    updatedBy: '',
    title: 'Grease windlass',
    ...fields,
  });
const row = (fields?: Partial<Job>) => ({ job: job(fields) });
const ids = (columns: { id: string; rows: { job: Job }[] }[]) =>
  Object.fromEntries(columns.map(({ id, rows }) => [id, rows.map((each) => each.job._id)]));

describe('the columns', () => {
  test('by status contain every job once, except cancelled ones and those done long ago', () => {
    const anyJob = fc
      .record({
        status: fc.constantFrom(...statuses),
        lastDoneDate: fc.constantFrom(null, today, '2026-05-20', '2026-05-19'),
      })
      .map(row);
    fc.assert(
      fc.property(fc.array(anyJob, { maxLength: 20 }), (rows) => {
        const found = columnsOf(rows, 'status', context).flatMap((column) => column.rows);
        const expected = rows.filter(
          ({ job: { status, lastDoneDate } }) =>
            status !== 'cancelled' && !(status === 'done' && lastDoneDate === '2026-05-19'),
        );
        expect(found).toHaveLength(expected.length);
        expect(new Set(found)).toEqual(new Set(expected));
      }),
    );
    expect(columnsOf([], 'status', context).map(({ id }) => id)).toEqual([...boardStatuses]);
  });

  test('by department are those of jobs and people, open jobs only', () => {
    const rows = [
      row({ _id: 'a', department: 'Interior' }),
      row({ _id: 'b', department: 'Deck' }),
      row({ _id: 'c' }),
      row({ _id: 'd', department: 'Galley', status: 'done' }),
    ];
    expect(ids(columnsOf(rows, 'department', context))).toEqual({
      '': ['c'],
      Deck: ['b'],
      Engine: [],
      Interior: ['a'],
    });
  });

  test('by person show a job with each of its people; a person who left counts as nobody', () => {
    const rows = [row({ _id: 'a', assignees: ['tom', 'ana'] }), row({ _id: 'b', assignees: ['left'] })];
    expect(ids(columnsOf(rows, 'person', context))).toEqual({ '': ['b'], tom: ['a'], ana: ['a'] });
  });
});

describe('another column', () => {
  test.each([
    ['status', 'open', 'waitingParts', { status: 'waitingParts' }],
    ['status', 'open', '', { status: '' }],
    ['status', 'open', 'done', 'complete'],
    ['status', 'open', 'open', undefined],
    ['status', 'open', 'cancelled', undefined],
    ['department', 'Deck', '', { department: '' }],
    ['person', 'tom', 'ana', { assignees: ['ana'] }],
    ['person', 'tom', '', { assignees: [] }],
    ['person', '', 'ana', { assignees: ['tom', 'ana'] }],
  ] as const)('by %s from "%s" to "%s"', (kind, from, to, change) => {
    expect(changeOf(job({ assignees: ['tom', 'left'] }), kind, from, to, aboard)).toEqual(change);
  });
});

test('a moved job stays visible below the first ones', () => {
  const rows = ['a', 'b', 'c', 'd'].map((_id) => row({ _id }));
  const visibleIds = (moved?: string) => firstOf(rows, 2, moved).map((each) => each.job._id);
  expect(visibleIds()).toEqual(['a', 'b']);
  expect(visibleIds('b')).toEqual(['a', 'b']);
  expect(visibleIds('d')).toEqual(['a', 'b', 'd']);
});
