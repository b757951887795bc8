import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { worklist } from '#modules/worklist/contract.ts';
import { renderApp, withRealServer } from '#testing/renderApp.tsx';
import { testServer } from '#testing/server.ts';

withRealServer();

const read = async <T extends z.ZodMiniType>(path: string, schema: T) => {
  const { call, signIn } = await testServer();
  const { token } = await signIn('captain');
  return schema.parse((await call('GET', path, { token })).json);
};
const reported = async (title: string) =>
  (await read('/api/worklist/boat/boat-halcyon', z.array(worklist.item))).find((job) => job.title === title);

test('a defect is four fields: machine and department follow, the notice opens it', async () => {
  const { user, router } = await renderApp('/app/home', 'deckhand');
  await user.click((await screen.findAllByRole('button', { name: 'Report a defect' }))[0] ?? document.body);
  const dialog = within(await screen.findByRole('dialog', { name: 'Report a defect' }));
  expect(dialog.getAllByRole('textbox').length + dialog.getAllByRole('combobox').length).toBe(2);
  await user.type(await dialog.findByLabelText(/^What is wrong/), 'Cleat loose on the foredeck');
  await user.type(dialog.getByLabelText('Where'), 'Generator 1');
  await user.click(dialog.getByRole('radio', { name: 'Major' }));
  await user.click(dialog.getByRole('button', { name: 'Report' }));
  await screen.findByText(/^Defect \d+ reported$/);
  const job = await reported('Cleat loose on the foredeck');
  expect(job).toMatchObject({ unplanned: true, status: '', severity: 'major', department: 'Engine' });
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/app/jobdetails/${job?._id}`));
});

test('more details opens the full form with what was entered', async () => {
  const { user } = await renderApp('/app/home', 'engineer');
  await user.click((await screen.findAllByRole('button', { name: 'Report a defect' }))[0] ?? document.body);
  const dialog = within(await screen.findByRole('dialog', { name: 'Report a defect' }));
  await user.type(await dialog.findByLabelText(/^What is wrong/), 'Belt squeals');
  await user.click(dialog.getByRole('button', { name: 'More details' }));
  const full = within(await screen.findByRole('dialog', { name: 'New defect' }));
  expect((await full.findByDisplayValue('Belt squeals')).tagName).toBe('INPUT');
});

test('Enter in a task goes on to the next one, and does not create the job', async () => {
  const { user } = await renderApp('/app/home', 'engineer');
  await user.click(await screen.findByRole('button', { name: 'New job' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New job' }));
  await user.type(await dialog.findByLabelText(/^Job/), 'Check the bilge');
  await user.click(dialog.getByRole('button', { name: 'Add task' }));
  await user.type(dialog.getByLabelText(/^What to do/), 'Open the hatch{Enter}Look{Enter}');
  await waitFor(() => expect(dialog.getAllByLabelText(/^What to do/)).toHaveLength(3));
  expect(dialog.getAllByLabelText<HTMLInputElement>(/^What to do/)[1]?.value).toBe('Look');
  expect(await reported('Check the bilge')).toBeUndefined();
});
