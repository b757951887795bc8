import type { CustomTableLayout } from 'pdfmake/interfaces';
import type { Book, BookField } from '#modules/logbooks/rules/book.ts';
import { longTextsOf } from '#modules/logbooks/rules/lines.ts';
import {
  headOf,
  momentOfEntry,
  type PrintedPage,
  type PrintedRow,
  wordOfValue,
} from '#modules/logbooks/rules/printed.ts';
import type { Block } from './block.ts';
import { formTable } from './logForm.ts';
import {
  drawingOf,
  footOf,
  type Inks,
  references,
  SMALL_PT,
  signatureOf,
  struckLook,
} from './logSignature.ts';
import { englishWords } from './logWords.ts';
import { color, hairline } from './style.ts';

const TEXT_PT = 7;

type Given = {
  book: Book;
  columns: readonly BookField[];
  page: PrintedPage;
  head: string;
  width: number;
  inks: Inks;
};

const looks = ({ struck }: PrintedRow) => (struck ? struckLook : {});

/** Fixed widths of the columns of a log, shared out over the width of the page. */
const weightOf = ({ kind }: BookField): number =>
  kind === 'position' ? 60 : kind === 'number' ? 27 : kind === 'text' ? 46 : kind === 'yesNo' ? 26 : 36;

const spread = (cell: Exclude<Block, string>, span: number): Block[] => [
  { ...cell, colSpan: span },
  ...Array.from({ length: span - 1 }, () => ''),
];

const lines: CustomTableLayout = {
  hLineWidth: () => hairline,
  vLineWidth: () => 0,
  hLineColor: () => color.line,
  paddingLeft: () => 2,
  paddingRight: () => 2,
  paddingTop: () => 1,
  paddingBottom: () => 1,
};

const headCell = (text: string): Block => ({ text, bold: true, fontSize: 6, color: color.ink2 });

/** A page of a log: a row of figures, and below it remarks and who signed. */
const columnsTable = ({ book, columns, page, head, width, inks }: Given): Block => {
  const span = columns.length + 2;
  const fixed = [38, 36];
  const weights = columns.map(weightOf);
  const room = width - 74 - 4 * span;
  const total = weights.reduce((sum, each) => sum + each, 0) || 1;
  const figures = (row: PrintedRow): Block[] => {
    const { day, time } = momentOfEntry(book, row.record);
    return [
      { text: day.slice(0, 11), fontSize: 6 },
      { text: time, bold: true, ...looks(row) },
      ...columns.map(
        (field): Block => ({
          text: wordOfValue(field, row.record.content.fields[field.key], englishWords, true),
          ...looks(row),
        }),
      ),
    ];
  };
  const words = (row: PrintedRow): Block[] => {
    const { code, fields } = row.record.content;
    const remarks = longTextsOf(book, code, fields);
    const name =
      book.codes[0]?.code === code || book.group === 'own' ? '' : `${englishWords('code', code)}. `;
    const said: Block = {
      width: '*',
      text: [
        ...references(row),
        ...(name ? [{ text: name, bold: true, ...looks(row) }] : []),
        ...(remarks ? [{ text: `${remarks}   `, ...looks(row) }] : []),
        ...signatureOf(row),
      ],
    };
    const drawing = drawingOf(row.record, inks, [44, 14]);
    return spread(
      {
        columns: [said, ...(drawing ? [{ width: 48, stack: [drawing] }] : [])],
        fontSize: SMALL_PT,
        margin: [4, 0, 0, 2],
      },
      span,
    );
  };
  const body = [
    spread({ text: head, bold: true, fontSize: 9, margin: [0, 0, 0, 4] }, span),
    [
      headCell('Day'),
      headCell(book.clock === 'ship' ? 'Ship' : 'UTC'),
      ...columns.map((field) =>
        headCell([headOf(field, englishWords), field.unit].filter(Boolean).join(' ')),
      ),
    ],
    ...page.rows.flatMap((row) => [figures(row), words(row)]),
    spread({ ...footOf(page, inks), margin: [0, 4, 0, 0] }, span),
  ];
  // The two lines of an entry are one: no hairline between them.
  const within = new Set(page.rows.map((_, index) => 3 + 2 * index));
  return {
    pageBreak: 'before',
    fontSize: TEXT_PT,
    table: {
      headerRows: 2,
      dontBreakRows: true,
      widths: [...fixed, ...weights.map((weight) => (room * weight) / total)],
      body,
    },
    layout: { ...lines, hLineWidth: (at) => (at === 0 || within.has(at) ? 0 : hairline) },
  };
};

/** A page of a volume. */
export const pageTable = (given: Given): Block =>
  given.book.layout === 'columns' ? columnsTable(given) : formTable(given);
