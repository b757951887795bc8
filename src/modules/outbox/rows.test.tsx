import { MutationObserver } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, expect, test } from 'vitest';
import { newId } from '#lib/newId.ts';
import { memoryStore } from '#lib/outbox/memoryStore.ts';
import { outboxOf } from '#lib/outbox/outboxOf.ts';
import { complete } from '#modules/worklist/queries/commands.ts';
import { isClosed } from '#modules/worklist/rules/due.ts';
import { useAlerts } from '#stores/alerts.ts';
import {
  BOAT,
  close,
  fresh,
  jobOf,
  link,
  noLink,
  onServer,
  open,
  signIn,
  worksOf,
} from '#testing/device.tsx';
import { renderApp, withRealServer } from '#testing/renderApp.tsx';
import { network, testServer } from '#testing/server.ts';

withRealServer();
afterEach(() => {
  close();
  useAlerts.setState({ alerts: [] });
});

const today = () => new Date().toISOString().slice(0, 10);
const worksFor = (jobs: readonly { _id: string }[]) =>
  jobs.map(({ _id }) => ({ _id: newId(), jobID: _id, date: today() }));
const cancel = async (...ids: string[]) => {
  const server = await testServer();
  const { token } = await server.signIn('captain');
  const body = { ids, fields: { status: 'cancelled' } };
  expect((await server.call('PUT', `/api/worklist/set/${BOAT}`, { token, body })).status).toBe(200);
};
/** Four jobs that anybody may complete today without more. */
const easy = (jobs: Awaited<ReturnType<typeof fresh>>) =>
  jobs.filter((job) => !isClosed(job) && job.tasks.length === 0 && job.equipmentID === '').slice(0, 4);

test('a bulk completion ends row by row: the good ones go through, the refused one waits alone, also after a reload', async () => {
  await signIn('engineer');
  const store = memoryStore();
  const { client, outbox } = await open(store);
  const jobs = easy(await fresh(client));
  const [first, bad, third, last] = jobs;
  if (!first || !bad || !third || !last) throw new Error('The demo vessel has too few jobs');
  noLink();
  await new MutationObserver(client, complete).mutate({ boatID: BOAT, works: worksFor(jobs) });
  expect(outbox.state().waiting).toHaveLength(1);
  link();
  await cancel(bad._id);
  const before = (await worksOf(last._id)).length;
  await outbox.wake();
  await expect
    .poll(() => outbox.state())
    .toMatchObject({ waiting: [], attention: [{ about: [bad._id, expect.any(String)] }] });
  const [left] = outbox.state().attention;
  expect(left?.effect.names).toEqual([bad.title]);
  expect(left?.refused?.messages).toMatchObject([{ path: 'works.0.jobID' }]);
  expect(await worksOf(last._id)).toHaveLength(before + 1);
  expect(jobOf(client, first._id)?.lastDoneDate).toBe(today());
  close(1);

  const again = await open(store);
  await expect.poll(() => again.outbox.state().attention).toHaveLength(1);
  const [row] = again.outbox.state().attention;
  if (row) await again.outbox.discard(row);
  expect(store.size()).toBe(0);
  expect(await onServer(`/api/worklist/${bad._id}`)).toMatchObject({ status: 'cancelled' });
});

test('whoever still looks at the list is told which row was not done, and why', async () => {
  await signIn('engineer');
  const { client, outbox } = await open(memoryStore());
  const jobs = easy(await fresh(client)).slice(0, 2);
  await cancel(jobs[1]?._id ?? '');
  const works = worksFor(jobs);
  expect(await new MutationObserver(client, complete).mutate({ boatID: BOAT, works })).toHaveLength(1);
  expect(outbox.state().attention).toHaveLength(1);
  await expect.poll(() => useAlerts.getState().alerts).toHaveLength(1);
  const [{ text } = { text: '' }] = useAlerts.getState().alerts;
  expect(text).toContain(`Not done: ${jobs[1]?.title}. This job is already closed.`);
});

test('the screen of what needs attention shows the rows by name; one is left out, the others stay', async () => {
  await signIn('engineer');
  const jobs = easy(await fresh((await open(memoryStore())).client)).slice(0, 3);
  close();
  const { user, queryClient } = await renderApp('/app/home', 'engineer');
  await fresh(queryClient);
  network.use(http.post('*/api/worklist/complete/:boatID', () => HttpResponse.error()));
  await new MutationObserver(queryClient, complete).mutate({ boatID: BOAT, works: worksFor(jobs) });
  await cancel(...jobs.slice(1).map(({ _id }) => _id));
  network.resetHandlers();
  await outboxOf(queryClient).wake();
  await user.click(await screen.findByRole('button', { name: 'Needs attention: 2' }));
  const drawer = async () => within(await screen.findByRole('dialog', { name: 'Changes on this device' }));
  const rows = within(await (await drawer()).findByRole('list', { name: 'Needs attention' }));
  for (const { title } of jobs.slice(1)) expect(rows.getByText(title)).toBeTruthy();
  expect(rows.queryByText(jobs[0]?.title ?? '')).toBeNull();
  await user.click(rows.getAllByRole('button', { name: 'Discard' })[0] ?? document.body);
  const question = within(await screen.findByRole('alertdialog', { name: 'Discard this change?' }));
  await user.click(question.getByRole('button', { name: 'Discard' }));
  await expect.poll(() => rows.queryByText(jobs[1]?.title ?? '')).toBeNull();
  expect(rows.getByText(jobs[2]?.title ?? '')).toBeTruthy();
});
