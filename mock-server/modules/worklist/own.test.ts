import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { newId } from '#lib/newId.ts';
import { equipment } from '#modules/equipment/contract.ts';
import { fileSchema } from '#modules/files/contract.ts';
import { machinePlace } from '#modules/worklist/contract/defects.ts';
import { type Job, person, worklist } from '#modules/worklist/contract.ts';
import { as } from '../../testing/as.ts';
import { BOAT, type JobsOf, jobsAs } from '../../testing/jobs.ts';
import { useTestApp } from '../../testing/useTestApp.ts';

const server = useTestApp();
let tom: JobsOf;
let dieter: JobsOf;
let theirs: Job;
let other: Job;
const task = { _id: 'task-of-test', text: 'Read the gauge', unit: 'bar' };

const give = async (job: Job, userID: string) => {
  const { status } = await tom.call('PUT', `/api/worklist/add_contractuser/${job._id}`, { userID });
  expect(status).toBe(200);
};

beforeEach(async () => {
  tom = await jobsAs(server, 'captain');
  dieter = await jobsAs(server, 'contractor');
  const machine = await tom.machine({ metered: true });
  theirs = await tom.add({ title: 'Overhaul the pump', equipmentID: machine._id, tasks: [task] });
  other = await tom.add({ title: 'Not theirs', tasks: [task] });
  await give(theirs, dieter.userID);
});

test('a contractor lists and opens their own jobs and machines, and nothing else', async () => {
  const titles = (await dieter.list()).map(({ title }) => title);
  expect(titles).toContain('Overhaul the pump');
  expect(titles).not.toContain('Not theirs');
  expect((await dieter.job(theirs._id)).title).toBe('Overhaul the pump');
  for (const path of [
    `${other._id}`,
    `comments/${other._id}`,
    `works/${other._id}`,
    `workorder/${other._id}`,
  ])
    expect((await dieter.call('GET', `/api/worklist/${path}`)).status, path).toBe(403);
  const machines = z
    .array(equipment.item)
    .parse((await dieter.call('GET', `/api/equipmentgroups/boat/${BOAT}`)).json);
  expect(machines.map(({ _id }) => _id)).toContain(theirs.equipmentID);
  expect(machines.length).toBeLessThan(10);
  const people = z.array(person).parse((await dieter.call('GET', `/api/worklist/people/${BOAT}`)).json);
  expect(people.map(({ name }) => name)).toContain('Elena Marchetti');
  expect(people.map(({ name }) => name)).not.toContain('Amy Clarke');
});

test('a contractor ticks, reads, comments and completes their own job, and no other', async () => {
  const tick = (job: Job) =>
    dieter.call('PUT', `/api/worklist/tick/${job._id}`, { taskID: task._id, done: true, value: 4 });
  const say = (job: Job) =>
    dieter.call('POST', `/api/worklist/comments/${job._id}`, { _id: newId(), text: 'Seal worn' });
  const status = (job: Job, fields: object) => dieter.command('set', { ids: [job._id], fields });
  const done = (job: Job) => ({
    works: [{ _id: newId(), jobID: job._id, date: new Date().toISOString().slice(0, 10) }],
  });
  expect((await tick(theirs)).status).toBe(200);
  expect((await say(theirs)).status).toBe(201);
  expect((await status(theirs, { status: 'inProgress' })).status).toBe(200);
  const completed = done(theirs);
  expect((await dieter.command('complete', completed)).status).toBe(200);
  expect((await dieter.works(theirs._id))[0]?.userName).toBe('Dieter Hauser');
  expect((await dieter.command('undo', { works: completed.works.map(({ _id }) => _id) })).status).toBe(200);
  for (const answer of [
    await tick(other),
    await say(other),
    await status(other, { status: 'inProgress' }),
    await dieter.command('complete', done(other)),
    // Planning is not theirs either.
    await status(theirs, { priority: 'low' }),
    await status(theirs, { status: 'cancelled' }),
    await dieter.call('PUT', `/api/worklist/${theirs._id}`, { rev: theirs.rev, title: 'Mine' }),
    await dieter.call('DELETE', `/api/worklist/${theirs._id}`),
  ])
    expect(answer.status).toBe(403);
});

test('work of others cannot be undone by somebody who has only their own jobs', async () => {
  const works = [{ _id: newId(), jobID: theirs._id, date: new Date().toISOString().slice(0, 10) }];
  expect((await tom.command('complete', { works })).status).toBe(200);
  expect((await dieter.command('undo', { works: works.map(({ _id }) => _id) })).status).toBe(403);
});

const upload = async (token: string, ownerID: string, resource = 'worklist') => {
  const form = new FormData();
  const _id = newId();
  for (const [key, value] of Object.entries({ _id, resource, ownerID, kind: 'photo', name: 'a.jpg' }))
    form.append(key, value);
  form.append('file', new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])]));
  const { status } = await server.app.request('/api/files', {
    method: 'POST',
    headers: { 'x-auth-token': token },
    body: form,
  });
  return { _id, status };
};

test('photos: of their own jobs; only their own are removed; files of the machine are read', async () => {
  const { token } = await server.signIn('contractor');
  const mine = await upload(token, theirs._id);
  expect(mine.status).toBe(201);
  expect((await upload(token, other._id)).status).toBe(403);
  expect((await upload(token, theirs.equipmentID, 'equipmentgroups')).status).toBe(403);
  expect((await dieter.call('GET', `/api/files/equipmentgroups/${theirs.equipmentID}`)).status).toBe(200);
  const listed = z
    .array(fileSchema)
    .parse((await dieter.call('GET', `/api/files/boat/${BOAT}/worklist`)).json);
  expect(listed.map(({ _id }) => _id)).toContain(mine._id);
  const toms = await upload((await server.signIn('captain')).token, theirs._id);
  const hidden = await upload((await server.signIn('captain')).token, other._id);
  const again = z
    .array(fileSchema)
    .parse((await dieter.call('GET', `/api/files/boat/${BOAT}/worklist`)).json);
  expect(again.map(({ _id }) => _id)).not.toContain(hidden._id);
  expect((await dieter.call('DELETE', `/api/files/${toms._id}`)).status).toBe(403);
  expect((await dieter.call('DELETE', `/api/files/${mine._id}`)).status).toBe(200);
});

test('changes: a job that is given is there, one that is not theirs is never sent', async () => {
  const changes = async () =>
    z
      .object({ items: z.array(worklist.item), removed: z.array(z.string()), rev: z.number() })
      .parse((await dieter.call('GET', `/api/worklist/boat/${BOAT}?since=${other.rev}`)).json);
  expect((await changes()).items.map(({ title }) => title)).toContain('Overhaul the pump');
  await tom.update(other, { title: 'Still not theirs' });
  const next = await changes();
  expect(next.items.map(({ _id }) => _id)).not.toContain(other._id);
  expect(next.removed).toContain(other._id);
  await give(other, dieter.userID);
  expect((await changes()).items.map(({ _id }) => _id)).toContain(other._id);
});

test('everybody aboard reports a defect and can open it; the rest follows from machine and reporter', async () => {
  const body = {
    _id: newId(),
    boatID: BOAT,
    title: 'Leak below the pump',
    equipmentID: theirs.equipmentID,
    severity: 'major',
  };
  for (const username of ['contractor', 'guestuser', 'yard', 'chef', 'deckhand']) {
    const who = await as(server, username);
    const given = { ...body, _id: newId() };
    const job = await who.ok(worklist.item, 'POST', '/api/worklist/defects', given);
    expect(job).toMatchObject({ unplanned: true, status: '', priority: 'high', reportedBy: who.userID });
    expect(job.no).toBeGreaterThan(0);
    expect(await who.ok(worklist.item, 'GET', `/api/worklist/${job._id}`)).toEqual(job);
    expect(await who.ok(worklist.item, 'POST', '/api/worklist/defects', given)).toEqual(job);
  }
  const chef = await as(server, 'chef');
  const place = { ...body, _id: newId(), equipmentID: '', location: 'Cold room' };
  expect(await chef.ok(worklist.item, 'POST', '/api/worklist/defects', place)).toMatchObject({
    department: 'Galley',
    location: 'Cold room',
  });
  const rival = await as(server, 'rival');
  expect(await rival.status('POST', '/api/worklist/defects', { ...body, _id: newId() })).toBe(403);
  expect(await rival.status('POST', '/api/worklist/defects', { ...body, boatID: 'boat-corsair' })).toBe(400);
});

test('the names of machines are for the crew, without anything else', async () => {
  const chef = await as(server, 'chef');
  const places = await chef.ok(z.array(machinePlace), 'GET', `/api/worklist/places/${BOAT}`);
  expect(places.length).toBeGreaterThan(300);
  const yard = await as(server, 'yard');
  expect(await yard.status('GET', `/api/worklist/places/${BOAT}`)).toBe(403);
});
