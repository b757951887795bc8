import { z } from 'zod/mini';
import {
  choice,
  count,
  day,
  figure,
  flag,
  hours,
  hoursFrom,
  instant,
  itemRef,
  longText,
  personRefs,
  quantity,
  requiredHours,
  requiredInstant,
  requiredText,
  text,
  writtenDay,
} from '#lib/fields.ts';
import { defineResource, stamped } from '#lib/resource.ts';
import { equipment } from '#modules/equipment/contract.ts';

/** Empty is valid: reported, and not decided yet (specification, section 6: the badge counts these). */
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

/** A step of the checklist. With a `unit` it requires a reading, with the limits `min` and `max`. */
export const task = z.object({
  _id: stamped._id,
  text: requiredText(300),
  /** A photo is required as proof. */
  photo: flag(false),
  unit: text(20),
  min: figure(),
  max: figure(),
});
export type Task = z.infer<typeof task>;

/** A part that the job uses: in words, or an item of stock, or a spare of the spares book, or both. */
export const part = z.object({
  _id: stamped._id,
  name: requiredText(160),
  partNo: text(80),
  quantity: quantity(1),
  /** The item of stock: kept for the job while it is open, and taken when it is completed. */
  inventoryID: itemRef('inventory'),
  spareID: itemRef('spares'),
});
export type Part = z.infer<typeof part>;

/** A part that was used; `taken` of it were booked out of stock, which may be less than were there as booked. */
const usedPart = z.object({ ...part.shape, taken: z.optional(z.number()) });

/** The fields of a job that users enter. */
export const jobFields = z.object({
  title: requiredText(160),
  description: longText(10_000),
  /** Empty: not about one machine. */
  equipmentID: itemRef('equipmentgroups'),
  /** The location of the work, if not that of the equipment. */
  location: text(120),
  department: text(60),
  status: z._default(choice(statuses), ''),
  priority: z._default(choice(priorities), 'normal'),
  assignees: personRefs(20),
  /** Whether it may be done at sea, in port. */
  atSea: flag(true),
  atPort: flag(true),
  /** A short check of the round. */
  inRound: flag(false),
  /** Estimated duration in minutes. */
  estimate: count({ min: 1, max: 100_000 }),
  /** Groups jobs for the same yard period. */
  project: text(120),
  /** Its interval: by the calendar, by running hours, or both, whichever comes first. Null: it does not recur. */
  calendarInterval: count({ min: 1, max: 1000 }),
  calendarUnit: z._default(choice(intervalUnits), 'months'),
  hoursInterval: z._default(z.nullable(hoursFrom(0.1)), null),
  /** `completion`: counted from the completion; `fixed`: from the due date. */
  basis: z._default(choice(['completion', 'fixed']), 'completion'),
  /** It counts as due this many days before its date. */
  windowDays: z._default(z.int().check(z.minimum(0), z.maximum(365)), 7),
  /** When it is due next. A later day or figure than before is a postponement and needs its own call. */
  dueDate: day,
  dueHours: hours,
  /** When it was last done; set by a completion, or by hand for work before this list was in use. */
  lastDoneDate: day,
  lastDoneHours: hours,
  tasks: z._default(z.array(task).check(z.maxLength(200)), []),
  parts: z._default(z.array(part).check(z.maxLength(200)), []),
  /** A defect, or other unplanned work. The following fields are about it. */
  unplanned: flag(false),
  foundDate: day,
  severity: z._default(choice(severities), ''),
  temporaryFix: longText(2000),
  classNotified: flag(false),
  flagNotified: flag(false),
});
export type JobFields = z.infer<typeof jobFields>;

/** A ticked step: when, by whom, and its reading. */
export const tick = z.object({
  at: requiredInstant,
  by: z.string(),
  value: z.nullable(z.number()),
  /** Why its photo is missing, or its reading out of limits. */
  reason: z.optional(z.string()),
});
export type Tick = z.infer<typeof tick>;

const postponementFields = {
  dueDate: z.nullable(writtenDay),
  dueHours: z.nullable(requiredHours),
  project: z.string(),
  reason: z.string(),
  at: requiredInstant,
  by: z.string(),
  byID: z.string(),
  /** Critical equipment: who approved it. */
  agreedBy: z.optional(z.string()),
};
export const postponement = z.object(postponementFields);
export type Postponement = z.infer<typeof postponement>;

/** Fields set by calls of their own, or by the server. */
const serverFields = z.object({
  /** Number of the job aboard; null until the server has assigned one. */
  no: z._default(z.nullable(z.int()), null),
  ticks: z._default(z.record(z.string(), tick), {}),
  /** The last postponement, with the previous due date and hours. */
  postponed: z._default(z.nullable(postponement), null),
  /** Requested on critical equipment; a second person must approve before it takes effect. */
  postponeAsked: z._default(z.nullable(postponement), null),
  comments: z._default(z.int(), 0),
  /** The work that completed it last; '' for none. A completion or tick names it: that is what it follows. */
  lastWork: z._default(z.string(), ''),
  /** Critical equipment: why required steps were left open when it was completed last. */
  openReason: text(500),
  /** The id of the user who reported it as a defect. */
  reportedBy: text(64),
});

export const worklist = defineResource({
  name: 'worklist',
  path: '/api/worklist',
  flag: 'jobs',
  own: true,
  fields: z.object({ ...jobFields.shape, ...serverFields.shape }),
  writable: jobFields,
  nameOf: ({ title }) => title,
  attachments: true,
  // A job is shown with its machine, and due by its hours.
  long: { beside: equipment },
});
export type Job = z.infer<typeof worklist.item>;

/** A completion, as the history stores it. */
export const work = z.object({
  _id: stamped._id,
  jobID: z.string(),
  equipmentID: z.string(),
  title: z.string(),
  department: z.string(),
  date: writtenDay,
  /** Running hours of the machine at completion; null without a meter. */
  hours: z.nullable(z.number()),
  note: z.string(),
  /** Duration in minutes. */
  minutes: z.nullable(z.number()),
  tasks: z.array(z.object({ text: z.string(), unit: z.string(), tick: z.nullable(tick) })),
  parts: z.array(usedPart),
  /** Ids of files of the job. */
  photos: z.array(z.string()),
  unplanned: z.boolean(),
  /** Days or hours overdue at completion; null if in time. */
  late: z.nullable(z.object({ days: z.nullable(z.number()), hours: z.nullable(z.number()) })),
  userName: z.string(),
  at: requiredInstant,
  /** Critical equipment: why required steps were left open. */
  openReason: z.optional(z.string()),
  /** When it reached the server, if that was later. */
  cameAt: instant,
  /** Whether it is the latest of its job, which can be undone. */
  latest: z.boolean(),
});
export type Work = z.infer<typeof work>;

export const commentSchema = z.object({
  _id: stamped._id,
  jobID: z.string(),
  text: z.string(),
  mentions: z.array(z.string()),
  userID: z.string(),
  userName: z.string(),
  at: requiredInstant,
  /** When it reached the server, if that was later. */
  cameAt: instant,
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
