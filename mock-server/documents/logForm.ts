import type { Size } from 'pdfmake/interfaces';
import type { LogRecord } from '#modules/logbooks/contract.ts';
import { type Book, codeOf } from '#modules/logbooks/rules/book.ts';
import { amountColumn, amountsOf, isAmountStruck } from '#modules/logbooks/rules/lines.ts';
import { printedDay, printedTime } from '#modules/logbooks/rules/print.ts';
import { type PrintedPage, type PrintedRow, printedLines } from '#modules/logbooks/rules/printed.ts';
import type { Block } from './block.ts';
import { footOf, type Inks, references, SMALL_PT, signatureBlock, struckLook } from './logSignature.ts';
import { englishWords } from './logWords.ts';
import { color, hairline } from './style.ts';

type Layout = Exclude<Book['layout'], 'columns'>;
type Column = { head: string; width: Size; align?: 'right' | 'center' };

const signature = (head: string): Column => ({ head, width: 122 });

/** The columns of each form, in the words of the printed book; the last one is for signatures. */
const columnsOf: Readonly<Record<Layout, readonly Column[]>> = {
  record: [
    { head: 'Date', width: 60 },
    { head: 'Code\n(letter)', width: 32, align: 'center' },
    { head: 'Item\n(number)', width: 40, align: 'center' },
    { head: 'Record of operations', width: '*' },
    signature('Signature of officer in charge'),
  ],
  garbage: [
    { head: 'Date/Time', width: 58 },
    { head: 'Position of the ship, port, remarks', width: '*' },
    { head: 'Category', width: 42, align: 'center' },
    { head: 'Into sea\nm³', width: 40, align: 'right' },
    { head: 'To facility\nm³', width: 42, align: 'right' },
    { head: 'Incinerated\nm³', width: 46, align: 'right' },
    signature('Certification, signature'),
  ],
  radio: [{ head: 'Date and time\nUTC', width: 66 }, { head: 'Record', width: '*' }, signature('Signature')],
  narrative: [
    { head: 'No.', width: 24, align: 'center' },
    { head: 'Date and hour', width: 66 },
    { head: 'Entry', width: '*' },
    signature('Signatures of master and witness'),
  ],
};

type Line = { item: string; text: string };

/** Which of its lines an amendment struck: those that the last one does not repeat. */
const struckOf = (book: Book, { struck, amendedBy }: PrintedRow) => {
  const last = amendedBy.at(-1);
  const kept = new Set(struck && last ? printedLines(book, last, englishWords).map(({ text }) => text) : []);
  return ({ text }: Line) => (struck && !kept.has(text) ? struckLook : {});
};

const dateOf = (book: Book, { content }: LogRecord, time = true): Block => ({
  text: `${printedDay(content, book)}${time ? `\n${printedTime(content, book)}` : ''}`,
  bold: true,
});

/** The operations with their item numbers; references to amendments below them. */
const operations = (book: Book, row: PrintedRow): [items: Block, lines: Block] => {
  const lines = printedLines(book, row.record, englishWords);
  const lookOf = struckOf(book, row);
  const about = references(row);
  // One table, so that a number stays beside its line where that takes several.
  const beside: Block = {
    table: {
      widths: [34, '*'],
      body: [
        ...lines.map((line): Block[] => [
          { text: line.item, alignment: 'center', color: color.ink2, ...lookOf(line) },
          { text: line.text, ...lookOf(line) },
        ]),
        ...(about.length > 0 || lines.length === 0
          ? [['', { text: about, fontSize: SMALL_PT }] satisfies Block[]]
          : []),
      ],
    },
    layout: {
      hLineWidth: () => 0,
      vLineWidth: () => 0,
      paddingLeft: () => 0,
      paddingRight: () => 4,
      paddingTop: () => 0,
      paddingBottom: () => 1,
    },
  };
  return [{ ...beside, colSpan: 2 }, ''];
};

/** What happened in words: the kind of entry, its lines, and references to amendments. */
const said = (book: Book, row: PrintedRow): Block => {
  const { code } = row.record.content;
  const lookOf = struckOf(book, row);
  const kind = codeOf(book, code)?.print ?? englishWords('code', code);
  return {
    stack: [
      { text: kind, bold: true },
      ...printedLines(book, row.record, englishWords).map(
        (line): Block => ({ text: line.text, ...lookOf(line) }),
      ),
      { text: references(row), fontSize: SMALL_PT },
    ],
  };
};

const amounts = (book: Book, { record, struck, amendedBy }: PrintedRow): Block[] => {
  const { code, fields } = record.content;
  const own = amountsOf(book, code, fields);
  const last = amendedBy.at(-1)?.content;
  const isStruck = struck && last ? isAmountStruck(book, last) : () => false;
  type Amount = (typeof own)[number];
  const cell = (
    shown: readonly Amount[],
    textOf: (each: Amount) => string,
    alignment: 'center' | 'right',
  ): Block => ({
    stack: shown.map((each) => ({ text: textOf(each), ...(isStruck(each) ? struckLook : {}) })),
    alignment,
  });
  return [
    cell(own, ({ category }) => category, 'center'),
    ...[0, 1, 2].map((at) =>
      cell(at === amountColumn(code) ? own : [], ({ amount }) => amount.toFixed(3), 'right'),
    ),
  ];
};

const cellsOf = (book: Book, layout: Layout, row: PrintedRow): Block[] => {
  const { record } = row;
  switch (layout) {
    case 'record':
      return [
        dateOf(book, record, false),
        { text: codeOf(book, record.content.code)?.letter ?? '', bold: true, alignment: 'center' },
        ...operations(book, row),
      ];
    case 'garbage':
      return [dateOf(book, record), said(book, row), ...amounts(book, row)];
    case 'radio':
      return [dateOf(book, record), said(book, row)];
    case 'narrative':
      return [
        { text: String(record.n), alignment: 'center', color: color.ink2 },
        dateOf(book, record),
        said(book, row),
      ];
  }
};

type Given = { book: Book; page: PrintedPage; head: string; inks: Inks };

/** A page of a record book in the columns of the printed form. */
export const formTable = ({ book, page, head, inks }: Given): Block => {
  const layout = book.layout === 'columns' ? 'narrative' : book.layout;
  const columns = columnsOf[layout];
  const span = columns.length;
  const across = (cell: Exclude<Block, string>): Block[] => [
    { ...cell, colSpan: span },
    ...Array.from({ length: span - 1 }, () => ''),
  ];
  const body: Block[][] = [
    across({ text: head, bold: true, fontSize: 9, margin: [0, 0, 0, 4] }),
    columns.map(
      ({ head: text, align }, at): Block => ({
        ...{
          text: (at === span - 1 && book.signatureHead) || text,
          bold: true,
          fontSize: 6.5,
          color: color.ink2,
        },
        ...(align ? { alignment: align } : {}),
      }),
    ),
    ...page.rows.map((row) => [...cellsOf(book, layout, row), signatureBlock(row, inks)]),
    across({ ...footOf(page, inks), margin: [0, 4, 0, 0] }),
  ];
  const last = body.length;
  return {
    pageBreak: 'before',
    fontSize: 8,
    table: { headerRows: 2, dontBreakRows: true, widths: columns.map(({ width }) => width), body },
    layout: {
      hLineWidth: (at) => (at === 0 ? 0 : hairline),
      // Record books are the one place with lines between columns; the title and the foot have none.
      vLineWidth: (at) => (at === 0 || at === span ? 0 : hairline),
      hLineColor: (at) => (at === 2 || at === last - 1 ? color.lineStrong : color.line),
      vLineColor: () => color.line,
      paddingLeft: (at) => (at === 0 ? 2 : 5),
      paddingRight: () => 4,
      paddingTop: () => 3,
      paddingBottom: () => 3,
    },
  };
};
