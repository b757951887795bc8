import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { newId } from '#lib/newId.ts';
import { fileSchema } from '#modules/files/contract.ts';
import { link, noLink, onServer } from '#testing/device.tsx';
import { renderApp, withRealServer } from '#testing/renderApp.tsx';
import { testServer } from '#testing/server.ts';

withRealServer();

const BOAT = 'boat-halcyon';

/** A call as the engineer, which must succeed. */
const call = async (method: string, path: string, body?: object) => {
  const server = await testServer();
  const { token } = await server.signIn('engineer');
  const { status } = await server.call(method, path, { token, ...(body ? { body } : {}) });
  expect([200, 201]).toContain(status);
};
const supplier = async (supplierName: string) => {
  const _id = newId();
  await call('POST', '/api/suppliers', { _id, boatID: BOAT, supplierName });
  return _id;
};
const machine = async (name: string, parentID = '') => {
  const _id = newId();
  await call('POST', '/api/equipmentgroups', { _id, boatID: BOAT, name, parentID });
  return _id;
};
const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const press = async (user: Awaited<ReturnType<typeof renderApp>>['user'], name: string) =>
  user.click(within(await row(name)).getByRole('button', { name: /Restore/ }));

test('a deleted item is restored and opens; undo deletes it again', async () => {
  const id = await supplier('Chandlery Rossi');
  await call('DELETE', `/api/suppliers/${id}`);
  const { user, router } = await renderApp('/app/deleted?of=suppliers', 'captain');
  expect(within(await row('Chandlery Rossi')).getByText('Tom Halvorsen')).toBeTruthy();
  await press(user, 'Chandlery Rossi');
  await screen.findByRole('heading', { level: 1, name: 'Chandlery Rossi' });
  expect(router.state.location.pathname).toBe(`/app/supplier/${id}`);
  expect(await onServer(`/api/suppliers/${id}`)).toMatchObject({ supplierName: 'Chandlery Rossi' });
  const notice = (await screen.findByText('Chandlery Rossi is restored')).closest('li, div');
  expect(notice).not.toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await expect.poll(() => onServer(`/api/suppliers/${id}`)).toMatchObject({ since: [{ action: 'remove' }] });
});

test('several are restored at once, and what was deleted with them; undo takes all of it back', async () => {
  const room = await machine('Bow locker');
  const pump = await machine('Bow pump', room);
  await call('DELETE', `/api/equipmentgroups/${pump}`);
  await call('DELETE', `/api/equipmentgroups/${room}`);
  const { user } = await renderApp('/app/deleted?of=equipmentgroups', 'captain');
  expect(within(await row('Bow locker')).getByText('1 entry deleted with it')).toBeTruthy();
  for (const name of ['Bow locker', 'Bow pump'])
    await user.click(within(await row(name)).getByRole('checkbox'));
  await user.click(within(await screen.findByRole('toolbar')).getByRole('button', { name: 'Restore' }));
  await screen.findByText('Nothing was deleted here');
  for (const id of [room, pump])
    expect(await onServer(`/api/equipmentgroups/${id}`)).toMatchObject({ _id: id });
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  for (const id of [room, pump])
    await expect
      .poll(() => onServer(`/api/equipmentgroups/${id}`))
      .toMatchObject({ since: [{ action: 'remove' }] });
});

test('a part whose machine is deleted too is not restored, and the notice says why', async () => {
  const room = await machine('Bow locker');
  const pump = await machine('Bow pump', room);
  await call('DELETE', `/api/equipmentgroups/${pump}`);
  await call('DELETE', `/api/equipmentgroups/${room}`);
  const { user } = await renderApp('/app/deleted?of=equipmentgroups', 'captain');
  await press(user, 'Bow pump');
  expect(await screen.findByText(/part of “Bow locker”, which is deleted too/)).toBeTruthy();
  expect(within(await row('Bow pump')).getByRole('button', { name: /Restore/ })).toBeTruthy();
});

test('without a link what was read is shown; a restore waits, and is told when the server has done it', async () => {
  const id = await supplier('Chandlery Rossi');
  await call('DELETE', `/api/suppliers/${id}`);
  const { user } = await renderApp('/app/deleted?of=suppliers', 'captain', { waitMs: 50 });
  await row('Chandlery Rossi');
  noLink();
  await press(user, 'Chandlery Rossi');
  expect(await within(await row('Chandlery Rossi')).findByText('On this device')).toBeTruthy();
  expect(screen.queryByText(/is restored/)).toBeNull();
  link();
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('Chandlery Rossi is restored')).toBeTruthy();
  expect(await onServer(`/api/suppliers/${id}`)).toMatchObject({ supplierName: 'Chandlery Rossi' });
});

test('each list leads to what was deleted from it; only kinds that the person may change are offered', async () => {
  const { user, router } = await renderApp('/app/supplier', 'chef');
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Export' });
  // Nothing is exported before the list is there.
  await waitFor(() => expect(button.disabled).toBe(false));
  await user.click(button);
  await user.click(await screen.findByRole('link', { name: 'Deleted' }));
  await screen.findByRole('heading', { level: 1, name: 'Deleted' });
  expect(router.state.location.search).toEqual({ of: 'suppliers' });
  const kinds = within(await screen.findByRole('navigation', { name: 'Kinds' })).getAllByRole('link');
  expect(kinds.map(({ textContent }) => textContent)).toContain('Suppliers');
  expect(kinds.map(({ textContent }) => textContent)).not.toContain('Employees');
});

test('a photo deleted by itself is restored from the history of its item', async () => {
  const photos = z.array(fileSchema).parse(await onServer(`/api/files/boat/${BOAT}/equipmentgroups`));
  const [photo] = photos;
  if (!photo) throw new Error('The demo vessel has no photos');
  const { _id, name, ownerID } = photo;
  await call('DELETE', `/api/files/${_id}`);
  const { user } = await renderApp(`/app/equipment/${ownerID}`, 'captain');
  await user.click(await screen.findByRole('button', { name: `Restore ${name}` }));
  expect(await screen.findByRole('img', { name })).toBeTruthy();
  await expect.poll(() => screen.queryByRole('button', { name: `Restore ${name}` })).toBeNull();
  expect(await onServer(`/api/files/equipmentgroups/${ownerID}`)).toContainEqual(
    expect.objectContaining({ _id }),
  );
});
