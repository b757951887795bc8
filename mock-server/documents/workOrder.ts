import type { Equipment } from '#modules/equipment/contract.ts';
import type { Particulars } from '#modules/vessel/contract.ts';
import type { Job, Person, Task } from '#modules/worklist/contract.ts';
import type { Block } from './block.ts';
import { factsGrid, heading, notice, paragraph, section, table } from './blocks.ts';
import type { DocumentLanguage } from './fonts.ts';
import { formatsOf } from './format.ts';
import { blanks, type CheckItem, checklist, noteLines, signatures } from './handwriting.ts';
import type { Definition, Frame } from './makePdf.ts';
import { type Photo, photoGrid } from './photos.ts';
import { contentWidth, mm } from './style.ts';
import { counted, fill, wordsOf } from './words.ts';

/** What a work order is made of; plain data. */
export type WorkOrderFacts = {
  job: Job;
  /** The job's equipment, if any. */
  equipment: Equipment | undefined;
  vessel: Pick<Particulars, 'name' | 'timeZone'>;
  /** People of the vessel, for the names of assignees. */
  people: readonly Pick<Person, '_id' | 'name'>[];
  language: DocumentLanguage;
  /** The app's URL, e.g. `https://ship.example`. */
  origin: string;
  /** The server's time, ISO 8601 in UTC. */
  now: string;
  /** Photos of the job, for a page or two. */
  photos?: readonly Photo[];
};

const PAGE_WIDTH_PT = contentWidth(false);

/** Texts, numbers and dates of a work order in its language. */
const speech = (language: DocumentLanguage) => {
  const words = wordsOf(language);
  const formats = formatsOf(language);
  const hours = (value: number) => fill(words.hours, { hours: formats.tenths(value) });
  const either = (values: readonly string[]) => {
    const [a = '', b = ''] = values.filter(Boolean);
    return a && b ? fill(words.or, { a, b }) : a || b;
  };
  return {
    words,
    formats,
    hours,
    /** "18 Jun 2026 or 4,850 h" */
    dayOrHours: (day: string | null, count: number | null) =>
      either([day === null ? '' : formats.day(day), count === null ? '' : hours(count)]),
    /** "500 h or 12 months", "Once" */
    interval: (job: Job) =>
      either([
        job.hoursInterval === null ? '' : hours(job.hoursInterval),
        job.calendarInterval === null
          ? ''
          : counted(
              language,
              words.every[job.calendarUnit],
              job.calendarInterval,
              formats.tenths(job.calendarInterval),
            ),
      ]) || words.once,
    /** "1 h 30 min" */
    duration: (minutes: number | null) => {
      if (minutes === null) return '';
      const gaps = { hours: String(Math.floor(minutes / 60)), minutes: String(minutes % 60) };
      if (minutes < 60) return fill(words.minutes, gaps);
      return fill(minutes % 60 === 0 ? words.hours : words.hoursMinutes, gaps);
    },
  };
};
type Speech = ReturnType<typeof speech>;

const factsOf = (
  { job, people }: WorkOrderFacts,
  { words, dayOrHours, interval, duration }: Speech,
): Block => {
  const { field } = words;
  const where = job.atSea ? (job.atPort ? 'both' : 'sea') : job.atPort ? 'port' : 'neither';
  const names = job.assignees.flatMap((id) => people.find(({ _id }) => _id === id)?.name ?? []);
  return factsGrid([
    [field.due, dayOrHours(job.dueDate, job.dueHours)],
    [field.interval, interval(job)],
    [field.lastDone, dayOrHours(job.lastDoneDate, job.lastDoneHours)],
    [field.status, words.status[job.status || 'none']],
    [field.priority, words.priority[job.priority]],
    [field.department, job.department],
    [field.assignees, names.join(', ')],
    [field.estimate, duration(job.estimate)],
    [field.where, words.where[where]],
    [field.location, job.location],
    [field.project, job.project],
  ]);
};

const machineOf = ({ equipment }: WorkOrderFacts, { words, hours }: Speech): Block[] => {
  if (!equipment) return [];
  const { field } = words;
  const facts = factsGrid([
    [field.name, equipment.name],
    [field.manufacturer, equipment.manufacturer],
    [field.model, equipment.modelNumber],
    [field.serial, equipment.serialNumber],
    [field.location, equipment.location],
    [field.hoursNow, equipment.hours === null ? '' : hours(equipment.hours)],
  ]);
  return [section(words.equipment, [facts])];
};

const defectOf = ({ job }: WorkOrderFacts, { words, formats }: Speech): Block[] => {
  if (!job.unplanned) return [];
  const { field } = words;
  const notified = [job.classNotified ? words.class : '', job.flagNotified ? words.flagState : ''];
  const facts = factsGrid([
    [field.found, job.foundDate === null ? '' : formats.day(job.foundDate)],
    [field.severity, job.severity === '' ? '' : words.severity[job.severity]],
    [field.notified, notified.filter(Boolean).join(', ')],
  ]);
  const fix = job.temporaryFix === '' ? '' : factsGrid([[field.temporaryFix, job.temporaryFix]], 1);
  return facts === '' && fix === '' ? [] : [section(words.defect, [facts, fix])];
};

const limits = ({ min, max, unit }: Task, { words, formats }: Speech) => {
  const gaps = {
    min: min === null ? '' : formats.number(min),
    max: max === null ? '' : formats.number(max),
    unit,
  };
  if (min !== null && max !== null) return fill(words.range, gaps);
  if (min !== null) return fill(words.atLeast, gaps);
  return max === null ? '' : fill(words.atMost, gaps);
};

const stepOf = (task: Task, { job, vessel }: WorkOrderFacts, texts: Speech): CheckItem => {
  const { words, formats } = texts;
  const tick = job.ticks[task._id];
  const by = tick ? fill(words.ticked, { when: formats.moment(tick.at, vessel.timeZone), by: tick.by }) : '';
  const hints = [limits(task, texts), task.photo && !tick ? words.photoWanted : '', by];
  const value = typeof tick?.value === 'number' ? formats.number(tick.value) : '';
  return {
    text: task.text,
    hint: hints.filter(Boolean).join('  ·  '),
    ticked: tick !== undefined,
    ...(task.unit === '' ? {} : { reading: { value, unit: task.unit } }),
  };
};

const partsOf = ({ job }: WorkOrderFacts, { words, formats }: Speech) =>
  table(
    [
      { head: words.part, width: '*' },
      { head: words.partNo, width: mm(48) },
      { head: words.planned, width: mm(18), align: 'right' },
      { head: words.used, width: mm(22) },
    ],
    job.parts.map(({ name, partNo, quantity }) => [name, partNo, formats.number(quantity), '']),
  );

/** "work-order-412.pdf", in the document's language. */
const fileNameOf = (kind: string, job: Job) =>
  `${`${kind} ${job.no ?? job.title}`
    .toLocaleLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')}.pdf`;

/**
 * A job as a printed sheet: what to do, boxes and lines to fill in by hand, a QR code that leads back to it in the app.
 */
export const workOrder = (
  given: WorkOrderFacts,
): { definition: Definition; frame: Frame; fileName: string } => {
  const { job, equipment, vessel, language, origin, now, photos = [] } = given;
  const texts = speech(language);
  const { words, formats } = texts;
  const kind = job.no === null ? words.workOrder : `${words.workOrder} ${job.no}`;
  const due = texts.dayOrHours(job.dueDate, job.dueHours);
  const { postponed } = job;
  const content: Block[] = [
    heading({
      kind,
      title: job.title,
      facts: [equipment?.name ?? '', due && `${words.field.due} ${due}`],
      page: { address: `${origin}/app/jobdetails/${job._id}`, caption: words.openInApp },
    }),
    ...(equipment?.critical ? [notice(words.critical)] : []),
    factsOf(given, texts),
    ...(postponed
      ? [
          paragraph(
            fill(words.postponed, {
              from: texts.dayOrHours(postponed.dueDate, postponed.dueHours),
              reason: postponed.reason,
              by: postponed.by,
              when: formats.moment(postponed.at, vessel.timeZone),
            }),
          ),
        ]
      : []),
    ...machineOf(given, texts),
    ...defectOf(given, texts),
    ...(job.description === '' ? [] : [section(words.description, [paragraph(job.description)])]),
    ...(job.tasks.length === 0
      ? []
      : [section(words.tasks, [checklist(job.tasks.map((task) => stepOf(task, given, texts)))])]),
    ...(job.parts.length === 0 ? [] : [section(words.parts, [partsOf(given, texts)])]),
    ...(photos.length === 0 ? [] : [section(words.photos, [photoGrid(photos, PAGE_WIDTH_PT)], mm(60))]),
    section(words.workDone, [blanks([words.doneOn, words.meterShows, words.timeTaken], PAGE_WIDTH_PT)]),
    section(
      words.notes,
      [noteLines(5), signatures([words.doneBy, words.checkedBy], words.signHere, PAGE_WIDTH_PT)],
      mm(84),
    ),
  ];
  return {
    definition: { content },
    frame: {
      language,
      title: kind,
      vessel: vessel.name,
      footer: fill(words.printed, { when: formats.moment(now, vessel.timeZone) }),
    },
    fileName: fileNameOf(words.workOrder, job),
  };
};
