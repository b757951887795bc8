import { z } from 'zod';
import { defineResource, stamped } from '#lib/resource.ts';

const text = (max: number) => z.string().trim().max(max).default('');

/** A day of the ship's calendar, `2026-06-18`. */
export const day = z.iso.date();

/** Life-time running hours: tenths at most, and never more than a ship's life. */
export const hours = z.number().min(0).max(1_000_000).multipleOf(0.1);

/** Empty is valid: reported, and nobody has decided yet (specification, section 6: the badge counts these). */
export const statuses = [
  '',
  'open',
  'inProgress',
  'waitingParts',
  'waitingYard',
  'done',
  'cancelled',
] as const;
export type Status = (typeof statuses)[number];

export const priorities = ['low', 'normal', 'high', 'urgent'] as const;
export type Priority = (typeof priorities)[number];

export const severities = ['', 'minor', 'major', 'hazardous'] as const;
export const intervalUnits = ['days', 'weeks', 'months', 'years'] as const;
export type IntervalUnit = (typeof intervalUnits)[number];

/** A step of the checklist. With a `unit` it wants a reading, which `min` and `max` judge. */
export const task = z.object({
  _id: stamped._id,
  text: z.string().trim().min(1).max(300),
  /** A photo is wanted as proof. */
  photo: z.boolean().default(false),
  unit: text(20),
  min: z.number().nullable().default(null),
  max: z.number().nullable().default(null),
});
export type Task = z.infer<typeof task>;

/** A part that the job uses, in words until stock exists. */
export const part = z.object({
  _id: stamped._id,
  name: z.string().trim().min(1).max(160),
  partNo: text(80),
  quantity: z.number().min(0).max(100_000).default(1),
});
export type Part = z.infer<typeof part>;

/** What a person writes about a job. */
export const jobFields = z.object({
  title: z.string().trim().min(1).max(160),
  description: text(10_000),
  /** Empty: not about one machine. */
  equipmentID: z.string().max(64).default(''),
  /** Where the work is, if not where the equipment stands. */
  location: text(120),
  department: text(60),
  status: z.enum(statuses).default(''),
  priority: z.enum(priorities).default('normal'),
  assignees: z.array(z.string().max(64)).max(20).default([]),
  /** May be done at sea, in port. */
  atSea: z.boolean().default(true),
  atPort: z.boolean().default(true),
  /** A short check that the round asks for. */
  inRound: z.boolean().default(false),
  /** Minutes the work takes, as a guess. */
  estimate: z.number().int().min(1).max(100_000).nullable().default(null),
  /** Joins jobs that wait for the same yard period. */
  project: text(120),
  /** How it repeats: by the calendar, by running hours, or both, whichever comes first. Null: it does not. */
  calendarInterval: z.number().int().min(1).max(1000).nullable().default(null),
  calendarUnit: z.enum(intervalUnits).default('months'),
  hoursInterval: hours.min(0.1).nullable().default(null),
  /** `completion`: counted from when it was done; `fixed`: from when it was due. */
  basis: z.enum(['completion', 'fixed']).default('completion'),
  /** Days before its date from which it counts as due. */
  windowDays: z.number().int().min(0).max(365).default(7),
  /** When it is due next. A later day or figure than before is a postponement and wants its own call. */
  dueDate: day.nullable().default(null),
  dueHours: hours.nullable().default(null),
  /** When it was done last; set by a completion, or by hand for work before this list began. */
  lastDoneDate: day.nullable().default(null),
  lastDoneHours: hours.nullable().default(null),
  tasks: z.array(task).max(200).default([]),
  parts: z.array(part).max(200).default([]),
  /** A defect, or other work that nobody planned. The following fields are about it. */
  unplanned: z.boolean().default(false),
  foundDate: day.nullable().default(null),
  severity: z.enum(severities).default(''),
  temporaryFix: text(2000),
  classNotified: z.boolean().default(false),
  flagNotified: z.boolean().default(false),
});
export type JobFields = z.infer<typeof jobFields>;

/** A step that is done: when, by whom, and its reading. */
export const tick = z.object({ at: z.iso.datetime(), by: z.string(), value: z.number().nullable() });
export type Tick = z.infer<typeof tick>;

const postponementFields = {
  dueDate: day.nullable(),
  dueHours: hours.nullable(),
  project: z.string(),
  reason: z.string(),
  at: z.iso.datetime(),
  by: z.string(),
  byID: z.string(),
};
export const postponement = z.object(postponementFields);
export type Postponement = z.infer<typeof postponement>;

/** What calls of their own set, and the server alone. */
const serverFields = z.object({
  /** Number of the job aboard; null until the server has given it one. */
  no: z.number().int().nullable().default(null),
  ticks: z.record(z.string(), tick).default({}),
  /** The last postponement, with the day and hours it was due before. */
  postponed: postponement.nullable().default(null),
  /** Asked for on critical equipment; a second person must agree before it counts. */
  postponeAsked: postponement.nullable().default(null),
  comments: z.number().int().default(0),
});

export const worklist = defineResource({
  name: 'worklist',
  path: '/api/worklist',
  flag: 'jobs',
  fields: z.object({ ...jobFields.shape, ...serverFields.shape }),
  writable: jobFields,
});
export type Job = z.infer<typeof worklist.item>;

/** One piece of work done: a completion, as history keeps it. */
export const work = z.object({
  _id: stamped._id,
  jobID: z.string(),
  equipmentID: z.string(),
  title: z.string(),
  department: z.string(),
  date: day,
  /** Life-time hours of the machine when it was done; null without a meter. */
  hours: z.number().nullable(),
  note: z.string(),
  /** Minutes it took. */
  minutes: z.number().nullable(),
  tasks: z.array(z.object({ text: z.string(), unit: z.string(), tick: tick.nullable() })),
  parts: z.array(part),
  /** Ids of files of the job. */
  photos: z.array(z.string()),
  unplanned: z.boolean(),
  /** Days or hours it was over its due when done; null when in time. */
  late: z.object({ days: z.number().nullable(), hours: z.number().nullable() }).nullable(),
  userName: z.string(),
  at: z.iso.datetime(),
  /** The latest of its job: this one may be undone. */
  latest: z.boolean(),
});
export type Work = z.infer<typeof work>;

export const completion = z.object({
  /** Of the work; the same _id again is the same completion. */
  _id: stamped._id,
  jobID: z.string(),
  date: day,
  /** What the meter shows; null when nobody looked. A figure above the last reading is entered as one. */
  meterValue: hours.nullable().default(null),
  note: text(4000),
  minutes: z.number().int().min(0).max(100_000).nullable().default(null),
  /** Steps ticked together with the completion, with their readings; the others are as ticked before. */
  ticks: z
    .array(z.object({ taskID: z.string().max(64), value: z.number().nullable().default(null) }))
    .max(200)
    .default([]),
  /** The parts used; absent: those of the job. */
  parts: z.array(part).max(200).optional(),
  photos: z.array(z.string().max(64)).max(50).default([]),
});
export type Completion = z.input<typeof completion>;

export const postponing = z.object({
  jobID: z.string(),
  dueDate: day.nullable(),
  dueHours: hours.nullable(),
  /** A project (yard period) whose jobs share this day; empty for none. */
  project: text(120),
  reason: z.string().trim().min(3).max(500),
});
export type Postponing = z.input<typeof postponing>;

export const commentSchema = z.object({
  _id: stamped._id,
  jobID: z.string(),
  text: z.string(),
  mentions: z.array(z.string()),
  userID: z.string(),
  userName: z.string(),
  at: z.iso.datetime(),
});
export type Comment = z.infer<typeof commentSchema>;

export const person = z.object({
  _id: z.string(),
  name: z.string(),
  jobtitle: z.string(),
  department: z.string(),
  profilePhoto: z.string(),
  backgroundColor: z.string(),
});
export type Person = z.infer<typeof person>;
