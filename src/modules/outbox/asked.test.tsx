import { MutationObserver } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, expect, test } from 'vitest';
import { newId } from '#lib/newId.ts';
import { outboxOf } from '#lib/outbox/outboxOf.ts';
import { complete } from '#modules/worklist/queries/commands.ts';
import { isClosed } from '#modules/worklist/rules/due.ts';
import { isRequired } from '#modules/worklist/rules/steps.ts';
import { useAlerts } from '#stores/alerts.ts';
import { BOAT, close, fresh, onServer, worksOf } from '#testing/device.tsx';
import { renderApp, withRealServer } from '#testing/renderApp.tsx';
import { network, testServer } from '#testing/server.ts';

withRealServer();
afterEach(() => {
  close();
  useAlerts.setState({ alerts: [] });
});

const today = () => new Date().toISOString().slice(0, 10);

/** The engineer completes a job without a link, the captain meanwhile with one. */
const completedByTwo = async () => {
  const { user, queryClient } = await renderApp('/app/home', 'engineer');
  const job = (await fresh(queryClient)).find(
    (each) =>
      !isClosed(each) &&
      each.calendarInterval !== null &&
      each.hoursInterval === null &&
      !each.tasks.some(isRequired),
  );
  if (!job) throw new Error('The demo vessel has no such job');
  const before = (await worksOf(job._id)).length;
  const body = () => ({ works: [{ _id: newId(), jobID: job._id, date: today() }] });
  network.use(http.post('*/api/worklist/complete/:boatID', () => HttpResponse.error()));
  await new MutationObserver(queryClient, complete).mutate({ boatID: BOAT, ...body() });
  const server = await testServer();
  const { token } = await server.signIn('captain');
  await server.call('POST', `/api/worklist/complete/${BOAT}`, { token, body: body() });
  const { dueDate } = Object(await onServer(`/api/worklist/${job._id}`));
  network.resetHandlers();
  await outboxOf(queryClient).wake();
  await user.click(await screen.findByRole('button', { name: 'Needs attention: 1' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Changes on this device' }));
  expect(await drawer.findByText(/^Elena Marchetti completed this on \d+ \w+\.$/)).toBeTruthy();
  expect(drawer.getByText(job.title)).toBeTruthy();
  return { user, drawer, job, before, dueDate };
};

test('a job that somebody else completed meanwhile is asked about; a second completion moves no due date', async () => {
  const { user, drawer, job, before, dueDate } = await completedByTwo();
  await user.click(drawer.getByRole('button', { name: 'Record a second completion' }));
  expect(await drawer.findByText('Everything has been sent')).toBeTruthy();
  expect(await worksOf(job._id)).toHaveLength(before + 2);
  expect(await onServer(`/api/worklist/${job._id}`)).toMatchObject({ dueDate });
});

test('"It is the same work" leaves it at one', async () => {
  const { user, drawer, job, before } = await completedByTwo();
  await user.click(drawer.getByRole('button', { name: 'It is the same work' }));
  expect(await drawer.findByText('Everything has been sent')).toBeTruthy();
  expect(await worksOf(job._id)).toHaveLength(before + 1);
});
