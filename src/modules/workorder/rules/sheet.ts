import type { Equipment } from '#modules/equipment/contract.ts';
import type { Job, Person, Task } from '#modules/worklist/contract.ts';
import { type Due, dueOf, type LayUp } from '#modules/worklist/rules/due.ts';
import { type DocumentLanguage, fill } from './language.ts';
import { counted, wordsOf } from './words.ts';

/** What a work order is made of; plain data. */
export type SheetFacts = {
  job: Job;
  /** The job's equipment, if any. */
  equipment: Equipment | undefined;
  /** People of the vessel, for the names of assignees. */
  people: readonly Pick<Person, '_id' | 'name'>[];
  language: DocumentLanguage;
  /** The ship's day, for what is left. */
  today: string;
  /** Where the parts lie, by the id of the item: "Engine room / Locker 3". */
  partPlaces?: Readonly<Record<string, string>>;
  layUp?: LayUp | null;
};

/** Formats of days, instants by the ship's clock, and numbers. */
export type SheetFormats = {
  day: (iso: string) => string;
  moment: (iso: string) => string;
  /** "4,850.5" */
  tenths: (value: number) => string;
  /** "0.125" */
  number: (value: number) => string;
};

export type Facts = readonly (readonly [name: string, value: string])[];

export type SheetStep = {
  text: string;
  /** Small text below: limits, a wanted photo, who ticked it. */
  hint: string;
  ticked: boolean;
  /** A known reading, or (empty) a line to write one on, and its unit. */
  reading?: { value: string; unit: string };
};

/** All that stands on a work order, in reading order; a part without content is empty. The PDF and the print have it. */
export type WorkOrderSheet = {
  kind: string;
  title: string;
  facts: string[];
  openInApp: string;
  critical: string;
  grid: Facts;
  postponed: string;
  machine: { title: string; grid: Facts };
  defect: { title: string; grid: Facts; fix: Facts };
  description: { title: string; text: string };
  tasks: { title: string; steps: SheetStep[] };
  parts: { title: string; heads: string[]; rows: string[][] };
  photos: string;
  workDone: { title: string; blanks: string[] };
  notes: string;
  signatures: { roles: string[]; caption: string };
};

/** Texts, numbers and dates of a work order in its language. */
const speech = (language: DocumentLanguage, formats: SheetFormats) => {
  const words = wordsOf(language);
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
    /** "18 Jun 2026 or at 4,850 h" */
    due: (day: string | null, count: number | null) =>
      either([
        day === null ? '' : formats.day(day),
        count === null ? '' : fill(words.dueAt, { hours: formats.tenths(count) }),
      ]),
    /** What is left or exceeded, of whichever comes first: "3 days over", "38 h left". */
    left: (due: Due) => {
      if (due.first === 'hours' && due.hoursLeft !== null)
        return fill(due.hoursLeft <= 0 ? words.left.hoursOver : words.left.hours, {
          hours: formats.number(Math.round(Math.abs(due.hoursLeft))),
        });
      if (due.daysLeft === null) return '';
      if (due.daysLeft === 0) return words.left.today;
      const days = Math.abs(due.daysLeft);
      const forms = due.daysLeft < 0 ? words.left.daysOver : words.left.days;
      return counted(language, forms, days, formats.number(days));
    },
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

const factsOf = ({ job, equipment, people, today, layUp }: SheetFacts, texts: Speech): Facts => {
  const { words, dayOrHours, interval, duration, left } = texts;
  const { field } = words;
  const where = job.atSea ? (job.atPort ? 'both' : 'sea') : job.atPort ? 'port' : 'neither';
  const names = job.assignees.flatMap((id) => people.find(({ _id }) => _id === id)?.name ?? []);
  const due = dueOf(job, equipment, today, layUp);
  return [
    [field.due, [texts.due(job.dueDate, job.dueHours), left(due)].filter(Boolean).join(', ')],
    [field.interval, interval(job)],
    [field.lastDone, dayOrHours(job.lastDoneDate, job.lastDoneHours)],
    [field.openReason, job.openReason],
    [field.status, words.status[job.status || 'none']],
    [field.priority, words.priority[job.priority]],
    [field.department, job.department],
    [field.assignees, names.join(', ')],
    [field.estimate, duration(job.estimate)],
    [field.where, words.where[where]],
    [field.location, job.location || (equipment?.location ?? '')],
    [field.project, job.project],
  ];
};

const machineOf = ({ equipment }: SheetFacts, { words, hours }: Speech): Facts => {
  if (!equipment) return [];
  const { field } = words;
  return [
    [field.name, equipment.name],
    [field.manufacturer, equipment.manufacturer],
    [field.model, equipment.modelNumber],
    [field.serial, equipment.serialNumber],
    [field.location, equipment.location],
    [field.hoursNow, equipment.hours === null ? '' : hours(equipment.hours)],
  ];
};

const defectOf = ({ job }: SheetFacts, { words, formats }: Speech): Facts => {
  if (!job.unplanned) return [];
  const { field } = words;
  const notified = [job.classNotified ? words.class : '', job.flagNotified ? words.flagState : ''];
  return [
    [field.found, job.foundDate === null ? '' : formats.day(job.foundDate)],
    [field.severity, job.severity === '' ? '' : words.severity[job.severity]],
    [field.notified, notified.filter(Boolean).join(', ')],
  ];
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

const stepOf = (task: Task, job: Job, texts: Speech): SheetStep => {
  const { words, formats } = texts;
  const tick = job.ticks[task._id];
  const by = tick ? fill(words.ticked, { when: formats.moment(tick.at), by: tick.by }) : '';
  const hints = [limits(task, texts), task.photo && !tick ? words.photoWanted : '', by, tick?.reason ?? ''];
  const value = typeof tick?.value === 'number' ? formats.number(tick.value) : '';
  return {
    text: task.text,
    hint: hints.filter(Boolean).join('  ·  '),
    ticked: tick !== undefined,
    ...(task.unit === '' ? {} : { reading: { value, unit: task.unit } }),
  };
};

/** The facts that have a value. */
const filled = (facts: Facts): Facts => facts.filter(([, value]) => value !== '');

const postponedOf = ({ postponed }: Job, { words, due, formats }: Speech) =>
  postponed
    ? fill(words.postponed, {
        from: due(postponed.dueDate, postponed.dueHours),
        reason: postponed.reason,
        by: postponed.by,
        when: formats.moment(postponed.at),
      })
    : '';

/** A job as a sheet: what to do, boxes and lines to fill in by hand. */
export const sheetOf = (given: SheetFacts, formats: SheetFormats): WorkOrderSheet => {
  const { job, equipment, language } = given;
  const texts = speech(language, formats);
  const { words } = texts;
  const due = texts.due(job.dueDate, job.dueHours);
  const fix: Facts = job.unplanned ? [[words.field.temporaryFix, job.temporaryFix]] : [];
  return {
    kind: job.no === null ? words.workOrder : `${words.workOrder} ${job.no}`,
    title: job.title,
    facts: [equipment?.name ?? '', due && `${words.field.due} ${due}`].filter(Boolean),
    openInApp: words.openInApp,
    critical: equipment?.critical ? words.critical : '',
    grid: filled(factsOf(given, texts)),
    postponed: postponedOf(job, texts),
    machine: { title: words.equipment, grid: filled(machineOf(given, texts)) },
    defect: { title: words.defect, grid: filled(defectOf(given, texts)), fix: filled(fix) },
    description: { title: words.description, text: job.description },
    tasks: { title: words.tasks, steps: job.tasks.map((task) => stepOf(task, job, texts)) },
    parts: {
      title: words.parts,
      heads: [words.part, words.partNo, words.planned, words.used],
      rows: job.parts.map(({ inventoryID, name, partNo, quantity }) => [
        [name, given.partPlaces?.[inventoryID]].filter(Boolean).join('\n'),
        partNo,
        formats.number(quantity),
        '',
      ]),
    },
    photos: words.photos,
    workDone: { title: words.workDone, blanks: [words.doneOn, words.meterShows, words.timeTaken] },
    notes: words.notes,
    signatures: { roles: [words.doneBy, words.checkedBy], caption: words.signHere },
  };
};
