import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { newId } from '#lib/newId.ts';
import { equipment, readingSchema } from '#modules/equipment/contract.ts';
import { historyRow } from '#modules/history/contract.ts';
import type { Job } from '#modules/worklist/contract.ts';
import { BOAT, clearNotices, type JobsOf, jobsAs } from '../../testing/jobs.ts';
import { useTestApp } from '../../testing/useTestApp.ts';

describe('completing jobs', () => {
  const server = useTestApp();
  let tom: JobsOf;
  let captain: JobsOf;
  beforeEach(async () => {
    await clearNotices(server);
    // Already the 19th in Paris, where the vessel is.
    server.time.stopped = new Date('2026-06-18T22:30:00.000Z');
    tom = await jobsAs(server, 'engineer');
    captain = await jobsAs(server, 'captain');
  });

  const monthly = { calendarInterval: 1, dueDate: '2026-06-10', status: 'open' };
  const doneOn = (job: Job, date: string, fields: object = {}) => ({
    _id: newId(),
    jobID: job._id,
    date,
    ...fields,
  });
  const complete = (by: JobsOf, ...works: object[]) => by.command('complete', { works });
  const undo = (by: JobsOf, ...works: string[]) => by.command('undo', { works });

  test('steps ticked with the completion are in the work record, before earlier ticks', async () => {
    const job = await tom.add({
      ...monthly,
      tasks: [
        { _id: 'a', text: 'Oil pressure', unit: 'bar' },
        { _id: 'b', text: 'Look' },
        { _id: 'c', text: 'Listen' },
      ],
    });
    await captain.call('PUT', `/api/worklist/tick/${job._id}`, { taskID: 'a', done: true, value: 4.5 });
    await captain.call('PUT', `/api/worklist/tick/${job._id}`, { taskID: 'c', done: true });
    await complete(tom, doneOn(job, '2026-06-12', { ticks: [{ taskID: 'a', value: 4.1 }, { taskID: 'b' }] }));
    const [work] = await tom.works(job._id);
    expect(work?.tasks.map(({ tick }) => [tick?.by, tick?.value])).toEqual([
      ['Tom Halvorsen', 4.1],
      ['Tom Halvorsen', null],
      ['Elena Marchetti', null],
    ]);
    expect((await tom.job(job._id)).ticks).toEqual({});
  });

  test('a recurring job is due again, and the work is recorded', async () => {
    const job = await tom.add({
      ...monthly,
      title: 'Change filter',
      department: 'Engine',
      tasks: [
        { _id: 'a', text: 'Oil pressure', unit: 'bar' },
        { _id: 'b', text: 'Look' },
      ],
      parts: [{ _id: 'p', name: 'Filter', quantity: 2 }],
    });
    await tom.call('PUT', `/api/worklist/tick/${job._id}`, { taskID: 'a', done: true, value: 4.5 });
    const work = doneOn(job, '2026-06-12', { note: 'Fine', minutes: 40 });
    const [after] = (await complete(tom, work)).jobs;
    expect(after).toMatchObject({
      status: 'open',
      dueDate: '2026-07-12',
      lastDoneDate: '2026-06-12',
      ticks: {},
    });
    expect(await tom.works(job._id)).toMatchObject([
      {
        ...work,
        title: 'Change filter',
        department: 'Engine',
        late: { days: 2, hours: null },
        parts: [{ name: 'Filter', quantity: 2 }],
        tasks: [
          { text: 'Oil pressure', unit: 'bar', tick: { value: 4.5, by: 'Tom Halvorsen' } },
          { text: 'Look', tick: null },
        ],
        userName: 'Tom Halvorsen',
        at: '2026-06-18T22:30:00.000Z',
        latest: true,
      },
    ]);
  });

  test('a job that does not recur is done, and cannot be done again', async () => {
    const job = await tom.add();
    expect((await complete(tom, doneOn(job, '2026-06-12'))).jobs).toMatchObject([{ status: 'done' }]);
    expect(await complete(tom, doneOn(job, '2026-06-13'))).toMatchObject({
      status: 400,
      json: { errors: [{ path: 'works.0.jobID' }] },
    });
  });

  test('the same work twice is recorded once, sent one after the other or at once', async () => {
    const job = await tom.add(monthly);
    const work = doneOn(job, '2026-06-12');
    const answers = await Promise.all([tom, captain, tom, captain].map((by) => complete(by, work)));
    const again = await complete(tom, work);
    expect(again.status).toBe(200);
    for (const answer of answers) expect(answer).toEqual(again);
    expect(again.jobs[0]?.dueDate).toBe('2026-07-12');
    expect(await tom.works(job._id)).toHaveLength(1);
  });

  test('a work id belongs to one job of one boat', async () => {
    const [job, other] = [await tom.add(monthly), await tom.add(monthly)];
    const work = doneOn(job, '2026-06-12');
    await complete(tom, work);
    expect((await complete(tom, { ...work, jobID: other._id })).status).toBe(409);
    const hugo = await jobsAs(server, 'rival');
    const theirs = await hugo.add(monthly, 'boat-corsair');
    const answer = await hugo.call('POST', '/api/worklist/complete/boat-corsair', {
      works: [{ ...work, jobID: theirs._id }],
    });
    expect(answer.status).toBe(403);
    expect(await tom.job(other._id)).toEqual(other);
  });

  test('many jobs are all done or none, each wrong one is named', async () => {
    const pump = await tom.machine({ metered: true });
    await tom.read(pump._id, 1000, '2026-06-01T08:00:00.000Z');
    const jobs = [await tom.add(monthly), await tom.add(monthly), await tom.add({ equipmentID: pump._id })];
    const [a, b, c] = jobs;
    if (!a || !b || !c) throw new Error('no jobs');
    const works = [
      doneOn(a, '2026-06-19'),
      doneOn(b, '2026-06-20'),
      doneOn(c, '2026-06-18', { meterValue: 900 }),
    ];
    const answer = await complete(tom, ...works);
    expect(answer).toMatchObject({
      status: 400,
      json: { errors: [{ path: 'works.1.date' }, { path: 'works.2.meterValue' }] },
    });
    for (const job of jobs) expect(await tom.job(job._id)).toEqual(job);
    expect(await tom.works(a._id)).toEqual([]);
    expect(
      await complete(tom, doneOn(a, '2026-06-18'), { _id: newId(), jobID: 'gone', date: '2026-06-18' }),
    ).toMatchObject({ status: 404, json: { errors: [{ path: 'works.1.jobID' }] } });
    const twice = await complete(tom, doneOn(a, '2026-06-18'), doneOn(a, '2026-06-17'));
    expect(twice).toMatchObject({ status: 400, json: { errors: [{ path: 'works.1.jobID' }] } });
  });

  test('three hundred at once', async () => {
    const made = await Promise.all(Array.from({ length: 300 }, () => tom.add(monthly)));
    const answer = await complete(tom, ...made.map((job) => doneOn(job, '2026-06-12')));
    expect(answer.jobs.map(({ _id, dueDate }) => [_id, dueDate])).toEqual(
      made.map(({ _id }) => [_id, '2026-07-12']),
    );
  });

  test('a figure above the last reading becomes a reading, also from crew without the equipment page', async () => {
    const sofia = await jobsAs(server, 'sreyes');
    const dryer = await tom.machine({ metered: true });
    await tom.read(dryer._id, 1000, '2026-06-01T08:00:00.000Z');
    const job = await tom.add({ equipmentID: dryer._id, hoursInterval: 250, dueHours: 1000 });
    const machine = async () =>
      equipment.item.parse((await tom.call('GET', `/api/equipmentgroups/${dryer._id}`)).json);
    const readings = async () =>
      z
        .array(readingSchema)
        .parse((await tom.call('GET', `/api/equipmentgroups/${dryer._id}/readings`)).json);

    // On an earlier day: noon of that day.
    const first = doneOn(job, '2026-06-10', { meterValue: 1040 });
    expect((await complete(sofia, first)).jobs).toMatchObject([{ dueHours: 1290, lastDoneHours: 1040 }]);
    expect(await machine()).toMatchObject({ hours: 1040, hoursAt: '2026-06-10T12:00:00.000Z' });
    await complete(sofia, first);
    expect(await readings()).toHaveLength(2);
    // Before the last reading and above it, or not above it: none.
    await complete(tom, doneOn(job, '2026-06-09', { meterValue: 1050, meterConfirmed: true }));
    await complete(tom, doneOn(job, '2026-06-10', { meterValue: 1040 }));
    expect(await machine()).toMatchObject({ hours: 1040 });
    // Today, by the ship's clock: now.
    await complete(sofia, doneOn(job, '2026-06-19', { meterValue: 1100.5 }));
    expect(await machine()).toMatchObject({ hours: 1100.5, hoursAt: '2026-06-18T22:30:00.000Z' });
    expect((await readings())[0]).toMatchObject({ value: 1100.5, userName: 'Sofia Reyes', note: 'Job' });
    const hours = (await tom.works(job._id)).map((work) => work.hours);
    expect(hours).toEqual([1100.5, 1040, 1040, 1050]);
  });

  test('an undo restores what the completion changed, and keeps later changes by others', async () => {
    const job = await tom.add({ ...monthly, tasks: [{ _id: 'a', text: 'Look' }] });
    await tom.call('PUT', `/api/worklist/tick/${job._id}`, { taskID: 'a', done: true });
    const before = await tom.job(job._id);
    const work = doneOn(job, '2026-06-12');
    const [done] = (await complete(tom, work)).jobs;
    if (!done) throw new Error('not done');
    await captain.update(done, { status: 'waitingParts', title: 'Renamed' });
    const undone = await undo(captain, work._id);
    const { rev: _, updatedAt: __, updatedBy: ___, ...rest } = before;
    expect(undone.jobs).toMatchObject([{ ...rest, status: 'waitingParts', title: 'Renamed' }]);
    expect(await tom.works(job._id)).toEqual([]);
    expect(await undo(tom, work._id)).toEqual(undone);
    const rows = z.array(historyRow).parse((await tom.call('GET', `/api/history/worklist/${job._id}`)).json);
    expect(rows.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['create', 'update', 'complete', 'undo']),
    );
  });

  test('only the latest work is undone, one after the other', async () => {
    const job = await tom.add(monthly);
    const works = [doneOn(job, '2026-06-12'), doneOn(job, '2026-06-15'), doneOn(job, '2026-06-11')];
    for (const work of works) await complete(tom, work);
    const [first, second, older] = works.map(({ _id }) => _id);
    const latest = (await tom.works(job._id)).filter((work) => work.latest).map(({ _id }) => _id);
    expect(latest).toEqual([older]);
    expect(await undo(tom, first ?? '')).toMatchObject({
      status: 409,
      json: { errors: [{ path: 'works.0' }] },
    });
    for (const id of [older, second, first]) expect((await undo(tom, id ?? '')).status).toBe(200);
    expect(await tom.job(job._id)).toMatchObject({ dueDate: '2026-06-10', lastDoneDate: null });
    expect(await undo(tom, 'no-such-work')).toMatchObject({ status: 404 });
    const hugo = await jobsAs(server, 'rival');
    const theirs = await hugo.call('POST', '/api/worklist/undo/boat-corsair', { works: [first] });
    expect(theirs.status).toBe(404);
  });

  test('work records stay with their machine and boat when the job is deleted', async () => {
    const pump = await tom.machine();
    const job = await tom.add({ equipmentID: pump._id, dueDate: '2026-06-10', unplanned: true });
    const recurring = await tom.add({ equipmentID: pump._id });
    const work = doneOn(job, '2026-06-12');
    const old = doneOn(recurring, '2025-05-01');
    await complete(tom, work, old);
    await tom.call('DELETE', `/api/worklist/${job._id}`);
    expect((await tom.call('GET', `/api/worklist/works/equipment/${pump._id}`)).json).toMatchObject([
      { _id: work._id, equipmentID: pump._id, latest: false },
      { _id: old._id, latest: true },
    ]);
    const ofBoat = z
      .array(z.record(z.string(), z.unknown()))
      .parse((await tom.call('GET', `/api/worklist/works/boat/${BOAT}`)).json);
    expect(ofBoat.find(({ _id }) => _id === work._id)).toMatchObject({
      date: '2026-06-12',
      late: true,
      unplanned: true,
      userName: 'Tom Halvorsen',
    });
    expect(ofBoat.map(({ _id }) => _id)).not.toContain(old._id);
  });
});
