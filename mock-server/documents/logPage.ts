import type { CustomTableLayout } from 'pdfmake/interfaces';
import type { Book, BookField } from '#modules/logbooks/rules/book.ts';
import {
  momentOfEntry,
  type PrintedPage,
  type PrintedRow,
  printedLines,
  printedRemarks,
  shortSeal,
  signedAtText,
  signerText,
  wordOfValue,
} from '#modules/logbooks/rules/printed.ts';
import type { Block, Inline } from './block.ts';
import { englishWords } from './logWords.ts';
import { color, hairline } from './style.ts';

const TEXT_PT = 7;
const SMALL_PT = 6.5;

type Given = { book: Book; columns: readonly BookField[]; page: PrintedPage; head: string; width: number };

const struckLook = { decoration: 'lineThrough', decorationColor: color.overdue } as const;
const looks = ({ struck }: PrintedRow) => (struck ? struckLook : {});

/** What an amendment says of the entry before it, and an amended entry of what follows. */
const references = ({ record: { content }, amends, amendedBy }: PrintedRow): Inline[] => [
  ...(amends
    ? [
        {
          text: `Amends record ${amends.n} of page ${amends.page}. Reason: ${content.reason}  `,
          bold: true,
        },
      ]
    : []),
  ...amendedBy.map(({ n, page }) => ({
    text: `Amended by record ${n}, page ${page}.  `,
    color: color.overdue,
  })),
];

const signatureOf = ({ record, witnesses, verified }: PrintedRow): Inline[] => [
  { text: signerText(record), bold: true },
  { text: `, ${signedAtText(record)}  No. ${record.n}, seal ${shortSeal(record.seal)}`, color: color.ink2 },
  ...witnesses.map((witness) => ({
    text: `\nWitness: ${signerText(witness)}, ${signedAtText(witness)}`,
    color: color.ink2,
  })),
  ...(verified ? [{ text: '  Verified', color: color.ink2 }] : []),
];

/** The master's signatures at the foot of a page, what lacks one, and the seal of the page. */
const footOf = (page: PrintedPage): Inline[] => [
  ...page.verifications.flatMap((record): Inline[] => [
    { text: `Master: ${signerText(record)}`, bold: true },
    { text: `, ${signedAtText(record)}, seal ${shortSeal(record.seal)}\n`, color: color.ink2 },
  ]),
  ...(page.unverified > 0
    ? [
        {
          text: `${page.unverified} of ${page.rows.length} entries are not verified by the master${page.isFull ? '' : '; the page is not full'}\n`,
          color: color.overdue,
        },
      ]
    : []),
  { text: `Seal of page ${page.page}: ${page.seal}`, color: color.ink2 },
];

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
const columnsTable = ({ book, columns, page, head, width }: Given): Block => {
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
    const { code } = row.record.content;
    const remarks = printedRemarks(book, row.record);
    const name = book.codes[0]?.code === code ? '' : `${englishWords('code', code)}. `;
    return spread(
      {
        text: [
          ...references(row),
          ...(name ? [{ text: name, bold: true, ...looks(row) }] : []),
          ...(remarks ? [{ text: `${remarks}   `, ...looks(row) }] : []),
          ...signatureOf(row),
        ],
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
        headCell([englishWords('value', field.key), field.unit].filter(Boolean).join(' ')),
      ),
    ],
    ...page.rows.flatMap((row) => [figures(row), words(row)]),
    spread({ text: footOf(page), fontSize: SMALL_PT, margin: [0, 4, 0, 0] }, span),
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

/** A page of a record book: date, code, item, and the record of operations with its signature. */
const recordTable = ({ book, page, head }: Given): Block => {
  const starts = new Set<number>();
  const body: Block[][] = [
    spread({ text: head, bold: true, fontSize: 9, margin: [0, 0, 0, 4] }, 4),
    ['Date, time', 'Code', 'Item', 'Record of operations, signature of officer in charge'].map(headCell),
  ];
  for (const row of page.rows) {
    const { record } = row;
    const { day, time } = momentOfEntry(book, record);
    const { code } = record.content;
    const letter = book.codes.find((each) => each.code === code)?.letter || englishWords('code', code);
    const [first = { item: '', text: '' }, ...rest] = printedLines(book, record, englishWords);
    starts.add(body.length);
    if (row.amends || row.amendedBy.length > 0)
      body.push(['', '', '', { text: references(row), fontSize: SMALL_PT }]);
    body.push([
      { text: `${day} ${time}`, ...looks(row) },
      { text: letter, bold: true, ...looks(row) },
      { text: first.item, ...looks(row) },
      { text: first.text, ...looks(row) },
    ]);
    for (const { item, text } of rest)
      body.push(['', '', { text: item, ...looks(row) }, { text, ...looks(row) }]);
    body.push(['', '', '', { text: signatureOf(row), fontSize: SMALL_PT }]);
  }
  starts.add(body.length);
  body.push(spread({ text: footOf(page), fontSize: SMALL_PT, margin: [0, 4, 0, 0] }, 4));
  return {
    pageBreak: 'before',
    fontSize: 8,
    table: { headerRows: 2, dontBreakRows: true, widths: [76, 44, 34, '*'], body },
    layout: {
      ...lines,
      hLineWidth: (at) => (at === 1 || at === 2 || at === body.length || starts.has(at) ? hairline : 0),
    },
  };
};

/** A page of a volume. */
export const pageTable = (given: Given): Block =>
  given.book.layout === 'columns' ? columnsTable(given) : recordTable(given);
