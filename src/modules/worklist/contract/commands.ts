import { z } from 'zod/mini';
import { endpoint } from '#lib/endpoint.ts';
import { bare, choice, idField } from '#lib/fields.ts';
import { answerByRow, byRow } from '#lib/rowOutcomes.ts';
import { jobFields, priorities, statuses, worklist } from '../contract.ts';
import { completion, postponing, proof } from './entries.ts';

const access = { flag: 'jobs' };
/** Also on jobs that are the caller's own: see `Access`. */
const own = { ...access, own: true } as const;
const changed = answerByRow(z.array(worklist.item));

/** Commands on any number of jobs: all or none, or row by row. Each answers with the changed jobs. */
export const jobCommands = {
  set: endpoint.put('/api/worklist/set/:boatID', {
    access: own,
    body: z.object({
      ids: z.array(idField).check(z.minLength(1), z.maxLength(2000)),
      // Without the defaults of the job: zod would fill them in, and a new status would blank the rest.
      fields: z.partial(
        z.object({
          status: choice(statuses),
          priority: choice(priorities),
          department: bare(jobFields.shape.department),
          assignees: bare(jobFields.shape.assignees),
          project: bare(jobFields.shape.project),
          inRound: z.boolean(),
        }),
      ),
      /** The displayed revision of each job: 409 for a field that somebody else has changed since. */
      revs: z.optional(z.record(z.string(), z.int().check(z.minimum(0)))),
      byRow,
    }),
    response: changed,
    summary: 'Sets the same status, priority, department, assignees, project or round for several jobs.',
    undo: { call: 'set' },
  }),
  remove: endpoint.post('/api/worklist/remove/:boatID', {
    access,
    body: z.object({
      ids: z.array(idField).check(z.minLength(1), z.maxLength(500)),
      /** The displayed revision of each job. */
      revs: z.optional(z.record(z.string(), z.int().check(z.minimum(0)))),
    }),
    response: z.object({
      removed: z.array(z.string()),
      /** Jobs that others changed, completed or commented on since `rev`, as sent: they stay. */
      newer: z.optional(z.array(z.object({ rev: z.int(), item: worklist.item }))),
    }),
    summary:
      'Deletes several jobs, each by itself: one that others changed since its revision in `revs` stays. Completed work stays in the history of the equipment.',
    undo: { none: 'The user confirms before jobs are deleted.' },
  }),
  complete: endpoint.post('/api/worklist/complete/:boatID', {
    access: own,
    body: z.object({ works: z.array(completion).check(z.minLength(1), z.maxLength(500)), byRow }),
    response: changed,
    summary:
      'Completes jobs: records the work, and sets the next due date or closes jobs that do not recur. Repeating an _id has no further effect.',
    undo: { call: 'undo' },
  }),
  undo: endpoint.post('/api/worklist/undo/:boatID', {
    access: own,
    body: z.object({ works: z.array(idField).check(z.minLength(1), z.maxLength(500)) }),
    response: z.array(worklist.item),
    summary:
      'Undoes completions and restores the due dates. Only the latest completion of a job can be undone.',
    undo: { call: 'complete' },
  }),
  postpone: endpoint.post('/api/worklist/postpone/:boatID', {
    access,
    body: z.object({ postponements: z.array(postponing).check(z.minLength(1), z.maxLength(500)), byRow }),
    response: changed,
    summary: 'Postpones jobs, with a reason. On critical equipment a second person must approve it.',
    undo: { none: 'A postponement stays on record; postponing again moves the due date.' },
  }),
  decide: endpoint.post('/api/worklist/decide/:id', {
    access,
    body: z.object({ agree: z.boolean() }),
    response: worklist.item,
    summary:
      'Approves or rejects a postponement requested by another user. The requester can only withdraw it.',
    undo: { none: 'The decision stays on record; the job can be postponed again.' },
  }),
  tick: endpoint.put('/api/worklist/tick/:id', {
    access: own,
    body: z.object({
      taskID: idField,
      done: z.boolean(),
      ...proof,
      /** The job's `lastWork` as the user saw it: a tick for a service that was completed since goes into its record. */
      after: z.optional(z.string()),
      /** The reading that the user saw: 409 if somebody else has entered another one since. */
      was: z.optional(z.nullable(z.number())),
      /** Replaces the other reading all the same. */
      over: z.optional(z.boolean()),
    }),
    response: worklist.item,
    summary: 'Ticks or unticks a step of the checklist. Two users can tick different steps at the same time.',
    undo: { call: 'tick' },
  }),
};
