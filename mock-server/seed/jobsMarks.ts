import type { Job, Task, Tick, Work } from '#modules/worklist/contract.ts';
import { addDays } from '#modules/worklist/rules/days.ts';
import type { SeededBoat } from './companies.ts';
import type { SeededMachine } from './equipment.ts';
import { type JobRow, share } from './jobsRows.ts';
import { asked, postponed, talk, ticked } from './jobsTalk.ts';
import type { SeededPerson } from './people.ts';

export type Person = Pick<SeededPerson, '_id' | 'name'>;

/** A demo job with its past: who created it and when, who changed it last, and the works, oldest first. */
export type MadeJob = {
  job: Job;
  created: { at: string; by: Person };
  updated: { at: string; by: Person };
  works: { work: Omit<Work, 'latest'>; userID: string; before: object }[];
  comments: { at: string; hoursAgo: number; by: Person; text: string; mentions: string[] }[];
};

/** The context for generating a vessel's demo jobs; `today` is the vessel's. */
export type Making = {
  now: Date;
  today: string;
  boat: SeededBoat;
  people: readonly SeededPerson[];
  find: ReadonlyMap<string, SeededMachine>;
};

export const MINUTE_MS = 60_000;
export const DAY_MS = 86_400_000;

/** An instant in ms before now, as ISO 8601. */
export const ago = (now: Date, ms: number) => new Date(now.getTime() - ms).toISOString();

/** The author of work that nobody of the demo can have done. */
export const formerCrew: Person = { _id: 'crew-former', name: 'Former crew' };

/** A ticked step; its reading is within its limits, at `part` of the range. */
export const tickOf = (task: Task, at: string, by: string, part: number): Tick => {
  const { min, max } = task;
  const low = min ?? (max === null ? 10 : 0.6 * max);
  const high = max ?? (min === null ? 40 : min === 0 ? 1 : min + 0.4 * Math.abs(min));
  const digits = high - low < 1 ? 2 : high - low < 12 ? 1 : 0;
  const value = task.unit === '' ? null : Number((low + (0.25 + 0.5 * part) * (high - low)).toFixed(digits));
  return { at, by, value };
};

/** Ticked steps, a postponement, and a requested one. */
export const marksOf = (making: Making, row: JobRow, job: Job, workers: readonly Person[]) => {
  const { now, today, people } = making;
  const minutes =
    ticked[row.no] ?? (job.status === 'inProgress' ? job.tasks.slice(1).map((_, i) => 1500 - i * 60) : []);
  const by = workers[0] ?? formerCrew;
  const ticks = Object.fromEntries(
    minutes.flatMap((since, index) => {
      const task = job.tasks[index];
      return task
        ? [[task._id, tickOf(task, ago(now, since * MINUTE_MS), by.name, share(row.no, index))]]
        : [];
    }),
  );
  const who = (username: string) => {
    const person = people.find((each) => each.username === username);
    return { by: person?.name ?? '', byID: person?._id ?? '' };
  };
  const moved = postponed[row.no];
  const request = asked[row.no];
  const none = { dueHours: null, project: '' };
  return {
    ticks,
    ...(moved && row.due.days !== null
      ? {
          dueDate: addDays(today, row.due.days),
          postponed: {
            ...none,
            dueDate: job.dueDate,
            reason: moved.reason,
            at: ago(now, moved.daysAgo * DAY_MS),
            ...who(moved.by),
          },
        }
      : {}),
    ...(request
      ? {
          postponeAsked: {
            ...none,
            dueDate: addDays(today, request.inDays),
            reason: request.reason,
            at: ago(now, request.hoursAgo * 60 * MINUTE_MS),
            ...who(request.by),
          },
        }
      : {}),
  };
};

/** The comments on a job, oldest first. */
export const commentsOf = ({ now, people, boat }: Making, no: number): MadeJob['comments'] =>
  talk
    .filter((comment) => boat.key === 'halcyon' && comment.no === no)
    .sort((a, b) => b.hoursAgo - a.hoursAgo)
    .flatMap(({ by: username, hoursAgo, text }) => {
      const by = people.find((person) => person.username === username);
      const mentions = people.filter((person) => new RegExp(`@${person.username}\\b`).test(text));
      const plain = mentions.reduce(
        (all, person) => all.replace(`@${person.username}`, `@${person.name}`),
        text,
      );
      return by
        ? [
            {
              at: ago(now, hoursAgo * 60 * MINUTE_MS),
              hoursAgo,
              by,
              text: plain,
              mentions: mentions.map(({ _id }) => _id),
            },
          ]
        : [];
    });
