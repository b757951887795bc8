import { sql } from 'kysely';
import type { jobReads } from '#modules/worklist/contract/calls.ts';
import { type Comment, type Job, worklist } from '#modules/worklist/contract.ts';
import { fail } from '../../http/apiError.ts';
import type { Call } from '../../http/implement.ts';
import { publishChange } from '../../live/publish.ts';
import { lockItem, updateItem } from '../../store/records.ts';
import { postNotices } from '../notices.ts';
import { linkOf, machineNames, paramsOf } from './jobNotices.ts';
import { checkOwnJobs } from './own.ts';
import { peopleOf } from './people.ts';
import { comments } from './topics.ts';

/** Characters of a comment that a notice shows. */
const EXCERPT_LENGTH = 140;

const findComment = async ({ db }: Pick<Call, 'db'>, id: string) => {
  const { rows } = await sql<Comment>`select _id, job_id as "jobID", text, mentions, user_id as "userID",
    user_name as "userName", at, came_at as "cameAt" from job_comments where _id = ${id}`.execute(db);
  return rows[0];
};

/** Adds a comment to a job and notifies those mentioned. A repeated `_id` means the same comment. */
export const comment = async (call: Call<typeof jobReads.comment>): Promise<Comment> => {
  const { db, body, viewer, now, doneAt } = call;
  await checkOwnJobs(call, [call.params.id]);
  const row = await lockItem<Job>(call, worklist, call.params.id);
  const job = row.data;
  const there = await findComment(call, body._id);
  if (there) {
    if (there.jobID !== job._id || there.userID !== viewer._id) throw fail(403, 'notYours', {}, '_id');
    return there;
  }
  const aboard = new Set((await peopleOf(db, job.boatID)).map(({ _id }) => _id));
  // People who have left since it was written are not notified.
  const mentions = [...new Set(body.mentions)].filter((id) => aboard.has(id));
  const cameAt = doneAt < now ? now : null;
  await sql`insert into job_comments (_id, boat_id, job_id, at, came_at, user_id, user_name, text, mentions)
    values (${body._id}, ${job.boatID}, ${job._id}, ${doneAt}, ${cameAt}, ${viewer._id}, ${viewer.name}, ${body.text},
      ${JSON.stringify(mentions)}::jsonb)`.execute(db);
  await publishChange(call, comments, job.boatID, [job._id]);
  await updateItem<Job>(call, worklist, row, { comments: job.comments + 1 }, { action: 'comment' });
  const mentioned = mentions.filter((id) => id !== viewer._id);
  const names = mentioned.length > 0 ? await machineNames(call, [job]) : new Map();
  await postNotices(
    call,
    mentioned.map((userID) => ({
      userID,
      kind: 'mentioned' as const,
      params: {
        ...paramsOf(job, names),
        by: viewer.name,
        text: body.text.slice(0, EXCERPT_LENGTH).toWellFormed(),
      },
      link: linkOf(job),
    })),
  );
  return {
    _id: body._id,
    jobID: job._id,
    text: body.text,
    mentions,
    userID: viewer._id,
    userName: viewer.name,
    at: doneAt,
    cameAt,
  };
};
