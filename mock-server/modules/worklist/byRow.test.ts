import { beforeEach, describe, expect, test } from 'vitest';
import { newId } from '#lib/newId.ts';
import { rowAnswer } from '#lib/rowOutcomes.ts';
import { crewAtTen, type JobsOf } from '../../testing/jobs.ts';
import { useTestApp } from '../../testing/useTestApp.ts';

describe('bulk commands row by row', () => {
  const server = useTestApp();
  let tom: JobsOf;
  let captain: JobsOf;
  beforeEach(async () => {
    ({ tom, captain } = await crewAtTen(server));
  });
  const three = () =>
    Promise.all([tom.add({ title: 'A' }), tom.add({ title: 'B' }), tom.add({ title: 'C' })]);
  const idsOf = (jobs: readonly { _id: string }[]) => jobs.map(({ _id }) => _id);
  const refusedOf = (answer: { json: unknown }) => rowAnswer.parse(answer.json).refused;
  const byRow = (by: JobsOf, name: string, body: object) =>
    by.call(name === 'set' ? 'PUT' : 'POST', `/api/worklist/${name}/boat-halcyon`, { ...body, byRow: true });

  test('completions: the good ones are recorded, each other one has its reason, and again is the same', async () => {
    const [a, b, c] = await three();
    await captain.command('set', { ids: [b._id], fields: { status: 'cancelled' } });
    const works = [
      { _id: newId(), jobID: a._id, date: '2026-06-18' },
      { _id: newId(), jobID: b._id, date: '2026-06-18' },
      { _id: newId(), jobID: 'gone', date: '2026-06-18' },
      { _id: newId(), jobID: c._id, date: '2026-06-20' },
    ];
    const answer = await byRow(tom, 'complete', { works });
    expect(answer.status).toBe(200);
    expect(answer.json).toMatchObject({ done: [{ _id: a._id, status: 'done' }] });
    expect(refusedOf(answer)).toMatchObject([
      { row: 2, id: 'gone', status: 404, errors: [{ path: 'works.2.jobID' }] },
      { row: 1, id: b._id, status: 400, errors: [{ path: 'works.1.jobID' }] },
      { row: 3, id: c._id, status: 400, errors: [{ path: 'works.3.date' }] },
    ]);
    expect(await tom.works(a._id)).toHaveLength(1);
    await byRow(tom, 'complete', { works });
    expect(await tom.works(a._id)).toHaveLength(1);
    expect(await tom.works(c._id)).toEqual([]);
  });

  test('values: a job that somebody else has changed since is left, with its present state', async () => {
    const [a, b, c] = await three();
    await captain.command('set', { ids: [b._id], fields: { priority: 'urgent' } });
    const revs = Object.fromEntries([a, b, c].map(({ _id, rev }) => [_id, rev]));
    const answer = await byRow(tom, 'set', { ids: idsOf([a, b, c]), fields: { priority: 'low' }, revs });
    expect(refusedOf(answer)).toMatchObject([
      { row: 1, id: b._id, status: 409, current: { _id: b._id, priority: 'urgent' } },
    ]);
    expect(await Promise.all([a, b, c].map(async ({ _id }) => (await tom.job(_id)).priority))).toEqual([
      'low',
      'urgent',
      'low',
    ]);
  });

  test('postponements', async () => {
    const [a] = await three();
    const later = (jobID: string) => ({ jobID, dueDate: '2026-07-01', dueHours: null, reason: 'No parts' });
    const postponed = await byRow(tom, 'postpone', { postponements: [later('gone'), later(a._id)] });
    expect(postponed.json).toMatchObject({ done: [{ _id: a._id, dueDate: '2026-07-01' }] });
    expect(refusedOf(postponed)).toMatchObject([{ row: 0, id: 'gone' }]);
  });

  test('without a refusal, for a single row, and when it was not asked for, the answer is the usual one', async () => {
    const [a, b] = await three();
    const good = await byRow(tom, 'set', { ids: idsOf([a, b]), fields: { status: 'open' } });
    expect(good.json).toMatchObject([{ status: 'open' }, { status: 'open' }]);
    expect((await byRow(tom, 'set', { ids: ['gone'], fields: { status: 'open' } })).status).toBe(404);
    const whole = await tom.command('set', { ids: [a._id, 'gone'], fields: { status: 'done' } });
    expect(whole.status).toBe(404);
    expect(await tom.job(a._id)).toMatchObject({ status: 'open' });
  });
});
