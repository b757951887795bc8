import { useMutation } from '@tanstack/react-query';
import { nowIso } from '#lib/clock.ts';
import { listMutation } from '#lib/listMutation.ts';
import { insertLast } from '#lib/listRules.ts';
import { prepare } from '#lib/request.ts';
import { jobReads } from '../contract/calls.ts';
import { type Comment, worklist } from '../contract.ts';
import { jobQueries } from '../queries.ts';

const { name } = worklist;

type NewComment = Pick<Comment, '_id' | 'jobID' | 'text' | 'mentions' | 'userID' | 'userName'>;

const stampedNow = (draft: NewComment): Comment => ({ ...draft, at: nowIso(), cameAt: null });

const addComment = listMutation<Comment, NewComment, Comment>({
  name: 'comments.say',
  label: { text: 'outbox:action.comment', icon: 'comment' },
  commands: [jobReads.comment],
  fields: ['text'],
  resource: 'comments',
  call: ({ _id, jobID, text, mentions }) =>
    prepare(jobReads.comment, { params: { id: jobID }, body: { _id, text, mentions } }),
  entityIds: ({ _id, jobID }) => [_id, jobID],
  optimisticAnswer: stampedNow,
  change: (draft) => ({
    lists: jobQueries.comments(draft.jobID).queryKey,
    rule: insertLast(stampedNow(draft)),
  }),
  confirm: (comment) => (list) => list.map((each) => (each._id === comment._id ? comment : each)),
  // The list shows their number; the job's own page shows the comments.
  invalidates: () => [[name, 'list']],
});
/** Adds a comment to a job; it is in the discussion at once. */
export const useAddComment = () => useMutation(addComment);
