import { expect, test } from 'vitest';
import type { HistoryRow } from '../contract.ts';
import { byDay, changesOf, deletedFiles } from './historyLines.ts';

const row = (fields: Partial<HistoryRow>): HistoryRow => ({
  _id: 'h',
  at: '2026-06-18T08:00:00.000Z',
  cameAt: null,
  userName: 'Tom',
  action: 'update',
  before: null,
  after: null,
  ...fields,
});

test('an update lists the differences', () => {
  expect(
    changesOf(
      row({ before: { name: 'A', remarks: '', tags: [1] }, after: { name: 'B', remarks: '', tags: [1] } }),
    ),
  ).toEqual([{ field: 'name', from: 'A', to: 'B' }]);
});

test('an added or removed file is one change', () => {
  expect(changesOf(row({ action: 'file', after: { photo: 'a.jpg' } }))).toEqual([
    { field: 'photo', from: undefined, to: 'a.jpg' },
  ]);
  expect(changesOf(row({ action: 'file', before: { photo: 'a.jpg' } }))).toEqual([
    { field: 'photo', from: 'a.jpg', to: undefined },
  ]);
});

test('a deleted file is known by its id until it is restored', () => {
  const file = (_id: string, fields: Partial<HistoryRow>) => row({ _id, action: 'file', ...fields });
  const gone = file('gone', { before: { photo: 'a.jpg', fileID: 'a' } });
  const other = file('other', { before: { photo: 'b.jpg', fileID: 'b' } });
  expect(changesOf(gone)).toEqual([{ field: 'photo', from: 'a.jpg', to: undefined }]);
  expect(deletedFiles([other, gone])).toEqual(
    new Map([
      ['other', 'b'],
      ['gone', 'a'],
    ]),
  );
  const back = file('back', { after: { photo: 'a.jpg', fileID: 'a' } });
  expect(deletedFiles([back, gone, file('before', { before: { photo: 'a.jpg', fileID: 'a' } })])).toEqual(
    new Map(),
  );
});

test('a create lists no fields', () => {
  expect(changesOf(row({ action: 'create', after: { name: 'A' } }))).toEqual([]);
});

test('rows are grouped by day', () => {
  const rows = ['2026-06-18T09:00:00.000Z', '2026-06-18T08:00:00.000Z', '2026-06-17T23:00:00.000Z'].map(
    (at, i) => row({ _id: String(i), at }),
  );
  expect(byDay(rows, (iso) => iso.slice(0, 10)).map(({ day, rows: list }) => [day, list.length])).toEqual([
    ['2026-06-18', 2],
    ['2026-06-17', 1],
  ]);
});
