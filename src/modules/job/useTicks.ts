import { useUser } from '#modules/auth/queries.ts';
import type { Job, Task } from '#modules/worklist/contract.ts';
import { useTickTask } from '#modules/worklist/queries/commands.ts';

/** Ticks a step of a job, with its reading, or unticks it; it shows before the server has answered. */
export const useTicks = (job: Pick<Job, '_id'>) => {
  const { firstName, lastName } = useUser();
  const { mutate } = useTickTask();
  return (
    task: Pick<Task, '_id'>,
    done: boolean,
    value: number | null,
    proof: { photos?: string[]; reason?: string } = {},
  ) =>
    mutate({ id: job._id, taskID: task._id, done, value, by: `${firstName} ${lastName}`.trim(), ...proof });
};
