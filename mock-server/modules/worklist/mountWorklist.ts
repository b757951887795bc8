import type { Hono } from 'hono';
import { jobDeeds, jobPapers, jobReads } from '#modules/worklist/contract/calls.ts';
import { type Job, worklist } from '#modules/worklist/contract.ts';
import { implement } from '../../implement.ts';
import { resourceHandlers } from '../../resourceHandlers.ts';
import type { Services } from '../../services.ts';
import { checkJob } from './checks.ts';
import { comment } from './comment.ts';
import { complete } from './complete.ts';
import { fillNumbers } from './numbers.ts';
import { decide, postpone } from './postpone.ts';
import { comments, count, people, works, worksOfBoat, worksOfEquipment } from './reads.ts';
import { remove } from './remove.ts';
import { set, tick } from './set.ts';
import { tellAssigned } from './tell.ts';
import { undo } from './undo.ts';
import { workOrderSheet } from './workOrderSheet.ts';

/** Jobs: what they are, what is done to them, and what is told about them. Work stays when its job is deleted. */
export const mountWorklist = (app: Hono, services: Services) => {
  implement(app, services, jobDeeds, { set, remove, complete, undo, postpone, decide, tick });
  implement(app, services, jobReads, {
    count,
    works,
    worksOfEquipment,
    worksOfBoat,
    people,
    comments,
    comment,
  });
  implement(app, services, jobPapers, { workOrder: workOrderSheet });
  implement(
    app,
    services,
    worklist.calls,
    resourceHandlers<typeof worklist, Job>(worklist, {
      check: checkJob,
      fill: fillNumbers,
      after: (call, job, before) => tellAssigned(call, [{ job, before: before?.assignees ?? [] }]),
    }),
  );
};
