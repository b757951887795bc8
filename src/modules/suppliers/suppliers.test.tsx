import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { renderApp, withRealServer } from '#testing/renderApp.tsx';
import { fail, testServer } from '#testing/server.ts';
import { suppliers } from './contract.ts';

withRealServer();

const listed = async () => {
  const server = await testServer();
  const { token } = await server.signIn('captain');
  const { json } = await server.call('GET', '/api/suppliers/boat/boat-halcyon', { token });
  return z.array(suppliers.item).parse(json);
};

test('a supplier is added, and its page opens with links to call and to its website', async () => {
  const { user } = await renderApp('/app/supplier', 'captain');
  await user.click(await screen.findByRole('button', { name: 'New supplier' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New supplier' }));
  await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Anchor and Chain');
  await user.type(dialog.getByRole('textbox', { name: 'Phone' }), '+33 4 93 00 00 10');
  await user.type(dialog.getByRole('textbox', { name: 'Website' }), 'anchor.example');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { name: 'Anchor and Chain', level: 1 })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'anchor.example' }).getAttribute('href')).toBe(
    'https://anchor.example',
  );
  expect((await listed())[0]).toMatchObject({ supplierName: 'Anchor and Chain', website: 'anchor.example' });
});

test('a list that could not be loaded says so, and does not say how long it is', async () => {
  fail('get', '/api/suppliers/boat/:boatID', 403, 'Not now');
  await renderApp('/app/supplier', 'captain');
  const list = within(await screen.findByRole('region', { name: 'Suppliers' }));
  expect((await list.findByRole('alert')).textContent).toContain('Could not load the suppliers');
  // The line keeps its room, unseen.
  expect(screen.getByText('0 suppliers').style.visibility).toBe('hidden');
});

test('only the changed field of a supplier is sent, and its history names it', async () => {
  const { user } = await renderApp('/app/supplier/supplier-halcyon-1', 'captain');
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Chandlerie du Port Vauban' }));
  const city = dialog.getByLabelText('City');
  await user.clear(city);
  await user.type(city, 'Vallauris');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText(/Vallauris/)).length).toBeGreaterThan(0);
  const changed = (await listed()).find(({ _id }) => _id === 'supplier-halcyon-1');
  expect(changed).toMatchObject({ city: 'Vallauris', supplierName: 'Chandlerie du Port Vauban' });
});

test('a user who manages spares without the supplier flag can read suppliers but not change them', async () => {
  const server = await testServer();
  const { token: captain } = await server.signIn('captain');
  for (const [field, access] of [
    ['spareparts', true],
    ['supplier', false],
  ] as const)
    await server.call('PUT', '/api/users/system_access/user-deckhand', {
      token: captain,
      body: { field, access },
    });
  const { token } = await server.signIn('deckhand');
  const path = '/api/suppliers/boat/boat-halcyon';
  expect((await server.call('GET', path, { token })).status).toBe(200);
  const body = { _id: 'supplier-of-the-test', boatID: 'boat-halcyon', supplierName: 'Nobody' };
  expect((await server.call('POST', '/api/suppliers', { token, body })).status).toBe(403);
});
