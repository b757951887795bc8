import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { newId } from '#lib/newId.ts';
import { person, worklist } from '#modules/worklist/contract.ts';
import { as } from '../../testing/as.ts';
import { BOAT, clearNotices, type JobsOf, jobsAs } from '../../testing/jobs.ts';
import { useTestApp } from '../../testing/useTestApp.ts';

describe('jobs', () => {
  const server = useTestApp();
  let tom: JobsOf;
  let amy: JobsOf;
  beforeEach(async () => {
    await clearNotices(server);
    tom = await jobsAs(server, 'engineer');
    amy = await jobsAs(server, 'deckhand');
  });

  const refused = (path: string, status = 400) => ({ status, json: { errors: [{ path }] } });

  test('numbers go up by one on a boat, and are not reused after a delete', async () => {
    const first = await tom.add();
    const many = await Promise.all(Array.from({ length: 8 }, () => tom.add()));
    const next = Array.from({ length: 8 }, (_, index) => (first.no ?? 0) + 1 + index);
    expect(many.map(({ no }) => no).sort((a, b) => (a ?? 0) - (b ?? 0))).toEqual(next);
    const last = many.find(({ no }) => no === next.at(-1));
    expect((await tom.call('DELETE', `/api/worklist/${last?._id}`)).status).toBe(200);
    expect((await tom.add()).no).toBe((next.at(-1) ?? 0) + 1);
  });

  test('another boat has numbers of its own', async () => {
    const hugo = await jobsAs(server, 'rival');
    const theirs = await hugo.add({}, 'boat-corsair');
    const ours = await tom.add();
    const again = await hugo.add({}, 'boat-corsair');
    expect(again.no).toBe((theirs.no ?? 0) + 1);
    expect((await tom.add()).no).toBe((ours.no ?? 0) + 1);
  });

  test('the same create at once and again gives one job', async () => {
    const body = { _id: newId(), boatID: BOAT, title: 'Clean bilge' };
    const answers = await Promise.all([1, 2, 3].map(() => tom.call('POST', '/api/worklist', body)));
    const again = await tom.call('POST', '/api/worklist', body);
    for (const answer of answers) expect(answer).toMatchObject({ status: 201, json: again.json });
    expect((await tom.list()).filter((job) => job._id === body._id)).toHaveLength(1);
  });

  test('server-set fields cannot be sent', async () => {
    const body = { _id: newId(), boatID: BOAT, title: 'Job' };
    for (const [field, value] of Object.entries({ no: 7000, comments: 5, ticks: { a: 1 } }))
      expect(await tom.call('POST', '/api/worklist', { ...body, [field]: value })).toMatchObject(
        refused(field),
      );
    expect(await tom.add()).toMatchObject({ comments: 0, ticks: {} });
  });

  test('the machine is of the boat, people are aboard, nothing is duplicated', async () => {
    const bad = (fields: object) =>
      tom.call('POST', '/api/worklist', { _id: newId(), boatID: BOAT, title: 'Job', ...fields });
    const hugo = await jobsAs(server, 'rival');
    const theirs = z
      .array(z.object({ _id: z.string() }))
      .parse((await hugo.call('GET', '/api/equipmentgroups/boat/boat-corsair')).json)[0];
    expect(await bad({ equipmentID: 'nothing' })).toMatchObject(refused('equipmentID'));
    expect(await bad({ equipmentID: theirs?._id })).toMatchObject(refused('equipmentID'));
    for (const assignee of ['nobody', hugo.userID, 'user-yard', 'user-guestuser', 'user-contractor'])
      expect(await bad({ assignees: [assignee] })).toMatchObject(refused('assignees'));
    expect(await bad({ assignees: [amy.userID, amy.userID] })).toMatchObject(refused('assignees'));
    const step = { _id: 'a', text: 'Look' };
    expect(await bad({ tasks: [step, { ...step, _id: 'b' }, step] })).toMatchObject(refused('tasks.2'));
    const part = { _id: 'p', name: 'Filter' };
    expect(await bad({ parts: [part, part] })).toMatchObject(refused('parts.1'));
    const job = await tom.add();
    expect(await tom.update(job, { equipmentID: theirs?._id })).toMatchObject(refused('equipmentID'));
  });

  test('an assignee who left stays assigned, and does not block an edit', async () => {
    const job = await tom.add({ assignees: [amy.userID] });
    await server.services.database.db
      .updateTable('users')
      .set({ soft_deleted: true })
      .where('_id', '=', amy.userID)
      .execute();
    expect((await tom.update(job, { title: 'Renamed' })).status).toBe(200);
    expect((await tom.update(job, { assignees: [amy.userID, tom.userID] })).status).toBe(200);
  });

  test('a later due date without a reason is refused, an earlier one or a new interval is not', async () => {
    const job = await tom.add({ dueDate: '2026-06-20', dueHours: 500, calendarInterval: 1 });
    expect(await tom.update(job, { dueDate: '2026-06-21' })).toMatchObject(refused('dueDate'));
    expect(await tom.update(job, { dueHours: 501 })).toMatchObject(refused('dueHours'));
    expect(await tom.update(job, { dueHours: null })).toMatchObject(refused('dueHours'));
    expect((await tom.update(job, { dueDate: '2026-06-19', dueHours: 400 })).status).toBe(200);
    expect((await tom.update(job, { dueDate: '2027-06-19', calendarInterval: 2 })).status).toBe(200);
  });

  test('equipment with jobs cannot be deleted, but may be archived', async () => {
    const pump = await tom.machine();
    const job = await tom.add({ equipmentID: pump._id });
    expect((await tom.call('DELETE', `/api/equipmentgroups/${pump._id}`)).status).toBe(409);
    const archive = { rev: pump.rev, isArchived: true };
    expect((await tom.call('PUT', `/api/equipmentgroups/${pump._id}`, archive)).status).toBe(200);
    await tom.call('DELETE', `/api/worklist/${job._id}`);
    expect((await tom.call('DELETE', `/api/equipmentgroups/${pump._id}`)).status).toBe(200);
  });

  test('new assignees are notified, but not the person who assigned them', async () => {
    const mine = () => amy.notices('jobAssigned');
    const pump = await tom.machine({ name: 'Bilge pump' });
    const fields = { title: 'Clean strainer', equipmentID: pump._id, assignees: [amy.userID, tom.userID] };
    const job = await tom.add(fields);
    expect(await mine()).toMatchObject([
      {
        params: { job: 'Clean strainer', equipment: 'Bilge pump', by: 'Tom Halvorsen' },
        link: `/app/jobdetails/${job._id}`,
      },
    ]);
    expect(await tom.notices('jobAssigned')).toEqual([]);
    await tom.update(job, { title: 'Clean both strainers' });
    expect(await mine()).toHaveLength(1);
    const other = await tom.add();
    await tom.update(other, { assignees: [amy.userID] });
    expect(await mine()).toHaveLength(2);
  });

  test('jobs of another boat are inaccessible in every call', async () => {
    const job = await tom.add({ title: 'Halcyon job' });
    const hugo = await jobsAs(server, 'rival');
    const completion = { works: [{ _id: newId(), jobID: job._id, date: '2026-01-01' }] };
    const calls: [string, string, object?][] = [
      ['GET', `/api/worklist/${job._id}`],
      ['PUT', `/api/worklist/${job._id}`, { rev: job.rev, title: 'Taken' }],
      ['DELETE', `/api/worklist/${job._id}`],
      ['GET', `/api/worklist/works/${job._id}`],
      ['GET', `/api/worklist/comments/${job._id}`],
      ['POST', `/api/worklist/comments/${job._id}`, { _id: newId(), text: 'Hello' }],
      ['PUT', `/api/worklist/tick/${job._id}`, { taskID: 'a', done: true }],
      ['POST', `/api/worklist/decide/${job._id}`, { agree: true }],
      ['POST', '/api/worklist/complete/boat-corsair', completion],
      ['PUT', '/api/worklist/set/boat-corsair', { ids: [job._id], fields: { status: 'done' } }],
      ['GET', `/api/history/worklist/${job._id}`],
      ['GET', `/api/files/worklist/${job._id}`],
    ];
    for (const [method, path, body] of calls) {
      const answer = await hugo.call(method, path, body);
      expect(answer.status, path).toBe(404);
      expect(JSON.stringify(answer.json)).not.toContain('Halcyon');
    }
    expect(await tom.job(job._id)).toEqual(job);
  });

  test('the crew and its manager may be assigned, by name', async () => {
    const people = z.array(person).parse((await amy.call('GET', `/api/worklist/people/${BOAT}`)).json);
    const names = people.map(({ name }) => name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)));
    expect(names).toEqual(expect.arrayContaining(['Amy Clarke', 'Mathieu Lambert', 'Ruth Okafor']));
    for (const name of ['Miquel Serra', 'Dieter Hauser', 'Sandrine Pélissier', 'Hugo van den Berg'])
      expect(names).not.toContain(name);
  });

  test('the badge counts jobs without a status', async () => {
    const count = async () => (await amy.call('GET', `/api/worklist/count/${BOAT}`)).json;
    const { noStatus } = z.object({ noStatus: z.number() }).parse(await count());
    const job = await tom.add();
    await tom.add({ status: 'open' });
    expect(await count()).toEqual({ noStatus: noStatus + 1 });
    await tom.update(job, { status: 'open' });
    expect(await count()).toEqual({ noStatus });
  });

  test('interior crew read equipment, but do not change it', async () => {
    const sofia = await jobsAs(server, 'sreyes');
    const pump = await tom.machine();
    expect((await sofia.call('GET', `/api/equipmentgroups/boat/${BOAT}`)).status).toBe(200);
    expect((await sofia.call('GET', `/api/equipmentgroups/${pump._id}`)).status).toBe(200);
    const change = { rev: pump.rev, name: 'X' };
    expect((await sofia.call('PUT', `/api/equipmentgroups/${pump._id}`, change)).status).toBe(403);
  });

  test('texts that PostgreSQL does not accept are cleaned, and do not fail', async () => {
    expect((await tom.add({ title: 'a\u0000b \ud83d' })).title).toBe('ab \ufffd');
    expect((await tom.add({ title: 'Done \ud83d\udc4d' })).title).toBe('Done 👍');
    const empty = { _id: newId(), boatID: BOAT, title: '\u0000' };
    expect(await tom.call('POST', '/api/worklist', empty)).toMatchObject(refused('title'));
    for (const path of ['/api/worklist/%00', '/api/worklist/works/%00', '/api/equipmentgroups/boat/%00'])
      expect((await tom.call('GET', path)).status).toBe(404);
  });

  test('a work order is a PDF named after its number', async () => {
    const pump = await tom.machine({ critical: true });
    const job = await tom.add({
      title: '清洗滤器',
      equipmentID: pump._id,
      tasks: [{ _id: 'a', text: 'Look' }],
    });
    const { token } = await as(server, 'engineer');
    const answer = await server.app.request(`/api/worklist/workorder/${job._id}?language=fr`, {
      headers: { 'x-auth-token': token },
    });
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toContain(String(job.no));
    expect(new TextDecoder().decode((await answer.arrayBuffer()).slice(0, 5))).toBe('%PDF-');
    const hugo = await jobsAs(server, 'rival');
    expect((await hugo.call('GET', `/api/worklist/workorder/${job._id}`)).status).toBe(404);
  });

  test('a list leaves out empty fields and nothing else', async () => {
    const job = await tom.add({ atSea: false, description: 'Look' });
    const { json } = await tom.call('GET', `/api/worklist/boat/${BOAT}`);
    const [sent] = z.array(z.record(z.string(), z.unknown())).parse(json);
    expect(Object.keys(sent ?? {})).toEqual(expect.arrayContaining(['atSea', 'description', 'priority']));
    for (const key of ['location', 'assignees', 'tasks', 'ticks', 'dueDate', 'inRound', 'comments'])
      expect(sent).not.toHaveProperty(key);
    expect(worklist.item.parse(sent)).toEqual(job);
  });
});
