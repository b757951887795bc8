import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { renderApp, withRealServer } from '#testing/renderApp.tsx';
import { testServer } from '#testing/server.ts';
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

test('only the changed field of a supplier is sent, and its history names it', async () => {
  const { user } = await renderApp('/app/supplier/supplier-halcyon-1', 'captain');
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Chandlerie du Port Vauban' }));
  const city = dialog.getByLabelText('City');
  await user.clear(city);
  await user.type(city, 'Vallauris');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText(/Vallauris/)).length).toBeGreaterThan(0);
  // The page shows it before it is saved.
  await expect
    .poll(async () => (await listed()).find(({ _id }) => _id === 'supplier-halcyon-1'))
    .toMatchObject({ city: 'Vallauris', supplierName: 'Chandlerie du Port Vauban' });
});
