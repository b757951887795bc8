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

test('several boats are closed to their people after one question that names them', async () => {
  const { user } = await renderApp('/app/superadmin', 'superadmin');
  for (const name of ['M/Y Meridian', 'S/Y Corsair'])
    await user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
  await user.click(screen.getByRole('button', { name: 'Change status' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Expired' }));
  const ask = within(await screen.findByRole('alertdialog', { name: 'Close 2 vessels to their people?' }));
  expect(ask.getByText(/M\/Y Meridian, S\/Y Corsair/)).toBeTruthy();
  await user.click(ask.getByRole('button', { name: 'Set to Expired' }));
  const server = await testServer();
  const { token } = await server.signIn('superadmin');
  const expired = async () => {
    const { json } = await server.call('GET', '/api/boats', { token });
    return Array.isArray(json) ? json.filter(({ free }) => free === 'EXPIRED').map(({ name }) => name) : [];
  };
  await waitFor(async () =>
    expect(await expired()).toEqual(expect.arrayContaining(['M/Y Meridian', 'S/Y Corsair'])),
  );
  await waitFor(() =>
    expect(screen.queryByRole('toolbar', { name: 'Actions for selected rows' })).toBeNull(),
  );
});

test('a boat is created and opens', async () => {
  const { user, router } = await renderApp('/app/superadmin', 'superadmin');
  await user.click(await screen.findByRole('button', { name: 'New vessel' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New vessel' }));
  await user.type(dialog.getByLabelText(/^Name/), 'Zephyr');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('Vessel added');
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/app\/superadmin\/[\w-]{21}$/));
  await screen.findByRole('heading', { name: 'Zephyr', level: 1 });
});

test('a boat gets another company on its own page, and none again', async () => {
  const { user } = await renderApp('/app/superadmin/boat-aurora', 'superadmin');
  const choose = async (company: string) => {
    await user.click(await screen.findByRole('button', { name: 'Change company' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Management company of/ }));
    await dialog.findByRole('option', { name: company });
    await user.selectOptions(dialog.getByLabelText(/^Management company/), company);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
  };
  await choose('Levante Sailing Yachts');
  await screen.findByRole('link', { name: 'Levante Sailing Yachts' });
  await choose('No company');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Levante Sailing Yachts' })).toBeNull());
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
