import type { QueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { isLive } from '#lib/live.ts';
import { newId } from '#lib/newId.ts';
import { authQueries } from '#modules/auth/queries.ts';
import { noticeQueries } from '#modules/notices/queries.ts';
import { worklist } from '#modules/worklist/contract.ts';
import { jobQueries } from '#modules/worklist/queries.ts';
import { endSession, useAuth } from '#stores/auth.ts';
import { renderApp, withRealServer } from '#testing/renderApp.tsx';
import { network, testServer } from '#testing/server.ts';
import { createRefresh } from './refresh.ts';
import { startLive } from './startLive.ts';

withRealServer();

const BOAT = 'boat-halcyon';
let stop = () => {};
afterEach(() => {
  stop();
  network.events.removeAllListeners();
});

/** The stream's connection, which a test can cut and restore. */
const controlStream = () => {
  let cut = new AbortController();
  let down = false;
  network.use(
    http.get('*/api/events', async ({ request }) => {
      if (down) return HttpResponse.error();
      const answer = await (await testServer()).app.fetch(request);
      const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
      void answer.body?.pipeTo(writable, { signal: cut.signal }).catch(() => undefined);
      return new HttpResponse(readable, { status: answer.status, headers: answer.headers });
    }),
  );
  return {
    cut: () => {
      down = true;
      cut.abort();
      cut = new AbortController();
    },
    restore: () => {
      down = false;
      window.dispatchEvent(new Event('online'));
    },
  };
};

const SINCE = 'GET /api/worklist/boat/boat-halcyon?since=';

/** Waits until what the stream asks for at its start, `first` with it, is answered; counts of the menu may come before. */
const begun = async (client: QueryClient, asked: string[], first: string) => {
  await waitFor(() => expect(asked.filter((call) => call.startsWith(first))).not.toEqual([]));
  await waitFor(() => expect(client.isFetching()).toBe(0));
  asked.length = 0;
};

/** The app as a user sees it, with live updates; `asked` are its calls from then on, without the stream. */
const open = async (path: string, listed = true) => {
  const app = await renderApp(path, 'engineer');
  const asked: string[] = [];
  network.events.on('request:start', ({ request }) => {
    const { pathname, search } = new URL(request.url);
    if (!/^\/api\/(events|presence)/.test(pathname))
      asked.push(`${request.method} ${pathname}${search.replace(/\d+/, '')}`);
  });
  await screen.findByRole('heading', { level: 1 });
  const user = await app.queryClient.fetchQuery(authQueries.me(useAuth.getState().userID));
  // As for a user who comes from the worklist.
  if (listed) await app.queryClient.prefetchQuery(jobQueries.list(user.boatID));
  await waitFor(() => expect(app.queryClient.isFetching()).toBe(0));
  asked.length = 0;
  stop = startLive(app.queryClient);
  await begun(app.queryClient, asked, listed ? SINCE : 'GET /api/worklist/comments/');
  return { ...app, asked };
};

const as = async (persona: string) => {
  const server = await testServer();
  const { token } = await server.signIn(persona);
  const call = async (method: string, path: string, body?: object) => {
    const answer = await server.call(method, path, { token, ...(body ? { body } : {}) });
    expect(answer.status, JSON.stringify(answer.json)).toBeLessThan(300);
    return answer.json;
  };
  const jobs = async () => z.array(worklist.item).parse(await call('GET', `/api/worklist/boat/${BOAT}`));
  return { call, jobs };
};
/** An open job of the demo vessel. */
const anyJob = async () => {
  const captain = await as('captain');
  const job = (await captain.jobs()).find(({ status }) => status === 'open' || status === '');
  if (!job) throw new Error('The demo vessel has no open job');
  const rename = (title: string) => captain.call('PUT', `/api/worklist/${job._id}`, { rev: job.rev, title });
  return { captain, job, rename };
};
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
/** Whole lists or their changes: not a figure beside a boat's list, such as what waits. */
const lists = (asked: string[]) => asked.filter((call) => /GET \/api\/\w+\/boat\/[\w-]+(\?|$)/.test(call));
/** Those of jobs: what the menu counts of other pages may come later. */
const jobLists = (asked: string[]) => lists(asked).filter((call) => call.includes('/api/worklist/'));

test('what another user changes, writes and attaches appears on the job page, with one request each and no whole list', async () => {
  const { captain, job, rename } = await anyJob();
  const { asked } = await open(`/app/jobdetails/${job._id}`);
  await heading(job.title);
  await rename('Overhaul the windlass');
  await heading('Overhaul the windlass');
  expect(jobLists(asked)).toEqual([SINCE]);
  expect(asked).not.toContain(`GET /api/worklist/${job._id}`);
  await captain.call('POST', `/api/worklist/comments/${job._id}`, { _id: newId(), text: 'Parts are aboard' });
  await screen.findByText('Parts are aboard');
});

test('a job that was opened by URL is fetched by itself', async () => {
  const { job, rename } = await anyJob();
  const { asked } = await open(`/app/jobdetails/${job._id}`, false);
  await rename('Overhaul the windlass');
  await heading('Overhaul the windlass');
  expect(asked.filter((call) => call.startsWith(SINCE))).toEqual([]);
  expect(asked.filter((call) => call === `GET /api/worklist/${job._id}`)).toHaveLength(1);
});

test('who signs out while a change waits for a list that is on its way asks for it no more', async () => {
  const { captain, job } = await anyJob();
  const { queryClient, asked } = await open(`/app/jobdetails/${job._id}`);
  await heading(job.title);
  network.use(http.get('*/api/worklist/boat/:boatID', () => new Promise<never>(() => {})));
  void queryClient.prefetchQuery({ ...jobQueries.list(BOAT), staleTime: 0 });
  stop();
  const refresh = createRefresh(queryClient);
  await waitFor(() => expect(jobLists(asked)).toEqual([SINCE]));
  // Both at once: when the comments are asked for, the change of the job waits.
  refresh.changed({ boatID: BOAT, resource: 'worklist', ids: [job._id], rev: 0, by: '', op: '' });
  refresh.invalidate([jobQueries.comments(job._id).queryKey]);
  await waitFor(() => expect(asked).toContain(`GET /api/worklist/comments/${job._id}`));
  endSession();
  queryClient.clear();
  // Until the answer of another call, whatever was woken has begun.
  await captain.jobs();
  expect(queryClient.getQueryState(jobQueries.list(BOAT).queryKey)?.fetchStatus ?? 'idle').toBe('idle');
});

test('a batch of sixty causes one request; a deleted job disappears', async () => {
  const { captain } = await anyJob();
  const { queryClient, asked } = await open('/app/worklist');
  await screen.findAllByRole('row');
  const ids = Array.from({ length: 60 }, newId);
  const operations = ids.map((_id, at) => ({
    opId: _id,
    method: 'POST',
    path: '/api/worklist',
    body: { _id, boatID: BOAT, title: `Bulk ${at}` },
    about: [_id],
  }));
  await captain.call('POST', '/api/batch', { operations });
  const list = () => queryClient.getQueryData<readonly { _id: string }[]>(['worklist', 'list', BOAT]) ?? [];
  await waitFor(() => expect(list().filter(({ _id }) => ids.includes(_id))).toHaveLength(60));
  expect(jobLists(asked).every((call) => call === SINCE)).toBe(true);
  expect(jobLists(asked).length).toBeLessThan(20);
  await captain.call('DELETE', `/api/worklist/${ids[0]}`);
  await waitFor(() => expect(list().some(({ _id }) => _id === ids[0])).toBe(false));
});

test("this device's own writes are not fetched", async () => {
  const { captain, job } = await anyJob();
  const { user, asked } = await open(`/app/jobdetails/${job._id}`);
  await heading(job.title);
  await user.type(await screen.findByRole('textbox', { name: 'Write a comment' }), 'On it');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('On it');
  await waitFor(() => expect(asked.some((call) => call.startsWith('POST'))).toBe(true));
  // The captain's change comes after the event of the own comment, so that event has been received too.
  await captain.call('PUT', `/api/worklist/${job._id}`, { rev: job.rev, title: 'Renamed after it' });
  await heading('Renamed after it');
  expect(asked.filter((call) => call.includes('comments') && call.startsWith('GET'))).toEqual([]);
});

test('pending changes of this device stay on top of others’ changes', async () => {
  const { captain, job } = await anyJob();
  const { user } = await open(`/app/jobdetails/${job._id}`);
  network.use(http.post('*/api/worklist/comments/:id', () => HttpResponse.error()));
  await user.type(await screen.findByRole('textbox', { name: 'Write a comment' }), 'On it');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('On it');
  await captain.call('POST', `/api/worklist/comments/${job._id}`, { _id: newId(), text: 'Parts are aboard' });
  await screen.findByText('Parts are aboard');
  expect(screen.getByText('On it')).toBeTruthy();
});

test('after a gap only changes are fetched, without a burst of requests', async () => {
  const { job, rename } = await anyJob();
  const stream = controlStream();
  const { queryClient, asked } = await open(`/app/jobdetails/${job._id}`);
  await heading(job.title);
  stream.cut();
  await waitFor(() => expect(isLive()).toBe(false));
  await rename('Changed in the gap');
  asked.length = 0;
  stream.restore();
  await heading('Changed in the gap');
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(lists(asked).filter((call) => !call.endsWith('?since='))).toEqual([]);
  expect(asked).toEqual(expect.arrayContaining([SINCE, 'GET /api/auth', 'GET /api/notifications']));
  expect(new Set(asked).size).toBe(asked.length);
});

test('a user on the same job is named, until they leave or sign out', async () => {
  const { captain, job } = await anyJob();
  await open(`/app/jobdetails/${job._id}`);
  await heading(job.title);
  const look = (id: string) =>
    captain.call('POST', '/api/presence', { boatID: BOAT, resource: 'worklist', id });
  await look(job._id);
  const announcement = await screen.findByText(/is here too$/);
  expect(announcement.closest('[role=status]')).not.toBeNull();
  await look('');
  await waitFor(() => expect(screen.queryByText(/is here too$/)).toBeNull());
  await look(job._id);
  await screen.findByText(/is here too$/);
  await captain.call('DELETE', '/api/auth');
  await waitFor(() => expect(screen.queryByText(/is here too$/)).toBeNull());
});

test('this device is seen on the job it shows, and leaves with the page', async () => {
  const { job } = await anyJob();
  const places: unknown[] = [];
  network.events.on('request:start', async ({ request }) => {
    if (request.url.endsWith('/api/presence')) places.push(await request.clone().json());
  });
  const { router } = await open(`/app/jobdetails/${job._id}`);
  await heading(job.title);
  const place = { boatID: BOAT, resource: 'worklist' };
  await waitFor(() => expect(places).toEqual([{ ...place, id: job._id }]));
  await router.navigate({ to: '/app/help' });
  await waitFor(() =>
    expect(places).toEqual([
      { ...place, id: job._id },
      { ...place, id: '' },
    ]),
  );
});

test('a notice that came after the first read and before the stream rings the bell', async () => {
  const { captain, job } = await anyJob();
  const { queryClient } = await renderApp('/app/worklist', 'engineer');
  await screen.findByRole('heading', { level: 1 });
  const { _id: me } = await queryClient.fetchQuery(authQueries.me(useAuth.getState().userID));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  const before = queryClient.getQueryData(noticeQueries.mine(me).queryKey);
  expect(before).toBeDefined();
  await captain.call('POST', `/api/worklist/comments/${job._id}`, {
    _id: newId(),
    text: 'Look',
    mentions: [me],
  });
  stop = startLive(queryClient);
  // Sooner than by the poll of every minute.
  await waitFor(
    () =>
      expect(queryClient.getQueryData(noticeQueries.mine(me).queryKey)).toHaveLength(
        (before?.length ?? 0) + 1,
      ),
    { timeout: 30_000 },
  );
});

test('a notice rings the bell; a removed right closes its page', async () => {
  const { captain, job } = await anyJob();
  const { queryClient, asked } = await open('/app/worklist');
  const { _id: me } = queryClient.getQueriesData<{ _id: string }>({ queryKey: ['auth', 'me'] })[0]?.[1] ?? {
    _id: '',
  };
  await captain.call('POST', `/api/worklist/comments/${job._id}`, {
    _id: newId(),
    text: 'Look',
    mentions: [me],
  });
  await waitFor(() => expect(asked).toContain('GET /api/notifications'));
  const server = await testServer();
  await server.services.database.db
    .updateTable('users')
    .set(({ eb }) => ({ data: eb.fn('jsonb_set', ['data', eb.val('{flags,jobs}'), eb.val('false')]) }))
    .where('_id', '=', me)
    .execute();
  await heading('No access');
});
