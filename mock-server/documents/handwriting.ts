import type { Block } from './block.ts';
import { label } from './blocks.ts';
import { color, hairline, mm, ruled, size } from './style.ts';

const line = (width: number): Block => ({
  canvas: [
    { type: 'line', x1: 0, y1: 0, x2: width, y2: 0, lineWidth: hairline, lineColor: color.lineStrong },
  ],
});

const stroke = { type: 'line', lineWidth: 1.4, lineColor: color.ink, lineCap: 'round' } as const;
const tickMark = [
  { ...stroke, x1: 2.7, y1: 6.8, x2: 4.7, y2: 9.1 },
  { ...stroke, x1: 4.7, y1: 9.1, x2: 8.5, y2: 4.3 },
];

/** A box to tick by hand, or already ticked. */
export const checkBox = (ticked: boolean): Exclude<Block, string> => ({
  canvas: [
    { type: 'rect', x: 0.5, y: 1.5, w: 10, h: 10, r: 1.5, lineWidth: 0.9, lineColor: color.lineStrong },
    ...(ticked ? tickMark : []),
  ],
});

export type CheckItem = {
  text: string;
  /** Small text below. */
  hint?: string;
  ticked?: boolean;
  /** On the right: a known reading, or (empty) a line to write one on, and its unit. */
  reading?: { value: string; unit: string };
};

const readingOf = ({ reading }: CheckItem): Block => {
  if (!reading) return '';
  if (reading.value !== '') return { text: `${reading.value} ${reading.unit}`, alignment: 'right' };
  return {
    columns: [
      { stack: [line(mm(20))], width: mm(20), margin: [0, 12, 0, 0] },
      { text: reading.unit, color: color.ink2, width: mm(18) },
    ],
    columnGap: 4,
  };
};

/** Numbered steps with a box to tick by hand (or already ticked), and room for readings. */
export const checklist = (items: readonly CheckItem[]): Block => {
  const measures = items.some((item) => item.reading);
  return {
    table: {
      dontBreakRows: true,
      widths: [12, 20, '*', ...(measures ? [mm(40)] : [])],
      body: items.map((item, index) => [
        checkBox(item.ticked ?? false),
        { text: String(index + 1), color: color.ink3 },
        {
          stack: [
            item.text,
            ...(item.hint ? [{ text: item.hint, fontSize: size.label, color: color.ink2 }] : []),
          ],
        },
        ...(measures ? [readingOf(item)] : []),
      ]),
    },
    layout: ruled(),
  };
};

const GAP_PT = 16;

/** Named blanks to fill in by hand, side by side over a width in points. */
export const blanks = (names: readonly string[], width: number): Block => {
  const each = (width - GAP_PT * (names.length - 1)) / names.length;
  return {
    unbreakable: true,
    columns: names.map((name): Block => ({ stack: [label(name, mm(6)), line(each)], width: each })),
    columnGap: GAP_PT,
    margin: [0, 2, 0, 8],
  };
};

/** Lines to write on, 8 mm apart. */
export const noteLines = (count: number): Block => ({
  table: {
    widths: ['*'],
    dontBreakRows: true,
    heights: mm(8),
    body: Array.from({ length: count }, () => ['']),
  },
  layout: {
    ...ruled(0, 0),
    hLineWidth: (row) => (row === 0 ? 0 : hairline),
    hLineColor: () => color.lineStrong,
  },
});

/** A signature line for each role, with a caption below that says what belongs there; kept on one page. */
export const signatures = (roles: readonly string[], caption: string, width: number): Block => {
  const each = (width - GAP_PT * (roles.length - 1)) / roles.length;
  return {
    unbreakable: true,
    columns: roles.map(
      (role): Block => ({
        width: each,
        stack: [
          label(role, mm(13)),
          line(each),
          { text: caption, fontSize: size.label, color: color.ink3, margin: [0, 2, 0, 0] },
        ],
      }),
    ),
    columnGap: GAP_PT,
    margin: [0, 12, 0, 0],
  };
};
