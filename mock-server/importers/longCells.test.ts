import { expect, test } from 'vitest';
import { parseParts, parseTasks } from '#modules/worklist/rules/parseLists.ts';
import { jobColumns, readJobRow } from './jobsRow.ts';
import { equipmentColumns, readEquipmentRow } from './readEquipmentRow.ts';

const CELL_LENGTH = 5000;
const fill = (start: string, each: string, end: string) =>
  start + each.repeat(CELL_LENGTH - start.length - end.length) + end;

/** Cells on which regular expressions backtracked for up to 184 ms each. */
const cells = [
  fill('x', ' ', 'x'),
  fill('', 'é', '!'),
  fill('1', ' ', 'x'),
  fill('', '[', ''),
  fill('x ', '[', ']'),
  fill('2 x ', '(', ')'),
  fill('', '1', 'x'),
  fill('', '1 ', 'x').slice(0, CELL_LENGTH),
  fill('', ';', ''),
  fill('every ', 'every ', '').slice(0, CELL_LENGTH),
  fill('', '　', 'x'),
  fill('', '-', ''),
];

test('Only columns of texts and lists parse a text of 5,000 characters', () => {
  for (const cell of cells) {
    const job = readJobRow(0, Object.fromEntries(jobColumns.map((key) => [key, cell])), () => undefined);
    const tooLong = job.errors.filter(({ code }) => code === 'tooLong').map(({ path }) => path);
    const free = ['title', 'location', 'department', 'description', 'project', 'tasks', 'parts'];
    expect(tooLong).toEqual(expect.arrayContaining(jobColumns.filter((key) => !free.includes(key))));
    const machine = readEquipmentRow(0, Object.fromEntries(equipmentColumns.map((key) => [key, cell])));
    const refused = machine.errors.filter(({ code }) => code === 'tooLong').map(({ path }) => path);
    expect(refused).toEqual(expect.arrayContaining(['critical', 'isArchived', 'atSea', 'atPort', 'hours']));
  }
});

test('A line of 5,000 characters is one step or part, unchanged', () => {
  const line = fill('2 x ', '(', ')');
  expect(parseParts(line, () => 'id')).toEqual([
    { _id: 'id', name: line, partNo: '', quantity: 1, inventoryID: '', spareID: '' },
  ]);
  const step = fill('x ', '[', ']');
  expect(parseTasks(step, () => 'id')).toMatchObject([{ text: step, unit: '', photo: false }]);
});

test('A cell that is too long for its column reports only that', () => {
  const row = readJobRow(
    7,
    { title: 'Change the oil', every: 'x'.repeat(61), estimate: '90' },
    () => undefined,
  );
  expect(row.errors).toEqual([{ row: 7, path: 'every', code: 'tooLong', params: { n: 60 } }]);
});
