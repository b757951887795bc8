import { beforeEach, describe, expect, test } from 'vitest';
import { newId } from '#lib/newId.ts';
import type { Job } from '#modules/worklist/contract.ts';
import { crewAtTen, type JobsOf } from '../../testing/jobs.ts';
import { useTestApp } from '../../testing/useTestApp.ts';

describe('the same work by two', () => {
  const server = useTestApp();
  let tom: JobsOf;
  let captain: JobsOf;
  beforeEach(async () => {
    ({ tom, captain } = await crewAtTen(server));
  });
  const monthly = { calendarInterval: 1, basis: 'fixed', dueDate: '2026-06-20', status: 'open' };
  const work = (job: Job, fields: object = {}) => ({
    _id: newId(),
    jobID: job._id,
    date: '2026-06-18',
    after: job.lastWork,
    ...fields,
  });
  const complete = (by: JobsOf, ...works: object[]) => by.command('complete', { works });
  const tick = (by: JobsOf, job: Job, body: object) =>
    by.call('PUT', `/api/worklist/tick/${job._id}`, { done: true, after: job.lastWork, ...body });

  test('a second completion for the same due is a question, and no interval is skipped', async () => {
    const seen = await tom.add(monthly);
    const [first] = (await complete(tom, work(seen))).jobs;
    expect(first).toMatchObject({ dueDate: '2026-07-20' });
    const mine = work(seen);
    const asked = await complete(captain, mine);
    expect(asked).toMatchObject({
      status: 409,
      json: {
        errors: [{ msg: 'Tom Halvorsen completed this on 18 Jun.', path: 'works.0' }],
        current: { _id: seen._id, dueDate: '2026-07-20' },
      },
    });
    expect(await tom.works(seen._id)).toHaveLength(1);
    const { jobs } = await complete(captain, { ...mine, second: true, after: first?.lastWork });
    expect(jobs).toMatchObject([{ dueDate: '2026-07-20', lastWork: mine._id }]);
    expect(await tom.works(seen._id)).toHaveLength(2);
    // A late copy of either is the same work.
    expect((await complete(captain, mine)).status).toBe(200);
    expect(await tom.works(seen._id)).toHaveLength(2);
  });

  test('for a job that does not repeat too; in bulk the others are done', async () => {
    const [one, other] = [await tom.add(), await tom.add()];
    await complete(tom, work(one));
    const works = [work(one), work(other)];
    const answer = await captain.call('POST', '/api/worklist/complete/boat-halcyon', { works, byRow: true });
    expect(answer.json).toMatchObject({
      done: [{ _id: other._id, status: 'done' }],
      refused: [{ row: 0, id: one._id, status: 409 }],
    });
    const job = await tom.job(one._id);
    const { jobs } = await complete(captain, { ...works[0], second: true, after: job.lastWork });
    expect(jobs).toMatchObject([{ status: 'done' }]);
  });

  test('callers that do not say what they follow skip no interval either', async () => {
    const job = await tom.add(monthly);
    for (const by of [tom, captain]) await complete(by, { _id: newId(), jobID: job._id, date: '2026-06-18' });
    expect(await tom.job(job._id)).toMatchObject({ dueDate: '2026-07-20' });
  });

  test('after an undo the job is due as before, and nobody is asked', async () => {
    const seen = await tom.add(monthly);
    const first = work(seen);
    await complete(tom, first);
    await tom.command('undo', { works: [first._id] });
    expect(await tom.job(seen._id)).toMatchObject({ lastWork: '', dueDate: '2026-06-20' });
    const [after] = (await complete(captain, work(seen))).jobs;
    expect(after).toMatchObject({ dueDate: '2026-07-20' });
  });

  test('postponed by two: the second is asked and may insist', async () => {
    const seen = await tom.add({ dueDate: '2026-06-20' });
    const later = (dueDate: string, rev: number) => ({
      postponements: [{ jobID: seen._id, dueDate, dueHours: null, reason: 'No parts', rev }],
    });
    await captain.command('postpone', later('2026-06-24', seen.rev));
    const asked = await tom.command('postpone', later('2026-06-27', seen.rev));
    expect(asked).toMatchObject({
      status: 409,
      json: { errors: [{ msg: 'Elena Marchetti has moved the due date meanwhile: now 24 Jun.' }] },
    });
    const { rev } = await tom.job(seen._id);
    expect((await tom.command('postpone', later('2026-06-27', rev))).jobs).toMatchObject([
      { dueDate: '2026-06-27' },
    ]);
  });

  test('a step ticked for a service that was completed meanwhile stands in its record, not in the next one', async () => {
    const tasks = [
      { _id: 'a', text: 'Look' },
      { _id: 'b', text: 'Oil pressure', unit: 'bar' },
    ];
    const seen = await tom.add({ ...monthly, tasks });
    await complete(captain, work(seen));
    expect((await tick(tom, seen, { taskID: 'a' })).status).toBe(200);
    expect((await tick(tom, seen, { taskID: 'b', value: 4.5 })).status).toBe(200);
    expect((await tom.job(seen._id)).ticks).toEqual({});
    const [record] = await tom.works(seen._id);
    expect(record?.tasks.map((task) => [task.tick?.by, task.tick?.value])).toEqual([
      ['Tom Halvorsen', null],
      ['Tom Halvorsen', 4.5],
    ]);
    expect((await tick(tom, seen, { taskID: 'b', value: 5 })).json).toMatchObject({
      errors: [{ msg: expect.stringMatching(/^Elena Marchetti completed this on 18 Jun\. The task/) }],
    });
    const now = await tom.job(seen._id);
    expect((await tick(tom, now, { taskID: 'a' })).json).toMatchObject({ ticks: { a: { value: null } } });
  });

  test('a reading that the user did not see is neither replaced nor unticked without a question', async () => {
    const seen = await tom.add({ tasks: [{ _id: 'b', text: 'Oil pressure', unit: 'bar' }] });
    await tick(captain, seen, { taskID: 'b', value: 7.5 });
    const asked = await tick(tom, seen, { taskID: 'b', done: false, was: 4 });
    expect(asked).toMatchObject({
      status: 409,
      json: { errors: [{ msg: 'Elena Marchetti has entered 7.5 bar here meanwhile.' }] },
    });
    expect((await tick(tom, seen, { taskID: 'b', value: 5, was: null })).status).toBe(409);
    expect((await tick(tom, seen, { taskID: 'b', value: 5, was: null, over: true })).json).toMatchObject({
      ticks: { b: { value: 5 } },
    });
    expect((await tick(tom, seen, { taskID: 'b', done: false, was: 5 })).json).toMatchObject({ ticks: {} });
  });

  test('required is required: photo, limits, and a reason that stands in the record', async () => {
    const pump = await tom.machine({ name: 'Fire pump', critical: true });
    const tasks = [
      { _id: 'p', text: 'Launch the boat', photo: true },
      { _id: 'r', text: 'Pressure', unit: 'bar', min: 2.8, max: 5.5 },
    ];
    const job = await tom.add({ ...monthly, equipmentID: pump._id, tasks });
    expect(await tick(tom, job, { taskID: 'p' })).toMatchObject({
      status: 400,
      json: { errors: [{ path: 'photos' }] },
    });
    expect((await tick(tom, job, { taskID: 'p', photos: ['gone'] })).status).toBe(400);
    expect((await tick(tom, job, { taskID: 'r', value: 1 })).status).toBe(400);
    expect((await tick(tom, job, { taskID: 'p', reason: 'Camera broken' })).status).toBe(200);
    const fresh = await tom.job(job._id);
    expect(await complete(tom, work(fresh, { ticks: [{ taskID: 'r', value: 1 }] }))).toMatchObject({
      status: 400,
      json: { errors: [{ path: 'works.0.ticks.0.value' }] },
    });
    expect(await complete(tom, work(fresh))).toMatchObject({
      status: 400,
      json: { errors: [{ path: 'works.0.openReason' }] },
    });
    const { jobs } = await complete(tom, work(fresh, { openReason: 'Gauge at the yard' }));
    // The next work order says it, until the job is completed again.
    expect(jobs).toMatchObject([{ openReason: 'Gauge at the yard' }]);
    expect(await tom.works(job._id)).toMatchObject([
      { openReason: 'Gauge at the yard', tasks: [{ tick: { reason: 'Camera broken' } }, { tick: null }] },
    ]);
  });
});
