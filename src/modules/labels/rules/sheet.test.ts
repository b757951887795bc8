import { describe, expect, test } from 'vitest';
import { cellAt, layOut, perSheet, sheets } from './sheet.ts';

describe.each(sheets.map((sheet) => [sheet.id, sheet] as const))('%s', (_id, sheet) => {
  const cells = Array.from({ length: perSheet(sheet) }, (_, index) => cellAt(sheet, index));

  test('every label is on the sheet', () => {
    for (const { x, y } of cells) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(x + sheet.label.width).toBeLessThanOrEqual(sheet.width + 0.001);
      expect(y + sheet.label.height).toBeLessThanOrEqual(sheet.height + 0.001);
    }
  });

  test('no two labels overlap', () => {
    for (const [i, a] of cells.entries())
      for (const b of cells.slice(i + 1)) {
        const apart =
          Math.abs(a.x - b.x) >= sheet.label.width - 0.001 ||
          Math.abs(a.y - b.y) >= sheet.label.height - 0.001;
        expect(apart).toBe(true);
      }
  });

  test('the labels are centred on the sheet', () => {
    const right = Math.max(...cells.map(({ x }) => x)) + sheet.label.width;
    const bottom = Math.max(...cells.map(({ y }) => y)) + sheet.label.height;
    expect(sheet.width - right).toBeCloseTo(sheet.margin.start, 1);
    expect(sheet.height - bottom).toBeCloseTo(sheet.margin.top, 1);
  });
});

describe('laying out', () => {
  const [a4] = sheets;
  if (!a4) throw new Error('There is no sheet');
  const items = (count: number) => Array.from({ length: count }, (_, index) => index);

  test.each([
    [0, 0, []],
    [1, 0, [1]],
    [24, 0, [24]],
    [25, 0, [24, 1]],
    [25, 23, [1, 24]],
    [3, 999, [1, 2]],
    [3, -4, [3]],
  ])('%d labels with %d places used up', (count, skip, sizes) => {
    const pages = layOut(items(count), a4, skip);
    expect(pages.map((page) => page.length)).toEqual(sizes);
    expect(pages.flat().map(({ item }) => item)).toEqual(items(count));
  });

  test('labels are placed row by row', () => {
    expect(layOut(items(4), a4).flat()).toEqual([
      { item: 0, x: 0, y: 0.5 },
      { item: 1, x: 70, y: 0.5 },
      { item: 2, x: 140, y: 0.5 },
      { item: 3, x: 0, y: 37.5 },
    ]);
    expect(layOut(items(1), a4, 4).flat()).toEqual([{ item: 0, x: 70, y: 37.5 }]);
  });
});
