import { describe, expect, it } from 'vitest';
import type { Column } from './column.ts';
import { countOptions } from './countOptions.ts';
import { fileName, neutralise, sheetOf, toCsv } from './exportRows.ts';
import { buildTree, matcher, sortRows, treeLines } from './pipeline.ts';
import { tableSearch } from './tableSearch.ts';

type Part = { id: string; name: string; place: string; left: number | null; parent?: string };
const part = (id: string, name: string, place: string, left: number | null, parent?: string): Part =>
  parent ? { id, name, place, left, parent } : { id, name, place, left };
const parts = [
  part('a', 'Pompe à eau', 'Engine', 2),
  part('b', 'Impeller 10', 'Engine', null, 'a'),
  part('c', 'Impeller 9', 'Deck', 7, 'a'),
  part('d', 'Flare', 'Bridge', 1),
];
const columns: Column<Part>[] = [
  { id: 'name', header: 'Name', value: (row) => row.name, primary: true },
  { id: 'place', header: 'Place', value: (row) => row.place, filter: 'select' },
  { id: 'left', header: 'Left', value: (row) => row.left },
];
const compare = new Intl.Collator('en', { numeric: true }).compare;
const ids = (rows: readonly Part[]) => rows.map((row) => row.id).join('');
const idOf = (row: Part) => row.id;

describe('sort', () => {
  it('compares figures within text, and puts empty values last in both directions', () => {
    expect(ids(sortRows(parts, columns[0], false, compare))).toBe('dcba');
    expect(ids(sortRows(parts, columns[2], false, compare))).toBe('dacb');
    expect(ids(sortRows(parts, columns[2], true, compare))).toBe('cadb');
  });
});

describe('search and filters', () => {
  const found = (state: Parameters<typeof matcher>[2]) =>
    ids(parts.filter(matcher(columns, undefined, state) ?? (() => true)));
  it('finds all words in any column, ignoring case and accents', () => {
    expect(found({ q: 'POMPÉ a' })).toBe('a');
    expect(found({ q: 'engine impel' })).toBe('b');
  });
  it('combines filters, and ignores unknown ones', () => {
    expect(found({ f: { place: ['Deck', 'Bridge'], nonsense: ['x'] } })).toBe('cd');
    expect(found({ q: 'imp', f: { place: ['Deck'] } })).toBe('c');
  });
  it('counts options, including a chosen one that no row has', () => {
    const place = columns[1];
    expect(place && countOptions(parts, place, ['Mast'])).toEqual([
      { value: 'Engine', count: 2 },
      { value: 'Deck', count: 1 },
      { value: 'Bridge', count: 1 },
      { value: 'Mast', count: 0 },
    ]);
  });
});

describe("a column's own order", () => {
  const rated: Column<Part> = {
    id: 'place',
    header: 'Place',
    value: (row) => row.place,
    filter: 'select',
    order: ['Bridge', 'Engine'],
  };
  it('sorts rows and options; values it does not name come last in both directions', () => {
    expect(ids(sortRows(parts, rated, false, compare))).toBe('dabc');
    expect(ids(sortRows(parts, rated, true, compare))).toBe('abdc');
    expect(countOptions(parts, rated, []).map(({ value }) => value)).toEqual(['Bridge', 'Engine', 'Deck']);
  });
  it('applies to options only if another value than `value` is filtered', () => {
    const left: Column<Part> = {
      id: 'left',
      header: 'Left',
      value: (row) => row.left,
      filter: 'select',
      filterValue: (row) => (row.left === null ? [] : row.left < 3 ? ['few', 'some'] : ['some']),
      order: ['few', 'some'],
    };
    expect(ids(sortRows(parts, left, false, compare))).toBe('dacb');
    expect(countOptions(parts, left, [])).toEqual([
      { value: 'few', count: 2 },
      { value: 'some', count: 3 },
      { value: '', count: 1 },
    ]);
    const few = matcher([left], undefined, { f: { left: ['few'] } });
    expect(few && ids(parts.filter(few))).toBe('ad');
  });
});

describe('several values in a cell', () => {
  const crewed = [
    { id: 'a', crew: ['Tom', 'Amy'] },
    { id: 'b', crew: [] },
    { id: 'c', crew: ['Amy'] },
  ];
  type Crewed = (typeof crewed)[number];
  const crew: Column<Crewed> = {
    id: 'crew',
    header: 'Crew',
    value: (row) => row.crew,
    filter: 'select',
    optionLabel: (name) => `Mate ${name}`,
  };
  const found = (state: Parameters<typeof matcher>[2]) =>
    crewed.filter(matcher([crew], undefined, state) ?? (() => true)).map(({ id }) => id);
  it('are found and filtered one by one', () => {
    expect(found({ f: { crew: ['Amy'] } })).toEqual(['a', 'c']);
    expect(found({ f: { crew: [''] } })).toEqual(['b']);
    expect(found({ q: 'mate tom' })).toEqual(['a']);
  });
  it('are counted one by one, and sorted and exported as one text', () => {
    expect(countOptions(crewed, crew, [])).toEqual([
      { value: 'Amy', count: 2 },
      { value: 'Tom', count: 1 },
      { value: '', count: 1 },
    ]);
    expect(sortRows(crewed, crew, false, compare).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  });
  it('are one text in a file', async () => {
    expect(await toCsv(sheetOf(crewed, [crew]))).toBe('\uFEFFCrew\r\n"Tom, Amy"\r\n\r\nAmy');
  });
});

describe('tree', () => {
  const tree = buildTree(parts, idOf, (row) => row.parent);
  const seen = (matched: Set<Part> | undefined, collapsed: string[] = []) =>
    treeLines(tree, matched, idOf, (id) => collapsed.includes(id)).map((line) => `${line.id}${line.level}`);
  it('shows children, unless it is collapsed', () => {
    expect(seen(undefined)).toEqual(['a1', 'b2', 'c2', 'd1']);
    expect(seen(undefined, ['a'])).toEqual(['a1', 'd1']);
  });
  it('keeps the ancestors of matching rows', () => {
    expect(seen(new Set(parts.filter((row) => row.id === 'c')))).toEqual(['a1', 'c2']);
  });
  it('says which rows are found, and which are only above them', () => {
    const found = treeLines(tree, new Set(parts.filter(({ id }) => id === 'c')), idOf, () => false);
    expect(found.map(({ id, above }) => [id, above])).toEqual([
      ['a', true],
      ['c', false],
    ]);
  });
  it('turns a row into a root if its parent is missing or below it', () => {
    const broken = [part('x', 'X', '', 1, 'y'), part('y', 'Y', '', 1, 'x'), part('z', 'Z', '', 1, 'gone')];
    const lines = treeLines(
      buildTree(broken, idOf, (row) => row.parent),
      undefined,
      idOf,
      () => false,
    );
    expect(lines.map((line) => line.id).sort()).toEqual(['x', 'y', 'z']);
  });
});

describe('export', () => {
  it('escapes formulas in text, and leaves numbers alone', () => {
    expect(['=1+1', '+cmd', '-2+3', '@x', '\tx'].map(neutralise)).toEqual([
      "'=1+1",
      "'+cmd",
      "'-2+3",
      "'@x",
      "'\tx",
    ]);
    expect(['-12.5', '+3', 'a=b', '2026-06-18'].map(neutralise)).toEqual([
      '-12.5',
      '+3',
      'a=b',
      '2026-06-18',
    ]);
  });
  it('starts with the byte order mark and quotes where needed', async () => {
    const csv = await toCsv(sheetOf([part('a', '=SUM(A1), "x"', 'é', null)], columns));
    expect(csv).toBe('\uFEFFName,Place,Left\r\n"\'=SUM(A1), ""x""",é,');
  });
  it('names the file after list and day', () => {
    expect(fileName('Work list: 工作', new Date(2026, 5, 8), 'csv')).toBe('work-list-工作-2026-06-08.csv');
  });
});

describe('the URL', () => {
  it('keeps valid values and drops the rest', () => {
    expect(
      tableSearch.parse({ q: 12, view: 'due', desc: 'yes', f: { place: ['Deck'] }, hide: 'x', other: 1 }),
    ).toEqual({
      q: '12',
      view: 'due',
      f: { place: ['Deck'] },
    });
  });
});
