import { describe, expect, test } from 'vitest';
import { compareLines, mergeLines } from './compare.ts';
import { linesFromText } from './fromText.ts';
import { addInterval } from './interval.ts';
import { type ItemType, type Line, lineOptions } from './line.ts';
import { endOfSection, numbersOf, orderAt } from './place.ts';

const line = (_id: string, subname: string, itemType: ItemType = 'text', options: object = {}): Line => ({
  ...{ _id, subname, itemType },
  options: lineOptions.parse(options),
});

describe('a form from a text', () => {
  test('reads a table with a heading row, separated in any way', () => {
    const table = [
      'Section;Question;Unit;Min;Max;Required',
      'Gas;Oxygen;%;20,6;22;yes',
      'Gas;"Meter; no.";;;;',
    ];
    expect(linesFromText(table.join('\n'))).toMatchObject([
      { subname: 'Gas', itemType: 'section' },
      { subname: 'Oxygen', itemType: 'number', options: { unit: '%', min: 20.6, max: 22, required: true } },
      { subname: 'Meter; no.', itemType: 'text', options: { required: false } },
    ]);
    expect(linesFromText('Label\tChoices\nWatch set\tYes/No')).toMatchObject([
      { subname: 'Watch set', itemType: 'choice', options: { choices: ['Yes', 'No'] } },
    ]);
  });

  test('reads a pasted text, one question a line', () => {
    const text =
      'BEFORE ENTRY\n[ ] Space ventilated\nPressure (bar)\nDate of test\nWho goes in?\nRemarks ______';
    expect(linesFromText(text).map(({ subname, itemType }) => `${itemType}: ${subname}`)).toEqual([
      'section: BEFORE ENTRY',
      'choice: Space ventilated',
      'number: Pressure',
      'date: Date of test',
      'choice: Who goes in?',
      'longText: Remarks',
    ]);
  });
});

describe('a copy of a form', () => {
  const given = [
    line('a', 'Place'),
    line('b', 'Wind', 'number', { max: 20 }),
    line('c', 'Why', 'text', { showIf: [{ item: 'b', is: 'fails', value: '' }] }),
  ];
  const theirs = [
    line('x', 'place'),
    line('o', 'Own question'),
    line('y', 'Wind', 'number', { max: 25 }),
    line('z', 'Why', 'text', { showIf: [{ item: 'y', is: 'fails', value: '' }] }),
  ];

  test('is compared by what it asks, whatever its ids are', () => {
    const { same, changed, added, own } = compareLines(given, theirs);
    expect(same.map((pair) => pair.given._id)).toEqual(['a', 'c']);
    expect(changed.map((pair) => pair.theirs._id)).toEqual(['y']);
    expect([added, own.map(({ _id }) => _id)]).toEqual([[], ['o']]);
  });

  test('keeps what only it has when merged, and loses it when replaced; its own ids stay', () => {
    const merged = mergeLines(given, theirs, 'merge', () => 'new');
    expect(merged.write.map(({ _id }) => _id)).toEqual(['x', 'o', 'y', 'z']);
    expect(merged.write[2]?.options.max).toBe(20);
    expect(merged.write[3]?.options.showIf[0]?.item).toBe('y');
    const replaced = mergeLines(given, theirs, 'replace', () => 'new');
    expect(replaced.write.map(({ _id }) => _id)).toEqual(['x', 'y', 'z']);
    expect(replaced.gone.map(({ _id }) => _id)).toEqual(['o']);
    expect(compareLines(given, merged.write).changed).toEqual([]);
  });
});

test('a moved line stands between its neighbours, a new one at the end of the open section', () => {
  const lines = [
    { _id: 's1', order: 1, itemType: 'section' as const },
    { _id: 'a', order: 2, itemType: 'text' as const },
    { _id: 's2', order: 3, itemType: 'section' as const },
    { _id: 'b', order: 4, itemType: 'text' as const },
  ];
  expect(orderAt(lines, 'b', 1)).toBe(1.5);
  expect(orderAt(lines, 'a', 3)).toBe(5);
  expect(orderAt(lines, 'b', 0)).toBe(0);
  expect(endOfSection(lines, 'a')).toBe(2);
  expect(endOfSection(lines, undefined)).toBe(4);
  expect([...numbersOf(lines).values()]).toEqual(['1', '1.1', '2', '2.1']);
});

test('an interval of months ends within its month', () => {
  expect(addInterval('2026-01-31', 1, 'months')).toBe('2026-02-28');
  expect(addInterval('2024-02-29', 1, 'years')).toBe('2025-02-28');
  expect(addInterval('2026-12-30', 1, 'weeks')).toBe('2027-01-06');
});
