import { jobDocuments, jobReads } from '#modules/worklist/contract/calls.ts';
import { jobCommands } from '#modules/worklist/contract/commands.ts';
import {
  commentSchema,
  completion,
  part,
  person,
  postponement,
  postponing,
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
import { notifyAssigned } from './jobNotices.ts';
import { fillNumbers } from './numbers.ts';
import { decide, postpone } from './postpone.ts';
import { comments, count, people, works, worksOfBoat, worksOfEquipment } from './reads.ts';
import { remove } from './remove.ts';
import { set, tick } from './set.ts';
import * as topics from './topics.ts';
import { undo } from './undo.ts';
import { workOrderSheet } from './workOrderSheet.ts';

/** Jobs, their commands and their notices. Work records stay when their job is deleted. */
export const worklistModule = defineModule({
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
  },
  serves: {
    worklist: serveResource(worklist, {
      check: checkJob,
      fill: fillNumbers,
      after: (call, job, before) => notifyAssigned(call, [{ job, before: before?.assignees ?? [] }]),
    }),
    jobCommands: serve(jobCommands, { set, remove, complete, undo, postpone, decide, tick }),
    jobReads: serve(jobReads, { count, works, worksOfEquipment, worksOfBoat, people, comments, comment }),
    jobPapers: serve(jobDocuments, { workOrder: workOrderSheet }),
  },
  topics: [topics.works, topics.comments],
  importers: { worklist: jobsImporter },
});
