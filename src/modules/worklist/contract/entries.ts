import { z } from 'zod/mini';
import {
  count,
  hours,
  idField,
  longText,
  requiredDay,
  requiredHours,
  requiredItemRef,
  requiredLongText,
  text,
} from '#lib/fields.ts';
import { stamped } from '#lib/resource.ts';
import { part } from '../contract.ts';

/** What a tick proves: see `stepProblem`. */
export const proof = {
  value: z._default(z.nullable(z.number()), null),
  /** Ids of photos of the job that prove the step. */
  photos: z.optional(z.array(idField).check(z.maxLength(50))),
  /** Instead of a photo, or for a reading out of limits. */
  reason: text(300),
};

export const completion = z.object({
  /** The work's id; the same _id again is the same completion. */
  _id: stamped._id,
  jobID: requiredItemRef('worklist'),
  date: requiredDay,
  /** The meter's figure; null if nobody looked. It is entered as a reading at its time, if it is a new one. */
  meterValue: hours,
  /** The user was asked about a figure that can hardly be true, and it is right. */
  meterConfirmed: z.optional(z.boolean()),
  note: longText(4000),
  minutes: count({ max: 100_000 }),
  /** The job's `lastWork` as the user saw it: 409 if somebody else has completed it since. */
  after: z.optional(z.string()),
  /** Recorded although somebody else has completed it: the due date stays. */
  second: z.optional(z.boolean()),
  /** Steps ticked together with the completion, with their readings; others stay as ticked before. */
  ticks: z._default(z.array(z.object({ taskID: idField, ...proof })).check(z.maxLength(200)), []),
  /** Critical equipment: why steps that require a photo or a reading stay open. */
  openReason: text(500),
  /** The parts used; if absent, those of the job. */
  parts: z.optional(z.array(part).check(z.maxLength(200))),
  photos: z._default(z.array(idField).check(z.maxLength(50)), []),
});
export type Completion = z.input<typeof completion>;

export const postponing = z.object({
  jobID: requiredItemRef('worklist'),
  dueDate: z.nullable(requiredDay),
  dueHours: z.nullable(requiredHours),
  /** A project (yard period) whose jobs share this day; empty for none. */
  project: text(120),
  reason: requiredLongText(500, 3),
  /** The displayed revision: 409 if somebody else has moved the due date since. */
  rev: z.optional(z.int().check(z.minimum(0))),
});
export type Postponing = z.input<typeof postponing>;
