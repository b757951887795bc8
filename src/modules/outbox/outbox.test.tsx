import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { newId } from '#lib/newId.ts';
import { equipment } from '#modules/equipment/contract.ts';
import { worklist } from '#modules/worklist/contract.ts';
import { useAuth } from '#stores/auth.ts';
import { renderApp, withRealServer } from '#testing/renderApp.tsx';
import { answerOf, network, testServer } from '#testing/server.ts';

withRealServer();

const GENERATOR = 'Generator 1';
const noWrites = () =>
  network.use(
    ...(['post', 'put', 'delete'] as const).map((write) =>
      http[write]('*/api/*', () => HttpResponse.error()),
    ),
  );

const listed = async () => {
  const server = await testServer();
  const { token } = await server.signIn('captain');
  const { json } = await server.call('GET', '/api/equipmentgroups/boat/boat-halcyon', { token });
  return { token, server, items: z.array(equipment.item).parse(json) };
};
const named = async (name: string) => {
  const { token, server, items } = await listed();
  const item = items.find((each) => each.name === name);
  if (!item) throw new Error(`The demo vessel has no ${name}`);
  return { token, server, item };
};

/** A machine whose serial number was changed without a connection. */
const moveOffline = async () => {
  const { item, server, token } = await named(GENERATOR);
  const app = await renderApp(`/app/equipment/${item._id}`, 'engineer');
  const { user } = app;
  await screen.findByRole('heading', { level: 1, name: GENERATOR });
  noWrites();
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog'));
  const field = await dialog.findByRole('textbox', { name: /Serial number/ });
  await user.clear(field);
  await user.type(field, 'SN-2211');
  await user.click(dialog.getByRole('button', { name: /^Save/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return { ...app, item, server, token };
};
const panel = async () => within(await screen.findByRole('dialog', { name: 'Changes on this device' }));

test('a change without a connection is stored, counted in the bar, and sent when the connection is back', async () => {
  const { user } = await moveOffline();
  expect((await screen.findAllByText('SN-2211')).length).toBeGreaterThan(0);
  await user.click(await screen.findByRole('button', { name: 'On this device: 1' }));
  const waiting = await panel();
  expect(await waiting.findByText(GENERATOR)).toBeTruthy();
  expect(waiting.getByText(/^today \d\d:\d\d · Changed$/)).toBeTruthy();
  expect(waiting.getByText(/^No link since/)).toBeTruthy();
  network.resetHandlers();
  await user.click(waiting.getByRole('button', { name: 'Try now' }));
  expect(await waiting.findByText('Everything has been sent')).toBeTruthy();
  expect((await named(GENERATOR)).item.serialNumber).toBe('SN-2211');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^On this device/ })).toBeNull());
});

test('a conflict shows the old value, mine and theirs; the button says the result', async () => {
  const { user, item, server, token } = await moveOffline();
  network.resetHandlers();
  const theirs = { rev: item.rev, serialNumber: 'SN-7733' };
  await server.call('PUT', `/api/equipmentgroups/${item._id}`, { token, body: theirs });
  await user.click(await screen.findByRole('button', { name: 'On this device: 1' }));
  await user.click(await (await panel()).findByRole('button', { name: 'Try now' }));
  const clash = within(await (await panel()).findByRole('group', { name: 'Serial number' }));
  expect(clash.getByText(item.serialNumber)).toBeTruthy();
  // Nothing is chosen over a newer value.
  for (const each of clash.getAllByRole('radio')) expect(each).toHaveProperty('checked', false);
  expect((await panel()).getByRole('button', { name: 'Choose what to keep' })).toHaveProperty(
    'disabled',
    true,
  );
  expect((await panel()).getByText(/changed Serial number/)).toBeTruthy();
  await user.click(clash.getByRole('radio', { name: /Mine/ }));
  expect((await panel()).getByRole('button', { name: 'Use mine, SN-2211' })).toBeTruthy();
  await user.click(clash.getByRole('radio', { name: /Theirs/ }));
  await user.click((await panel()).getByRole('button', { name: 'Keep theirs, SN-7733' }));
  expect(await (await panel()).findByText('Everything has been sent')).toBeTruthy();
  expect((await screen.findAllByText('SN-7733')).length).toBeGreaterThan(0);
  expect((await named(GENERATOR)).item.serialNumber).toBe('SN-7733');
});

test('a change that the server refuses later shows why, and is discarded only after a question', async () => {
  const { user, item } = await moveOffline();
  network.resetHandlers();
  network.use(
    http.put('*/api/equipmentgroups/:id', ({ request }) =>
      answerOf(request, { errors: [{ msg: 'The engine room is closed.' }] }, 403),
    ),
  );
  await user.click(await screen.findByRole('button', { name: 'On this device: 1' }));
  await user.click(await (await panel()).findByRole('button', { name: 'Try now' }));
  expect(await (await panel()).findByText('The engine room is closed.')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Needs attention: 1', hidden: true })).toBeTruthy();
  await user.click((await panel()).getByRole('button', { name: 'Discard' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Discard this change?' }));
  await user.click(question.getByRole('button', { name: 'Discard' }));
  expect(await (await panel()).findByText('Everything has been sent')).toBeTruthy();
  await waitFor(() => expect(screen.queryAllByText('SN-2211')).toEqual([]));
  expect((await named(GENERATOR)).item.serialNumber).toBe(item.serialNumber);
});

test('a refused command is corrected with its input, and sent again', async () => {
  const { item, server, token } = await named(GENERATOR);
  const jobs = z
    .array(worklist.item)
    .parse((await server.call('GET', '/api/worklist/boat/boat-halcyon', { token })).json);
  const job = jobs.find(({ equipmentID, status }) => equipmentID === item._id && status === 'open');
  if (!job) throw new Error(`Nothing is to be done on ${GENERATOR}`);
  const { user } = await renderApp(`/app/jobdetails/${job._id}`, 'engineer');
  await screen.findByRole('heading', { level: 1, name: job.title });
  noWrites();
  await user.click((await screen.findAllByRole('button', { name: /^Complete job/ }))[0] ?? document.body);
  const dialog = within(await screen.findByRole('dialog'));
  const shows = (item.meterValue ?? 0) + 1;
  await user.type(await dialog.findByRole('textbox', { name: /meter reading/i }), String(shows));
  await user.click(dialog.getByRole('button', { name: /^Complete/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  network.resetHandlers();
  // Meanwhile somebody else enters a higher reading.
  const reading = { _id: newId(), equipmentID: item._id, at: new Date().toISOString(), value: shows + 10 };
  const read = await server.call('POST', '/api/equipmentgroups/readings/boat-halcyon', {
    token,
    body: { readings: [reading] },
  });
  expect(read.status).toBe(200);
  await user.click(await screen.findByRole('button', { name: 'On this device: 1' }));
  await user.click(await (await panel()).findByRole('button', { name: 'Try now' }));
  // The refusal is a question, so that it can be answered too.
  expect(await (await panel()).findByRole('button', { name: 'Save anyway' })).toBeTruthy();
  await user.click(await (await panel()).findByRole('button', { name: 'Edit' }));
  const form = within(await screen.findByRole('dialog', { name: job.title }));
  const figure = await form.findByRole('textbox', { name: 'Meter reading' });
  await user.clear(figure);
  await user.type(figure, String(shows + 11));
  await user.click(form.getByRole('button', { name: 'Send again' }));
  expect(await (await panel()).findByText('Everything has been sent')).toBeTruthy();
  expect((await named(GENERATOR)).item.meterValue).toBe(shows + 11);
});

test('signing out with unsent changes asks first, and keeps them', async () => {
  const { user, server } = await moveOffline();
  await user.click(screen.getByRole('button', { name: /Tom Halvorsen/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
  const question = within(
    await screen.findByRole('alertdialog', { name: 'Sign out before everything is sent?' }),
  );
  expect(question.getByText(/^Changes not sent yet: 1\./)).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(useAuth.getState().token).toBeNull());
  network.resetHandlers();
  const { token, userID } = await server.signIn('engineer');
  useAuth.setState({ token, userID });
  await expect.poll(async () => (await named(GENERATOR)).item.serialNumber).toBe('SN-2211');
});

test('waiting ticks are named by their steps', async () => {
  const { server, token } = await listed();
  const { json } = await server.call('GET', '/api/worklist/job-halcyon-2207', { token });
  const { tasks, ticks } = worklist.item.parse(json);
  const step = tasks.find(({ _id, unit, photo }) => unit === '' && !photo && !ticks[_id]);
  if (!step) throw new Error('The demo job has no plain step');
  const { user } = await renderApp('/app/jobdetails/job-halcyon-2207', 'engineer');
  const box = await screen.findByRole('checkbox', { name: new RegExp(step.text.slice(0, 20)) });
  noWrites();
  await user.click(box);
  await user.click(await screen.findByRole('button', { name: 'On this device: 1' }));
  expect(await (await panel()).findByText(`Ticked: ${step.text}`)).toBeTruthy();
});
