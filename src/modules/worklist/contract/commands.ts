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
    summary: 'Give several jobs the same status, priority, department, people or project.',
    undo: { call: 'set' },
  }),
  remove: endpoint.post('/api/worklist/remove/:boatID', {
    access,
    body: z.object({ ids: z.array(idField).check(z.minLength(1), z.maxLength(500)) }),
    response: z.object({ removed: z.array(z.string()) }),
    summary: 'Delete several jobs. Work that was done on the equipment stays in its history.',
    undo: { none: 'The user confirms before jobs are deleted.' },
  }),
  complete: endpoint.post('/api/worklist/complete/:boatID', {
    access,
    body: z.object({ works: z.array(completion).check(z.minLength(1), z.maxLength(500)) }),
    response: changed,
    summary:
      'Complete jobs: writes the work, sets what is due next, ends what does not repeat. The same work twice is one.',
    undo: { call: 'undo' },
  }),
  undo: endpoint.post('/api/worklist/undo/:boatID', {
    access,
    body: z.object({ works: z.array(idField).check(z.minLength(1), z.maxLength(500)) }),
    response: changed,
    summary: 'Take the latest completions back: jobs are due as before. Of a job, only its latest work.',
    undo: { call: 'complete' },
  }),
  postpone: endpoint.post('/api/worklist/postpone/:boatID', {
    access,
    body: z.object({ postponements: z.array(postponing).check(z.minLength(1), z.maxLength(500)) }),
    response: changed,
    summary:
      'Postpone with a reason. On critical equipment it is asked for, and counts when another person agrees.',
    undo: { none: 'A postponement stays on record; postponing again moves the due date.' },
  }),
  decide: endpoint.post('/api/worklist/decide/:id', {
    access,
    body: z.object({ agree: z.boolean() }),
    response: worklist.item,
    summary:
      'Agree to, or refuse, a postponement that somebody else asked for; who asked may only take it back.',
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
    summary:
      'Tick a step of the checklist, or take the tick away. Two people may tick different steps at once.',
    undo: { call: 'tick' },
  }),
};
