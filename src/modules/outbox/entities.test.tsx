import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { memoryStore } from '#lib/outbox/memoryStore.ts';
import type { Operation } from '#lib/outbox/operation.ts';
import { certificates } from '#modules/certificates/contract.ts';
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

/** The captain's app, on a device with one change that the server has refused. */
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
  });
  const messages = [{ msg: 'Not like this.' }];
  await store.put({
    ...operation,
    state: 'attention',
    refused: { status, messages, current, at: Date.now() },
  });
  const app = await renderApp(page, 'captain', { store });
  await app.user.click(await screen.findByRole('button', { name: 'Needs attention: 1' }, PATIENT));
  return {
    ...app,
    panel: within(await screen.findByRole('dialog', { name: 'Changes on this device' }, PATIENT)),
  };
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
