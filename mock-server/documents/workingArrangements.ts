import type { Block } from './block.ts';
import type { Definition, Frame } from './makePdf.ts';
import { color, contentWidth, hairline } from './style.ts';

/** What is scheduled at sea or in port: hours of watches, hours of other work, and work a day. */
type Hours = { watches: string; other: string; total: string };

/** The posted table. Texts are English, as port States require, with the heads in the working language besides. */
export type ArrangementFacts = {
  boxes: readonly { name: string; value: string }[];
  rows: readonly { position: string; name: string; sea: Hours; port: Hours; comment: string }[];
  /** How the vessel counts: rest, or work. */
  regime: 'rest' | 'work';
  vessel: string;
  printed: string;
  fileName: string;
};

const WIDTH = contentWidth(true);
const small = { fontSize: 7, color: color.ink2 };

const grid = {
  hLineWidth: () => hairline,
  vLineWidth: () => hairline,
  hLineColor: () => color.lineStrong,
  vLineColor: () => color.lineStrong,
  paddingLeft: () => 4,
  paddingRight: () => 4,
  paddingTop: () => 3,
  paddingBottom: () => 3,
};

const limits = {
  rest: 'Limits: at least 10 hours of rest in any 24 hours and 77 hours in any 7 days; rest in no more than two periods, one of at least 6 hours; no more than 14 hours between periods of rest.',
  work: 'Limits: no more than 14 hours of work in any 24 hours and 72 hours in any 7 days.',
};

const head = (text: string, more: object = {}): Block => ({ text, ...small, bold: true, ...more });
const hours = ({ watches, other, total }: Hours): Block[] => [
  { text: watches || '–', fontSize: 8.5 },
  { text: other || '–', fontSize: 8.5 },
  { text: total || '–', fontSize: 8.5, bold: true, alignment: 'right' },
];

/** The table of shipboard working arrangements (MLC 2006, Standard A2.3, 10), on A4 landscape. */
export const workingArrangements = (
  facts: ArrangementFacts,
): { definition: Definition; frame: Frame; fileName: string } => {
  const content: Block[] = [
    { text: 'TABLE OF SHIPBOARD WORKING ARRANGEMENTS', bold: true, fontSize: 13, margin: [0, 0, 0, 6] },
    {
      table: {
        widths: facts.boxes.map(() => WIDTH / facts.boxes.length - 9),
        body: [
          facts.boxes.map(
            ({ name, value }): Block => ({
              stack: [
                { text: name, ...small },
                { text: value || ' ', fontSize: 9.5, bold: true },
              ],
            }),
          ),
        ],
      },
      layout: grid,
      margin: [0, 0, 0, 6],
    },
    {
      table: {
        headerRows: 2,
        dontBreakRows: true,
        widths: [120, '*', '*', 44, '*', '*', 44, 110],
        body: [
          [
            head('Position or rank', { rowSpan: 2 }),
            head('Scheduled daily work hours at sea', { colSpan: 3, alignment: 'center' }),
            '',
            '',
            head('Scheduled daily work hours in port', { colSpan: 3, alignment: 'center' }),
            '',
            '',
            head('Comments', { rowSpan: 2 }),
          ],
          [
            '',
            head('Watchkeeping (from – to)'),
            head('Non-watchkeeping duties (from – to)'),
            head('Total hours'),
            head('Watchkeeping (from – to)'),
            head('Non-watchkeeping duties (from – to)'),
            head('Total hours'),
            '',
          ],
          ...facts.rows.map((row): Block[] => [
            {
              stack: [
                { text: row.position || ' ', fontSize: 9, bold: true },
                { text: row.name, ...small },
              ],
            },
            ...hours(row.sea),
            ...hours(row.port),
            { text: row.comment || ' ', fontSize: 7.5 },
          ]),
        ],
      },
      layout: grid,
    },
    {
      unbreakable: true,
      margin: [0, 8, 0, 0],
      stack: [
        {
          text: `${limits[facts.regime]} Times are ship’s time.`,
          fontSize: 8,
        },
        {
          text: 'This table is posted in an easily accessible place, in the working language of the ship and in English. Model format of the IMO/ILO guidelines; MLC 2006, Standard A2.3, paragraphs 10 and 11, and STCW Code, section A-VIII/1.',
          ...small,
          margin: [0, 3, 0, 0],
        },
        {
          table: {
            widths: [WIDTH / 2 - 9, WIDTH / 2 - 9],
            heights: 30,
            body: [
              [
                { text: 'Master, name and signature', ...small },
                { text: 'Date', ...small },
              ],
            ],
          },
          layout: grid,
          margin: [0, 6, 0, 0],
        },
      ],
    },
  ];
  return {
    definition: { content, landscape: true },
    frame: {
      language: 'en',
      title: 'Table of shipboard working arrangements',
      vessel: facts.vessel,
      footer: facts.printed,
    },
    fileName: facts.fileName,
  };
};
