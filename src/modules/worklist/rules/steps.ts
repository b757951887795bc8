import type { Job, Task, Tick } from '../contract.ts';

/** Compares a reading with the limits of its step. */
export const judge = ({ min, max }: Pick<Task, 'min' | 'max'>, value: number): 'low' | 'high' | 'fine' =>
  min !== null && value < min ? 'low' : max !== null && value > max ? 'high' : 'fine';

type Proof = {
  value?: number | null | undefined;
  photos?: readonly string[] | undefined;
  reason?: string | undefined;
};

export type StepProblem = 'readingNeeded' | 'photoNeeded' | 'outOfLimits';

/**
 * Why a step cannot be ticked, or undefined: it needs its reading, its photo or a reason for having none, and a reason
 * for a reading out of limits.
 */
export const stepProblem = (
  task: Task,
  { value = null, photos = [], reason = '' }: Proof,
): StepProblem | undefined => {
  if (task.unit !== '' && value === null) return 'readingNeeded';
  if (reason.trim() !== '') return undefined;
  if (task.photo && photos.length === 0) return 'photoNeeded';
  return task.unit !== '' && value !== null && judge(task, value) !== 'fine' ? 'outOfLimits' : undefined;
};

/** Whether a step asks for proof: a photo or a reading. */
export const isRequired = (task: Pick<Task, 'photo' | 'unit'>): boolean => task.photo || task.unit !== '';

/** The steps that ask for proof and would stay open when the job is completed with these further ticks. */
export const requiredOpen = (
  job: Pick<Job, 'tasks'> & { ticks: Readonly<Record<string, Tick>> },
  ticked: readonly { taskID: string }[] = [],
): Task[] =>
  job.tasks.filter(
    (task) =>
      isRequired(task) && !(task._id in job.ticks) && !ticked.some(({ taskID }) => taskID === task._id),
  );
