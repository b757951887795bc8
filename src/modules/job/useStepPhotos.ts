import { useFiles } from '#modules/files/queries.ts';
import type { Job, Task } from '#modules/worklist/contract.ts';
import { useWorks } from '#modules/worklist/queries.ts';
import { photosOf, photosSince } from './rules.ts';

/** Tells the ids of the photos that prove a step of a job, taken since it was last completed. */
export const useStepPhotos = (job: Job) => {
  const { data: files = [] } = useFiles('worklist', job._id);
  const { data: works = [] } = useWorks(job._id);
  const taken = photosSince(files, works[0]?.at);
  return (task: Task): string[] => (task.photo ? photosOf(task, job.tasks, taken).map(({ _id }) => _id) : []);
};
