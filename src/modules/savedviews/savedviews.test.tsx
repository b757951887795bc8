import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { newId } from '#lib/newId.ts';
import { renderApp, withRealServer } from '#testing/renderApp.tsx';
import { fail, hold, testServer } from '#testing/server.ts';
import { type SavedViewItem, savedView } from './contract.ts';

withRealServer();

const BOAT = 'boat-halcyon';
const LIST = `/api/savedviews/equipment/boat/${BOAT}`;

/** Signs in once per test, because checking a password is slow. */
const tokens = new Map<string, Promise<string>>();
beforeEach(() => tokens.clear());
const tokenOf = (username: string) => {
  const token = tokens.get(username) ?? testServer().then(async (app) => (await app.signIn(username)).token);
  tokens.set(username, token);
  return token;
};
const call = async (as: string, method: string, path: string, body?: object) =>
  (await testServer()).call(method, path, { token: await tokenOf(as), ...(body ? { body } : {}) });
const listOf = async (as: string, path = LIST) =>
  z.array(savedView).parse((await call(as, 'GET', path)).json);
const draft = (fields: Partial<SavedViewItem> = {}) => ({
  _id: newId(),
  boatID: BOAT,
  list: 'equipment',
  name: 'Before departure',
  state: { f: { department: ['Engine'] }, group: 'location' },
  shared: false,
  ...fields,
});
const save = async (as: string, fields: Partial<SavedViewItem> = {}) => {
  const answer = await call(as, 'POST', '/api/savedviews', draft(fields));
  expect(answer.status).toBe(201);
  return savedView.parse(answer.json);
};

describe('the calls', () => {
  test('lists the user’s own in the order they were saved in, of this list only', async () => {
    const first = await save('engineer');
    const second = await save('engineer', { name: 'Winter yard period' });
    await save('engineer', { list: 'jobs' });
    expect(await listOf('engineer')).toEqual([first, second]);
  });

  test('the same create twice gives one view, and another user’s _id is rejected', async () => {
    const body = draft();
    const once = await call('engineer', 'POST', '/api/savedviews', body);
    expect((await call('engineer', 'POST', '/api/savedviews', body)).json).toEqual(once.json);
    expect(await listOf('engineer')).toHaveLength(1);
    expect((await call('captain', 'POST', '/api/savedviews', body)).status).toBe(403);
  });

  test('others see shared views, and only the owner changes or deletes them', async () => {
    const own = await save('engineer');
    const shared = await save('engineer', { name: 'For all', shared: true });
    expect(await listOf('captain')).toEqual([shared]);
    for (const { _id } of [own, shared])
      for (const method of ['PUT', 'DELETE']) {
        const answer = await call(
          'captain',
          method,
          `/api/savedviews/${_id}`,
          method === 'PUT' ? { name: 'Mine now' } : undefined,
        );
        expect(answer).toMatchObject({
          status: 403,
          json: { errors: [{ msg: 'This belongs to someone else.' }] },
        });
      }
    expect(await listOf('engineer')).toEqual([own, shared]);
  });

  test('another vessel sees, changes and deletes nothing', async () => {
    const { _id } = await save('engineer', { shared: true });
    expect((await call('rival', 'GET', LIST)).status).toBe(403);
    expect(await listOf('rival', '/api/savedviews/equipment/boat/boat-corsair')).toEqual([]);
    expect((await call('rival', 'PUT', `/api/savedviews/${_id}`, { name: 'x' })).status).toBe(404);
    expect((await call('rival', 'DELETE', `/api/savedviews/${_id}`)).status).toBe(404);
    expect((await call('rival', 'POST', '/api/savedviews', draft())).status).toBe(403);
  });

  test('an update changes only the sent fields, and a deleted view is gone', async () => {
    const view = await save('engineer');
    const answer = await call('engineer', 'PUT', `/api/savedviews/${view._id}`, { shared: true });
    expect(savedView.parse(answer.json)).toMatchObject({ name: view.name, state: view.state, shared: true });
    expect((await call('engineer', 'DELETE', `/api/savedviews/${view._id}`)).json).toEqual({ _id: view._id });
    expect(await listOf('engineer')).toEqual([]);
    expect((await call('engineer', 'PUT', `/api/savedviews/${view._id}`, {})).status).toBe(404);
  });
});

const tab = (name: string | RegExp) => screen.findByRole('tab', { name });
const selected = async (name: string | RegExp) =>
  waitFor(() => expect(screen.getByRole('tab', { name }).getAttribute('aria-selected')).toBe('true'));

const fill = async (user: Awaited<ReturnType<typeof renderApp>>['user'], name: string, shared = false) => {
  await user.click(await screen.findByRole('button', { name: 'Save view' }));
  const dialog = await screen.findByRole('dialog', { name: 'Save view' });
  const box = within(dialog).getByRole('textbox', { name: 'View name' });
  await waitFor(() => expect(document.activeElement).toBe(box));
  await user.keyboard(name);
  if (shared) await user.click(within(dialog).getByRole('switch', { name: 'Share with the vessel' }));
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
};
const choose = async (
  user: Awaited<ReturnType<typeof renderApp>>['user'],
  view: string,
  action: string | RegExp,
) => {
  await user.click(await screen.findByRole('button', { name: `View ${view}` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
};

describe('the list of equipment', () => {
  test('a view is there at once, with its count, and its settings are removed with it', async () => {
    const { user, router } = await renderApp('/app/equipment?q=seabob&group=location', 'engineer');
    const release = hold('post', '*/api/savedviews');
    await fill(user, 'Toys');
    await selected('Toys 2');
    expect(await listOf('engineer')).toEqual([]);
    release();
    await waitFor(async () =>
      expect(await listOf('engineer')).toMatchObject([
        { name: 'Toys', state: { q: 'seabob', group: 'location' } },
      ]),
    );
    await user.click(await tab(/^All/));
    await waitFor(() => expect(router.state.location.search).toEqual({}));
  });

  test('a view opens as it was saved, on any later day', async () => {
    await save('engineer', { name: 'Toys', state: { q: 'seabob', group: 'location' } });
    const { user, router } = await renderApp('/app/equipment', 'engineer');
    await user.click(await tab('Toys 2'));
    await selected('Toys 2');
    await waitFor(() =>
      expect(router.state.location.search).toMatchObject({ q: 'seabob', group: 'location' }),
    );
    expect(await screen.findByRole('link', { name: 'Seabob 1' })).toBeTruthy();
  });

  test('a changed view can be updated by its owner', async () => {
    await save('engineer', { name: 'Engine', state: { f: { department: ['Engine'] } }, shared: true });
    const { user } = await renderApp('/app/equipment', 'engineer');
    await user.click(await tab(/^Engine/));
    await selected(/^Engine/);
    expect(screen.queryByRole('button', { name: 'Update view' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Group' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Location' }));
    await user.click(await screen.findByRole('button', { name: 'Update view' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Update view' })).toBeNull());
    await waitFor(async () =>
      expect(await listOf('engineer')).toMatchObject([
        { state: { f: { department: ['Engine'] }, group: 'location' } },
      ]),
    );
    cleanup();
    const captain = await renderApp('/app/equipment', 'captain');
    await captain.user.click(await tab(/^Engine/));
    await selected(/^Engine/);
    expect(screen.getByRole('tab', { name: /^Engine/ }).title).toBe('Shared by Tom Halvorsen');
    expect(screen.queryByRole('button', { name: 'View Engine' })).toBeNull();
    await captain.user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.queryByRole('button', { name: 'Update view' })).toBeNull();
  });

  test('is renamed, shared, and unshared', async () => {
    await save('engineer', { name: 'Mine' });
    const { user } = await renderApp('/app/equipment', 'engineer');
    await user.click(await tab(/^Mine/));
    await choose(user, 'Mine', 'Share with the vessel');
    await waitFor(async () => expect(await listOf('captain')).toHaveLength(1));
    await choose(user, 'Mine', 'Rename view');
    const dialog = await screen.findByRole('dialog', { name: 'Rename view' });
    const name = within(dialog).getByRole('textbox', { name: 'View name' });
    await user.clear(name);
    await user.type(name, 'Ours');
    const release = hold('put', '*/api/savedviews/:id');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await selected(/^Ours/);
    expect(await listOf('captain')).toMatchObject([{ name: 'Mine' }]);
    release();
    await waitFor(async () => expect(await listOf('captain')).toMatchObject([{ name: 'Ours' }]));
    await choose(user, 'Ours', 'Stop sharing');
    await waitFor(async () => expect(await listOf('captain')).toEqual([]));
  });

  test('is deleted, the list returns to its default, and the view can be restored', async () => {
    await save('engineer', { name: 'Old', state: { q: 'seabob' } });
    const { user, router } = await renderApp('/app/equipment', 'engineer');
    await user.click(await tab('Old 2'));
    await choose(user, 'Old', 'Delete view');
    await waitFor(() => expect(screen.queryByRole('tab', { name: /^Old/ })).toBeNull());
    await waitFor(() => expect(router.state.location.search).toEqual({}));
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^All/));
    await waitFor(async () => expect(await listOf('engineer')).toEqual([]));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await tab('Old 2');
    await waitFor(async () =>
      expect(await listOf('engineer')).toMatchObject([{ name: 'Old', state: { q: 'seabob' } }]),
    );
  });

  test('a view that the server refuses disappears with a notice', async () => {
    const { user } = await renderApp('/app/equipment', 'engineer');
    fail('post', '*/api/savedviews', 403, 'The vessel is laid up');
    await fill(user, 'Refused');
    expect((await screen.findByRole('alert')).textContent).toContain('The vessel is laid up');
    await waitFor(() => expect(screen.queryByRole('tab', { name: /^Refused/ })).toBeNull());
    expect((await tab(/^All/)).getAttribute('aria-selected')).toBe('true');
  });

  test('the arrow keys move from the built-in views to the saved ones and wrap around', async () => {
    await save('engineer', { name: 'Last' });
    const { user } = await renderApp('/app/equipment', 'engineer');
    await tab(/^Last/);
    act(() => screen.getByRole('tab', { name: /^All/ }).focus());
    await user.keyboard('{ArrowLeft}');
    await selected(/^Last/);
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: /^Last/ }));
    await user.keyboard('{ArrowRight}');
    await selected(/^All/);
  });
});

test('a list that could not be loaded says so, and does not say how long it is', async () => {
  fail('get', '/api/suppliers/boat/:boatID', 403, 'Not now');
  await renderApp('/app/supplier', 'captain');
  const list = within(await screen.findByRole('region', { name: 'Suppliers' }));
  expect((await list.findByRole('alert')).textContent).toContain('Could not load the suppliers');
  // The line keeps its room, unseen.
  expect(screen.getByText('0 suppliers').style.visibility).toBe('hidden');
});
