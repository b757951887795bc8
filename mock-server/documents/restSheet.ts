import type { CanvasLine, CanvasRect } from 'pdfmake/interfaces';
import type { Block } from './block.ts';
import type { Definition, Frame } from './makePdf.ts';
import { color, contentWidth, hairline } from './style.ts';

/** A day of the record. `slots` as in `RestDay`; '' for a day that nobody entered. */
type RestSheetRow = {
  day: string;
  slots: string;
  entered: boolean;
  rest: string;
  lowest: string;
  week: string;
  breach: boolean;
  comment: string;
};

/** A seafarer's month. Texts are English, as port States require beside the working language. */
export type RestSheetFacts = {
  boxes: readonly (readonly { name: string; value: string }[])[];
  rows: readonly RestSheetRow[];
  breaches: readonly string[];
  amendments: readonly string[];
  signatures: readonly { name: string; value: string; detail: string }[];
};

const WIDTH = contentWidth(false);
const GRID = 288;
const ROW = 10;
const small = { fontSize: 6.5, color: color.ink2 };

const box = ({ name, value }: { name: string; value: string }): Block => ({
  stack: [
    { text: name, ...small },
    { text: value || ' ', fontSize: 9, bold: true },
  ],
});

const grid = {
  hLineWidth: () => hairline,
  vLineWidth: () => hairline,
  hLineColor: () => color.lineStrong,
  vLineColor: () => color.lineStrong,
  paddingLeft: () => 3,
  paddingRight: () => 3,
  paddingTop: () => 1.5,
  paddingBottom: () => 1.5,
};

const line = (x: number, height: number, strong: boolean): CanvasLine => ({
  type: 'line',
  x1: x,
  y1: 0,
  x2: x,
  y2: height,
  lineWidth: strong ? 0.7 : 0.25,
  lineColor: strong ? color.lineStrong : color.line,
});

/** The half hours of a day; rest is filled. A day with a change of clocks is drawn in its own number of half hours. */
const slotsOf = ({ slots }: RestSheetRow): Block => {
  const count = slots.length || 48;
  const width = GRID / count;
  const rest: CanvasRect[] = [...slots.matchAll(/r+/g)].map(({ 0: run, index }) => ({
    type: 'rect',
    x: index * width,
    y: 1.5,
    w: run.length * width,
    h: ROW - 3,
    color: '#3E8492',
    lineWidth: 0,
  }));
  const lines = Array.from({ length: Math.floor(count / 2) + 1 }, (_, hour) =>
    line(hour * 2 * width, ROW, hour % 6 === 0),
  );
  return { canvas: [...rest, ...lines] };
};

const hoursHead: Block = {
  columns: Array.from({ length: 12 }, (_, index) => ({
    text: String(index * 2).padStart(2, '0'),
    width: GRID / 12,
    ...small,
  })),
};

const figure = (text: string, breach = false): Block => ({
  text: text || ' ',
  fontSize: 7.5,
  alignment: 'right',
  ...(breach ? { bold: true, color: color.overdue } : {}),
});

const rowOf = (row: RestSheetRow): Block[] => [
  { text: row.day, fontSize: 7.5 },
  row.entered ? slotsOf(row) : { text: 'not entered', ...small },
  figure(row.rest),
  figure(row.lowest, row.breach),
  figure(row.week, false),
  { text: row.comment || ' ', fontSize: 6.5 },
];

const list = (title: string, lines: readonly string[]): Block[] =>
  lines.length === 0
    ? []
    : [
        { text: title, bold: true, fontSize: 8, margin: [0, 6, 0, 2] },
        ...lines.map((text): Block => ({ text, fontSize: 7.5 })),
      ];

const pageOf = (facts: RestSheetFacts, first: boolean): Block => ({
  stack: [
    {
      text: 'RECORD OF HOURS OF REST OF SEAFARERS',
      bold: true,
      fontSize: 12,
      margin: [0, 0, 0, 4],
      ...(first ? {} : { pageBreak: 'before' as const }),
    },
    ...facts.boxes.map(
      (boxes): Block => ({
        table: { widths: boxes.map(() => WIDTH / boxes.length - 7), body: [boxes.map(box)] },
        layout: grid,
        margin: [0, 0, 0, 2],
      }),
    ),
    {
      table: {
        headerRows: 1,
        dontBreakRows: true,
        widths: [28, GRID, 26, 30, 30, '*'],
        body: [
          [
            { text: 'Day', ...small },
            hoursHead,
            { text: 'Rest in the day', ...small },
            { text: 'Lowest in any 24 h', ...small },
            { text: 'In 7 days', ...small },
            { text: 'Comments', ...small },
          ],
          ...facts.rows.map(rowOf),
        ],
      },
      layout: { ...grid, paddingTop: () => 0.6, paddingBottom: () => 0.6 },
      margin: [0, 4, 0, 0],
    },
    { text: 'Filled: periods of rest. Hours of ship’s time.', ...small, margin: [0, 2, 0, 0] },
    ...list('Deviations', facts.breaches),
    ...list('Changed after signing', facts.amendments),
    {
      unbreakable: true,
      stack: [
        {
          text: 'I agree that this record is an accurate reflection of the hours of rest of the seafarer concerned.',
          fontSize: 7.5,
          margin: [0, 8, 0, 3],
        },
        {
          table: {
            widths: facts.signatures.map(() => WIDTH / facts.signatures.length - 7),
            heights: 34,
            body: [
              facts.signatures.map(
                ({ name, value, detail }): Block => ({
                  stack: [
                    { text: name, ...small },
                    { text: value || ' ', fontSize: 9, bold: true },
                    { text: detail || ' ', ...small },
                  ],
                }),
              ),
            ],
          },
          layout: grid,
        },
        {
          text: 'A copy of this record is to be given to the seafarer. Model format of the IMO/ILO guidelines; MLC 2006, Standard A2.3, and STCW Code, section A-VIII/1.',
          ...small,
          margin: [0, 3, 0, 0],
        },
      ],
    },
  ],
});

/** Records of hours of rest, a page for each seafarer. */
export const restSheets = (
  sheets: readonly RestSheetFacts[],
  { vessel, printed, title }: { vessel: string; printed: string; title: string },
): { definition: Definition; frame: Frame } => ({
  definition: { content: sheets.map((facts, index) => pageOf(facts, index === 0)) },
  frame: { language: 'en', title, vessel, footer: printed },
});
