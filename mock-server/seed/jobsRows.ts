import papaparse from 'papaparse';
import { z } from 'zod/mini';
import type { JobFields } from '#modules/worklist/contract.ts';
import {
  parseBasis,
  parseEvery,
  parsePriority,
  parseStatus,
  splitLines,
  splitNames,
} from '#modules/worklist/rules/parseCells.ts';
import { parseParts, parseTasks } from '#modules/worklist/rules/parseLists.ts';
import { demoFile, type SeededBoat } from './companies.ts';

const cell = z.string();
const csvRow = z.object({
  no: cell,
  title: cell,
  equipment: cell,
  location: cell,
  department: cell,
  assigned: cell,
  status: cell,
  priority: cell,
  every: cell,
  basis: cell,
  window: cell,
  due: cell,
  atSea: cell,
  atPort: cell,
  inRound: cell,
  minutes: cell,
  project: cell,
  tasks: cell,
  parts: cell,
  found: cell,
  severity: cell,
  fix: cell,
  done: cell,
  since: cell,
  by: cell,
  notes: cell,
  description: cell,
});

/** A job of the demo list; days are counted from today. */
export type JobRow = {
  no: number;
  /** The last parts of the equipment's path, `Generator 1 > Alternator`; empty for none. */
  equipment: string;
  /** Usernames. */
  assigned: string[];
  /** Due in this many days, or with this many hours left; neither: somewhere in its interval, not soon. */
  due: { days: number | null; hoursLeft: number | null };
  atSea: boolean | null;
  atPort: boolean | null;
  /** When it was found and when it was finally done, in days ago. */
  found: number | null;
  done: number | null;
  /** How many days its works go back. */
  since: number;
  /** Username of who reported it. */
  by: string;
  /** Notes of its works, latest first. */
  notes: string[];
  fields: Pick<
    JobFields,
    | 'title'
    | 'description'
    | 'location'
    | 'department'
    | 'status'
    | 'priority'
    | 'inRound'
    | 'estimate'
    | 'project'
    | 'calendarInterval'
    | 'calendarUnit'
    | 'hoursInterval'
    | 'basis'
    | 'windowDays'
    | 'tasks'
    | 'parts'
    | 'severity'
    | 'temporaryFix'
  >;
};

const number = (text: string) => (text === '' ? null : Number(text));
const flag = (text: string) => (text === '' ? null : text === 'yes');
const severity = z.enum(['', 'minor', 'major', 'hazardous']);

const readRow = (row: z.infer<typeof csvRow>): JobRow => {
  const every = row.every === '' ? undefined : parseEvery(row.every);
  if (every === 'unclear' || (row.every !== '' && !every)) throw new Error(`${row.no}: ${row.every}`);
  const hoursLeft = /h(-?[\d.]+)/.exec(row.due)?.[1];
  return {
    no: Number(row.no),
    equipment: row.equipment,
    assigned: splitNames(row.assigned),
    due: {
      days: number(row.due.replace(/\s*h.*/, '')),
      hoursLeft: hoursLeft === undefined ? null : Number(hoursLeft),
    },
    atSea: flag(row.atSea),
    atPort: flag(row.atPort),
    found: number(row.found),
    done: number(row.done),
    since: number(row.since) ?? 365,
    by: row.by,
    notes: splitLines(row.notes),
    fields: {
      title: row.title,
      description: row.description,
      location: row.location,
      department: row.department,
      status: row.status === '' ? 'open' : (parseStatus(row.status) ?? 'open'),
      priority: parsePriority(row.priority) ?? 'normal',
      inRound: row.inRound === 'yes',
      estimate: number(row.minutes),
      project: row.project,
      calendarInterval: every?.calendarInterval ?? null,
      calendarUnit: every?.calendarUnit ?? 'months',
      hoursInterval: every?.hoursInterval ?? null,
      basis: parseBasis(row.basis) ?? 'completion',
      windowDays: number(row.window) ?? 7,
      tasks: parseTasks(row.tasks, (index) => `${row.no}-step-${index + 1}`),
      parts: parseParts(row.parts, (index) => `${row.no}-part-${index + 1}`),
      severity: severity.parse(row.severity),
      temporaryFix: row.fix,
    },
  };
};

/** The jobs of a demo vessel's list. */
export const jobRowsOf = async (boat: Pick<SeededBoat, 'key'>): Promise<JobRow[]> => {
  const { data } = papaparse.parse(await demoFile(`${boat.key}-jobs.csv`), {
    header: true,
    skipEmptyLines: true,
  });
  return z.array(csvRow).parse(data).map(readRow);
};

/** A deterministic pseudo-random number from 0 to below 1: the demo is the same every time. */
export const share = (no: number, salt = 0): number => ((no * 7919 + salt * 10_429 + 13) % 997) / 997;
