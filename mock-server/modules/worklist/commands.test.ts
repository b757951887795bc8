import { beforeEach, describe, expect, test } from 'vitest';
import { newId } from '#lib/newId.ts';
import type { Job } from '#modules/worklist/contract.ts';
import { clearNotices, type JobsOf, jobsAs } from '../../testing/jobs.ts';
import { useTestApp } from '../../testing/useTestApp.ts';

describe('commands on jobs', () => {
  const server = useTestApp();
  let tom: JobsOf;
  let amy: JobsOf;
  let captain: JobsOf;
  beforeEach(async () => {
    await clearNotices(server);
    tom = await jobsAs(server, 'engineer');
    amy = await jobsAs(server, 'deckhand');
    captain = await jobsAs(server, 'captain');
  });

  const later = (job: Job, dueDate: string | null, fields: object = {}) => ({
    jobID: job._id,
    dueDate,
    dueHours: null,
    reason: 'No parts',
    ...fields,
  });
  const postpone = (by: JobsOf, ...postponements: object[]) => by.command('postpone', { postponements });
  const decide = (by: JobsOf, job: Job, agree: boolean) =>
    by.call('POST', `/api/worklist/decide/${job._id}`, { agree });

  test('many jobs get the same values, and each person gets one notice', async () => {
    const there = { department: 'Deck', project: 'Yard', inRound: true };
    const jobs = [await tom.add(there), await tom.add({ assignees: [amy.userID] }), await tom.add()];
    const old = (await amy.notices('jobAssigned')).length;
    const fields = { priority: 'high', assignees: [amy.userID, tom.userID] };
    const answer = await tom.command('set', { ids: jobs.map(({ _id }) => _id), fields });
    expect(answer.jobs).toMatchObject(
      jobs.map((job) => ({ ...job, ...fields, rev: expect.any(Number), updatedAt: expect.any(String) })),
    );
    const received = await amy.notices('jobAssigned');
    expect(received).toHaveLength(old + 1);
    expect(received[0]?.params).toEqual({ count: '2', by: 'Tom Halvorsen' });
    const [one] = (await captain.command('set', { ids: [jobs[0]?._id], fields: { status: 'open' } })).jobs;
    expect(one).toMatchObject({ ...there, ...fields, status: 'open' });
    await captain.command('set', { ids: [jobs[0]?._id], fields: { status: '' } });
    const again = await tom.command('set', { ids: jobs.map(({ _id }) => _id), fields });
    expect(again.jobs.slice(1)).toEqual(answer.jobs.slice(1));
    const bad = await tom.command('set', { ids: [jobs[0]?._id, 'gone'], fields: { status: 'done' } });
    expect(bad).toMatchObject({ status: 404, json: { errors: [{ path: 'ids.1' }] } });
    const nobody = await tom.command('set', { ids: [jobs[0]?._id], fields: { assignees: ['nobody'] } });
    expect(nobody).toMatchObject({ status: 400, json: { errors: [{ path: 'fields.assignees' }] } });
    expect(await tom.list()).toEqual(expect.arrayContaining(again.jobs));
  });

  test('a postponement has a reason and keeps the original due date; all or none', async () => {
    const job = await tom.add({ dueDate: '2026-06-10', dueHours: 500 });
    const done = await tom.add({ status: 'done' });
    const [after] = (await postpone(tom, later(job, '2026-07-01', { project: 'Yard' }))).jobs;
    expect(after).toMatchObject({
      dueDate: '2026-07-01',
      dueHours: 500,
      project: 'Yard',
      postponed: { dueDate: '2026-06-10', reason: 'No parts', by: 'Tom Halvorsen', byID: tom.userID },
    });
    const bad = await postpone(tom, later(job, '2026-07-01'), later(done, '2026-07-02'));
    expect(bad).toMatchObject({
      status: 400,
      json: { errors: [{ path: 'postponements.0.dueDate' }, { path: 'postponements.1.jobID' }] },
    });
    expect(await postpone(tom, later(job, null, { dueHours: 400 }))).toMatchObject({
      json: { errors: [{ path: 'postponements.0.dueHours' }] },
    });
    expect(await postpone(tom, later(job, null))).toMatchObject({
      json: { errors: [{ path: 'postponements.0.dueDate' }] },
    });
    expect(await tom.job(job._id)).toEqual(after);
  });

  test('a critical job waits for a second person', async () => {
    const pump = await tom.machine({ name: 'Fire pump', critical: true });
    const job = await tom.add({ equipmentID: pump._id, department: 'Engine', dueDate: '2026-06-10' });
    const [asked] = (await postpone(tom, later(job, '2026-07-01'))).jobs;
    expect(asked).toMatchObject({ dueDate: '2026-06-10', postponeAsked: { dueDate: '2026-07-01' } });
    const ruth = await jobsAs(server, 'manager');
    for (const [who, count] of [
      [captain, 1],
      [ruth, 1],
      [tom, 0],
      [amy, 0],
    ] as const)
      expect(await who.notices('postponeAsked')).toHaveLength(count);
    expect((await captain.notices('postponeAsked'))[0]).toMatchObject({
      params: { job: 'Job', equipment: 'Fire pump', by: 'Tom Halvorsen', reason: 'No parts' },
      link: `/app/jobdetails/${job._id}`,
    });
    expect((await decide(tom, job, true)).status).toBe(403);
    expect(await decide(captain, job, true)).toMatchObject({
      status: 201,
      json: { dueDate: '2026-07-01', postponeAsked: null, postponed: { byID: tom.userID } },
    });
    expect((await tom.notices('postponeDecided'))[0]?.params).toMatchObject({
      agreed: 'yes',
      by: 'Elena Marchetti',
    });
    expect((await decide(captain, job, true)).status).toBe(409);
  });

  test('a postponement is refused, or withdrawn by the person who requested it', async () => {
    const pump = await tom.machine({ critical: true });
    const job = await tom.add({ equipmentID: pump._id, dueDate: '2026-06-10' });
    await postpone(tom, later(job, '2026-07-01'));
    expect(await decide(captain, job, false)).toMatchObject({
      json: { dueDate: '2026-06-10', postponeAsked: null, postponed: null },
    });
    expect((await tom.notices('postponeDecided'))[0]?.params.agreed).toBe('no');
    await postpone(tom, later(job, '2026-07-01'));
    expect((await decide(tom, job, false)).json).toMatchObject({ postponeAsked: null });
    expect(await tom.notices('postponeDecided')).toHaveLength(1);
  });

  test('two people tick different steps at once', async () => {
    const tasks = ['a', 'b', 'c'].map((_id) => ({ _id, text: _id, unit: _id === 'c' ? 'bar' : '' }));
    const job = await tom.add({ tasks });
    const tick = (by: JobsOf, taskID: string, fields: object = { done: true }) =>
      by.call('PUT', `/api/worklist/tick/${job._id}`, { taskID, ...fields });
    await Promise.all([tick(tom, 'a'), tick(amy, 'b')]);
    expect((await tom.job(job._id)).ticks).toMatchObject({
      a: { by: 'Tom Halvorsen', value: null },
      b: { by: 'Amy Clarke' },
    });
    expect(await tick(tom, 'c')).toMatchObject({ status: 400, json: { errors: [{ path: 'value' }] } });
    expect((await tick(tom, 'c', { done: true, value: 4.2 })).json).toMatchObject({
      ticks: { c: { value: 4.2 } },
    });
    expect(await tick(tom, 'x')).toMatchObject({ status: 400, json: { errors: [{ path: 'taskID' }] } });
    await tick(amy, 'a', { done: false });
    expect(Object.keys((await tom.job(job._id)).ticks).sort()).toEqual(['b', 'c']);
  });

  test('a comment is stored once, counted, and the mentioned people are notified', async () => {
    const job = await tom.add({ title: 'Clean strainer' });
    const newComment = {
      _id: newId(),
      text: ' Which one? @Amy ',
      mentions: [amy.userID, tom.userID, 'nobody'],
    };
    const say = () => tom.call('POST', `/api/worklist/comments/${job._id}`, newComment);
    const answers = await Promise.all([say(), say()]);
    const again = await say();
    for (const answer of answers) expect(answer).toMatchObject({ status: 201, json: again.json });
    const list = (await amy.call('GET', `/api/worklist/comments/${job._id}`)).json;
    expect(list).toEqual([again.json]);
    expect(again.json).toMatchObject({ text: 'Which one? @Amy', mentions: [amy.userID, tom.userID] });
    expect((await tom.job(job._id)).comments).toBe(1);
    expect(await amy.notices('mentioned')).toMatchObject([
      {
        params: { job: 'Clean strainer', by: 'Tom Halvorsen', text: 'Which one? @Amy' },
        link: `/app/jobdetails/${job._id}`,
      },
    ]);
    expect(await tom.notices('mentioned')).toEqual([]);
    const other = await tom.add();
    expect((await tom.call('POST', `/api/worklist/comments/${other._id}`, newComment)).status).toBe(403);
  });
});
