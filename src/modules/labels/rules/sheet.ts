import type { sheetIds } from './sheetIds.ts';

/** A sheet of labels; all measures in millimetres. */
export type Sheet = {
  id: (typeof sheetIds)[number];
  width: number;
  height: number;
  columns: number;
  rows: number;
  label: { width: number; height: number };
  margin: { start: number; top: number };
  gap: { column: number; row: number };
};

/** The available sheets: four common ones of A4, and single labels on a 62 mm tape. */
export const sheets: readonly Sheet[] = [
  {
    id: 'a4x24',
    width: 210,
    height: 297,
    columns: 3,
    rows: 8,
    label: { width: 70, height: 37 },
    margin: { start: 0, top: 0.5 },
    gap: { column: 0, row: 0 },
  },
  {
    id: 'a4x14',
    width: 210,
    height: 297,
    columns: 2,
    rows: 7,
    label: { width: 99.1, height: 38.1 },
    margin: { start: 4.65, top: 15.15 },
    gap: { column: 2.5, row: 0 },
  },
  {
    id: 'a4x40',
    width: 210,
    height: 297,
    columns: 4,
    rows: 10,
    label: { width: 52.5, height: 29.7 },
    margin: { start: 0, top: 0 },
    gap: { column: 0, row: 0 },
  },
  {
    id: 'a4x65',
    width: 210,
    height: 297,
    columns: 5,
    rows: 13,
    label: { width: 38.1, height: 21.2 },
    margin: { start: 4.75, top: 10.7 },
    gap: { column: 2.5, row: 0 },
  },
  {
    id: 'tape62',
    width: 62,
    height: 29,
    columns: 1,
    rows: 1,
    label: { width: 62, height: 29 },
    margin: { start: 0, top: 0 },
    gap: { column: 0, row: 0 },
  },
];

/** The number of labels per sheet. */
export const perSheet = (sheet: Sheet): number => sheet.columns * sheet.rows;

/** The position of label `index`, from the sheet's top left corner. */
export const cellAt = (sheet: Sheet, index: number): { x: number; y: number } => {
  const column = index % sheet.columns;
  const row = Math.floor(index / sheet.columns);
  return {
    x: sheet.margin.start + column * (sheet.label.width + sheet.gap.column),
    y: sheet.margin.top + row * (sheet.label.height + sheet.gap.row),
  };
};

export type Placed<T> = { item: T; x: number; y: number };

/** Distributes items over sheets; the first `skip` labels of the first sheet are already used. */
export const layOut = <T>(items: readonly T[], sheet: Sheet, skip = 0): Placed<T>[][] => {
  const size = perSheet(sheet);
  const first = Math.min(Math.max(0, Math.trunc(skip)), size - 1);
  const pages: Placed<T>[][] = [];
  for (const [index, item] of items.entries()) {
    const place = index + first;
    const page = Math.floor(place / size);
    pages[page] = [...(pages[page] ?? []), { item, ...cellAt(sheet, place % size) }];
  }
  return pages;
};

/** The most lines below the name, and sizes in millimetres, by the height of a label. */
export const textOf = ({ label: { height } }: Sheet) =>
  height < 25
    ? { lines: 2, big: 2.7, small: 2.1, pad: 1.6 }
    : height < 33
      ? { lines: 3, big: 3.2, small: 2.5, pad: 2 }
      : { lines: 3, big: 3.7, small: 2.7, pad: 2.5 };
