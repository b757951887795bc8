import type { Equipment } from '#modules/equipment/contract.ts';
import type { jobCommands } from '#modules/worklist/contract/commands.ts';
import type { Job } from '#modules/worklist/contract.ts';
import { requiredOpen, stepProblem } from '#modules/worklist/rules/steps.ts';
import type { Call } from '../../http/implement.ts';
import type { RowOutcomes } from '../../http/rowOutcomes.ts';
import { photosThere } from './photosThere.ts';

type CompleteCall = Call<typeof jobCommands.complete>;

/**
 * Required is required: refuses completions that tick a step without its photo or reading, or leave such steps of
 * critical equipment open, unless a reason is given.
 */
export const refuseSteps = async (
  call: CompleteCall,
  outcomes: RowOutcomes,
  jobs: readonly (Job | undefined)[],
  machines: ReadonlyMap<string, Equipment>,
) => {
  for (const [index, { ticks, photos, openReason }] of call.body.works.entries()) {
    const job = jobs[index];
    if (!job) continue;
    for (const [at, tick] of ticks.entries()) {
      const step = job.tasks.find(({ _id }) => _id === tick.taskID);
      if (!step) continue;
      const there = step.photo ? await photosThere(call, job._id, tick.photos ?? photos) : [];
      const problem = stepProblem(step, { ...tick, photos: there });
      if (problem) outcomes.refuse(index, 400, problem, { field: `ticks.${at}.value` });
    }
    const critical = machines.get(job.equipmentID)?.critical;
    if (critical && openReason === '' && requiredOpen(job, ticks).length > 0)
      outcomes.refuse(index, 400, 'openStepsReason', { field: 'openReason' });
  }
};
