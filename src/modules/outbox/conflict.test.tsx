import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { forgetRevisions } from '#lib/forgetRevisions.ts';
import { DEVICE_HEADER } from '#lib/marks.ts';
import { clashesOf } from '#lib/outbox/conflict.ts';
import { memoryStore } from '#lib/outbox/memoryStore.ts';
import { jobQueries } from '#modules/worklist/queries.ts';
import { epochOf } from '#server/auth/secret.ts';
import { forgetSessions } from '#server/auth/viewer.ts';
import { makeBackup } from '#server/backup/backup.ts';
import { restoreBackup } from '#server/backup/restore.ts';
import { BOAT, close, fresh, jobOf, link, noLink, onServer, open, signIn } from '#testing/device.tsx';
import { withRealServer } from '#testing/renderApp.tsx';
import { testServer } from '#testing/server.ts';

withRealServer();

/** A revision later than any of the server, whose numbers leap by a million when it is restored. */
const LATER = 900_000_000;

afterEach(() => close());

test('the same field changed by two people: the user sees both and decides; other fields merge', async () => {
  await signIn('engineer');
  const { client, outbox, update } = await open(memoryStore());
  const [job] = await fresh(client);
  if (!job) throw new Error('The demo vessel has no jobs');
  noLink();
  await update({ _id: job._id, title: 'Mine', location: 'Lazarette' });
  link();
  const server = await testServer();
  const { token } = await server.signIn('captain');
  const theirs = await server.call('PUT', `/api/worklist/${job._id}`, {
    token,
    body: { rev: job.rev, title: 'Theirs', description: 'As the yard said' },
  });
  expect(theirs.status).toBe(200);
  await outbox.wake();
  await expect.poll(() => outbox.state().attention).toHaveLength(1);
  const [clash] = outbox.state().attention;
  expect(clash?.effect.changed[job._id]).toEqual({
    before: { title: job.title, location: job.location },
    after: { title: 'Mine', location: 'Lazarette' },
  });
  expect(clash?.refused).toMatchObject({ status: 409, current: { title: 'Theirs' } });
  if (clash) {
    expect(clashesOf(clash)).toEqual([{ field: 'title', before: job.title, mine: 'Mine', theirs: 'Theirs' }]);
    await outbox.decide(clash, []);
  }
  await expect.poll(() => outbox.state().attention).toEqual([]);
  await expect.poll(() => outbox.state().waiting).toEqual([]);
  expect(await onServer(`/api/worklist/${job._id}`)).toMatchObject({
    title: 'Mine',
    location: 'Lazarette',
    description: 'As the yard said',
  });
});

test('the other person’s value can win, and fields without conflict are still saved', async () => {
  await signIn('engineer');
  const { client, outbox, update } = await open(memoryStore());
  const [job] = await fresh(client);
  if (!job) throw new Error('The demo vessel has no jobs');
  noLink();
  await update({ _id: job._id, title: 'Mine', location: 'Lazarette' });
  link();
  const server = await testServer();
  const { token } = await server.signIn('captain');
  await server.call('PUT', `/api/worklist/${job._id}`, { token, body: { rev: job.rev, title: 'Theirs' } });
  await outbox.wake();
  await expect.poll(() => outbox.state().attention).toHaveLength(1);
  const [clash] = outbox.state().attention;
  if (clash) await outbox.decide(clash, ['title']);
  expect(jobOf(client, job._id)).toMatchObject({ title: 'Theirs', location: 'Lazarette' });
  await expect
    .poll(() => onServer(`/api/worklist/${job._id}`))
    .toMatchObject({
      title: 'Theirs',
      location: 'Lazarette',
    });
  await expect.poll(() => outbox.state().waiting).toEqual([]);
  expect(outbox.state().attention).toEqual([]);
});

test('several jobs given one value: each that somebody else has changed since is asked about, the others are done', async () => {
  await signIn('engineer');
  const { client, outbox, set } = await open(memoryStore());
  const jobs = (await fresh(client)).filter(({ department }) => department === 'Engine').slice(0, 3);
  const [first, second, third] = jobs;
  if (!first || !second || !third) throw new Error('The demo vessel has too few jobs');
  noLink();
  await set({ boatID: BOAT, ids: jobs.map(({ _id }) => _id), fields: { department: 'Interior' } });
  link();
  const server = await testServer();
  const { token } = await server.signIn('captain');
  for (const { _id, rev } of [first, second])
    await server.call('PUT', `/api/worklist/${_id}`, { token, body: { rev, department: 'Bridge' } });
  const asked = async (id: string) => {
    await expect
      .poll(() => outbox.state().attention[0]?.refused)
      .toMatchObject({ status: 409, current: { _id: id } });
    const [clash] = outbox.state().attention;
    if (!clash) throw new Error('Nobody is asked');
    expect(clashesOf(clash)).toMatchObject([{ field: 'department', mine: 'Interior', theirs: 'Bridge' }]);
    return clash;
  };
  await outbox.wake();
  const departments = async () =>
    Promise.all(jobs.map(async ({ _id }) => Object(await onServer(`/api/worklist/${_id}`)).department));
  await outbox.decide(await asked(first._id), ['department']);
  const clash = await asked(second._id);
  expect(outbox.state().attention.map(({ effect }) => effect.names)).toEqual([[second.title]]);
  expect(await departments()).toEqual(['Bridge', 'Bridge', 'Interior']);
  await outbox.decide(clash, []);
  await expect.poll(() => outbox.state()).toMatchObject({ waiting: [], attention: [] });
  expect(await departments()).toEqual(['Bridge', 'Interior', 'Interior']);
  expect(jobs.map(({ _id }) => jobOf(client, _id)?.department)).toEqual(['Bridge', 'Interior', 'Interior']);
});

test('the same person on two devices is asked as two people are', async () => {
  await signIn('engineer');
  const { client, outbox, update } = await open(memoryStore());
  const [job] = await fresh(client);
  if (!job) throw new Error('The demo vessel has no jobs');
  noLink();
  await update({ _id: job._id, location: 'Lazarette' });
  link();
  const server = await testServer();
  const { token } = await server.signIn('engineer');
  const newer = await server.call('PUT', `/api/worklist/${job._id}`, {
    token,
    headers: { [DEVICE_HEADER]: 'bridge-tablet' },
    body: { rev: job.rev, location: 'Forepeak' },
  });
  expect(newer.status).toBe(200);
  await outbox.wake();
  await expect.poll(() => outbox.state().attention).toHaveLength(1);
  expect(await onServer(`/api/worklist/${job._id}`)).toMatchObject({ location: 'Forepeak' });
});

test('changes based on a lost revision find back after a backup was restored: only what differs is asked about', async () => {
  await signIn('engineer');
  const { client, outbox, update } = await open(memoryStore());
  const [same, other] = await fresh(client);
  if (!same || !other) throw new Error('The demo vessel has no jobs');
  noLink();
  // The device has seen later revisions than the restored server knows.
  client.setQueryData(jobQueries.list(BOAT).queryKey, (jobs) =>
    jobs?.map((job) => ({ ...job, rev: LATER, ...(job._id === other._id ? { title: 'Lost later' } : {}) })),
  );
  await update({ _id: same._id, location: 'Lazarette' });
  await update({ _id: other._id, title: 'Mine' });
  link();
  await outbox.wake();
  await expect.poll(() => outbox.state().waiting).toEqual([]);
  expect(outbox.state().attention).toMatchObject([
    { refused: { status: 409, current: { title: other.title } } },
  ]);
  expect(await onServer(`/api/worklist/${same._id}`)).toMatchObject({ location: 'Lazarette' });
});

test('an outbox goes on after the server was restored from a backup: what it had to send arrives, lost rows go', async () => {
  const { services } = await testServer();
  const folder = await mkdtemp(join(tmpdir(), 'restored-'));
  const path = join(folder, 'ship.backup');
  await signIn('engineer');
  const { client, outbox, update } = await open(memoryStore());
  const [job, other] = await fresh(client);
  if (!job || !other) throw new Error('The demo vessel has no jobs');
  await makeBackup(services, path);
  await update({ _id: other._id, title: 'Acknowledged after the backup' });
  await expect.poll(() => outbox.state().waiting).toEqual([]);
  expect((await fresh(client)).find(({ _id }) => _id === other._id)?.title).toContain('Acknowledged');
  noLink();
  await update({ _id: job._id, location: 'Lazarette' });
  await restoreBackup({ asOwner: services.database.asOwner, files: services.files }, { path, replace: true });
  forgetSessions();
  services.epoch = await epochOf(services.database);
  link();
  await outbox.wake();
  await expect.poll(() => outbox.state().waiting).toEqual([]);
  expect(outbox.state().attention).toEqual([]);
  await forgetRevisions(client);
  const jobs = await fresh(client);
  expect(jobs.find(({ _id }) => _id === job._id)).toMatchObject({ location: 'Lazarette' });
  expect(jobs.find(({ _id }) => _id === other._id)?.title).toBe(other.title);
  services.epoch = 'of-the-tests';
  await rm(folder, { recursive: true });
});

test('after a backup was restored, rows that the server does not have leave the lists', async () => {
  await signIn('engineer');
  const { client } = await open(memoryStore());
  const jobs = await fresh(client);
  const [job] = jobs;
  if (!job) throw new Error('The demo vessel has no jobs');
  const key = jobQueries.list(BOAT).queryKey;
  client.setQueryData(key, [{ ...job, _id: 'lost', rev: LATER }, ...jobs]);
  expect(await fresh(client)).toHaveLength(jobs.length + 1);
  await forgetRevisions(client);
  expect(await fresh(client)).toEqual(jobs);
});
