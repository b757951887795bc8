import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderApp, withRealServer } from '#testing/renderApp.tsx';
import { testServer } from '#testing/server.ts';
import { profiles } from './contract.ts';

withRealServer();

const ask = async (path: string, persona = 'captain', body?: unknown, method = 'PUT') => {
  const { app, signIn } = await testServer();
  const { token } = await signIn(persona);
  const answer = await app.request(path, {
    headers: { 'content-type': 'application/json', 'x-auth-token': token },
    ...(body === undefined ? {} : { method, body: JSON.stringify(body) }),
  });
  return answer.json();
};
const onServer = async (username: string) =>
  profiles.item.parse(await ask(`/api/profile/profiledetails/profile-${username}`));

describe('the list of people', () => {
  test('shows who is aboard with an expired certificate, and sets people ashore in place', async () => {
    const { user } = await renderApp('/app/employees', 'captain');
    expect(await screen.findByText('Aboard with expired certificates: Luca Ferri, Sofia Reyes')).toBeTruthy();
    await user.click(await screen.findByRole('switch', { name: 'Luca Ferri aboard' }));
    expect(await screen.findByText('Onboard status have been saved')).toBeTruthy();
    expect(await screen.findByText('Aboard with an expired certificate: Sofia Reyes')).toBeTruthy();
    expect(await onServer('lferri')).toMatchObject({ onboard: false });
  });
});

test('several ticked people are set ashore at once, with one undo', async () => {
  const { user } = await renderApp('/app/employees', 'captain');
  const names = ['Luca Ferri', 'Tom Halvorsen'];
  for (const name of names) await user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
  await user.click(await screen.findByRole('button', { name: 'Mark ashore' }));
  const notice = await screen.findByText('2 people: Ashore');
  expect(await onServer('lferri')).toMatchObject({ onboard: false });
  await waitFor(() =>
    expect(screen.queryByRole('toolbar', { name: 'Actions for selected rows' })).toBeNull(),
  );
  await user.click(
    within(notice.closest('[role=status]') ?? document.body).getByRole('button', { name: 'Undo' }),
  );
  await expect.poll(() => onServer('lferri')).toMatchObject({ onboard: true });
});

describe('a profile', () => {
  test('shows identity, emergency contact and certificate status', async () => {
    await renderApp('/app/profiledetails/profile-lferri', 'captain');
    expect(await screen.findByRole('heading', { name: 'Luca Ferri', level: 1 })).toBeTruthy();
    const certificatesPanel = within(
      await screen.findByRole('region', { name: 'Certificates and documents' }),
    );
    expect(await certificatesPanel.findByText('Expired 12 days ago')).toBeTruthy();
    const emergency = within(screen.getByRole('region', { name: 'Emergency contact' }));
    expect(emergency.getByText('Paolo Ferri')).toBeTruthy();
  });

  test('of another person is not shown to users who do not manage crew', async () => {
    await renderApp('/app/profiledetails/profile-lferri', 'chef');
    expect(await screen.findByText('The profile could not be loaded')).toBeTruthy();
    expect(screen.queryByText('Paolo Ferri')).toBeNull();
  });

  test('is saved with only the changed fields, and opens again', async () => {
    const { user, router } = await renderApp('/app/editprofile/profile-lferri', 'captain');
    const field = await screen.findByRole('textbox', { name: 'Full name' });
    await user.clear(field);
    await user.type(field, 'Giulia Ferri');
    // Meanwhile somebody else changes another field, which stays.
    const { rev } = await onServer('lferri');
    await ask('/api/profile/profile-lferri', 'jweber', { city: 'Camogli', rev });
    await user.click(screen.getByRole('button', { name: 'Save profile' }));
    expect(await screen.findByText('Profile changes have been saved')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/app/profiledetails/profile-lferri');
    expect(await onServer('lferri')).toMatchObject({ ecFullName: 'Giulia Ferri', city: 'Camogli' });
  });

  test('reports if somebody else changed the same field since it was opened', async () => {
    const { user } = await renderApp('/app/editprofile/profile-lferri', 'captain');
    const field = await screen.findByRole('textbox', { name: 'City' });
    const { rev } = await onServer('lferri');
    await ask('/api/profile/profile-lferri', 'jweber', { city: 'Camogli', rev });
    await user.clear(field);
    await user.type(field, 'Rapallo');
    await user.click(screen.getByRole('button', { name: 'Save profile' }));
    expect(await screen.findByText('Jonas Weber has changed this in the meantime.')).toBeTruthy();
    expect(await onServer('lferri')).toMatchObject({ city: 'Camogli' });
    // Having read that, the user saves once more.
    await user.click(screen.getByRole('button', { name: 'Save profile' }));
    expect(await screen.findByText('Profile changes have been saved')).toBeTruthy();
    expect(await onServer('lferri')).toMatchObject({ city: 'Rapallo' });
  });
});

test('pay is a list for users with the accounting flag', async () => {
  const { user, router } = await renderApp('/app/employees', 'captain');
  await user.click(await screen.findByRole('link', { name: 'Pay' }));
  await screen.findByRole('heading', { name: 'Pay', level: 1 });
  await screen.findByRole('link', { name: 'Tom Halvorsen' });
  expect(screen.getAllByText(/^[€$£]\d/).length).toBeGreaterThan(0);
  // The foot adds up the rows in sight, and follows the search.
  const foot = await screen.findByRole('row', { name: /^Total, \d+ entr/ });
  const sum = foot.textContent;
  await user.type(screen.getByRole('searchbox'), 'Tom Halvorsen');
  await screen.findByRole('row', { name: /^Total, 1 entry/ });
  expect(screen.getByRole('row', { name: /^Total/ }).textContent).not.toBe(sum);
  await router.navigate({ to: '/app/employees' });
  await screen.findByRole('heading', { name: 'Employees', level: 1 });
});
