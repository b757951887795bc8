import type { Job, Task } from '#modules/worklist/contract.ts';

/** The steps that are not ticked yet. */
export const openTasks = (job: Pick<Job, 'tasks' | 'ticks'>): Task[] =>
  job.tasks.filter((task) => !(task._id in job.ticks));

const plain = (text: string) => text.replace(/[\\/:*?"<>|\s]+/g, ' ').trim();

/** The name of a photo that proves a step: the step's text, which links photo and step. */
export const photoName = (task: Pick<Task, 'text'>, file: string): string =>
  `${plain(task.text).slice(0, 120)}${/\.\w{2,5}$/.exec(file)?.[0] ?? '.jpg'}`;

/**
 * The steps that require a photo and have none. A photo taken at a step has its name; one without a step's name counts
 * for any of the others.
 */
export const missingPhotos = (tasks: readonly Task[], photos: readonly { name: string }[]): Task[] => {
  const wanting = tasks.filter((task) => task.photo);
  const owner = (name: string) =>
    wanting.find((task) => name.startsWith(plain(task.text).slice(0, 120)))?._id;
  const named = new Set(photos.map((photo) => owner(photo.name)));
  const free = photos.filter((photo) => owner(photo.name) === undefined).length;
  return wanting.filter((task) => !named.has(task._id)).slice(free);
};

/** The photos that prove a step: those with its name, or else one without a step's name. */
export const photosOf = <P extends { name: string }>(
  step: Pick<Task, '_id'>,
  tasks: readonly Task[],
  photos: readonly P[],
): P[] => {
  const wanting = tasks.filter((task) => task.photo);
  const owner = (name: string) =>
    wanting.find((task) => name.startsWith(plain(task.text).slice(0, 120)))?._id;
  const named = photos.filter(({ name }) => owner(name) === step._id);
  if (named.length > 0) return named;
  const without = wanting.filter((task) => !photos.some(({ name }) => owner(name) === task._id));
  const at = without.findIndex((task) => task._id === step._id);
  const free = photos.filter(({ name }) => owner(name) === undefined);
  return at < 0 ? [] : free.slice(at, at + 1);
};

/** Photos taken since the job was last completed; all of them if it never was. */
export const photosSince = <P extends { kind: string; createdAt: string }>(
  files: readonly P[],
  lastDone: string | undefined,
): P[] =>
  files.filter((file) => file.kind === 'photo' && (lastDone === undefined || file.createdAt > lastDone));
