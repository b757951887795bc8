import { expect, test } from 'vitest';
import { equipment } from '#modules/equipment/contract.ts';
import { worklist } from '#modules/worklist/contract.ts';
import { rowOf } from '#modules/worklist/rules/rows.ts';
import {
  comingDays,
  doneByMonth,
  doneSince,
  dueLater,
  figuresOf,
  firstScope,
  jobsToday,
  mayDecide,
  oneTap,
  worstByMachine,
} from './day.ts';

const today = '2026-06-18';
const stamps = {
  boatID: 'b',
  rev: 1,
  createdAt: '2026-01-01T08:00:00.000Z',
  updatedAt: '2026-01-01T08:00:00.000Z',
  updatedBy: 'Tom',
};
const machine = equipment.item.parse({
  ...stamps,
  _id: 'gen',
  name: 'Generator 1',
  critical: true,
  metered: true,
  hours: 4812,
});
const context = { machines: new Map([['gen', machine]]), people: new Map(), today, layUp: null };
const job = (title: string, fields: object = {}) =>
  worklist.item.parse({ ...stamps, _id: title, title, status: 'open', ...fields });
const row = (title: string, fields: object = {}) => rowOf(job(title, fields), context);
const tom = { _id: 'tom', department: 'Engine' };
const titles = (rows: readonly { job: { title: string } }[]) => rows.map((each) => each.job.title);

const overdue = row('overdue', { dueDate: '2026-06-15', department: 'Deck' });
const critical = row('critical', { dueDate: '2026-06-17', equipmentID: 'gen', department: 'Engine' });
const due = row('due', { dueDate: '2026-06-20', assignees: ['tom'], department: 'Deck' });
const undecided = row('undecided', {
  status: '',
  department: 'Engine',
  createdAt: '2026-06-17T20:00:00.000Z',
});
const waiting = row('waiting', { status: 'waitingParts', dueDate: '2026-06-24', department: 'Engine' });
const check = row('check', { inRound: true, dueDate: today, department: 'Engine' });
const late = row('late check', { inRound: true, dueDate: '2026-06-16', department: 'Engine' });
const soon = row('soon', { dueDate: '2026-06-30', windowDays: 0, department: 'Engine' });
const tomorrow = row('check of tomorrow', {
  inRound: true,
  dueDate: '2026-06-19',
  windowDays: 0,
  department: 'Engine',
});
const far = row('far', { dueDate: '2026-09-30', department: 'Engine' });
const closed = row('closed', { status: 'done', dueDate: '2026-06-01', department: 'Engine' });
const all = [far, tomorrow, soon, waiting, check, undecided, due, closed, overdue, critical, late];

test('today: critical overdue first, then what is due this day; the round and waiting jobs are elsewhere', () => {
  const now = row('now', { dueDate: today, department: 'Deck' });
  const scoped = { person: tom, today };
  expect(titles(jobsToday([...all, now], { ...scoped, scope: 'all' }))).toEqual([
    'critical',
    'overdue',
    'late check',
    'now',
    'undecided',
  ]);
  expect(titles(jobsToday(all, { ...scoped, scope: 'mine' }))).toEqual([]);
  expect(titles(jobsToday(all, { ...scoped, scope: 'department' }))).toEqual([
    'critical',
    'late check',
    'undecided',
  ]);
  // What counts as due already but has days left is said below the list.
  expect(dueLater([...all, now], { ...scoped, scope: 'all' })).toBe(1);
  expect(dueLater(all, { ...scoped, scope: 'mine' })).toBe(1);
});

test('a postponement waits for a second person: the captain, or the head of the department', () => {
  const asked = {
    dueDate: '2026-06-29',
    dueHours: null,
    project: '',
    reason: 'Load bank',
    at: stamps.createdAt,
    by: 'Tom',
    byID: 'tom',
  };
  const postponed = row('test', { department: 'Engine', postponeAsked: asked });
  const person = { ...tom, role: 'crew', superadmin: false, captain: false, jobtitle: 'Chief Engineer' };
  expect(mayDecide(postponed, person)).toBe(false);
  expect(mayDecide(postponed, { ...person, _id: 'priya' })).toBe(true);
  expect(mayDecide(postponed, { ...person, _id: 'sofia', department: 'Interior' })).toBe(false);
  expect(mayDecide(postponed, { ...person, _id: 'elena', department: 'Bridge', captain: true })).toBe(true);
  expect(mayDecide(row('plain'), { ...person, captain: true })).toBe(false);
});

test('home begins with the own department if that has open jobs, and with all for users who answer for the vessel', () => {
  const crew = { ...tom, role: 'crew', superadmin: false, captain: false };
  expect(firstScope(all, crew)).toBe('department');
  expect(firstScope(all, { ...crew, _id: 'sofia', department: 'Interior' })).toBe('all');
  expect(firstScope([closed], crew)).toBe('all');
  expect(firstScope(all, { ...crew, captain: true })).toBe('all');
  expect(firstScope(all, { ...crew, role: 'management' })).toBe('all');
});

test('the figures count each open job where its link shows it', () => {
  expect(figuresOf(all, { person: tom, today, where: 'port', shipDay: (iso) => iso.slice(0, 10) })).toEqual({
    overdue: 3,
    overdueCritical: 1,
    due: 1,
    dueHere: 1,
    noStatus: 1,
    noStatusNew: 1,
    waiting: 1,
    waitingDay: '2026-06-24',
    mine: 1,
    mineOverdue: 0,
  });
  const atPortOnly = row('hull', { dueDate: '2026-06-19', atSea: false });
  const facts = { person: tom, today, shipDay: (iso: string) => iso.slice(0, 10) };
  expect(figuresOf([atPortOnly], { ...facts, where: 'sea' })).toMatchObject({ due: 1, dueHere: 0 });
  expect(figuresOf([atPortOnly], { ...facts, where: 'port' })).toMatchObject({ due: 1, dueHere: 1 });
});

test('one tap completes only jobs that need no input', () => {
  const task = { _id: 'oil-level', text: 'Oil level' };
  expect(oneTap(row('plain'))).toBe(true);
  expect(oneTap(row('with a step', { tasks: [task] }))).toBe(false);
  const ticks = { 'oil-level': { at: '2026-06-18T07:00:00.000Z', by: 'Tom', value: null } };
  expect(oneTap(row('with a done step', { tasks: [task], ticks }))).toBe(true);
  expect(oneTap(row('by hours', { hoursInterval: 250, equipmentID: 'gen' }))).toBe(false);
  expect(oneTap(row('by hours, no machine', { hoursInterval: 250 }))).toBe(true);
});

test('a job shows as done while its last day is today and its due date has moved; once undone it does not', () => {
  const before = job('weekly', { dueDate: '2026-06-17', lastDoneDate: '2026-06-10' });
  const after = { ...before, lastDoneDate: today, dueDate: '2026-06-25' };
  expect(doneSince(before, after, today)).toBe(true);
  expect(doneSince(before, { ...before }, today)).toBe(false);
  expect(doneSince(before, { ...before, dueDate: '2026-07-01' }, today)).toBe(false);
});

test('the next days begin tomorrow', () => {
  const days = comingDays(all, today);
  expect(days.map(({ day }) => day)).toEqual([
    '2026-06-19',
    '2026-06-20',
    '2026-06-21',
    '2026-06-22',
    '2026-06-23',
    '2026-06-24',
    '2026-06-25',
  ]);
  expect(days.map(({ count }) => count)).toEqual([1, 1, 0, 0, 0, 1, 0]);
  const oil = row('oil', { dueDate: '2026-06-20', equipmentID: 'gen' });
  expect(comingDays([...all, oil], today)[1]).toMatchObject({ count: 2, critical: 1 });
});

test('work by months: twelve, the current one last, across the turn of the year', () => {
  const works = [
    { date: '2026-06-01', late: false },
    { date: '2026-06-18', late: true },
    { date: '2025-07-31', late: false },
    { date: '2025-06-30', late: true },
  ];
  const months = doneByMonth(works, today);
  expect(months).toHaveLength(12);
  expect(months[0]).toEqual({ month: '2025-07', inTime: 1, late: 0 });
  expect(months[11]).toEqual({ month: '2026-06', inTime: 1, late: 1 });
  expect(doneByMonth([], '2026-01-31').map(({ month }) => month)[0]).toBe('2025-02');
});

test('the most urgent job of each machine', () => {
  const other = row('other', { dueDate: '2026-06-19', equipmentID: 'gen' });
  const later = row('later', { dueDate: '2026-12-01', equipmentID: 'gen' });
  expect(worstByMachine([other, later, critical]).get('gen')).toBe(critical);
  expect(worstByMachine([later]).size).toBe(0);
});
