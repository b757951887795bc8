import { expect, test } from 'vitest';
import { daysOf, FIRST } from './testDays.ts';
import { addDays, clean, daysBetween, placeOf, runsOf, shiftOf, slotsOfDay, timelineOf } from './timeline.ts';

const kinds = '?wrc';
const cellsOf = (text: string) => Uint8Array.from([...text].map((letter) => kinds.indexOf(letter)));
const textOf = (cells: Uint8Array) => [...cells].map((kind) => kinds[kind]).join('');

test('days follow each other over months, leap days and years', () => {
  expect(daysBetween('2028-02-28', '2028-03-01')).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
  expect(daysBetween('2026-06-01', '2026-06-01')).toEqual(['2026-06-01']);
  expect(daysBetween('2026-06-02', '2026-06-01')).toEqual([]);
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
});

test('a day is as long as its clocks made it', () => {
  expect([slotsOfDay(0), slotsOfDay(60), slotsOfDay(-30)]).toEqual([48, 46, 49]);
  expect([46, 48, 50].map((length) => shiftOf({ slots: 'w'.repeat(length) }))).toEqual([60, 0, -60]);
});

test('a line has each half hour in its place; what nobody entered is unknown', () => {
  const line = timelineOf(FIRST, addDays(FIRST, 3), daysOf('rwc', '', 'r'.repeat(50)));
  expect(line.starts).toEqual([0, 3, 3, 53]);
  expect(textOf(line.cells)).toBe(`rwc${'r'.repeat(50)}${'?'.repeat(48)}`);
  expect(placeOf(line, 0)).toEqual({ day: FIRST, slot: 0 });
  expect(placeOf(line, 2)).toEqual({ day: FIRST, slot: 2 });
  // The skipped day has no half hour of its own.
  expect(placeOf(line, 3)).toEqual({ day: addDays(FIRST, 2), slot: 0 });
  expect(placeOf(line, 52)).toEqual({ day: addDays(FIRST, 2), slot: 49 });
  expect(placeOf(line, 53)).toEqual({ day: addDays(FIRST, 3), slot: 0 });
  expect(placeOf(line, line.cells.length)).toEqual({ day: addDays(FIRST, 3), slot: 48 });
  expect(placeOf({ days: [], starts: [], cells: new Uint8Array() }, 0)).toEqual({ day: '', slot: 0 });
});

test('runs are neighbours of one kind', () => {
  expect(runsOf(cellsOf('rrw?'))).toEqual([
    { kind: 2, from: 0, to: 2 },
    { kind: 1, from: 2, to: 3 },
    { kind: 0, from: 3, to: 4 },
  ]);
  expect(runsOf(cellsOf(''))).toEqual([]);
});

test.each([
  ['a short break', 'wrw', 'www'],
  ['a long one', 'wrrw', 'wrrw'],
  ['a call-out', 'rrccrr', 'rrwwrr'],
  ['a break between call-outs', 'crc', 'www'],
  ['a break at the beginning, which may have been longer', 'rww', 'rww'],
  ['a break at the end', 'wwr', 'wwr'],
  ['a break after what is unknown', '?rw', '?rw'],
  ['a break before what is unknown', 'wr?', 'wr?'],
  ['work alone', 'ww', 'ww'],
])('%s', (_, given, cleaned) => {
  const cells = cellsOf(given);
  expect(textOf(clean(cells, 2))).toBe(cleaned);
  // What was given stays as it is.
  expect(textOf(cells)).toBe(given);
});
