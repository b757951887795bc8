import type { Alignment, Size } from 'pdfmake/interfaces';
import type { Block } from './block.ts';
import { color, mm, ruled, size } from './style.ts';

/** The small grey label above a value. */
export const label = (text: string, gap = 1): Block => ({
  text,
  fontSize: size.label,
  bold: true,
  color: color.ink2,
  margin: [0, 0, 0, gap],
});

/** The document's title: kind above, facts below; on the right a QR code of its page in the app, with a caption. */
export const heading = (given: {
  kind: string;
  title: string;
  facts: readonly string[];
  page?: { address: string; caption: string };
}): Block => {
  const { kind, title, facts, page } = given;
  const words: Block = {
    width: '*',
    stack: [
      { text: kind, fontSize: size.small, color: color.ink2 },
      { text: title, fontSize: size.h1, bold: true, margin: [0, 0, 0, 2] },
      { text: facts.filter(Boolean).join('  ·  '), color: color.ink2 },
    ],
  };
  const columns = page ? [words, qrCode(page.address, page.caption)] : [words];
  return { columns, columnGap: 16, margin: [0, 0, 0, 10] };
};

/**
 * A QR code of a URL with a caption that is the same link on a screen. Modules are whole points: within 90 points,
 * those of a URL of up to 120 letters are 2 points (0.7 mm), which a phone reads at arm's length.
 */
export const qrCode = (address: string, caption: string): Block => ({
  width: 90,
  stack: [
    { qr: address, fit: 90, eccLevel: 'M', alignment: 'right' },
    {
      text: caption,
      link: address,
      fontSize: size.label,
      color: color.ink3,
      alignment: 'right',
      margin: [0, 3, 0, 0],
    },
  ],
});

/**
 * A section with a heading. `room` in points is the space for the heading and the beginning of the content: with less
 * left on a page, the section begins on the next.
 */
export const section = (title: string, content: Block[], room = mm(27)): Block => ({
  margin: [0, 10, 0, 0],
  stack: [
    { text: title, fontSize: size.h2, bold: true, headlineLevel: room, margin: [0, 0, 0, 4] },
    ...content,
  ],
});

/** A paragraph; line breaks are kept. */
export const paragraph = (text: string): Block => ({ text, lineHeight: 1.1, margin: [0, 3, 0, 4] });

/** A sentence that must not be missed: bold between two strong lines. */
export const notice = (text: string): Block => ({
  table: { widths: ['*'], body: [[{ text, bold: true, color: color.critical }]] },
  layout: { ...ruled(), hLineColor: () => color.critical, paddingLeft: () => 0 },
  margin: [0, 0, 0, 8],
});

/** A grid of labels and values with hairlines; entries without a value are left out. */
export const factsGrid = (facts: readonly (readonly [name: string, value: string])[], across = 4): Block => {
  const cells = facts
    .filter(([, value]) => value !== '')
    .map(([name, value]): Block => ({ stack: [label(name), value] }));
  const rows = Math.ceil(cells.length / across);
  if (rows === 0) return '';
  return {
    table: {
      widths: Array.from({ length: across }, () => '*'),
      dontBreakRows: true,
      body: Array.from({ length: rows }, (_, row) =>
        Array.from({ length: across }, (_, column) => cells[row * across + column] ?? ''),
      ),
    },
    layout: ruled(),
  };
};

export type TableColumn = { head: string; width: Size; align?: Alignment };

/** A table whose header repeats on every page; a row is never split. */
export const table = (columns: readonly TableColumn[], rows: readonly (readonly Block[])[]): Block => ({
  fontSize: size.small,
  table: {
    headerRows: 1,
    keepWithHeaderRows: 1,
    dontBreakRows: true,
    widths: columns.map(({ width }) => width),
    body: [
      columns.map(
        ({ head, align = 'left' }): Block => ({
          text: head,
          bold: true,
          fontSize: size.label,
          color: color.ink2,
          alignment: align,
        }),
      ),
      ...rows.map((row) =>
        row.map(
          (cell, index): Block =>
            typeof cell === 'string' ? { text: cell, alignment: columns[index]?.align ?? 'left' } : cell,
        ),
      ),
    ],
  },
  layout: ruled(1),
});
