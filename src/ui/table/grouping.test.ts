import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Column } from './column.ts';
import { groupId, groupLines, groupRows, sectionsOf } from './grouping.ts';
import { flatLines, sortRows } from './pipeline.ts';

type Job = { id: string; place: string | null; crew: readonly string[]; hours: number };
const place: Column<Job> = { id: 'place', header: 'Place', value: (job) => job.place, groupable: true };
const crew: Column<Job> = { id: 'crew', header: 'Crew', value: (job) => job.crew, groupable: true };
const hours: Column<Job> = { id: 'hours', header: 'Hours', value: (job) => job.hours };
const idOf = (job: Job) => job.id;
const labelOf = (job: Job) => job.place ?? 'None';
const compare = new Intl.Collator('en').compare;

const places = ['Deck', 'Engine', 'Bridge', '', null];
const someJobs = fc
  .array(
    fc.record({
      place: fc.constantFrom(...places),
      crew: fc.subarray(['Tom', 'Amy']),
      hours: fc.nat(9),
    }),
    { maxLength: 40 },
  )
  .map((list) => list.map((job, index): Job => ({ ...job, id: `j${index}` })));
const job = (id: string, at: string | null, members: readonly string[] = [], time = 0): Job => ({
  id,
  place: at,
  crew: members,
  hours: time,
});

describe('groups', () => {
  it('contain each row once, in its order, and are in the order of their first rows', () => {
    fc.assert(
      fc.property(someJobs, fc.boolean(), (jobs, desc) => {
        const sorted = sortRows(jobs, hours, desc, compare);
        const groups = groupRows(sorted, place);
        expect(groups.flatMap(({ rows }) => rows.map(idOf)).sort()).toEqual(jobs.map(idOf).sort());
        expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length);
        for (const { key, rows } of groups) {
          expect(rows).toEqual(sorted.filter((row) => (row.place ?? '') === key));
        }
        const firsts = groups.map(({ rows: [first] }) => first && sorted.indexOf(first));
        expect(firsts).toEqual([...firsts].sort((a, b) => Number(a) - Number(b)));
      }),
    );
  });

  it('are in the order of the column, if it has one; others follow', () => {
    const jobs = [job('a', 'Deck'), job('b', 'Mast'), job('c', 'Bridge'), job('d', 'Engine')];
    const keys = groupRows(jobs, { ...place, order: ['Engine', 'Bridge', 'Nowhere'] }).map(({ key }) => key);
    expect(keys).toEqual(['Engine', 'Bridge', 'Deck', 'Mast']);
  });

  it('use all values of a cell together', () => {
    const jobs = [job('a', null, ['Tom', 'Amy']), job('b', null, ['Tom']), job('c', null)];
    expect(groupRows(jobs, crew).map(({ key }) => key)).toEqual(['Tom, Amy', 'Tom', '']);
  });
});

describe('the lines of a grouped list', () => {
  const linesOf = (jobs: readonly Job[], closed: readonly string[] = []) =>
    groupLines(groupRows(jobs, place), 'place', labelOf, idOf, (id) =>
      closed.some((key) => id === groupId('place', key)),
    );

  it('are a heading and its rows, without those of collapsed groups', () => {
    const jobs = [job('a', 'Deck'), job('b', null), job('c', 'Deck')];
    expect(
      linesOf(jobs, ['']).map(({ id, level, parent, expanded, group }) => ({
        ...(group ?? { id }),
        level,
        parent,
        expanded,
      })),
    ).toEqual([
      { key: 'Deck', label: 'Deck', count: 2, level: 1, parent: true, expanded: true },
      { id: 'a', level: 2, parent: false, expanded: false },
      { id: 'c', level: 2, parent: false, expanded: false },
      { key: '', label: 'None', count: 1, level: 1, parent: true, expanded: false },
    ]);
  });

  it('have unique ids, count their rows, and lose no row by collapsing', () => {
    fc.assert(
      fc.property(someJobs, fc.subarray(['Deck', 'Engine', 'Bridge', '']), (jobs, closed) => {
        const lines = linesOf(jobs, closed);
        expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
        const counted = lines.reduce((sum, { group }) => sum + (group?.count ?? 0), 0);
        expect(counted).toBe(jobs.length);
        const seen = lines.filter(({ group }) => !group).map(({ id }) => id);
        const open = jobs.filter((each) => !closed.includes(each.place ?? '')).map(idOf);
        expect([...seen].sort()).toEqual(open.sort());
      }),
    );
  });
});

describe('on paper', () => {
  it('are the first rows under their headings, and the number of the rest', () => {
    fc.assert(
      fc.property(someJobs, fc.integer({ min: 1, max: 50 }), (jobs, most) => {
        const lines = groupLines(groupRows(jobs, place), 'place', labelOf, idOf, () => false);
        const { sections, left } = sectionsOf(lines, most);
        const all = lines.flatMap((line) => (line.group ? [] : [line.id]));
        expect(sections.flatMap((section) => section.lines.map(({ id }) => id))).toEqual(all.slice(0, most));
        expect(left).toBe(Math.max(0, jobs.length - most));
        for (const section of sections) expect(section.lines.length).toBeGreaterThan(0);
      }),
    );
  });

  it('a list without groups is one section', () => {
    const { sections, left } = sectionsOf(flatLines([job('a', 'Deck'), job('b', 'Mast')], idOf), 1);
    expect(sections.map(({ group, lines }) => [group, lines.map(({ id }) => id)])).toEqual([
      [undefined, ['a']],
    ]);
    expect(left).toBe(1);
  });
});
