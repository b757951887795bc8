import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { insertItems } from '#server/store/records.ts';
import { renderApp, withRealServer } from '#testing/renderApp.tsx';
import { answerOf, network, testServer } from '#testing/server.ts';
import { worklist } from './contract.ts';

withRealServer();

const BOAT = 'boat-halcyon';
const LIST = `/api/worklist/boat/${BOAT}`;
const LAST = 'Something far away';

const insert = async (drafts: { _id: string; title: string; status: string; dueDate: string }[]) => {
  const { services } = await testServer();
  const now = new Date().toISOString();
  const context = { db: services.database.db, now, viewer: { _id: 'user-captain', name: 'Captain' } };
  await insertItems(
    context,
    worklist,
    drafts.map((draft) => ({ ...draft, boatID: BOAT })),
  );
};

/** The boat has too many jobs to be sent at once; the last one is not due for long. */
beforeEach(async () => {
  const drafts = Array.from({ length: 600 }, (_, i) => ({
    _id: `many-${i}`,
    title: i === 599 ? LAST : `Work ${i}`,
    status: 'open',
    dueDate: i === 599 ? '2090-01-01' : `2020-01-${String((i % 28) + 1).padStart(2, '0')}`,
  }));
  await insert(drafts);
});

/** Whether a call asks for the list, or for a part of it. */
const asksForRest = ({ url }: Request) => !/[?&](first|since)=/.test(new URL(url).search);

/** Holds back the whole list, as the server answered it, until the returned function is called. */
const holdRest = () => {
  const gate = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  network.use(
    http.get(`*${LIST}`, async ({ request }) => {
      if (!asksForRest(request)) return undefined;
      const answer = await (await testServer()).app.fetch(request);
      answered.resolve();
      await gate.promise;
      return new HttpResponse(answer.body, { status: answer.status, headers: answer.headers });
    }),
  );
  return { release: gate.resolve, answered: answered.promise };
};

const onServer = async () => {
  const { call, signIn } = await testServer();
  const { token } = await signIn('engineer');
  return z.array(worklist.item).parse((await call('GET', LIST, { token })).json);
};
const titles = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('gridcell')[3]?.textContent ?? '');
/** The first rows are there: those in sight, and then those beyond. */
const firstShown = () => waitFor(() => expect(titles()).toHaveLength(40));
const coming = () => screen.findByText('The rest is loading');
const openTab = () => screen.getByRole('tab', { selected: true }).textContent?.trim();
const bar = () => screen.findByRole('toolbar', { name: 'Actions for selected rows' });

test('the first rows are there before the rest, without numbers; then everything is', async () => {
  const { release } = holdRest();
  await renderApp('/app/worklist', 'engineer');
  await firstShown();
  await coming();
  const before = titles();
  expect(openTab()).toBe('Due now');
  expect(screen.queryByText(/overdue, \d+ due in 7 days$/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Export' })).toHaveProperty('disabled', true);
  expect(screen.getByRole('checkbox', { name: 'Select all' })).toHaveProperty('disabled', true);
  expect(screen.getByRole('grid', { name: 'Jobs' }).getAttribute('aria-rowcount')).toBe('-1');
  release();
  const overdue = await screen.findByText(/^\d+ overdue, \d+ due in 7 days$/);
  expect(Number.parseInt(overdue.textContent ?? '', 10)).toBeGreaterThan(599);
  expect(openTab()).toMatch(/^Due now\D*6\d\d$/);
  expect(screen.queryByText('The rest is loading')).toBeNull();
  expect(screen.getByRole('button', { name: 'Export' })).toHaveProperty('disabled', false);
  expect(titles()).toEqual(before);
});

test('a search finds what is there at once, and the others with the rest', async () => {
  const { release } = holdRest();
  const { user } = await renderApp('/app/worklist?view=open', 'engineer');
  await firstShown();
  const [some = ''] = titles();
  await user.click(screen.getByRole('searchbox'));
  await user.paste(some);
  await waitFor(() => expect(titles()).toContain(some));
  await user.clear(screen.getByRole('searchbox'));
  await user.paste(LAST);
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeTruthy();
  expect(screen.queryByText('Nothing matches')).toBeNull();
  release();
  await waitFor(() => expect(titles()).toEqual([LAST]));
});

test('another order waits for the rest', async () => {
  const { release } = holdRest();
  const { user } = await renderApp('/app/worklist?view=open', 'engineer');
  await firstShown();
  await user.click(screen.getByRole('button', { name: 'Job' }));
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeTruthy();
  release();
  await firstShown();
  const sorted = (await onServer()).map(({ title }) => title);
  expect(sorted).toContain(titles()[0]);
});

test('a change made meanwhile shows at once, and stays although the rest is older', async () => {
  const { release, answered } = holdRest();
  const { user } = await renderApp('/app/worklist', 'engineer');
  await firstShown();
  await answered;
  const [title = ''] = titles();
  await user.click(screen.getByRole('checkbox', { name: `Select ${title}` }));
  await user.click(await within(await bar()).findByRole('button', { name: 'Status' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Cancelled' }));
  await waitFor(() => expect(titles()).not.toContain(title));
  await waitFor(async () =>
    expect((await onServer()).find((job) => job.title === title)?.status).toBe('cancelled'),
  );
  await coming();
  release();
  await screen.findByText(/^\d+ overdue, \d+ due in 7 days$/);
  expect(titles()).not.toContain(title);
});

test('if the rest cannot be loaded, the first rows stay, and it can be tried again', async () => {
  let refused = 0;
  network.use(
    http.get(`*${LIST}`, ({ request }) => {
      if (!asksForRest(request) || refused++ > 0) return undefined;
      return answerOf(request, { errors: [{ msg: 'Too much' }] }, 500);
    }),
  );
  const { user } = await renderApp('/app/worklist', 'engineer');
  await screen.findByText('The rest could not be loaded');
  expect(titles().length).toBeGreaterThan(2);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText(/^\d+ overdue, \d+ due in 7 days$/);
  expect(screen.queryByText('The rest could not be loaded')).toBeNull();
});

test('a long list comes in parts; where the link was cut it goes on, with what was written meanwhile', async () => {
  await insert(
    Array.from({ length: 900 }, (_, i) => ({
      _id: `more-${i}`,
      title: `More ${i}`,
      status: 'open',
      dueDate: '2089-01-01',
    })),
  );
  const asked: string[] = [];
  let isCut = true;
  network.use(
    http.get(`*${LIST}`, ({ request }) => {
      const { search } = new URL(request.url);
      if (!search.startsWith('?from=')) return undefined;
      asked.push(search);
      // The first part comes through, and then nothing.
      return isCut && search !== asked[0] ? HttpResponse.error() : undefined;
    }),
  );
  const { user } = await renderApp('/app/worklist?view=open', 'engineer');
  const failed = await screen.findByText('The rest could not be loaded');
  const line = failed.parentElement;
  if (!line) throw new Error('It stands nowhere');
  const before = [...new Set(asked)];
  asked.length = 0;
  isCut = false;
  await insert([{ _id: 'late', title: 'Came late', status: 'open', dueDate: '2020-01-01' }]);
  await user.click(within(line).getByRole('button', { name: 'Try again' }));
  await screen.findByText(/^\d+ overdue, \d+ due in 7 days$/);
  expect(asked).not.toContain(before[0]);
  expect(asked).toContain(before[1]);
  await user.click(screen.getByRole('searchbox'));
  for (const title of ['Came late', 'More 0', 'More 899', LAST]) {
    await user.clear(screen.getByRole('searchbox'));
    await user.paste(title);
    await waitFor(() => expect(titles()).toContain(title));
  }
});
