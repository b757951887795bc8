import type { DocumentLanguage } from '#modules/workorder/rules/language.ts';
import type { Block } from './block.ts';
import { blockText, dress } from './block.ts';
import { fontsFor, pdfmaker } from './fonts.ts';
import { color, contentWidth, hairline, margin, mm, size } from './style.ts';

/** The pages of a document; `foot` stands at the end of every page, above the footer, in a height of its own. */
export type Definition = {
  content: Block[];
  landscape?: boolean;
  foot?: { block: Block; height: number };
};

/** What is printed on every page around the content. */
export type Frame = {
  language: DocumentLanguage;
  title: string;
  /** Name of the vessel, on the left of the running header. */
  vessel: string;
  /** On the left of the footer, e.g. the time of printing; the page number is on the right. */
  footer?: string;
  /** A word before the number of the sheet, where pages have numbers of their own. */
  sheet?: string;
};

const rule = (landscape: boolean): Block => ({
  canvas: [
    {
      type: 'line',
      x1: 0,
      y1: 0,
      x2: contentWidth(landscape),
      y2: 0,
      lineWidth: hairline,
      lineColor: color.line,
    },
  ],
});

const head = ({ vessel, title }: Frame, landscape: boolean): Block => ({
  margin: [margin.side, mm(9), margin.side, 0],
  stack: [
    {
      fontSize: size.small,
      columns: [
        { text: vessel, bold: true, width: 'auto' },
        { text: title, color: color.ink2, alignment: 'right' },
      ],
      columnGap: 12,
      margin: [0, 0, 0, 4],
    },
    rule(landscape),
  ],
});

type Foot = { frame: Frame; landscape: boolean; above: Block | undefined };

const foot = (
  { frame: { footer = '', sheet }, landscape, above }: Foot,
  page: number,
  pages: number,
): Block => ({
  margin: [margin.side, mm(above ? 2 : 4), margin.side, 0],
  stack: [
    ...(above ? [above, ''] : []),
    rule(landscape),
    {
      fontSize: size.label,
      color: color.ink3,
      columns: [
        { text: footer },
        { text: [sheet, `${page} / ${pages}`].filter(Boolean).join(' '), alignment: 'right', width: 'auto' },
      ],
      columnGap: 12,
      margin: [0, 4, 0, 0],
    },
  ],
});

/**
 * A document as an A4 PDF in the house style: hairlines, two weights, a running header and `n / m` in the footer. Only
 * used letters are embedded, about 10 to 60 KB; nothing outside the definition is opened or fetched.
 */
export const makePdf = async (
  { content, landscape = false, foot: last }: Definition,
  frame: Frame,
): Promise<Uint8Array<ArrayBuffer>> => {
  const page: Block = { stack: content };
  const above = last?.block;
  const used = [
    blockText(page),
    above && blockText(above),
    frame.vessel,
    frame.title,
    frame.footer,
    frame.sheet,
    '0123456789 /',
  ].join(' ');
  const [pdfmake, cut] = await Promise.all([pdfmaker(), fontsFor(frame.language, used)]);
  const made = pdfmake.createPdf({
    pageSize: 'A4',
    pageOrientation: landscape ? 'landscape' : 'portrait',
    pageMargins: [margin.side, margin.top, margin.side, margin.bottom + (last?.height ?? 0)],
    version: '1.7',
    language: frame.language,
    displayTitle: true,
    info: { title: frame.title, author: frame.vessel, creator: 'Shipshape', producer: 'Shipshape' },
    defaultStyle: { font: cut.primary, fontSize: size.body, color: color.ink },
    header: () => dress(head(frame, landscape), cut),
    footer: (number, count) => dress(foot({ frame, landscape, above }, number, count), cut),
    // A heading does not stay behind at the bottom of a page: its level is the space it needs together with what
    // follows.
    pageBreakBefore: ({ headlineLevel = 0, startPosition: { pageInnerHeight, verticalRatio } }) =>
      verticalRatio > 0 && pageInnerHeight * (1 - verticalRatio) < headlineLevel,
    content: dress(page, cut),
  });
  return new Uint8Array(await made.getBuffer());
};
