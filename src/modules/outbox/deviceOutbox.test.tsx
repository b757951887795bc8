import { HttpResponse, http } from 'msw';
import { afterEach, expect, test } from 'vitest';
import { newId } from '#lib/newId.ts';
import { memoryStore } from '#lib/outbox/memoryStore.ts';
import type { OperationStore } from '#lib/outbox/operation.ts';
import { type Job, worklist } from '#modules/worklist/contract.ts';
import { useAlerts } from '#stores/alerts.ts';
import { endSession, startSession, useAuth } from '#stores/auth.ts';
import {
  BOAT,
  close,
  fresh,
  jobOf,
  link,
  noLink,
  onServer,
  open,
  readOnly,
  signIn,
  worksOf,
} from '#testing/device.tsx';
import { withRealServer } from '#testing/renderApp.tsx';
import { network, testServer } from '#testing/server.ts';

withRealServer();
afterEach(() => close());

/** A job that repeats by the calendar, counted from its due date: completed twice it is due later than once. */
const repeating = (jobs: readonly Job[]) => {
  const job = jobs.find(
    ({ calendarInterval, basis, dueDate }) => calendarInterval && dueDate && basis === 'fixed',
  );
  if (!job) throw new Error('The demo vessel has no such job');
  return job;
};

test('an item created without a connection survives a reload, never disappears, and is sent once', async () => {
  await signIn('engineer');
  const store = memoryStore();
  const before = await open(store);
  const job = repeating(await fresh(before.client));
  const today = new Date().toISOString().slice(0, 10);
  noLink();
  const id = newId();
  await before.create({ _id: id, boatID: BOAT, title: 'Tighten the hose' });
  await before.update({ _id: id, title: 'Tighten both hoses' });
  const [completed] = await before.done(job._id, today);
  await before.done(id, today);
  expect(jobOf(before.client, id)).toMatchObject({ title: 'Tighten both hoses', status: 'done' });
  expect(completed?.lastDoneDate).toBe(today);
  expect(before.outbox.state().waiting).toHaveLength(4);
  close(1);

  // The tab was closed; the app is opened again, and can read but not write yet.
  link();
  readOnly();
  const { client, outbox } = await open(store);
  await expect.poll(() => outbox.state().waiting).toHaveLength(4);
  await fresh(client);
  const seen = () => {
    const made = jobOf(client, id);
    const repeated = jobOf(client, job._id);
    return [made?.title, made?.status, repeated?.dueDate, repeated?.lastDoneDate].join();
  };
  const expected = ['Tighten both hoses', 'done', completed?.dueDate, today].join();
  expect(seen()).toBe(expected);
  const blinks: string[] = [];
  client.getQueryCache().subscribe(() => {
    if (seen() !== expected) blinks.push(seen());
  });
  await fresh(client);

  link();
  await outbox.wake();
  await expect.poll(() => outbox.state().waiting).toEqual([]);
  await fresh(client);
  expect(blinks).toEqual([]);
  expect(outbox.state().attention).toEqual([]);
  expect(store.size()).toBe(0);
  expect(await worksOf(id)).toHaveLength(1);
  expect(await onServer(`/api/worklist/${id}`)).toMatchObject({
    title: 'Tighten both hoses',
    status: 'done',
  });
  expect(worklist.item.parse(await onServer(`/api/worklist/${job._id}`)).dueDate).toBe(completed?.dueDate);
});

test('a write with a lost answer is sent again: done once, and shown once', async () => {
  await signIn('engineer');
  const { client, outbox, done } = await open(memoryStore());
  const job = repeating(await fresh(client));
  const works = (await worksOf(job._id)).length;
  const lost = Promise.withResolvers<void>();
  network.use(
    http.post(
      '*/api/worklist/complete/:boatID',
      async ({ request }) => {
        await (await testServer()).app.fetch(request.clone());
        lost.resolve();
        return HttpResponse.error();
      },
      { once: true },
    ),
  );
  const [completed] = await done(job._id, new Date().toISOString().slice(0, 10));
  await lost.promise;
  // The server has it, the device does not know that: the due date is not counted on a second time.
  await fresh(client);
  expect(jobOf(client, job._id)?.dueDate).toBe(completed?.dueDate);
  await outbox.wake();
  await expect.poll(() => outbox.state().waiting).toEqual([]);
  expect(await worksOf(job._id)).toHaveLength(works + 1);
});

test.each([
  ['a sign-in page as JSON', { login: 'required' }, 200],
  ['an empty list', [], 200],
  ['nothing', null, 200],
  ['a friendly word', { ok: true }, 201],
  ['a refusal in the form of ours', { errors: [{ msg: 'Pay first' }] }, 403],
  ['the end of the session in the form of ours', { errors: [{ msg: 'Sign in' }] }, 401],
])('a write that %s answers waits until the server itself answers', async (_, body, status) => {
  await signIn('engineer');
  const store = memoryStore();
  const { client, outbox, update } = await open(store);
  const [job] = await fresh(client);
  if (!job) throw new Error('The demo vessel has no jobs');
  network.use(http.all('*/api/*', () => HttpResponse.json(body, { status })));
  await update({ _id: job._id, title: 'Once' });
  await outbox.wake();
  expect(outbox.state()).toMatchObject({ waiting: [{ state: 'waiting' }], attention: [] });
  expect(store.size()).toBe(1);
  expect(jobOf(client, job._id)?.title).toBe('Once');
  expect(useAuth.getState().token).not.toBeNull();
  link();
  await outbox.wake();
  await expect.poll(() => outbox.state().waiting).toEqual([]);
  expect(await onServer(`/api/worklist/${job._id}`)).toMatchObject({ title: 'Once' });
});

test('an answer with the marks of the server that does not fit the call does not end a write', async () => {
  await signIn('engineer');
  const { client, outbox, update } = await open(memoryStore());
  const [job] = await fresh(client);
  if (!job) throw new Error('The demo vessel has no jobs');
  // A proxy lets the write pass and puts another body into the answer.
  network.use(
    http.put(
      '*/api/worklist/:id',
      async ({ request }) => {
        const { headers } = await (await testServer()).app.fetch(request);
        return new HttpResponse('{"login":"required"}', { headers });
      },
      { once: true },
    ),
  );
  await update({ _id: job._id, title: 'Once' });
  expect(outbox.state().waiting).toHaveLength(1);
  await expect.poll(() => outbox.state().waiting, { timeout: 30_000 }).toEqual([]);
  expect(outbox.state().attention).toEqual([]);
  expect(await onServer(`/api/worklist/${job._id}`)).toMatchObject({ title: 'Once' });
});

test('a change that is refused later stays on screen until the user decides, and blocks nothing else', async () => {
  await signIn('engineer');
  const { client, outbox, update } = await open(memoryStore());
  const [first, second] = await fresh(client);
  if (!first || !second) throw new Error('The demo vessel has no jobs');
  noLink();
  await update({ _id: first._id, title: 'Mine' });
  await update({ _id: second._id, title: 'Mine too' });
  link();
  const server = await testServer();
  const { token } = await server.signIn('captain');
  await server.call('DELETE', `/api/worklist/${first._id}`, { token });
  await outbox.wake();
  await expect.poll(() => outbox.state().attention).toHaveLength(1);
  await expect.poll(() => outbox.state().waiting).toEqual([]);
  expect(await onServer(`/api/worklist/${second._id}`)).toMatchObject({ title: 'Mine too' });
  expect(jobOf(client, first._id)?.title).toBe('Mine');
  const [refused] = outbox.state().attention;
  expect(refused?.refused?.status).toBe(404);
  if (refused) await outbox.discard(refused);
  expect(jobOf(client, first._id)?.title).toBe(first.title);
  await fresh(client);
  expect(jobOf(client, first._id)).toBeUndefined();
  expect(outbox.state().attention).toEqual([]);
});

test('changes in one tab appear in another, which sends them too', async () => {
  await signIn('engineer');
  const store = memoryStore();
  const here = await open(store, 'tabs of a test');
  const there = await open(store, 'tabs of a test');
  const [job] = await fresh(here.client);
  await fresh(there.client);
  if (!job) throw new Error('The demo vessel has no jobs');
  noLink();
  await here.update({ _id: job._id, title: 'From the other tab' });
  await expect.poll(() => jobOf(there.client, job._id)?.title).toBe('From the other tab');
  link();
  await there.outbox.wake();
  await expect.poll(() => here.outbox.state().waiting).toEqual([]);
  expect(jobOf(here.client, job._id)?.rev).toBeGreaterThan(job.rev);
  expect(await onServer(`/api/worklist/${job._id}`)).toMatchObject({ title: 'From the other tab' });
});

test('a user’s changes wait for them when somebody else signs in', async () => {
  await signIn('engineer');
  const { client, outbox, update } = await open(memoryStore());
  const [job] = await fresh(client);
  if (!job) throw new Error('The demo vessel has no jobs');
  noLink();
  await update({ _id: job._id, title: 'Mine' });
  endSession();
  client.clear();
  link();
  await signIn('captain');
  await expect.poll(() => outbox.state().waiting).toEqual([]);
  await fresh(client);
  await outbox.wake();
  expect(jobOf(client, job._id)?.title).toBe(job.title);
  endSession();
  client.clear();
  await signIn('engineer');
  await expect.poll(() => onServer(`/api/worklist/${job._id}`)).toMatchObject({ title: 'Mine' });
});

test('an ended session keeps changes for the same user', async () => {
  await signIn('engineer');
  const { client, outbox, update } = await open(memoryStore());
  const [job] = await fresh(client);
  if (!job) throw new Error('The demo vessel has no jobs');
  startSession('ended', useAuth.getState().userID ?? '');
  await update({ _id: job._id, title: 'Mine' });
  expect(useAuth.getState().token).toBeNull();
  await signIn('engineer');
  await expect.poll(() => onServer(`/api/worklist/${job._id}`)).toMatchObject({ title: 'Mine' });
  await expect.poll(() => outbox.state().waiting).toEqual([]);
});

test('where this device can store nothing, changes are sent from memory when they can be, and the user is told', async () => {
  await signIn('engineer');
  const full: OperationStore = {
    ...memoryStore(),
    add: async () => {
      throw new DOMException('No room', 'QuotaExceededError');
    },
  };
  const { client, outbox, update } = await open(full);
  const [job] = await fresh(client);
  if (!job) throw new Error('The demo vessel has no jobs');
  await update({ _id: job._id, title: 'Straight' });
  expect(await onServer(`/api/worklist/${job._id}`)).toMatchObject({ title: 'Straight' });
  await expect
    .poll(() => useAlerts.getState().alerts.map(({ text }) => text))
    .toEqual([expect.stringMatching(/^This device cannot keep changes/)]);
  noLink();
  await update({ _id: job._id, title: 'Later' });
  expect(outbox.state()).toMatchObject({ canStore: false, waiting: [{ about: [job._id] }] });
  expect(jobOf(client, job._id)?.title).toBe('Later');
  link();
  await outbox.wake();
  await expect.poll(() => onServer(`/api/worklist/${job._id}`)).toMatchObject({ title: 'Later' });
  await expect.poll(() => outbox.state().waiting).toEqual([]);
});
