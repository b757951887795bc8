import type { Block } from './block.ts';
import { factsGrid, heading, notice, paragraph, section, table } from './blocks.ts';
import { blanks, noteLines, signatures } from './handwriting.ts';
import type { PaperShip } from './logVolume.ts';
import type { Definition, Frame } from './makePdf.ts';
import { contentWidth, mm } from './style.ts';

/** A book as the papers about books name it. */
export type BookFact = { title: string; subtitle: string; form: string; no: number; keepYears: number };

/** What the papers about the books are made of; plain data. */
export type LogStatementFacts = {
  ship: PaperShip;
  books: readonly BookFact[];
  /** "18 JUN 2026 06:02 UTC" */
  printed: string;
};

type Made = { definition: Definition; frame: Frame; fileName: string };

const shipGrid = ({ ship }: LogStatementFacts) =>
  factsGrid([
    ['Name of ship', ship.name],
    ['IMO number', ship.imo],
    ['Distinctive letters', ship.callSign],
    ['Gross tonnage', ship.grossTonnage ? String(ship.grossTonnage) : ''],
    ['Flag', ship.flag],
    ['Port of registry', ship.portOfRegistry],
  ]);

const bookTable = ({ books }: LogStatementFacts): Block =>
  table(
    [
      { head: 'Record book', width: '*' },
      { head: 'Form', width: mm(30) },
      { head: 'Volume in use', width: mm(28), align: 'right' },
      { head: 'Kept, years', width: mm(24), align: 'right' },
    ],
    books.map(({ title, subtitle, form, no, keepYears }) => [
      [title, subtitle].filter(Boolean).join(', '),
      form,
      no ? String(no) : 'none',
      String(keepYears),
    ]),
  );

const finish = (facts: LogStatementFacts, title: string, content: Block[], fileName: string): Made => ({
  definition: { content },
  frame: { language: 'en', title, vessel: facts.ship.name, footer: `Printed ${facts.printed}` },
  fileName,
});

/** The form of the Declaration of MARPOL Electronic Record Book: carried aboard once the flag has signed it. */
export const declaration = (facts: LogStatementFacts): Made => {
  const title = 'Declaration of MARPOL Electronic Record Book';
  return finish(
    facts,
    title,
    [
      heading({ kind: 'In accordance with resolution MEPC.312(74)', title, facts: [facts.ship.name] }),
      notice(
        'A form for the Administration. It is a declaration only when the Administration has signed it.',
      ),
      shipGrid(facts),
      section('Electronic record book', [
        factsGrid(
          [
            ['System', 'Shipshape'],
            ['Entries', 'append-only, sealed in a chain of SHA-256'],
            ['Signatures', 'personal account and PIN'],
            ['Checking', 'by any third party, without the system'],
          ],
          2,
        ),
        bookTable(facts),
      ]),
      section('Declaration', [
        paragraph(
          'This is to declare that the electronic record book named above, designed to record entries in accordance with the requirements of MARPOL, has been assessed by this Administration to meet the relevant requirements as set out in MARPOL and is consistent with the Guidelines for the use of electronic record books under MARPOL, resolution MEPC.312(74).',
        ),
        paragraph('A copy of this declaration is carried on board at all times.'),
        blanks(['Issued at', 'Date of issue', 'Valid for forms and versions'], contentWidth(false)),
        signatures(['For the Administration'], 'name, office, signature, stamp', contentWidth(false)),
      ]),
    ],
    'declaration-electronic-record-book.pdf',
  );
};

const steps: readonly (readonly [string, string])[] = [
  [
    'A tablet fails',
    'Take another. Every device of the crew shows the same books; what was signed on the failed one and not sent is signed again from the bridge notes, as a late entry.',
  ],
  [
    'There is no link to the server',
    'Go on. Entries are signed without a link, show "on this device", and are sealed when the link is back. Do not sign out and do not delete the app’s data before that.',
  ],
  [
    'No device works, or the power is lost',
    'Write on the sheets below, by hand, with date, time, position and signature. Emergency power for one tablet and the server is on the vessel’s emergency board.',
  ],
  [
    'The system works again',
    'Enter each handwritten line as an entry with the time at which it happened. The book shows both times. Refer to the sheet in the remarks, and keep the sheets with the book.',
  ],
  [
    'An inspector comes meanwhile',
    'Show the printed volumes, the copies of the books in the server’s folder of copies, and the handwritten sheets.',
  ],
  [
    'Afterwards',
    'The master checks the seals of every book, verifies the late entries and notes the failure in the official log.',
  ],
];

/** What is done when the system does not work; printed and kept on the bridge. */
export const fallback = (facts: LogStatementFacts): Made => {
  const title = 'When the electronic record books do not work';
  return finish(
    facts,
    title,
    [
      heading({ kind: 'Fall-back procedure', title, facts: [facts.ship.name] }),
      shipGrid(facts),
      section(
        'What to do',
        steps.map(
          ([head, text], index): Block => ({
            unbreakable: true,
            margin: [0, 2, 0, 4],
            stack: [{ text: `${index + 1}. ${head}`, bold: true }, text],
          }),
        ),
      ),
      section('Books kept electronically', [bookTable(facts)]),
      {
        pageBreak: 'before',
        stack: [
          heading({
            kind: 'Handwritten sheet',
            title: 'Entries made while the system did not work',
            facts: [facts.ship.name],
          }),
          blanks(['Book', 'From (date, time)', 'To (date, time)'], contentWidth(false)),
          paragraph('Date and time (UTC and ship), position, code and item, entry, name and signature'),
          noteLines(22),
          signatures(['Officer in charge', 'Master'], 'name, date, signature', contentWidth(false)),
        ],
      },
    ],
    'fall-back-procedure.pdf',
  );
};
