import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp, withRealServer } from '#testing/renderApp.tsx';
import { testServer } from '#testing/server.ts';

withRealServer();

test('a boat set to EXPIRED is closed to its people at once, and opened again', async () => {
  const server = await testServer();
  const { token } = await server.signIn('captain');
  const jobs = async () => (await server.call('GET', '/api/worklist/boat/boat-halcyon', { token })).status;
  expect(await jobs()).toBe(200);
  const { user } = await renderApp('/app/superadmin/boat-halcyon', 'superadmin');
  await user.click(await screen.findByRole('radio', { name: 'Expired' }));
  const ask = within(await screen.findByRole('alertdialog'));
  await user.click(ask.getByRole('button', { name: 'Set to Expired' }));
  await screen.findByText('Status changed');
  expect(await jobs()).toBe(403);
  await user.click(await screen.findByRole('radio', { name: 'Active' }));
  await waitFor(async () => expect(await jobs()).toBe(200));
});

test('a boat is created and opens', async () => {
  const { user, router } = await renderApp('/app/superadmin', 'superadmin');
  await user.click(await screen.findByRole('button', { name: 'New boat' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New boat' }));
  await user.type(dialog.getByLabelText(/^Name/), 'Zephyr');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('Boat added');
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/app\/superadmin\/[\w-]{21}$/));
  await screen.findByRole('heading', { name: 'Zephyr', level: 1 });
});

test('a preset is created from ticked rights', async () => {
  const { user } = await renderApp('/app/superadmin?show=presets', 'superadmin');
  await user.click(await screen.findByRole('button', { name: 'New preset' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New preset' }));
  await user.type(dialog.getByLabelText(/^Name/), 'Purser');
  await user.click(dialog.getByRole('checkbox', { name: 'Accounting' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Guests' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('Preset saved');
  await screen.findByText('Purser');
});

test('all people of all boats are in one list', async () => {
  const { user } = await renderApp('/app/superadmin', 'superadmin');
  await user.click(await screen.findByRole('link', { name: 'People' }));
  await screen.findByRole('link', { name: 'Hugo van den Berg' });
  await screen.findByRole('link', { name: 'Tom Halvorsen' });
});
