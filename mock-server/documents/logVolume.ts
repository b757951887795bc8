import type { LogRecord } from '#modules/logbooks/contract.ts';
import type { Book } from '#modules/logbooks/rules/book.ts';
import {
  headOf as fieldHead,
  type PrintedPage,
  printedColumns,
  printedMoment,
  printedPages,
  signedAtText,
  signerText,
  wordOfValue,
} from '#modules/logbooks/rules/printed.ts';
import type { Block } from './block.ts';
import { factsGrid, label, notice, paragraph } from './blocks.ts';
import { pageTable } from './logPage.ts';
import { drawingOf, type Inks, inksOf } from './logSignature.ts';
import { englishWords } from './logWords.ts';
import type { Definition, Frame } from './makePdf.ts';
import { color, contentWidth, size } from './style.ts';

/** The ship as covers and declarations name it. */
export type PaperShip = {
  name: string;
  imo: string;
  callSign: string;
  flag: string;
  portOfRegistry: string;
  grossTonnage: number;
};

/** What a printed volume is made of; plain data. */
export type LogVolumeFacts = {
  boatID: string;
  book: Book;
  no: number;
  volumeID: string;
  ship: PaperShip;
  /** The records of these pages, and all that open, amend, witness, verify or close the volume, in their order. */
  records: readonly LogRecord[];
  from: number;
  to: number;
  /** The drawn signatures of who signed them. */
  inks: readonly { url: string; bytes: Uint8Array }[];
  /** The pages of the whole volume. */
  pages: number;
  /** The check of the whole volume, made for this printing. */
  verdict: {
    count: number;
    head: string;
    broken: { n: number; why: string } | null;
    gaps: readonly number[];
  };
  /** The server's time, ISO 8601 in UTC. */
  now: string;
};

const momentUtc = (instant: string) => {
  const { day, time } = printedMoment(instant, 0);
  return `${day} ${time} UTC`;
};

/** The outcome of the check, in a sentence. */
export const checkedText = ({ verdict: { count, broken, gaps }, now }: LogVolumeFacts): string => {
  if (broken)
    return `CHECKED ${momentUtc(now)}: BROKEN at record ${broken.n} (${broken.why}). What follows it is not as it was sealed.`;
  const missing =
    gaps.length > 0 ? ` Before records ${gaps.join(', ')} their device had signed one that is not here.` : '';
  return `Checked ${momentUtc(now)}: ${count} records, no break.${missing}`;
};

/** Who signed a record, when, and its seal. */
const signature = (title: string, record: LogRecord, drawing: Block | undefined): Block => ({
  margin: [0, 8, 0, 0],
  stack: [
    label(title),
    ...(drawing ? [drawing] : []),
    { text: [{ text: signerText(record), bold: true }, `, ${signedAtText(record)}`] },
    { text: `Record ${record.n}, seal ${record.seal}`, fontSize: size.label, color: color.ink2 },
  ],
});

const cover = (facts: LogVolumeFacts, inks: Inks): Block => {
  const { book, no, volumeID, ship, records, verdict } = facts;
  const [opened] = records;
  const closing = records.find(({ content }) => content.kind === 'close');
  const stated = book.opening
    .filter(({ hidden }) => !hidden)
    .map(
      (field) =>
        [
          fieldHead(field, englishWords),
          wordOfValue(field, opened?.content.fields[field.key], englishWords),
        ] as const,
    );
  const signed = (title: string, record: LogRecord) =>
    signature(title, record, drawingOf(record, inks, [110, 32]));
  return {
    stack: [
      { text: book.title, fontSize: 22, bold: true, alignment: 'center', margin: [0, 40, 0, 2] },
      {
        text: book.subtitle,
        fontSize: size.h2,
        alignment: 'center',
        color: color.ink2,
        margin: [0, 0, 0, 24],
      },
      ...(verdict.broken ? [notice(checkedText(facts))] : []),
      factsGrid([
        ['Name of ship', ship.name],
        ['IMO number', ship.imo],
        ['Distinctive letters', ship.callSign],
        ['Gross tonnage', ship.grossTonnage ? String(ship.grossTonnage) : ''],
        ['Flag', ship.flag],
        ['Port of registry', ship.portOfRegistry],
        ['Volume', String(no)],
        ['Form', book.form],
        ['Opened', opened ? momentUtc(opened.content.at) : ''],
        ['Closed', closing ? momentUtc(closing.content.at) : 'open'],
        ['Pages', String(facts.pages)],
        ['Kept after the last entry', `${book.keepYears} ${book.keepYears === 1 ? 'year' : 'years'}`],
        ...stated,
      ]),
      ...(opened ? [signed('Opened by', opened)] : []),
      ...(closing ? [signed('Closed by', closing)] : []),
      { text: '', margin: [0, 10, 0, 0] },
      paragraph(
        `Printed from volume ${no} of the electronic ${book.title} (${volumeID}), pages ${facts.from} to ${facts.to} of ${facts.pages}. ${checkedText(facts)}`,
      ),
      paragraph(
        `First seal ${opened?.seal ?? ''}\nLast seal ${verdict.head}\nEach seal is the SHA-256 of its record and of the seal before it. The exported volume can be checked without the ship's system.`,
      ),
      paragraph(
        book.correction === 'strike'
          ? 'Entries are never erased. Words that were amended are struck through; the amendment is an entry of its own, signed, with its reason.'
          : 'Entries are never erased nor struck through. A mistake is corrected by a further entry that refers to the earlier one.',
      ),
      `Times are ${book.clock === 'ship' ? "ship's time" : 'UTC'}; signatures name both clocks.`,
    ],
  };
};

const headOf = ({ book, ship, no }: LogVolumeFacts, { page }: PrintedPage) =>
  `${book.title}${book.subtitle ? `, ${book.subtitle}` : ''}  ·  ${ship.name}${ship.imo ? `, IMO ${ship.imo}` : ''}  ·  Volume ${no}  ·  Page ${page}`;

/** A volume, or pages of it, in the layout of its book: each of its pages begins a sheet. */
export const logVolume = (
  facts: LogVolumeFacts,
): { definition: Definition; frame: Frame; fileName: string } => {
  const { book, no, ship, records, from, to } = facts;
  const landscape = book.layout === 'columns';
  const isPrinted = ({ page }: { page: number }) => page >= from && page <= to;
  const columns = printedColumns(book, records.filter(isPrinted));
  const pages = printedPages(book, records, facts.pages).filter(isPrinted);
  const inks = inksOf(facts.inks);
  return {
    definition: {
      landscape,
      content: [
        cover(facts, inks),
        ...pages.map((page) =>
          pageTable({
            ...{ book, columns, page, inks },
            head: headOf(facts, page),
            width: contentWidth(landscape),
          }),
        ),
      ],
    },
    frame: {
      language: 'en',
      title: `${book.title}, volume ${no}`,
      vessel: ship.name,
      footer: `${facts.verdict.broken ? 'BROKEN. ' : ''}Printed from volume ${no}. ${checkedText(facts).slice(0, 110)} Last seal ${facts.verdict.head.slice(0, 16).toUpperCase()}`,
      sheet: 'Sheet',
    },
    fileName: `${book.kind}-volume-${no}${from > 1 || to < facts.pages ? `-pages-${from}-${to}` : ''}.pdf`,
  };
};
