import { nanoid } from 'nanoid';
import { sameValue } from '#lib/sameValue.ts';
import type { Equipment } from '#modules/equipment/contract.ts';
import type { RowError } from '#modules/imports/contract.ts';
import { nameKey } from '#modules/imports/rules.ts';
import { type Job, type JobFields, jobFields } from '#modules/worklist/contract.ts';
import { postponesSilently } from '#modules/worklist/rules/commands.ts';
import { isClosed, nextDue } from '#modules/worklist/rules/due.ts';
import type { CheckedRow, NumberedRow } from './importer.ts';
import type { FindMachine } from './jobsLookup.ts';
import { type FindPerson, type ReadJobRow, readJobRow } from './jobsRow.ts';

/** The data of a boat that an import of jobs needs. */
export type JobsAboard = { jobs: readonly Job[]; findMachine: FindMachine; findPerson: FindPerson };

export type JobsPlan = {
  rows: CheckedRow[];
  creates: (Partial<JobFields> & { _id: string; boatID: string })[];
  updates: { job: Job; fields: Partial<JobFields> }[];
};

type Row = ReadJobRow & { row: number; machine: Equipment | undefined };

const fault = (row: number, path: string, code: RowError['code'], params?: RowError['params']): RowError => ({
  row,
  path,
  code,
  ...(params ? { params } : {}),
});

const readRow = ({ findMachine, findPerson }: JobsAboard, { row, cells }: NumberedRow): Row => {
  const read = readJobRow(row, cells, findPerson);
  const found = read.equipment ? findMachine(read.equipment) : undefined;
  if (found === 'unclear') read.errors.push(fault(row, 'equipment', 'nameUnclear'));
  else if (read.equipment && !found) read.errors.push(fault(row, 'equipment', 'equipmentUnknown'));
  return { ...read, row, machine: found === 'unclear' ? undefined : found };
};

const jobKey = (title: string, equipmentID: string) => `${nameKey(title)}\n${equipmentID}`;

/** Finds the job of a row: by number if the boat has it, else by title and equipment, preferring an open one. */
const jobFinder = (jobs: readonly Job[]) => {
  const byNo = new Map(jobs.map((job) => [job.no, job]));
  const byKey = new Map<string, Job>();
  const byTitle = new Map<string, Job[]>();
  for (const job of [...jobs].sort((a, b) => Number(isClosed(a)) - Number(isClosed(b)))) {
    const key = jobKey(job.title, job.equipmentID);
    if (byKey.has(key)) continue;
    byKey.set(key, job);
    byTitle.set(nameKey(job.title), [...(byTitle.get(nameKey(job.title)) ?? []), job]);
  }
  return ({ fields: { title = '' }, no, equipment, machine }: Row): Job | 'unclear' | undefined => {
    const numbered = no === undefined ? undefined : byNo.get(no);
    if (numbered) return numbered;
    if (equipment !== undefined) return byKey.get(jobKey(title, machine?._id ?? ''));
    const titled = byTitle.get(nameKey(title)) ?? [];
    return titled.length > 1 ? 'unclear' : titled[0];
  };
};

const rhythmKeys = [
  'calendarInterval',
  'calendarUnit',
  'hoursInterval',
  'basis',
  'lastDoneDate',
  'lastDoneHours',
] as const;

/** The due date if the row gives none: an interval after the last completion. */
const dueOfRow = (fields: Partial<JobFields>, job: Job | undefined): Partial<JobFields> => {
  const merged = { ...jobFields.parse({ title: '-' }), ...job, ...fields };
  const { lastDoneDate, lastDoneHours } = merged;
  if (job && rhythmKeys.every((key) => job[key] === merged[key])) return {};
  const fixedDue = job?.dueDate && lastDoneDate && merged.basis === 'fixed' && job.dueDate > lastDoneDate;
  const next = nextDue(
    { ...merged, dueDate: null },
    { date: lastDoneDate ?? '1970-01-01', hours: lastDoneHours },
  );
  return {
    ...(fields.dueDate === undefined && lastDoneDate !== null && next.dueDate !== null && !fixedDue
      ? { dueDate: next.dueDate }
      : {}),
    ...(fields.dueHours === undefined && next.dueHours !== null ? { dueHours: next.dueHours } : {}),
  };
};

/** What a file says of a step or part: not its id, and not which item of stock it is. */
const inWords = (row: object) => ({ ...row, _id: '', inventoryID: '', spareID: '' });

/** Existing steps and parts stay as they are, with their ids, ticks and items of stock. */
const reuseIds = <T extends { _id: string }>(given: readonly T[], there: readonly T[]): T[] => {
  const left = [...there];
  return given.map((each) => {
    const at = left.findIndex((old) => sameValue(inWords(old), inWords(each)));
    return at < 0 ? each : (left.splice(at, 1)[0] ?? each);
  });
};

/**
 * Defaults of a new job for what its row leaves out: planned work, with the department and the at-sea and at-port flags
 * of its machine.
 */
const newJob = ({ fields, machine }: Row): Partial<JobFields> => ({
  status: 'open',
  ...(machine ? { department: machine.department, atSea: machine.atSea, atPort: machine.atPort } : {}),
  ...fields,
  equipmentID: machine?._id ?? '',
  ...dueOfRow(fields, undefined),
});

const changesOf = ({ fields, machine }: Row, job: Job): Partial<JobFields> => {
  const all = {
    ...fields,
    ...(machine ? { equipmentID: machine._id } : {}),
    ...(fields.tasks ? { tasks: reuseIds(fields.tasks, job.tasks) } : {}),
    ...(fields.parts ? { parts: reuseIds(fields.parts, job.parts) } : {}),
    ...dueOfRow(fields, job),
  };
  const old = new Map<string, unknown>(Object.entries(job));
  return Object.fromEntries(Object.entries(all).filter(([key, value]) => !sameValue(old.get(key), value)));
};

/**
 * The effect of rows on a boat's jobs, as a pure function, so that the dry run and the import agree. Rows with errors
 * have no effect. A due date later than the job's current one is an error: a postponement needs a reason.
 */
export const planJobRows = (
  boatID: string,
  aboard: JobsAboard,
  numbered: readonly NumberedRow[],
): JobsPlan => {
  const findJob = jobFinder(aboard.jobs);
  const plan: JobsPlan = { rows: [], creates: [], updates: [] };
  const seen = new Map<string, number>();
  for (const each of numbered) {
    const row = readRow(aboard, each);
    const { errors } = row;
    const job = row.fields.title === undefined ? undefined : findJob(row);
    if (job === 'unclear') errors.push(fault(row.row, 'title', 'jobUnclear'));
    const found = job === 'unclear' ? undefined : job;
    const key = found?._id ?? jobKey(row.fields.title ?? '', row.machine?._id ?? '');
    const before = seen.get(key);
    if (errors.length === 0 && before !== undefined)
      errors.push(fault(row.row, 'title', 'itemTwice', { row: before }));
    if (errors.length === 0) seen.set(key, row.row);
    const fields = found ? changesOf(row, found) : newJob(row);
    if (errors.length === 0 && found)
      for (const due of ['dueDate', 'dueHours'] as const)
        if (
          fields[due] !== undefined &&
          postponesSilently(found, { ...found, ...fields, ...otherDue(found, due) })
        )
          errors.push(fault(row.row, due, 'postponed'));
    const changed = Object.keys(fields).length > 0;
    plan.rows.push({ row: row.row, errors, action: found ? (changed ? 'update' : 'same') : 'create' });
    if (errors.length > 0) continue;
    if (!found) plan.creates.push({ ...fields, _id: nanoid(), boatID });
    else if (changed) plan.updates.push({ job: found, fields });
  }
  return plan;
};

const otherDue = (job: Job, due: 'dueDate' | 'dueHours') =>
  due === 'dueDate' ? { dueHours: job.dueHours } : { dueDate: job.dueDate };
