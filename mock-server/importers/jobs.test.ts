import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { equipment } from '#modules/equipment/contract.ts';
import type { ImportRow } from '#modules/imports/contract.ts';
import { type Job, worklist } from '#modules/worklist/contract.ts';
import { useTestApp } from '../testing/useTestApp.ts';
import { sampleJobs, startImportSession } from './importSession.ts';

type Session = Awaited<ReturnType<typeof startImportSession>>;
const server = useTestApp();
let on: Session;
beforeEach(async () => {
  on = await startImportSession(server, worklist.name);
});

const jobs = async () => z.array(worklist.item).parse((await on.get(`/api/worklist/boat/${on.boatID}`)).json);
const job = async (title: string): Promise<Job> => {
  const [found, ...more] = (await jobs()).filter((each) => each.title === title);
  if (!found || more.length > 0) throw new Error(`Not one job ${title}`);
  return found;
};
const plain = (list: Job[]) => list.map(({ rev: _, updatedAt: __, updatedBy: ___, ...rest }) => rest);

describe('commit', () => {
  test('ranks name whom a job is for, where one person holds them', async () => {
    await on.run([
      { title: 'For the bosun', assigned: 'Bosun' },
      { title: 'For the second', assigned: '2E' },
    ]);
    expect((await job('For the bosun')).assignees).toHaveLength(1);
    expect((await job('For the second')).assignees).toHaveLength(1);
  });

  test('a new job gets the next number, its machine by path, serial number or id, and the next due date', async () => {
    const last = Math.max(...(await jobs()).map(({ no }) => no ?? 0));
    const pump = z
      .array(equipment.item)
      .parse((await on.get(`/api/equipmentgroups/boat/${on.boatID}`)).json)
      .find(({ serialNumber }) => serialNumber === 'JP-296836');
    const row = { every: '12 m / 2000 h', lastDoneDate: '31/01/2026', lastDoneHours: '2,850' };
    await on.run([
      { ...row, title: 'By path', equipment: 'Power generation > Generator 1 > Raw water pump' },
      { ...row, title: 'By its end', equipment: 'generator 1 > raw water pump' },
      { ...row, title: 'By serial', equipment: 'JP-296836' },
      { ...row, title: 'By id', equipment: pump?._id ?? '' },
      { title: 'By fixed rhythm', every: '1 m', basis: 'fixed', lastDoneDate: '2026-01-31' },
    ]);
    for (const [index, title] of ['By path', 'By its end', 'By serial', 'By id'].entries())
      expect(await job(title)).toMatchObject({
        no: last + 1 + index,
        equipmentID: pump?._id,
        department: pump?.department,
        status: 'open',
        dueDate: '2027-01-31',
        dueHours: 4850,
      });
    expect(await job('By fixed rhythm')).toMatchObject({ dueDate: '2026-02-28', equipmentID: '' });
  });

  test.each<[string, ImportRow, Partial<Job>]>([
    [
      'English',
      {
        status: 'Waiting parts',
        priority: 'high',
        basis: 'fixed',
        every: 'weekly',
        atSea: 'no',
        estimate: '1 h 30',
      },
      {
        status: 'waitingParts',
        priority: 'high',
        basis: 'fixed',
        calendarUnit: 'weeks',
        atSea: false,
        estimate: 90,
      },
    ],
    [
      'French',
      {
        status: 'En attente du chantier',
        priority: 'Urgente',
        basis: 'échéance',
        every: 'tous les 2 ans',
        atSea: 'non',
        estimate: '45 minutes',
      },
      {
        status: 'waitingYard',
        priority: 'urgent',
        basis: 'fixed',
        calendarInterval: 2,
        calendarUnit: 'years',
        atSea: false,
        estimate: 45,
      },
    ],
    [
      'Chinese',
      {
        status: '进行中',
        priority: '低',
        basis: '完成',
        every: '每3个月',
        atPort: '否',
        unplanned: '是',
        estimate: '1小时30分',
      },
      {
        status: 'inProgress',
        priority: 'low',
        basis: 'completion',
        calendarInterval: 3,
        atPort: false,
        unplanned: true,
        estimate: 90,
      },
    ],
    [
      'Japanese',
      {
        status: '新規',
        priority: '至急',
        basis: '期日',
        every: '250時間 / 6ヶ月',
        inRound: 'はい',
        estimate: '30分',
      },
      {
        status: '',
        priority: 'urgent',
        basis: 'fixed',
        calendarInterval: 6,
        hoursInterval: 250,
        inRound: true,
        estimate: 30,
      },
    ],
  ])('words in %s', async (_language, row, fields) => {
    await on.run([{ title: 'Words', ...row }]);
    expect(await job('Words')).toMatchObject(fields);
  });

  test('people by name, short form or username; a number and its unit; steps and parts', async () => {
    await on.run([
      {
        title: 'All of it',
        assigned: 'Tom Halvorsen; P. Nair / jweber',
        count: '2',
        unit: 'quarters',
        hoursInterval: '500 h',
        windowDays: '14 days',
        tasks: 'Isolate\nPressure [bar 0.8..1.6]',
        parts: '2 x Filter (F-1)',
      },
    ]);
    expect(await job('All of it')).toMatchObject({
      assignees: ['user-engineer', 'user-pnair', 'user-jweber'],
      calendarInterval: 6,
      calendarUnit: 'months',
      hoursInterval: 500,
      windowDays: 14,
      tasks: [{ text: 'Isolate' }, { text: 'Pressure', unit: 'bar', min: 0.8, max: 1.6 }],
      parts: [{ name: 'Filter', partNo: 'F-1', quantity: 2 }],
    });
  });

  test('a known number renames; a known title on its machine changes; empty cells change nothing; repeating the import changes nothing', async () => {
    const before = await job('Replace raw water pump impeller');
    const rows: ImportRow[] = [
      { no: '2140', title: 'Inspect bow thruster', priority: '' },
      {
        no: '',
        title: 'replace raw water  pump IMPELLER',
        equipment: 'Generator 1',
        estimate: '75',
        tasks: before.tasks.map(({ text }) => text).join('\n'),
      },
    ];
    expect((await on.run(rows)).check).toMatchObject({ errors: [], creates: 0, updates: 2 });
    expect(await job('Inspect bow thruster')).toMatchObject({ no: 2140, windowDays: 7 });
    const after = await job('replace raw water  pump IMPELLER');
    expect(after).toMatchObject({
      _id: before._id,
      estimate: 75,
      dueHours: before.dueHours,
      ticks: before.ticks,
    });
    // An unchanged step keeps its id, and with it its tick.
    expect(after.tasks[0]?._id).toBe(before.tasks[0]?._id);
    expect((await on.run(rows)).check).toMatchObject({ creates: 0, updates: 0, unchanged: 2 });
  });

  test('a later completion in the file sets the next due date', async () => {
    const before = await job('Inspect bow thruster seals');
    const lastDoneDate = new Date().toISOString().slice(0, 10);
    await on.run([{ title: before.title, equipment: 'Bow thruster', lastDoneDate }]);
    const after = await job('Inspect bow thruster seals');
    expect(after.lastDoneDate).toBe(lastDoneDate);
    expect((after.dueDate ?? '') > (before.dueDate ?? '')).toBe(true);
  });

  test('is all or nothing', async () => {
    const before = await jobs();
    const { id } = await on.stage(sampleJobs());
    expect((await on.commit(id)).status).toBe(409);
    expect(await jobs()).toEqual(before);
    expect((await on.commit(id, [15, 27, 35])).status).toBe(201);
    expect(await jobs()).toHaveLength(before.length + 36);
  });
});

describe('undo', () => {
  test('undoes everything; numbers are not reused', async () => {
    const before = await jobs();
    const { id } = await on.run([
      { title: 'New', every: 'monthly' },
      { no: '2140', title: 'Renamed', priority: 'urgent' },
    ]);
    const { no } = await job('New');
    expect((await on.undo(id)).json).toMatchObject({ state: 'undone' });
    expect(plain(await jobs())).toEqual(plain(before));
    await on.run([{ title: 'Newer' }]);
    expect((await job('Newer')).no).toBe((no ?? 0) + 1);
  });

  test.each<[string, (made: Job) => Promise<unknown>]>([
    [
      'completed',
      (made) =>
        on.send('POST', `/api/worklist/complete/${on.boatID}`, {
          works: [{ _id: 'w', jobID: made._id, date: '2026-01-02', note: '' }],
        }),
    ],
    [
      'discussed',
      (made) => on.send('POST', `/api/worklist/comments/${made._id}`, { _id: 'c', text: 'Why?' }),
    ],
    ['changed', (made) => on.send('PUT', `/api/worklist/${made._id}`, { rev: made.rev, location: 'Bow' })],
  ])('is refused once a new job is %s', async (_what, change) => {
    const { id } = await on.run([{ title: 'New', every: 'monthly' }]);
    expect(await change(await job('New'))).toMatchObject({
      status: expect.toSatisfy((status) => status < 300),
    });
    expect((await on.undo(id)).status).toBe(409);
    expect((await job('New')).title).toBe('New');
  });
});

test('without the jobs flag nobody can import them', async () => {
  await on.become('guestuser');
  expect((await on.get(`/api/imports/boat/${on.boatID}/worklist`)).status).toBe(403);
});

test('2,000 rows', async () => {
  const machines = ['Generator 1', 'Generator 2', 'Main engine, port', 'Steering gear', 'Bow thruster', ''];
  const rows = Array.from({ length: 2000 }, (_, i) => ({
    title: `Look at part ${i}`,
    equipment: machines[i % machines.length] ?? '',
    every: i % 2 ? '6 months' : '250 h / 12 m',
    lastDoneDate: '18 Jun 2026',
    lastDoneHours: '1000',
    assigned: 'pnair; T. Halvorsen',
    tasks: 'Isolate; Look; Note',
    status: 'open',
  }));
  const times: string[] = [];
  let at = performance.now();
  const lap = (what: string) => {
    times.push(`${what} ${Math.round(performance.now() - at)} ms`);
    at = performance.now();
  };
  const { id, check } = await on.stage(rows);
  lap('stage and check');
  expect(check).toMatchObject({ errors: [], creates: 2000 });
  expect((await on.commit(id)).status).toBe(201);
  lap('commit');
  const changed = await on.stage(rows.map((row) => ({ ...row, priority: 'high' })));
  expect(changed.check.updates).toBe(2000);
  lap('stage changes');
  expect((await on.commit(changed.id)).status).toBe(201);
  lap('commit changes');
  expect((await on.undo(changed.id)).status).toBe(201);
  expect((await on.undo(id)).status).toBe(201);
  lap('undo both');
  process.stdout.write(`2,000 jobs: ${times.join(', ')}\n`);
});
