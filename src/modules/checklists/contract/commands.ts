import { z } from 'zod/mini';
import { endpoint } from '#lib/endpoint.ts';
import { choice, idField, requiredInstant, text } from '#lib/fields.ts';
import { checklistruns, results } from '../contract.ts';

const access = checklistruns.access.write;
const response = checklistruns.item;

/** A result as its device sends it. */
export const newMark = z.object({
  _id: idField,
  item: idField,
  result: choice(results),
  /** What is wrong; a failed item needs a word. */
  word: text(500),
  at: requiredInstant,
  /** The marks that the person saw, which it takes the place of. */
  replaces: z._default(z.array(idField).check(z.maxLength(50)), []),
  /** The id of the job that it opens; '' for none. */
  jobID: text(64),
});
export type NewMark = z.infer<typeof newMark>;

export const runCommands = {
  mark: endpoint.post('/api/checklistruns/mark/:id', {
    access,
    body: newMark,
    response,
    summary:
      'Enters the result of an item. Results of several people stand beside each other until somebody who saw both has chosen. A failed item needs a word and can open a job.',
    undo: { call: 'mark' },
  }),
  finish: endpoint.post('/api/checklistruns/finish/:id', {
    access,
    response,
    summary: 'Finishes a run. 400 while an item has no result, or two that differ.',
    undo: { call: 'reopen' },
  }),
  reopen: endpoint.post('/api/checklistruns/reopen/:id', {
    access,
    response,
    summary: 'Opens a finished run again.',
    undo: { call: 'finish' },
  }),
};
