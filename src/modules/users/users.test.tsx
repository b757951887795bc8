import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { flags } from '#modules/auth/contract.ts';
import { renderApp, withRealServer } from '#testing/renderApp.tsx';
import { network, testServer } from '#testing/server.ts';
import { accountSchema } from './contract.ts';

withRealServer();

const accounts = async () => {
  const server = await testServer();
  const { token } = await server.signIn('captain');
  return z
    .array(accountSchema)
    .parse((await server.call('GET', '/api/users/boat/boat-halcyon', { token })).json);
};
const account = async (username: string) => {
  const found = (await accounts()).find((each) => each.username === username);
  if (!found) throw new Error(`Nobody is called ${username}`);
  return found;
};

test('a new user gets a mail with a link and the rights of a preset, and the profile opens', async () => {
  const { user, router } = await renderApp('/app/users', 'captain');
  await user.click(await screen.findByRole('button', { name: 'New user' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New user' }));
  const fill = async (label: string | RegExp, text: string) => {
    await user.click(dialog.getByLabelText(label));
    await user.paste(text);
  };
  await fill(/^First name/, 'Noa');
  await fill(/^Last name/, 'Brandt');
  await fill(/^E-mail/, 'noa.brandt@halcyon.example');
  await user.clear(dialog.getByLabelText(/^User name/));
  await fill(/^User name/, 'NBrandt');
  const preset = dialog.getByLabelText('Starting rights');
  await within(preset).findByRole('option', { name: 'Deck' });
  await user.selectOptions(preset, 'Deck');
  await user.click(dialog.getByRole('button', { name: 'Create and send e-mail' }));
  await screen.findByText('New user created');
  // The preset's rights are granted after the account is created.
  const rights = { firstName: 'Noa', jobs: true, employees: false, changePassword: true };
  await expect.poll(() => account('nbrandt')).toMatchObject(rights);
  const made = await account('nbrandt');
  expect(made.backgroundColor).toMatch(/^#[0-9A-F]{6}$/);
  await waitFor(() => expect(router.state.location.pathname).toBe(`/app/profiledetails/${made.profileID}`));
  const [mail] = (await testServer()).mail.sent;
  expect(mail?.to).toBe('noa.brandt@halcyon.example');
  expect(mail?.text).toContain('/auth/reset-password/');
});

test('ticked accounts are deleted after one question, and come back with one undo', async () => {
  const { user } = await renderApp('/app/users', 'captain');
  for (const name of ['deckhand', 'chef']) {
    const { firstName, lastName } = await account(name);
    await user.click(await screen.findByRole('checkbox', { name: `Select ${firstName} ${lastName}` }));
  }
  const bar = within(await screen.findByRole('toolbar', { name: 'Actions for selected rows' }));
  await user.click(await bar.findByRole('button', { name: 'Delete' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete 2 accounts?' }));
  // Ticks survive a cancelled question.
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  await user.click(await bar.findByRole('button', { name: 'Delete' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  const notice = await screen.findByText('2 accounts deleted');
  expect(await account('deckhand')).toMatchObject({ softDeleted: true });
  await user.click(
    within(notice.closest('[role=status]') ?? document.body).getByRole('button', { name: 'Undo' }),
  );
  await expect.poll(() => account('chef')).toMatchObject({ softDeleted: false });
});

test('a right is granted with one tap, and stored on the server', async () => {
  const { user } = await renderApp('/app/userdetails/user-deckhand', 'captain');
  const right = await screen.findByRole('switch', { name: 'Inventory' });
  expect(right.getAttribute('aria-checked')).toBe('false');
  await user.click(right);
  await screen.findByText('System access have changed');
  expect(await account('deckhand')).toMatchObject({ inventory: true });
  expect(screen.getByRole('switch', { name: 'Inventory' }).getAttribute('aria-checked')).toBe('true');
  // The history shows who granted it.
  const past = within(await screen.findByRole('region', { name: /^History/ }));
  expect(await past.findByText(/Inventory/)).toBeTruthy();
  expect(past.getByText(/Elena Marchetti/)).toBeTruthy();
});

test('without an answer the right goes back, and the notice says that it is unknown', async () => {
  const { user } = await renderApp('/app/userdetails/user-deckhand', 'captain');
  const right = await screen.findByRole('switch', { name: 'Inventory' });
  network.use(http.put('*/api/users/system_access/:id', () => HttpResponse.error()));
  await user.click(right);
  await screen.findByText(/^Updating system access failed. There was no answer/);
  await waitFor(() => expect(right.getAttribute('aria-checked')).toBe('false'));
  expect(await account('deckhand')).toMatchObject({ inventory: false });
});

test('nobody changes their own rights', async () => {
  await renderApp('/app/userdetails/user-captain', 'captain');
  await screen.findByText(/You cannot change your own rights/);
  for (const right of screen.getAllByRole('switch')) expect(right.matches(':disabled')).toBe(true);
});

test('a deleted user leaves the list, and comes back when restored', async () => {
  const { user, router } = await renderApp('/app/userdetails/user-deckhand', 'captain');
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete user' }));
  const ask = within(await screen.findByRole('alertdialog'));
  await user.click(ask.getByRole('button', { name: 'Delete user' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/employees'));
  await screen.findByText('User successfully deleted');
  expect(await account('deckhand')).toMatchObject({ softDeleted: true });
  await router.navigate({ to: '/app/userdetails/$id', params: { id: 'user-deckhand' } });
  await user.click(await screen.findByRole('button', { name: 'Restore user' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/users'));
  await screen.findByText('User successfully restored');
  expect(await account('deckhand')).toMatchObject({ softDeleted: false });
});

test('watchkeepers are in a list of their own', async () => {
  const { user } = await renderApp('/app/users', 'captain');
  await user.click(await screen.findByRole('link', { name: 'Watchkeepers' }));
  await screen.findByText(/watchkeepers$/);
  expect(screen.queryByText('Thomas Keller')).toBeNull();
  await screen.findByRole('link', { name: 'Elena Marchetti' });
});

test('account and profile of a person link to each other', async () => {
  const { profileID } = await account('deckhand');
  const { user, router } = await renderApp('/app/userdetails/user-deckhand', 'captain');
  await screen.findByRole('link', { name: /^\+\d/ });
  await user.click(screen.getByRole('link', { name: 'Profile' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/app/profiledetails/${profileID}`));
  const link = await screen.findByRole('link', { name: 'Open account' });
  await screen.findByText('deckhand');
  await user.click(link);
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/userdetails/user-deckhand'));
});

test('the captain signs somebody out everywhere, for a tablet that was lost', async () => {
  const server = await testServer();
  const { token } = await server.signIn('deckhand');
  const { user } = await renderApp('/app/userdetails/user-deckhand', 'captain');
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out everywhere' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Sign out everywhere' }));
  await screen.findByText('Signed out everywhere');
  expect((await server.call('GET', '/api/auth', { token })).status).toBe(401);
});

test('the user name is proposed from the name, and stays as typed', async () => {
  const { user } = await renderApp('/app/users', 'captain');
  await user.click(await screen.findByRole('button', { name: 'New user' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New user' }));
  const username = dialog.getByLabelText(/^User name/);
  await user.type(dialog.getByLabelText(/^First name/), 'Zoé');
  await user.type(dialog.getByLabelText(/^Last name/), 'Roux');
  await waitFor(() => expect(username).toHaveProperty('value', 'zoe.roux'));
  await user.clear(username);
  await user.type(username, 'zoe r');
  await user.type(dialog.getByLabelText(/^Last name/), 'el');
  await user.click(dialog.getByRole('button', { name: 'Create and send e-mail' }));
  expect(await dialog.findByText('Not valid here')).toBeTruthy();
  expect(dialog.getByText(/no spaces/)).toBeTruthy();
  expect(username).toHaveProperty('value', 'zoe r');
});

test('a change of role lists the rights that the person keeps, and takes all from who goes outside', async () => {
  const { firstName, lastName } = await account('deckhand');
  const { user } = await renderApp('/app/userdetails/user-deckhand', 'captain');
  await user.click(await screen.findByRole('button', { name: 'Change role' }));
  const dialog = within(await screen.findByRole('dialog', { name: `Role of ${firstName} ${lastName}` }));
  const role = dialog.getByLabelText('Role');
  await user.selectOptions(role, 'Invited');
  const name = `${firstName} ${lastName}`;
  expect(dialog.getByText(new RegExp(`^${name} loses: .*Jobs`))).toBeTruthy();
  const takeAll = dialog.getByRole('switch', { name: 'Take away all rights' });
  expect(takeAll).toHaveProperty('checked', true);
  await user.click(takeAll);
  expect(dialog.getByText(new RegExp(`^${name} keeps: .*Jobs`))).toBeTruthy();
  await user.click(takeAll);
  await user.click(dialog.getByRole('button', { name: 'Change role' }));
  const held = async () => {
    const changed = await account('deckhand');
    return [changed.role, ...flags.filter((each) => changed[each])];
  };
  await expect.poll(held).toEqual(['user']);
});
