import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { newId } from '#lib/newId.ts';
import { memoryStore } from '#lib/outbox/memoryStore.ts';
import type { NewOperation, Operation, OperationStore } from '#lib/outbox/operation.ts';
import { certificates } from '#modules/certificates/contract.ts';
import { profiles } from '#modules/profile/contract.ts';
import { savedView } from '#modules/savedviews/contract.ts';
import { teams } from '#modules/teams/contract.ts';
import { renderApp, withRealServer } from '#testing/renderApp.tsx';
import { testServer } from '#testing/server.ts';

withRealServer();

/** The first load may take long on a busy machine. */
const PATIENT = { timeout: 60_000 };

const first = async <T,>(path: string, item: z.ZodMiniType<T>): Promise<T> => {
  const server = await testServer();
  const { token } = await server.signIn('captain');
  const { json } = await server.call('GET', `${path}/boat/boat-halcyon`, { token });
  const [found] = z.array(item).parse(json);
  if (!found) throw new Error(`The demo vessel has nothing at ${path}`);
  return found;
};

type Refusal = Pick<Operation, 'write' | 'effect'> & {
  id: string;
  path: string;
  status: number;
  current?: unknown;
};

/** The captain's app on a device with one change that needs attention, and the panel that shows it. */
const openPanel = async (page: string, store: OperationStore) => {
  const app = await renderApp(page, 'captain', { store });
  await app.user.click(await screen.findByRole('button', { name: 'Needs attention: 1' }, PATIENT));
  return {
    ...app,
    panel: within(await screen.findByRole('dialog', { name: 'Changes on this device' }, PATIENT)),
  };
};

/** The same with a change that the server has refused. */
const withRefused = async (page: string, { id, path, status, current, write, effect }: Refusal) => {
  const { userID } = await (await testServer()).signIn('captain');
  const store = memoryStore();
  const after = effect.changed[id]?.after ?? {};
  const operation = await store.add({
    opId: 'op-refused',
    userID,
    write,
    schema: 1,
    variables: { _id: id, ...after },
    call: { method: 'PUT', path: `${path}/${id}`, body: { ...after, rev: 1 } },
    about: [id],
    effect,
    madeAt: Date.now(),
    wire: 1,
  });
  const messages = [{ msg: 'Not like this.' }];
  await store.put({
    ...operation,
    state: 'attention',
    refused: { status, messages, current, at: Date.now() },
  });
  return openPanel(page, store);
};

/** The same with a change that waits: the app sends it, and the server refuses it. */
const withWaiting = async (
  page: string,
  waiting: Pick<NewOperation, 'write' | 'variables' | 'call' | 'about' | 'effect'>,
) => {
  const { userID } = await (await testServer()).signIn('captain');
  const store = memoryStore();
  await store.add({ ...waiting, opId: newId(), userID, schema: 1, madeAt: Date.now(), wire: 1 });
  return openPanel(page, store);
};

const changed = (resource: string, id: string, before: object, after: object, name: string) => ({
  resource,
  changed: { [id]: { before: { ...before }, after: { ...after } } },
  removed: [],
  names: [name],
});

test('a conflict on a team shows its leader by name', async () => {
  const team = await first('/api/teams', teams.item);
  const { panel } = await withRefused('/app/teams', {
    id: team._id,
    path: '/api/teams',
    write: 'teams.update',
    status: 409,
    current: { ...team, leaderID: 'user-deckhand', updatedBy: 'Amy Clarke' },
    effect: changed('teams', team._id, { leaderID: team.leaderID }, { leaderID: 'user-chef' }, team.name),
  });
  const clash = within(await panel.findByRole('group', { name: 'Leader' }, PATIENT));
  expect(await clash.findByText('Amy Clarke', {}, PATIENT)).toBeTruthy();
  expect(clash.queryByText(/user-/)).toBeNull();
});

test('a refused team can be opened, and edited in its form', async () => {
  const team = await first('/api/teams', teams.item);
  const { panel, user } = await withRefused('/app/teams', {
    id: team._id,
    path: '/api/teams',
    write: 'teams.update',
    status: 400,
    effect: changed('teams', team._id, { description: team.description }, { description: 'x' }, team.name),
  });
  const open = await panel.findByRole('link', { name: 'Open' }, PATIENT);
  expect(open.getAttribute('href')).toMatch(/^\/app\/teams\?q=/);
  expect(await panel.findByText(/^Duty: /)).toBeTruthy();
  await user.click(await panel.findByRole('button', { name: 'Edit' }));
  expect(await screen.findByRole('dialog', { name: team.name }, PATIENT)).toBeTruthy();
});

test('a refused certificate can be edited in its form, and its person opened', async () => {
  const certificate = await first('/api/certificates', certificates.item);
  const { panel, user } = await withRefused('/app/employees/certificates', {
    id: certificate._id,
    path: '/api/certificates',
    write: 'certificates.update',
    status: 400,
    effect: changed('certificates', certificate._id, { kind: 'visa' }, { kind: 'medical' }, ''),
  });
  expect(await panel.findByText('Kind: Visa → Medical certificate', {}, PATIENT)).toBeTruthy();
  expect(await panel.findByRole('link', { name: 'Open' }, PATIENT)).toBeTruthy();
  await user.click(await panel.findByRole('button', { name: 'Edit' }));
  expect(await screen.findByRole('textbox', { name: /^Number/ }, PATIENT)).toBeTruthy();
});

test('a saved view that the server refused opens its list, and is edited in its form', async () => {
  const server = await testServer();
  const { token } = await server.signIn('captain');
  const _id = newId();
  const view = { _id, boatID: 'boat-halcyon', list: 'equipment', name: 'Pumps', shared: false, state: {} };
  expect((await server.call('POST', '/api/savedviews', { token, body: view })).status).toBe(201);
  const after = { name: 'Pumps and valves '.repeat(4) };
  const { panel, user } = await withWaiting('/app/equipment', {
    write: 'savedviews.update',
    variables: { _id, ...after },
    call: { method: 'PUT', path: `/api/savedviews/${_id}`, body: after },
    about: [_id],
    effect: changed('savedviews', _id, { name: view.name }, after, view.name),
  });
  const open = await panel.findByRole('link', { name: 'Open' }, PATIENT);
  expect(open.getAttribute('href')).toBe(`/app/equipment?view=${_id}`);
  await user.click(await panel.findByRole('button', { name: 'Edit' }));
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: /^View name/ }, PATIENT);
  expect(name.value).toBe(after.name);
  await user.clear(name);
  await user.type(name, 'Valves');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const stored = async () =>
    z
      .array(savedView)
      .parse((await server.call('GET', '/api/savedviews/equipment/boat/boat-halcyon', { token })).json)
      .find((each) => each._id === _id)?.name;
  await expect.poll(stored).toBe('Valves');
  await waitFor(() => expect(screen.queryByRole('button', { name: /Needs attention/ })).toBeNull());
});

test('a profile that the server refused opens, and is edited on its page', async () => {
  const server = await testServer();
  const { token } = await server.signIn('captain');
  const { json } = await server.call('GET', '/api/profile/boat/boat-halcyon', { token });
  const chef = z
    .array(profiles.item)
    .parse(json)
    .find(({ userID }) => userID === 'user-chef');
  if (!chef) throw new Error('The demo vessel has no chef');
  const { _id, userID, boatID, rev } = chef;
  const after = { phone: '0'.repeat(50), city: 'Antibes' };
  const { panel, user, router } = await withWaiting('/app/employees', {
    write: 'profiles.save',
    variables: { profile: { _id, userID, boatID }, fields: after, rev },
    call: { method: 'POST', path: '/api/profile', body: { _id, userID, boatID, rev, ...after } },
    about: [_id, userID],
    effect: changed('profiles', _id, { phone: chef.phone, city: chef.city }, after, 'Chef'),
  });
  const open = await panel.findByRole('link', { name: 'Open' }, PATIENT);
  expect(open.getAttribute('href')).toBe(`/app/profiledetails/${_id}`);
  await user.click(await panel.findByRole('link', { name: 'Edit' }));
  expect(router.state.location.pathname).toBe(`/app/editprofile/${_id}`);
  // The emergency contact has a phone too.
  const phones = await screen.findAllByRole<HTMLInputElement>('textbox', { name: 'Phone' }, PATIENT);
  const phone = phones.find(({ value }) => value === after.phone);
  if (!phone) throw new Error('The form does not show the refused phone number');
  await user.clear(phone);
  await user.type(phone, '+33 4 93 00 00 00');
  await user.click(screen.getByRole('button', { name: 'Save profile' }));
  const stored = async () =>
    profiles.item.parse((await server.call('GET', `/api/profile/profiledetails/${_id}`, { token })).json);
  await expect.poll(stored).toMatchObject({ phone: '+33 4 93 00 00 00', city: 'Antibes' });
  await waitFor(() => expect(screen.queryByRole('button', { name: /Needs attention/ })).toBeNull());
});

test('a field that only an older app had is refused, and shown with its value so that it can be entered again', async () => {
  const team = await first('/api/teams', teams.item);
  const { panel } = await withWaiting('/app/teams', {
    write: 'teams.update',
    variables: { _id: team._id, watchBill: 'Port watch' },
    call: { method: 'PUT', path: `/api/teams/${team._id}`, body: { rev: team.rev, watchBill: 'Port watch' } },
    about: [team._id],
    effect: changed('teams', team._id, { watchBill: '' }, { watchBill: 'Port watch' }, team.name),
  });
  expect(await panel.findByText(/no field “watchBill”/, {}, PATIENT)).toBeTruthy();
  expect(await panel.findByText('watchBill: Port watch', {}, PATIENT)).toBeTruthy();
});
