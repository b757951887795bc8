import { sql } from 'kysely';
import { jobDocuments, jobReads } from '#modules/worklist/contract/calls.ts';
import { jobCommands } from '#modules/worklist/contract/commands.ts';
import { defects, machinePlace } from '#modules/worklist/contract/defects.ts';
import { completion, postponing } from '#modules/worklist/contract/entries.ts';
import { jobParts } from '#modules/worklist/contract/parts.ts';
import {
  commentSchema,
  part,
  person,
  postponement,
  task,
  tick as tickSchema,
  work,
  worklist,
} from '#modules/worklist/contract.ts';
import { defineModule, serve, serveResource } from '../../defineModule.ts';
import { jobsImporter } from '../../importers/jobs.ts';
import { checkJob } from './checks.ts';
import { comment } from './comment.ts';
import { complete } from './complete.ts';
import { places, report } from './defects.ts';
import { firstJobs } from './first.ts';
import { notifyAssigned } from './jobNotices.ts';
import { fillNumbers } from './numbers.ts';
import { noticeOverdue } from './overdue.ts';
import { ownJobs } from './own.ts';
import { decide, postpone } from './postpone.ts';
import { comments, count, partsOfBoat, people, works, worksOfBoat, worksOfEquipment } from './reads.ts';
import { remove } from './remove.ts';
import { prepareRestored } from './restored.ts';
import { set } from './set.ts';
import { tick } from './tick.ts';
import * as topics from './topics.ts';
import { undo } from './undo.ts';
import { workOrderSheet } from './workOrderSheet.ts';

/** Jobs, their commands and their notices. Work records stay when their job is deleted. */
export const worklistModule = defineModule({
  hourly: [noticeOverdue],
  cleanUp: ({ database: { db } }) =>
    sql`delete from job_told t where not exists (select 1 from worklist w where w._id = t.job_id)`.execute(
      db,
    ),
  schemas: {
    Job: worklist.item,
    Task: task,
    Part: part,
    Tick: tickSchema,
    Postponement: postponement,
    Work: work,
    Completion: completion,
    NewPostponement: postponing,
    Comment: commentSchema,
    Person: person,
    MachinePlace: machinePlace,
  },
  serves: {
    worklist: serveResource(worklist, {
      check: checkJob,
      fill: fillNumbers,
      prepareRestored,
      own: ownJobs,
      first: firstJobs,
      after: (call, job, before) => notifyAssigned(call, [{ job, before: before?.assignees ?? [] }]),
    }),
    jobCommands: serve(jobCommands, { set, remove, complete, undo, postpone, decide, tick }),
    jobReads: serve(jobReads, { count, works, worksOfEquipment, worksOfBoat, people, comments, comment }),
    jobParts: serve(jobParts, { ofBoat: partsOfBoat }),
    defects: serve(defects, { report, places }),
    jobPapers: serve(jobDocuments, { workOrder: workOrderSheet }, { limits: { workOrder: 'paper' } }),
  },
  topics: [topics.works, topics.comments],
  importers: { worklist: jobsImporter },
});
