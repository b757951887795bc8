import { sql } from 'kysely';
import { newMark, runCommands } from '#modules/checklists/contract/commands.ts';
import {
  type Checklist,
  type ChecklistRun,
  checkItem,
  checklistruns,
  checklists,
} from '#modules/checklists/contract.ts';
import { lastMark, runState, withMark } from '#modules/checklists/rules/marks.ts';
import { type Job, worklist } from '#modules/worklist/contract.ts';
import { defineModule, serve, serveResource } from '../../defineModule.ts';
import { fail } from '../../http/apiError.ts';
import { correctTime } from '../../http/doneAt.ts';
import type { Call } from '../../http/implement.ts';
import { lockItem, lockRow, updateItem } from '../../store/records.ts';
import { todayOf } from '../worklist/jobs.ts';
import { insertJobs } from '../worklist/numbers.ts';

type MarkCall = Call<typeof runCommands.mark>;

/** The job of a failed item. A repeated id means the same job. */
const openJob = async (call: MarkCall, run: ChecklistRun, item: { text: string; section: string }) => {
  const { jobID, word } = call.body;
  if (jobID === '' || (await lockRow<Job>(call.db, worklist, jobID))) return;
  const { rows } = await sql<{ department: string | null }>`
    select data->>'department' as department from checklists where _id = ${run.checklistID}`.execute(call.db);
  await insertJobs(
    call,
    [
      {
        ...{ _id: jobID, boatID: run.boatID, title: `${item.text}: ${word}`.slice(0, 160), priority: 'high' },
        ...{
          department: rows[0]?.department ?? '',
          unplanned: true,
          foundDate: await todayOf(call, run.boatID),
        },
        ...{ description: [run.title, run.occasion, item.section].filter(Boolean).join(', ') },
        ...{ reportedBy: call.viewer._id },
      },
    ],
    'create',
  );
};

const mark = async (call: MarkCall): Promise<ChecklistRun> => {
  const row = await lockItem<ChecklistRun>(call, checklistruns, call.params.id);
  const run = row.data;
  const item = run.items.find(({ _id }) => _id === call.body.item);
  if (!item) throw fail(400, 'formLineMissing', {}, 'item');
  if (call.body.result === 'fail' && call.body.word === '') throw fail(400, 'failNeedsWord', {}, 'word');
  const given = {
    ...call.body,
    at: correctTime(call, call.body.at),
    by: call.viewer.name,
    byID: call.viewer._id,
  };
  const marks = withMark(run.marks, given);
  if (marks === run.marks) return run;
  if (call.body.result === 'fail') await openJob(call, run, item);
  // What comes after a run was finished opens it again if it changes what was found.
  const changed =
    run.finishedAt !== null && lastMark(run.marks, item._id)?.result !== lastMark(marks, item._id)?.result;
  return updateItem<ChecklistRun>(call, checklistruns, row, {
    marks,
    ...(changed ? { finishedAt: null, finishedBy: '' } : {}),
  });
};

const finish = async (call: Call<typeof runCommands.finish>): Promise<ChecklistRun> => {
  const row = await lockItem<ChecklistRun>(call, checklistruns, call.params.id);
  if (row.data.finishedAt !== null) return row.data;
  const { open, differ } = runState(row.data);
  if (differ[0]) throw fail(400, 'answersDiffer', { name: differ[0].text });
  if (open[0]) throw fail(400, 'answerMissing', { name: open[0].text });
  return updateItem<ChecklistRun>(call, checklistruns, row, {
    finishedAt: call.doneAt,
    finishedBy: call.viewer.name,
  });
};

const reopen = async (call: Call<typeof runCommands.reopen>): Promise<ChecklistRun> => {
  const row = await lockItem<ChecklistRun>(call, checklistruns, call.params.id);
  return updateItem<ChecklistRun>(call, checklistruns, row, { finishedAt: null, finishedBy: '' });
};

/** Checklists of vessels, and their runs. */
export const checklistsModule = defineModule({
  schemas: { CheckItem: checkItem, NewMark: newMark },
  serves: {
    checklists: serveResource<Checklist, typeof checklists.calls>(checklists),
    checklistruns: serveResource(checklistruns, {
      fill: async (_db, _boatID, drafts, viewer) =>
        drafts.map((draft) => ({ startedBy: viewer.name, startedByID: viewer._id, ...draft })),
      check: async (_call, next, before) => {
        if (before && before.items.length > 0 && next.items !== before.items)
          throw fail(400, 'runFixed', {}, 'items');
      },
    }),
    runCommands: serve(runCommands, { mark, finish, reopen }),
  },
});
