import { beforeEach, describe, expect, test } from 'vitest';
import { clearNotices, type JobsOf, jobsAs } from '../../testing/jobs.ts';
import { useTestApp } from '../../testing/useTestApp.ts';
import { noticeOverdue } from './overdue.ts';

describe('overdue jobs', () => {
  const server = useTestApp();
  let tom: JobsOf;
  let amy: JobsOf;
  let captain: JobsOf;
  beforeEach(async () => {
    await clearNotices(server);
    // The 20th ends in Paris two hours before it does in UTC.
    server.time.stopped = new Date('2026-06-20T21:59:00.000Z');
    tom = await jobsAs(server, 'engineer');
    amy = await jobsAs(server, 'deckhand');
    captain = await jobsAs(server, 'captain');
    await noticeOverdue(server.services);
  });

  /** Titles of this file's jobs in a user's bell. */
  const noticeTitles = async (by: JobsOf) =>
    (await by.notices('jobOverdue'))
      .flatMap(({ params }) => (params.job?.startsWith('T:') ? [params.job] : []))
      .sort();

  test('assignees are notified once, the day after, however many processes check', async () => {
    const job = await tom.add({ title: 'T: strainer', dueDate: '2026-06-20', assignees: [amy.userID] });
    await noticeOverdue(server.services);
    expect(await noticeTitles(amy)).toEqual([]);
    server.time.stopped = new Date('2026-06-20T22:00:00.000Z');
    await Promise.all([noticeOverdue(server.services), noticeOverdue(server.services)]);
    await noticeOverdue(server.services);
    expect(await noticeTitles(amy)).toEqual(['T: strainer']);
    expect((await amy.notices('jobOverdue'))[0]).toMatchObject({
      params: { days: '1' },
      link: `/app/jobdetails/${job._id}`,
    });
    expect(await noticeTitles(tom)).toEqual([]);
  });

  test('a new due date notifies again, a closed job never', async () => {
    const job = await tom.add({ title: 'T: strainer', dueDate: '2026-06-01', assignees: [amy.userID] });
    await tom.add({ title: 'T: closed', dueDate: '2026-06-01', status: 'done', assignees: [amy.userID] });
    await noticeOverdue(server.services);
    const postponement = { jobID: job._id, dueDate: '2026-06-22', dueHours: null, reason: 'No parts' };
    await tom.command('postpone', { postponements: [postponement] });
    await noticeOverdue(server.services);
    expect(await noticeTitles(amy)).toEqual(['T: strainer']);
    server.time.stopped = new Date('2026-06-23T09:00:00.000Z');
    await noticeOverdue(server.services);
    expect(await noticeTitles(amy)).toEqual(['T: strainer', 'T: strainer']);
  });

  test('an unassigned job notifies the department; a critical one also managers ashore', async () => {
    const ruth = await jobsAs(server, 'manager');
    const pump = await tom.machine({ name: 'Fire pump', critical: true, metered: true });
    await tom.read(pump._id, 100, '2026-06-19T08:00:00.000Z');
    await tom.add({ title: 'T: deck', department: 'Deck', dueDate: '2026-06-01' });
    await tom.add({ title: 'T: nobody', dueDate: '2026-06-01' });
    await tom.add({ title: 'T: hours', department: 'Engine', equipmentID: pump._id, dueHours: 80 });
    await noticeOverdue(server.services);
    expect(await noticeTitles(amy)).toEqual(['T: deck']);
    expect(await noticeTitles(tom)).toEqual(['T: hours']);
    expect(await noticeTitles(captain)).toEqual(['T: hours', 'T: nobody']);
    expect(await noticeTitles(ruth)).toEqual(['T: hours']);
    expect((await ruth.notices('jobOverdue'))[0]?.params).toEqual({
      job: 'T: hours',
      equipment: 'Fire pump',
      hours: '20',
    });
  });

  test('a job that falls due during a lay-up is due at its end', async () => {
    await tom.add({ title: 'T: strainer', dueDate: '2026-06-10', assignees: [amy.userID] });
    const layUp = { from: '2026-06-01', to: '2026-06-25' };
    const laidUp = await captain.call('PUT', '/api/boats/boat-halcyon/layup', { layUp });
    expect(laidUp.status).toBe(200);
    await noticeOverdue(server.services);
    expect(await noticeTitles(amy)).toEqual([]);
    server.time.stopped = new Date('2026-06-27T09:00:00.000Z');
    await noticeOverdue(server.services);
    expect((await amy.notices('jobOverdue'))[0]?.params).toMatchObject({ job: 'T: strainer', days: '1' });
  });

  test('many at once give one notice', async () => {
    const before = (await amy.notices('jobOverdue')).length;
    for (let i = 0; i < 7; i++) await tom.add({ dueDate: '2026-06-01', assignees: [amy.userID] });
    await noticeOverdue(server.services);
    const received = await amy.notices('jobOverdue');
    expect(received).toHaveLength(before + 1);
    expect(received[0]).toMatchObject({ params: { count: '7' }, link: '/app/home' });
  });
});
