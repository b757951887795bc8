import { z } from 'zod/mini';
import { endpoint } from '#lib/endpoint.ts';
import { bare, choice, idField } from '#lib/fields.ts';
import { completion, jobFields, postponing, priorities, statuses, worklist } from '../contract.ts';

const access = { flag: 'jobs' };
const changed = z.array(worklist.item);

/** Commands on any number of jobs: all or none. Each answers with the changed jobs. */
export const jobCommands = {
  set: endpoint.put('/api/worklist/set/:boatID', {
    access,
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
    }),
    response: changed,
    summary: 'Sets the same status, priority, department, assignees, project or round for several jobs.',
    undo: { call: 'set' },
  }),
  remove: endpoint.post('/api/worklist/remove/:boatID', {
    access,
    body: z.object({ ids: z.array(idField).check(z.minLength(1), z.maxLength(500)) }),
    response: z.object({ removed: z.array(z.string()) }),
    summary: 'Deletes several jobs. Their completed work stays in the history of the equipment.',
    undo: { none: 'The user confirms before jobs are deleted.' },
  }),
  complete: endpoint.post('/api/worklist/complete/:boatID', {
    access,
    body: z.object({ works: z.array(completion).check(z.minLength(1), z.maxLength(500)) }),
    response: changed,
    summary:
      'Completes jobs: records the work, and sets the next due date or closes jobs that do not recur. Repeating an _id has no further effect.',
    undo: { call: 'undo' },
  }),
  undo: endpoint.post('/api/worklist/undo/:boatID', {
    access,
    body: z.object({ works: z.array(idField).check(z.minLength(1), z.maxLength(500)) }),
    response: changed,
    summary:
      'Undoes completions and restores the due dates. Only the latest completion of a job can be undone.',
    undo: { call: 'complete' },
  }),
  postpone: endpoint.post('/api/worklist/postpone/:boatID', {
    access,
    body: z.object({ postponements: z.array(postponing).check(z.minLength(1), z.maxLength(500)) }),
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
    access,
    body: z.object({
      taskID: idField,
      done: z.boolean(),
      value: z._default(z.nullable(z.number()), null),
    }),
    response: worklist.item,
    summary: 'Ticks or unticks a step of the checklist. Two users can tick different steps at the same time.',
    undo: { call: 'tick' },
  }),
};
