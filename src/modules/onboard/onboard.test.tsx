import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp, withRealServer } from '#testing/renderApp.tsx';
import { testServer } from '#testing/server.ts';

withRealServer();

const headcount = () => within(screen.getByLabelText('Headcount'));

test('one tap sets somebody ashore, and the headcount follows', async () => {
  const { user } = await renderApp('/app/onboard', 'deckhand');
  await user.click(await screen.findByRole('switch', { name: 'Kenji Mori, Aboard' }));
  expect(await screen.findByRole('switch', { name: 'Kenji Mori, Ashore' })).toBeTruthy();
  expect(headcount().getByText('14')).toBeTruthy();
  expect(await screen.findByText('Onboard status have been saved')).toBeTruthy();
  expect(screen.getByText('Kenji Mori: Ashore')).toBeTruthy();
  const { app, signIn } = await testServer();
  const { token } = await signIn('captain');
  const answer = await app.request('/api/profile/profiledetails/profile-kmori', {
    headers: { 'x-auth-token': token },
  });
  expect(await answer.json()).toMatchObject({ onboard: false });
});

test('users without gangway rights can set only themselves', async () => {
  await renderApp('/app/onboard', 'engineer');
  const own = await screen.findByRole<HTMLButtonElement>('switch', { name: 'Tom Halvorsen, Aboard' });
  expect(own.disabled).toBe(false);
});

test('Undo in the notice takes a tap back', async () => {
  const { user } = await renderApp('/app/onboard', 'deckhand');
  await user.click(await screen.findByRole('switch', { name: 'Kenji Mori, Aboard' }));
  await screen.findByRole('switch', { name: 'Kenji Mori, Ashore' });
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('switch', { name: 'Kenji Mori, Aboard' })).toBeTruthy();
});

test('oneself is first; guests who have not arrived are coming, not ashore, and are counted apart', async () => {
  await renderApp('/app/onboard', 'deckhand');
  const [first] = await screen.findAllByRole('switch');
  expect(first?.getAttribute('aria-label')).toBe('Amy Clarke, Aboard');
  expect(screen.getAllByRole('switch', { name: /, Coming \d+ \w+/ }).length).toBeGreaterThan(0);
  const guests = within(screen.getByRole('region', { name: 'Guests' }));
  expect(guests.queryByText('Ashore')).toBeNull();
  const figures = [...screen.getByLabelText('Headcount').querySelectorAll('.ro')].map((cell) => [
    cell.querySelector('.l')?.textContent,
    Number(cell.querySelector('.v')?.textContent),
  ]);
  const { Aboard, Crew, Guests, Visitors } = Object.fromEntries(figures);
  expect(Aboard).toBe(Crew + Guests + Visitors);
});
