import { z } from 'zod/mini';
import { endpoint } from '#lib/endpoint.ts';
import { idField, requiredInstant, requiredLongText, writtenDay } from '#lib/fields.ts';
import { stamped } from '#lib/resource.ts';
import { commentSchema, person, work } from '../contract.ts';

const access = { flag: 'jobs' };
/** Also about jobs that are the caller's own: see `Access`. */
const own = { ...access, own: true } as const;

export const jobReads = {
  /** The number of jobs without a status, for the badge. */
  count: endpoint.get('/api/worklist/count/:boatID', {
    access,
    response: z.object({ noStatus: z.int() }),
    summary: 'Returns the number of jobs without a status.',
  }),
  works: endpoint.get('/api/worklist/works/:id', {
    access: own,
    response: z.array(work),
    summary: 'Lists work done on a job, newest first, at most 200.',
  }),
  worksOfEquipment: endpoint.get('/api/worklist/works/equipment/:equipmentID', {
    access,
    response: z.array(work),
    summary: 'Lists work done on a piece of equipment, newest first, at most 200.',
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
    summary: 'Lists work done aboard in the last year in short form, newest first, at most 5,000.',
  }),
  people: endpoint.get('/api/worklist/people/:boatID', {
    access: own,
    response: z.array(person),
    summary: 'Lists the people of the vessel to whom jobs can be assigned, by name.',
  }),
  comments: endpoint.get('/api/worklist/comments/:id', {
    access: own,
    response: z.array(commentSchema),
    summary: 'Lists the comments on a job, oldest first.',
  }),
  comment: endpoint.post('/api/worklist/comments/:id', {
    access: own,
    body: z.object({
      _id: stamped._id,
      text: requiredLongText(4000),
      mentions: z._default(z.array(idField).check(z.maxLength(20)), []),
    }),
    response: commentSchema,
    summary:
      'Adds a comment to a job and notifies the people mentioned. Repeating an _id has no further effect.',
    undo: { none: 'A comment stays in the discussion; a further comment corrects it.' },
  }),
};
export type WorkInShort = z.infer<typeof jobReads.worksOfBoat.response>[number];

export const jobDocuments = {
  workOrder: endpoint.file('/api/worklist/workorder/:id', {
    access: own,
    answers: 'application/pdf',
    search: z.object({ language: z._default(z.enum(['en', 'fr', 'zh', 'ja']), 'en') }),
    summary: 'Returns the work order of a job as a document.',
  }),
};
