import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Column, TableView } from './column.ts';
import { matcher } from './pipeline.ts';
import { searchElsewhere } from './searchElsewhere.ts';
import { searchRows } from './searchRows.ts';
import { searchTextOf } from './searchText.ts';

type Row = { name: string; kind: string };
const nameColumn: Column<Row> = { id: 'name', header: 'Name', value: ({ name }) => name };
const kindColumn: Column<Row> = {
  id: 'kind',
  header: 'Kind',
  value: ({ kind }) => kind,
  filter: 'select',
  searchable: false,
};
const columns = [nameColumn, kindColumn];
const views: TableView<Row>[] = [
  { id: 'all', label: 'All', filter: () => true },
  { id: 'a', label: 'A', filter: ({ kind }) => kind === 'a' },
  { id: 'b', label: 'B', filter: ({ kind }) => kind === 'b' },
];

const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'é', 'E', ' '), maxLength: 6 });
const row = fc.record({ name: letters, kind: fc.constantFrom('a', 'b') });
const state = fc.record({
  q: fc.option(letters, { nil: undefined }),
  view: fc.constantFrom(undefined, 'all', 'a', 'b'),
  f: fc.constantFrom<Record<string, string[]> | undefined>(undefined, { kind: ['a'] }, { kind: ['a', 'b'] }),
});

test('Searches one after the other find what each finds alone', () => {
  const same = fc.property(fc.array(row), fc.array(state, { maxLength: 12 }), (rows, asked) => {
    for (const each of asked) {
      const alone = matcher(columns, views, each);
      expect(searchRows(rows, columns, views, each)).toEqual(alone ? rows.filter(alone) : rows);
    }
  });
  expect(() => fc.assert(same)).not.toThrow();
});

test('A search that goes on from the last one looks only at what that one found', () => {
  const rows = ['pump', 'pump seal', 'filter', 'pump oil'].map((name) => ({ name, kind: 'a' }));
  const looked: string[] = [];
  const all = { id: 'all', label: 'All', filter: ({ name }: Row) => looked.push(name) > 0 };
  const one = [all];
  const step = (q: string, among = one) => {
    looked.length = 0;
    return searchRows(rows, columns, among, { q }).map(({ name }) => name);
  };
  step('pum');
  expect(step('pump s')).toEqual(['pump seal']);
  expect(looked).toEqual(['pump', 'pump seal', 'pump oil']);
  expect(step('oil')).toEqual(['pump oil']);
  expect(looked).toHaveLength(rows.length);
  // Other views may show other rows.
  step('oil pump', [all]);
  expect(looked).toHaveLength(rows.length);
});

test('What other views show beside the open one is found, the most first, and nothing twice', async () => {
  const rows = [
    { name: 'pump 1', kind: 'a' },
    { name: 'pump 2', kind: 'b' },
    { name: 'pump 3', kind: 'b' },
    { name: 'filter', kind: 'b' },
  ];
  const find = (view: string, q: string) =>
    searchElsewhere(
      { rows, columns, views, state: { q, view }, matching: searchRows(rows, columns, views, { q, view }) },
      () => false,
    );
  expect(await find('a', 'pump')).toEqual([{ id: 'all', label: 'All', count: 2 }]);
  expect(await find('all', 'pump')).toEqual([]);
  expect(await find('b', 'filter')).toEqual([]);
});

test('The text of a row is made once, whichever columns stand beside the searched ones', () => {
  let made = 0;
  const counted: Column<Row> = {
    ...nameColumn,
    value: ({ name }) => {
      made++;
      return name;
    },
  };
  const one = { name: 'Pompe à eau', kind: 'a' };
  expect(searchTextOf([counted, kindColumn])(one)).toContain('pompe a eau');
  expect(searchTextOf([{ ...kindColumn, defaultHidden: true }, counted])(one)).toContain('pompe a eau');
  expect(made).toBe(1);
  const both = searchTextOf([counted, { ...kindColumn, id: 'other', searchable: true }]);
  expect(both(one)).toContain('\na\n');
});
