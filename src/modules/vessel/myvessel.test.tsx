import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp, withRealServer } from '#testing/renderApp.tsx';
import { testServer } from '#testing/server.ts';
import { particularsSchema } from './contract.ts';

withRealServer();

const as = async (username: string) => {
  const server = await testServer();
  const { token } = await server.signIn(username);
  const path = '/api/boats/boat-halcyon';
  return {
    read: async () => particularsSchema.parse((await server.call('GET', path, { token })).json),
    change: async (body: object) => (await server.call('PUT', path, { token, body })).status,
  };
};

const openForm = async () => {
  const app = await renderApp('/app/myvessel', 'captain');
  await app.user.click(await screen.findByRole('button', { name: 'Edit' }));
  return { ...app, form: within(await screen.findByRole('dialog')) };
};

test("the captain's changes are on the page and on the server; the rest stays", async () => {
  const captain = await as('captain');
  const before = await captain.read();
  const { user, form } = await openForm();
  const place = form.getByLabelText('Place');
  await user.clear(place);
  await user.type(place, 'Port Vauban, Antibes');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await screen.findByText('Particulars saved');
  await screen.findByText('Port Vauban, Antibes');
  expect(await captain.read()).toEqual({ ...before, place: 'Port Vauban, Antibes' });
});

test('a field that somebody else changed meanwhile is not overwritten, and saving again overwrites it knowingly', async () => {
  const { user, form } = await openForm();
  const other = await as('manager');
  expect(await other.change({ callSign: 'ZGAA1', place: 'Genoa' })).toBe(200);
  const sign = form.getByLabelText('Call sign');
  await user.clear(sign);
  await user.type(sign, 'ZGBB2');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await form.findByText('Ruth Okafor has changed this in the meantime.');
  expect(await other.read()).toMatchObject({ callSign: 'ZGAA1', place: 'Genoa' });
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(async () => expect(await other.read()).toMatchObject({ callSign: 'ZGBB2', place: 'Genoa' }));
});

test('an invalid IMO number is rejected', async () => {
  const { user, form } = await openForm();
  const imo = form.getByLabelText('IMO number');
  await user.clear(imo);
  await user.type(imo, '9664420');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await form.findByText(/Not an IMO number/);
});

test('crew can read the particulars but not change them', async () => {
  await renderApp('/app/myvessel', 'engineer');
  await screen.findByText('ZGKH7');
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
});

test('shows who looks after the vessel ashore, and who may sign in aboard', async () => {
  await renderApp('/app/myvessel', 'deckhand');
  const ashore = within(await screen.findByRole('region', { name: /^Ashore/ }));
  await ashore.findByText('Ruth Okafor');
  expect(ashore.queryByRole('link')).toBeNull();
  await within(screen.getByRole('region', { name: /^Accounts on this vessel/ })).findByText('Tom Halvorsen');
});
