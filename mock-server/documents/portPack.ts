import type { FalForm } from '#modules/crewlist/rules.ts';
import type { Block } from './block.ts';
import { factsGrid, heading, section, table } from './blocks.ts';
import { falDocument } from './falForm.ts';
import { type Frame, makePdf } from './makePdf.ts';
import { mergePdfs, readyPdf } from './mergePdf.ts';
import { pictureOf } from './picture.ts';
import { contentWidth, mm } from './style.ts';

/** The pages of all parts together. */
export const MAX_PAGES = 500;

/** Why a part is not in the bundle. `gone`: deleted, or the caller may not see it; the words do not tell which. */
export const reasons = {
  noAccess: 'No permission to print this',
  gone: 'Not available',
  noFile: 'Has no file',
  notPrintable: 'Not a PDF or picture that can be printed',
  tooLarge: 'The files are too large together',
  tooLong: `The bundle would have more than ${MAX_PAGES} pages`,
  twice: 'Is in the bundle already',
  empty: 'Nothing to list',
} as const;

export type PackContent =
  | { kind: 'fal'; title: string; form: FalForm }
  | { kind: 'table'; title: string; heads: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: 'file'; title: string; type: string; bytes: Uint8Array }
  | { kind: 'missing'; title: string; why: keyof typeof reasons };

/** What a port-entry pack is made of. Its texts are English, as authorities require. */
export type PortPackFacts = {
  title: string;
  vessel: string;
  printed: string;
  facts: readonly (readonly [name: string, value: string])[];
  note: string;
  parts: readonly PackContent[];
  fileName: string;
};

type Ready = { title: string; bytes: Uint8Array; pages: number };
type Made = Ready | { title: string; why: keyof typeof reasons };

/** Below the running header and above the footer of an A4 page. */
const PICTURE_HEIGHT = mm(215);

const tableDocument = (
  title: string,
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): Block[] => [
  heading({ kind: '', title, facts: [] }),
  table(
    heads.map((head, index) => ({ head, width: index === 0 ? '*' : mm(48) })),
    rows,
  ),
];

/** A part of at most `room` pages. */
const makePart = async (
  part: PackContent,
  { vessel, printed }: PortPackFacts,
  room: number,
): Promise<Made> => {
  const { title } = part;
  const frame: Frame = { language: 'en', title, vessel, footer: printed };
  const ready = async (bytes: Uint8Array): Promise<Made> => {
    const pdf = await readyPdf(bytes, room);
    if (pdf === 'tooLong') return { title, why: 'tooLong' };
    return pdf ? { title, ...pdf } : { title, why: 'notPrintable' };
  };
  switch (part.kind) {
    case 'missing':
      return { title, why: part.why };
    case 'fal': {
      const { definition, frame: own } = falDocument(part.form, { vessel, printed });
      return ready(await makePdf(definition, own));
    }
    case 'table':
      return ready(await makePdf({ content: tableDocument(title, part.heads, part.rows) }, frame));
    case 'file': {
      if (part.type === 'application/pdf') return ready(part.bytes);
      const picture = pictureOf(part.bytes);
      if (!picture) return { title, why: 'notPrintable' };
      const content: Block[] = [{ image: picture, fit: [contentWidth(false), PICTURE_HEIGHT] }];
      return ready(await makePdf({ content }, frame));
    }
  }
};

const cover = (facts: PortPackFacts, made: readonly Made[], first: number) => {
  let page = first;
  let no = 0;
  const there = made.flatMap((part): string[][] => {
    if ('why' in part) return [];
    no += 1;
    const row = [String(no), part.title, String(page)];
    page += part.pages;
    return [row];
  });
  const missing = made.flatMap((part) => ('why' in part ? [[part.title, reasons[part.why]]] : []));
  const content: Block[] = [
    heading({ kind: 'Port-entry pack', title: facts.title, facts: [facts.vessel] }),
    factsGrid(facts.facts),
    section('Contents', [
      table(
        [
          { head: 'No.', width: mm(14) },
          { head: 'Part', width: '*' },
          { head: 'Page', width: mm(18), align: 'right' },
        ],
        there,
      ),
    ]),
    ...(missing.length > 0
      ? [
          section('Not included', [
            table(
              [
                { head: 'Part', width: '*' },
                { head: 'Reason', width: mm(74) },
              ],
              missing,
            ),
          ]),
        ]
      : []),
    ...(facts.note ? [section('Remarks', [facts.note])] : []),
  ];
  return makePdf(
    { content },
    { language: 'en', title: facts.title, vessel: facts.vessel, footer: facts.printed },
  );
};

/** The bundle: a page of contents, and the parts in their order. */
export const portPack = async (facts: PortPackFacts): Promise<Uint8Array<ArrayBuffer>> => {
  const made: Made[] = [];
  let room = MAX_PAGES;
  for (const part of facts.parts) {
    const one = await makePart(part, facts, room);
    if ('pages' in one) room -= one.pages;
    made.push(one);
  }
  let front = await cover(facts, made, 2);
  const contents = await readyPdf(front);
  const length = typeof contents === 'object' ? contents.pages : 1;
  // The numbers count from the end of the contents, which a long list makes longer than a page.
  if (length > 1) front = await cover(facts, made, length + 1);
  return mergePdfs(
    front,
    made.flatMap((part) => ('why' in part ? [] : [part.bytes])),
  );
};
