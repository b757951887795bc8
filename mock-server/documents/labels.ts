import type { Label } from '#modules/labels/rules/label.ts';
import { layOut, type Sheet, textOf } from '#modules/labels/rules/sheet.ts';
import type { DocumentLanguage } from '#modules/workorder/rules/language.ts';
import { dress, type Inline } from './block.ts';
import { fitText } from './fitText.ts';
import { fontsFor, pdfmaker } from './fonts.ts';
import { color, mm } from './style.ts';

/** Labels on sheets; plain data. */
export type LabelFacts = {
  labels: readonly Label[];
  sheet: Sheet;
  /** How many labels of the first sheet are used already. */
  skip: number;
  language: DocumentLanguage;
  /** The app's URL, e.g. `https://ship.example`. */
  origin: string;
  vessel: string;
  title: string;
};

/** Height of a line of text in ems; the fonts' own lines are higher. */
const LINE = 1.36;

/** A part of a label, in points from the sheet's top left corner. */
type Line = { text: string; bold: boolean; size: number; x: number; y: number; width: number };
type Drawn = { qr: { address: string; x: number; y: number; side: number }; lines: Line[] };

/** Where the parts of a label stand: as many lines as fit its height, each cut to its width. */
export const drawLabel = (
  label: Label,
  sheet: Sheet,
  at: { x: number; y: number },
  given: { origin: string; width: (text: string) => number },
): Drawn => {
  const { big, small, pad, lines: most } = textOf(sheet);
  const [left, top, gap] = [mm(at.x), mm(at.y), mm(pad)];
  const height = mm(sheet.label.height);
  const side = Math.min(height - 2 * gap, mm(sheet.label.width) * 0.45);
  const room = mm(sheet.label.width) - side - 3 * gap;
  const fitting = (text: string, size: number, count: number, bold: boolean) =>
    fitText(text, room / size, count, given.width).map((line) => ({ text: line, size, bold }));
  const all = [
    ...fitting(label.name, mm(big), 2, true),
    ...label.lines.slice(0, most).flatMap((line) => fitting(line, mm(small), 1, false)),
  ];
  let used = 0;
  const shown = all.filter(({ size }) => {
    used += size * LINE;
    return used <= height - 2 * gap;
  });
  const total = shown.reduce((sum, { size }) => sum + size * LINE, 0);
  let y = top + (height - total) / 2;
  const lines = shown.map(({ text, size, bold }): Line => {
    const line = { text, bold, size, x: left + side + 2 * gap, y, width: given.width(text) * size };
    y += size * LINE;
    return line;
  });
  return {
    qr: { address: `${given.origin}${label.path}`, x: left + gap, y: top + (height - side) / 2, side },
    lines,
  };
};

/**
 * Labels as a PDF whose pages are the sheets: printed at actual size, each label is on its place. Modules of the codes
 * are whole points, at least 0.35 mm.
 */
export const makeLabels = async (facts: LabelFacts): Promise<Uint8Array<ArrayBuffer>> => {
  const { labels, sheet, skip, language, origin, vessel, title } = facts;
  const used = [...labels.flatMap(({ name, lines }) => [name, ...lines]), '…'].join(' ');
  const [pdfmake, cut] = await Promise.all([pdfmaker(), fontsFor(language, used)]);
  const pages = layOut(labels, sheet, skip);
  const content = pages.map((page, index) => ({
    ...(index > 0 ? { pageBreak: 'before' as const } : {}),
    stack: page.flatMap(({ item, x, y }) => {
      const { qr, lines } = drawLabel(item, sheet, { x, y }, { origin, width: cut.width });
      return [
        { qr: qr.address, fit: qr.side, eccLevel: 'M' as const, absolutePosition: { x: qr.x, y: qr.y } },
        ...lines.map(({ text, bold, size, x: left, y: top }) => {
          const inline: Inline[] = [{ text }];
          return {
            ...dress({ text: inline, bold, fontSize: size, color: color.ink }, cut),
            noWrap: true,
            absolutePosition: { x: left, y: top },
          };
        }),
      ];
    }),
  }));
  const made = pdfmake.createPdf({
    pageSize: { width: mm(sheet.width), height: mm(sheet.height) },
    pageMargins: 0,
    version: '1.7',
    language,
    displayTitle: true,
    info: { title, author: vessel, creator: 'Shipshape', producer: 'Shipshape' },
    defaultStyle: { font: cut.primary, color: color.ink },
    content,
  });
  return new Uint8Array(await made.getBuffer());
};
