import { z } from 'zod/mini';
import { endpoint } from '#lib/endpoint.ts';
import { bare, choice, idField, requiredInstant, requiredLongText, writtenDay } from '#lib/fields.ts';
import { stamped } from '#lib/resource.ts';
import {
  commentSchema,
  completion,
  jobFields,
  person,
  postponing,
  priorities,
  statuses,
  work,
  worklist,
} from '../contract.ts';

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
  }),
  remove: endpoint.post('/api/worklist/remove/:boatID', {
    access,
    body: z.object({ ids: z.array(idField).check(z.minLength(1), z.maxLength(500)) }),
    response: z.object({ removed: z.array(z.string()) }),
    summary: 'Delete several jobs. Work that was done on the equipment stays in its history.',
  }),
  complete: endpoint.post('/api/worklist/complete/:boatID', {
    access,
    body: z.object({ works: z.array(completion).check(z.minLength(1), z.maxLength(500)) }),
    response: changed,
    summary:
      'Complete jobs: writes the work, sets what is due next, ends what does not repeat. The same work twice is one.',
  }),
  undo: endpoint.post('/api/worklist/undo/:boatID', {
    access,
    body: z.object({ works: z.array(idField).check(z.minLength(1), z.maxLength(500)) }),
    response: changed,
    summary: 'Take the latest completions back: jobs are due as before. Of a job, only its latest work.',
  }),
  postpone: endpoint.post('/api/worklist/postpone/:boatID', {
    access,
    body: z.object({ postponements: z.array(postponing).check(z.minLength(1), z.maxLength(500)) }),
    response: changed,
    summary:
      'Postpone with a reason. On critical equipment it is asked for, and counts when another person agrees.',
  }),
  decide: endpoint.post('/api/worklist/decide/:id', {
    access,
    body: z.object({ agree: z.boolean() }),
    response: worklist.item,
    summary:
      'Agree to, or refuse, a postponement that somebody else asked for; who asked may only take it back.',
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
  }),
};

export const jobReads = {
  /** The number of jobs without a status, for the badge. */
  count: endpoint.get('/api/worklist/count/:boatID', {
    access,
    response: z.object({ noStatus: z.int() }),
    summary: 'How many jobs have no status yet.',
  }),
  works: endpoint.get('/api/worklist/works/:id', {
    access,
    response: z.array(work),
    summary: 'Work done on a job, newest first, at most 200.',
  }),
  worksOfEquipment: endpoint.get('/api/worklist/works/equipment/:equipmentID', {
    access,
    response: z.array(work),
    summary: 'Work done on a piece of equipment, newest first, at most 200.',
  }),
  worksOfBoat: endpoint.get('/api/worklist/works/boat/:boatID', {
    access,
    response: z.array(
      z.extend(z.pick(work, { _id: true, jobID: true, equipmentID: true, title: true, department: true }), {
        date: writtenDay,
        unplanned: z.boolean(),
        /** Whether it was done after it was due. */
        late: z.boolean(),
        userName: z.string(),
        at: requiredInstant,
      }),
    ),
    summary: 'Work done aboard in the last year, newest first, at most 5,000, in short.',
  }),
  people: endpoint.get('/api/worklist/people/:boatID', {
    access,
    response: z.array(person),
    summary: 'Who jobs may be assigned to: the people of the vessel, by name.',
  }),
  comments: endpoint.get('/api/worklist/comments/:id', {
    access,
    response: z.array(commentSchema),
    summary: 'The discussion of a job, oldest first.',
  }),
  comment: endpoint.post('/api/worklist/comments/:id', {
    access,
    body: z.object({
      _id: stamped._id,
      text: requiredLongText(4000),
      mentions: z._default(z.array(idField).check(z.maxLength(20)), []),
    }),
    response: commentSchema,
    summary:
      'Say something about a job; who is mentioned gets a notice. The same _id again is the same comment.',
  }),
};
export type WorkInShort = z.infer<typeof jobReads.worksOfBoat.response>[number];

export const jobDocuments = {
  workOrder: endpoint.file('/api/worklist/workorder/:id', {
    access,
    answers: 'application/pdf',
    search: z.object({ language: z._default(z.enum(['en', 'fr', 'zh', 'ja']), 'en') }),
    summary: 'The work order of a job, to print, mail or file.',
  }),
};
