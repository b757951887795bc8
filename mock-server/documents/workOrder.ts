import type { Job } from '#modules/worklist/contract.ts';
import { fill } from '#modules/workorder/rules/language.ts';
import { type SheetFacts, sheetOf, type WorkOrderSheet } from '#modules/workorder/rules/sheet.ts';
import { wordsOf } from '#modules/workorder/rules/words.ts';
import type { Block } from './block.ts';
import { factsGrid, heading, notice, paragraph, section, table } from './blocks.ts';
import { formatsOf } from './format.ts';
import { blanks, checklist, noteLines, signatures } from './handwriting.ts';
import type { Definition, Frame } from './makePdf.ts';
import { type Photo, photoGrid } from './photos.ts';
import { contentWidth, mm } from './style.ts';

/** What a work order is made of; plain data. */
export type WorkOrderFacts = SheetFacts & {
  vessel: { name: string; timeZone: string };
  /** The app's URL, e.g. `https://ship.example`. */
  origin: string;
  /** The server's time, ISO 8601 in UTC. */
  now: string;
  /** Photos of the job, for a page or two. */
  photos?: readonly Photo[];
};

const PAGE_WIDTH_PT = contentWidth(false);

const partsTable = ({
  heads: [part = '', partNo = '', planned = '', used = ''],
  rows,
}: WorkOrderSheet['parts']) =>
  table(
    [
      { head: part, width: '*' },
      { head: partNo, width: mm(48) },
      { head: planned, width: mm(18), align: 'right' },
      { head: used, width: mm(22) },
    ],
    rows,
  );

/** "work-order-412.pdf", in the document's language. */
const fileNameOf = (kind: string, job: Job) =>
  `${`${kind} ${job.no ?? job.title}`
    .toLocaleLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')}.pdf`;

/** What is written by hand: never torn apart, so that nobody signs a page on which nothing else stands. */
const byHand = ({ workDone, notes, signatures: signed }: WorkOrderSheet): Block => ({
  unbreakable: true,
  stack: [
    section(workDone.title, [blanks(workDone.blanks, PAGE_WIDTH_PT)], 0),
    section(notes, [noteLines(5), signatures(signed.roles, signed.caption, PAGE_WIDTH_PT)], 0),
  ],
});

/** The printed parts of a sheet that have content. */
const partsOf = (sheet: WorkOrderSheet, photos: readonly Photo[]): Block[] => {
  const { machine, defect, description, tasks, parts } = sheet;
  const isDefect = defect.grid.length + defect.fix.length > 0;
  return [
    ...(machine.grid.length ? [section(machine.title, [factsGrid(machine.grid)])] : []),
    ...(isDefect ? [section(defect.title, [factsGrid(defect.grid), factsGrid(defect.fix, 1)])] : []),
    ...(description.text ? [section(description.title, [paragraph(description.text)])] : []),
    ...(tasks.steps.length ? [section(tasks.title, [checklist(tasks.steps)])] : []),
    ...(parts.rows.length ? [section(parts.title, [partsTable(parts)])] : []),
    ...(photos.length ? [section(sheet.photos, [photoGrid(photos, PAGE_WIDTH_PT)], mm(60))] : []),
  ];
};

/** A job as a printed sheet, with a QR code that leads back to it in the app. */
export const workOrder = (
  given: WorkOrderFacts,
): { definition: Definition; frame: Frame; fileName: string } => {
  const { job, vessel, language, origin, now, photos = [] } = given;
  const formats = formatsOf(language);
  const moment = (iso: string) => formats.moment(iso, vessel.timeZone);
  const sheet = sheetOf(given, { ...formats, moment });
  const { kind, title, facts, openInApp, critical, grid, postponed } = sheet;
  const words = wordsOf(language);
  const page = { address: `${origin}/app/jobdetails/${job._id}`, caption: openInApp };
  const content: Block[] = [
    heading({ kind, title, facts, page }),
    ...(critical ? [notice(critical)] : []),
    factsGrid(grid),
    ...(postponed ? [paragraph(postponed)] : []),
    ...partsOf(sheet, photos),
    byHand(sheet),
  ];
  return {
    definition: { content },
    frame: {
      language,
      title: kind,
      vessel: vessel.name,
      footer: fill(words.printed, { when: moment(now) }),
    },
    fileName: fileNameOf(words.workOrder, job),
  };
};
