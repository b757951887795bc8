import { sameValue } from '#lib/sameValue.ts';
import { dayIn } from '#lib/zonedTime.ts';
import { type Job, type Work, worklist } from '#modules/worklist/contract.ts';
import { completed, doneFields, lateness } from '#modules/worklist/rules/commands.ts';
import { addDays } from '#modules/worklist/rules/days.ts';
import { nextDue } from '#modules/worklist/rules/due.ts';
import type { SeededMachine } from './equipment.ts';
import { type HoursLine, hoursLineOf } from './jobsHours.ts';
import {
  ago,
  commentsOf,
  DAY_MS,
  formerCrew,
  type MadeJob,
  type Making,
  MINUTE_MS,
  marksOf,
  type Person,
  tickOf,
} from './jobsMarks.ts';
import { type Done, donesOf } from './jobsPast.ts';
import { type JobRow, share } from './jobsRows.ts';
import { postponed } from './jobsTalk.ts';

/** Authors of work on vessels whose crews have no accounts in the demo. */
const strangers: Record<string, Person[]> = {
  meridian: [
    { _id: 'crew-meridian-1', name: 'Paolo Conti' },
    { _id: 'crew-meridian-2', name: 'Ilaria Greco' },
  ],
  corsair: [
    { _id: 'crew-corsair-1', name: 'Marta Vidal' },
    { _id: 'crew-corsair-2', name: 'Sam Pryce' },
  ],
};

/** Machines by id, by path, and by the last parts of it. */
const indexMachines = (machines: readonly SeededMachine[]) => {
  const found = new Map<string, SeededMachine>();
  for (const machine of machines) {
    const names = machine.path.split(' > ');
    for (const key of [machine.item._id, ...names.map((_, index) => names.slice(index).join(' > '))])
      if (!found.has(key)) found.set(key, machine);
  }
  for (const machine of machines) found.set(machine.path, machine);
  return found;
};

/** Who does and reports a job: its assignees with the jobs flag, else its department's people, else others. */
const workersOf = (making: Making, row: JobRow, department: string): Person[] => {
  const crew = making.people.filter((person) => person.jobs && person.boatID === making.boat._id);
  const named = crew.filter(({ username }) => row.assigned.includes(username));
  const colleagues = crew.filter((person) => person.department === department);
  const found = [named, colleagues, strangers[making.boat.key] ?? [], crew].find((list) => list.length > 0);
  return found ?? [formerCrew];
};

/** When work of a day was entered: in working hours, and never in the future. */
const timeOf = (making: Making, date: string, salt: number) => {
  const at = Date.parse(`${date}T07:00:00Z`) + Math.floor(share(salt, 3) * 9 * 60) * MINUTE_MS;
  return new Date(Math.min(at, making.now.getTime() - (20 + (salt % 90)) * MINUTE_MS)).toISOString();
};

const workOf = (
  making: Making,
  job: Job,
  done: Done,
  by: Person,
  more: { index: number; note: string },
): Omit<Work, 'latest'> => {
  const salt = (job.no ?? 0) * 3 + more.index;
  const at = timeOf(making, done.date, salt);
  const minutes =
    job.estimate === null
      ? null
      : Math.max(5, Math.round((job.estimate * (0.8 + share(salt, 5) * 0.5)) / 5) * 5);
  return {
    _id: `${job._id.replace('job', 'work')}-${more.index + 1}`,
    jobID: job._id,
    equipmentID: job.equipmentID,
    title: job.title,
    department: job.department,
    date: done.date,
    hours: done.hours,
    note: more.note,
    minutes,
    tasks: job.tasks.map((task, index) => ({
      text: task.text,
      unit: task.unit,
      tick: tickOf(task, at, by.name, share(salt, index)),
    })),
    parts: job.parts,
    photos: [],
    unplanned: job.unplanned,
    late: lateness(job, done.date, done.hours),
    userName: by.name,
    at,
    cameAt: null,
  };
};

/** Completes a job as often as it was done, by the same rules as the crew; returns the job and its works. */
const doAll = (making: Making, row: JobRow, start: Job, dones: readonly Done[], workers: Person[]) => {
  let job = start;
  const works = dones.map((done, index) => {
    const by = workers[(index + row.no) % workers.length] ?? formerCrew;
    const note = row.notes[dones.length - 1 - index] ?? '';
    const work = workOf(making, job, done, by, { index, note });
    const machine = { hours: done.hours, meterValue: done.hours, hoursAt: null, critical: false };
    const after = completed(job, machine, { date: done.date });
    const now = new Map<string, unknown>(Object.entries(after));
    const before = Object.fromEntries(
      Object.entries(doneFields(job)).filter(([key, value]) => !sameValue(value, now.get(key))),
    );
    job = { ...job, ...after };
    return { work, userID: by._id, before };
  });
  return { job, works };
};

/** The day a row is due, before an approved postponement. */
const plannedDay = ({ due, no }: JobRow, today: string) =>
  due.days === null ? null : addDays(today, due.days - (postponed[no]?.days ?? 0));

const schedule = (
  making: Making,
  row: JobRow,
  start: Job,
  line: HoursLine | undefined,
  workers: Person[],
) => {
  const { today } = making;
  const dueDate = plannedDay(row, today);
  const repeats = row.fields.calendarInterval !== null || row.fields.hoursInterval !== null;
  if (row.done !== null) {
    const date = addDays(today, -row.done);
    return doAll(making, row, start, [{ date, hours: line?.hoursOn(date) ?? null }], workers);
  }
  if (!repeats) {
    const dueHours = row.due.hoursLeft === null || !line ? null : line.now + row.due.hoursLeft;
    return { job: { ...start, dueDate, dueHours }, works: [] };
  }
  const [first, ...dones] = donesOf(row, dueDate, line, today);
  if (!first) return { job: start, works: [] };
  const last = { lastDoneDate: first.date, lastDoneHours: first.hours };
  const made = doAll(making, row, { ...start, ...last, ...nextDue(start, first) }, dones, workers);
  // The row's due date wins, even if a short month or a fixed interval would give a day or two else.
  return dueDate === null ? made : { ...made, job: { ...made.job, dueDate } };
};

const makeJob = (making: Making, row: JobRow): MadeJob => {
  const { now, boat, people } = making;
  const machine = row.equipment === '' ? undefined : making.find.get(row.equipment);
  if (row.equipment !== '' && !machine) throw new Error(`No ${row.equipment} on ${boat.name}`);
  const line = machine ? hoursLineOf(machine) : undefined;
  const department = row.fields.department || (machine?.item.department ?? '');
  const workers = workersOf(making, row, department);
  const reporter = people.find(({ username }) => username === row.by) ?? workers[0] ?? formerCrew;
  const repeats = row.fields.calendarInterval !== null || row.fields.hoursInterval !== null;
  const daysAgo =
    row.found ??
    (row.done !== null
      ? row.done + 12
      : repeats
        ? 400
        : row.fields.status === ''
          ? 1
          : 25 + Math.floor(share(row.no) * 60));
  const created = { at: ago(now, daysAgo * DAY_MS + (150 + (row.no % 7) * 25) * MINUTE_MS), by: reporter };
  const foundDate = row.found === null ? null : dayIn(created.at, boat.timeZone);
  const comments = commentsOf(making, row.no);
  const start = worklist.item.parse({
    ...row.fields,
    department,
    _id: `job-${boat.key}-${row.no}`,
    no: row.no,
    boatID: boat._id,
    equipmentID: machine?.item._id ?? '',
    assignees: people.filter(({ username }) => row.assigned.includes(username)).map(({ _id }) => _id),
    atSea: row.atSea ?? machine?.item.atSea ?? true,
    atPort: row.atPort ?? machine?.item.atPort ?? true,
    status: row.done === null ? row.fields.status : 'open',
    unplanned: row.found !== null,
    foundDate,
    flagNotified: row.fields.severity === 'hazardous',
    comments: comments.length,
    rev: 0,
    createdAt: created.at,
    updatedAt: created.at,
    updatedBy: reporter.name,
  });
  const { job: planned, works } = schedule(making, row, start, line, workers);
  const status = row.done === null ? row.fields.status : planned.status;
  const job = { ...planned, status, project: row.fields.project };
  const last = works.at(-1);
  const changes = [
    created,
    ...(last ? [{ at: last.work.at, by: { _id: last.userID, name: last.work.userName } }] : []),
    ...comments,
  ].sort((a, b) => a.at.localeCompare(b.at));
  const { at, by } = changes.at(-1) ?? created;
  return {
    job: { ...job, ...marksOf(making, row, job, workers) },
    created,
    updated: { at, by },
    works,
    comments,
  };
};

/** The jobs of a demo vessel at `now`, newest first, with a year of works. */
export const makeJobs = (
  rows: readonly JobRow[],
  given: Omit<Making, 'today' | 'find'> & { machines: readonly SeededMachine[] },
): MadeJob[] => {
  const making = {
    ...given,
    today: dayIn(given.now.toISOString(), given.boat.timeZone),
    find: indexMachines(given.machines),
  };
  return rows
    .map((row) => makeJob(making, row))
    .sort((a, b) => b.created.at.localeCompare(a.created.at) || (b.job.no ?? 0) - (a.job.no ?? 0));
};
