import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { movementSchema } from '#modules/movements/contract.ts';
import { renderApp, withRealServer } from '#testing/renderApp.tsx';
import { testServer } from '#testing/server.ts';
import { inventory } from './contract.ts';

withRealServer();

const onServer = async () => {
  const server = await testServer();
  const { token } = await server.signIn('captain');
  const item = await server.call('GET', '/api/inventory/stock-halcyon-1', { token });
  const ledger = await server.call('GET', '/api/movements/boat/boat-halcyon?inventoryID=stock-halcyon-1', {
    token,
  });
  return { item: inventory.item.parse(item.json), ledger: z.array(movementSchema).parse(ledger.json) };
};

test('the list shows what must be bought first, and where it lies', async () => {
  await renderApp('/app/inventory', 'engineer');
  const row = await screen.findByRole('row', { name: /Cover gasket/ });
  expect(row.textContent).toContain('Below minimum');
  expect(row.textContent).toContain('Deck 1 / Engine room / Locker 3 / B');
  expect(await screen.findByText(/below minimum$/)).toBeTruthy();
});

test('what is taken is in the ledger with its reason, and the page says what is left', async () => {
  const { user } = await renderApp('/app/inventory/stock-halcyon-1', 'engineer');
  await user.click(await screen.findByRole('button', { name: 'Take' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Impeller kit' }));
  const figure = dialog.getByRole('textbox', { name: 'How many' });
  await user.clear(figure);
  await user.type(figure, '2');
  expect(dialog.getByText('leaves 2 on board')).toBeTruthy();
  expect(dialog.getByText('At minimum')).toBeTruthy();
  await user.type(dialog.getByRole('textbox', { name: 'For' }), 'Generator 2');
  await user.click(dialog.getByRole('button', { name: 'Take 2' }));
  expect(await screen.findByText('Impeller kit: took 2, leaves 2 on board')).toBeTruthy();
  const row = await screen.findByRole('row', { name: /Took 2.*Generator 2/ });
  expect(row.textContent).toContain('− 2');
  const { item, ledger } = await onServer();
  expect(item.totalAmount).toBe(2);
  expect(ledger[0]).toMatchObject({ kind: 'take', quantity: -2, reason: 'Generator 2', left: 2 });
});

test('taking more than is booked asks why, and is booked with the reason', async () => {
  const { user } = await renderApp('/app/inventory/stock-halcyon-1', 'engineer');
  await user.click(await screen.findByRole('button', { name: 'Take' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Impeller kit' }));
  const figure = dialog.getByRole('textbox', { name: 'How many' });
  await user.clear(figure);
  await user.type(figure, '5');
  await user.click(dialog.getByRole('button', { name: 'Take 5' }));
  expect(await dialog.findByText(/^Only 4 are booked there/)).toBeTruthy();
  expect((await onServer()).item.totalAmount).toBe(4);
  await user.type(dialog.getByRole('textbox', { name: 'For' }), 'One lay in the bilge');
  await user.click(dialog.getByRole('button', { name: 'Take 5' }));
  expect(await screen.findByRole('row', { name: /Took 5/ })).toBeTruthy();
  expect((await onServer()).ledger[0]).toMatchObject({ forced: true, reason: 'One lay in the bilge' });
});

test('a mistake is put right by a row of its own', async () => {
  const { user } = await renderApp('/app/inventory/stock-halcyon-1', 'engineer');
  await user.click(await screen.findByRole('button', { name: 'Put right: Received 2' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Put a mistake right' }));
  await user.type(dialog.getByRole('textbox', { name: /What was wrong/ }), 'Another box');
  await user.click(dialog.getByRole('button', { name: 'Put right' }));
  expect(await screen.findByRole('row', { name: /Put right: Received 2.*Another box/ })).toBeTruthy();
  expect((await onServer()).item.totalAmount).toBe(2);
});

test('stock of another department has no actions for crew', async () => {
  await renderApp('/app/inventory/stock-halcyon-1', 'chef');
  expect(await screen.findByRole('heading', { name: 'Impeller kit', level: 1 })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Take' })).toBeNull();
});

test('the sheet and the filters of labels are in the address, and a reload has them again', async () => {
  const { user, router } = await renderApp('/app/inventory?labels=[]', 'engineer');
  await screen.findByRole('heading', { level: 1, name: 'QR labels' });
  const before = screen.getByText(/^\d+ labels, /).textContent;
  await user.selectOptions(screen.getByLabelText('Label size'), 'a4x40');
  await waitFor(() => expect(router.state.location.search).toMatchObject({ sheet: 'a4x40' }));
  const category = screen.getByLabelText('Category');
  const [, first] = within(category).getAllByRole('option');
  if (!first) throw new Error('The demo stock has no category');
  await user.selectOptions(category, first);
  await waitFor(() => expect(screen.getByText(/^\d+ labels?, /).textContent).not.toBe(before));
  const { search, href } = router.state.location;
  expect(search).toMatchObject({ labels: [], category: first.textContent, sheet: 'a4x40' });
  cleanup();
  await renderApp(href, 'engineer');
  expect(await screen.findByLabelText('Label size')).toHaveProperty('value', 'a4x40');
  expect(screen.getByLabelText('Category')).toHaveProperty('value', first.textContent);
});
