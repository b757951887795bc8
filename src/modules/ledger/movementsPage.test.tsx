import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp, withRealServer } from '#testing/renderApp.tsx';
import { testServer } from '#testing/server.ts';

withRealServer();

const BOAT = 'boat-halcyon';
const IMPELLER = 'stock-halcyon-1';

/** Books what a person did, an hour before now. */
const book = async (persona: string, ...movements: object[]) => {
  const server = await testServer();
  const { token } = await server.signIn(persona);
  const at = new Date(server.services.clock().getTime() - 3_600_000).toISOString();
  const body = { movements: movements.map((movement) => ({ inventoryID: IMPELLER, at, ...movement })) };
  const { status } = await server.call('POST', `/api/movements/boat/${BOAT}`, { token, body });
  expect(status).toBe(200);
};

test('the movements of all stock are narrowed by kind, person and place, in the address', async () => {
  await book('captain', { _id: 'm-1', kind: 'writeOff', quantity: 1, reason: 'Wet carton' });
  const { user, router } = await renderApp('/app/movements', 'engineer');
  expect(await screen.findByRole('row', { name: /Impeller kit.*Wrote off 1.*Wet carton/ })).toBeTruthy();
  expect(screen.getAllByRole('row', { name: /Counted/ }).length).toBeGreaterThan(0);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Write off');
  await waitFor(() => expect(screen.queryByRole('row', { name: /Counted/ })).toBeNull());
  expect(await screen.findByRole('row', { name: /Wet carton/ })).toBeTruthy();
  expect(router.state.location.search).toMatchObject({ kind: 'writeOff' });
  // Somebody who wrote nothing off: the list says so.
  const person = screen.getByRole('combobox', { name: 'Person' });
  await user.selectOptions(person, within(person).getByRole('option', { name: /Halvorsen/ }));
  expect(await screen.findByText('No movements')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByRole('row', { name: /Wet carton/ })).toBeTruthy();
});

test('what is taken for a job names it in the ledger, and the movements of the job are listed', async () => {
  const { user } = await renderApp(`/app/inventory/${IMPELLER}`, 'engineer');
  await user.click(await screen.findByRole('button', { name: 'Take' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Impeller kit' }));
  const job = dialog.getByRole('combobox', { name: 'For job' });
  await user.click(job);
  await user.type(job, '2137');
  await user.click(await screen.findByRole('option', { name: /Clean watermaker prefilters/ }));
  await user.click(dialog.getByRole('button', { name: 'Take 1' }));
  expect(await screen.findByText('Impeller kit: took 1, leaves 3 on board')).toBeTruthy();
  const server = await testServer();
  const { token } = await server.signIn('captain');
  const { json } = await server.call(
    'GET',
    `/api/movements/boat/${BOAT}?jobID=job-halcyon-2137&kind=take&first=1`,
    {
      token,
    },
  );
  expect(json).toMatchObject([{ inventoryID: IMPELLER, quantity: -1, jobID: 'job-halcyon-2137' }]);
});
