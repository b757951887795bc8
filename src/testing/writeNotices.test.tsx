import { act, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { cash } from '#modules/profile/contract/calls.ts';
import { renderApp, withRealServer } from './renderApp.tsx';
import { answerOf, network, testServer } from './server.ts';

withRealServer();

const noAnswer = () => HttpResponse.error();
/** The connection is back: the app hears of it as from the browser. */
const linkBack = () => {
  network.resetHandlers();
  act(() => void window.dispatchEvent(new Event('online')));
};

test('what is only kept on the device is said so, and announced as success when the server has answered', async () => {
  network.use(http.post('*/api/profile/onboard_status/:id', noAnswer), http.post('*/api/batch', noAnswer));
  const { user } = await renderApp('/app/onboard', 'deckhand');
  await user.click(await screen.findByRole('switch', { name: 'Kenji Mori, Aboard' }));
  await screen.findByText('Saved on this device, not sent yet.');
  expect(screen.queryByText('Onboard status have been saved')).toBeNull();
  linkBack();
  await screen.findByText('Onboard status have been saved');
  expect(screen.queryByText('Saved on this device, not sent yet.')).toBeNull();
});

test('a server that fails shows the fixed text, which goes when the write is done after all', async () => {
  network.use(
    http.post('*/api/themes/fontSize/:id', ({ request }) =>
      answerOf(request, { errors: [{ msg: 'The server failed.' }] }, 503),
    ),
  );
  const { user } = await renderApp('/app/help', 'engineer');
  await user.click(await screen.findByRole('button', { name: 'Theme' }));
  await user.click(await screen.findByRole('radio', { name: 'Large' }));
  await screen.findByText('Updating theme failed. It is kept on this device and sent again.');
  expect(screen.queryByText('Theme successfully changed')).toBeNull();
  linkBack();
  await screen.findByText('Theme successfully changed');
  expect(screen.queryByText(/^Updating theme failed/)).toBeNull();
});

test('an account whose answer is lost is not said to be unmade', async () => {
  network.use(http.put('*/api/users/role', noAnswer));
  const { user } = await renderApp('/app/userdetails/user-deckhand', 'captain');
  await user.click(await screen.findByRole('button', { name: 'Change role' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Change role' }));
  await screen.findByText(
    'Error updating user role. There was no answer, so it may or may not have been done. Check before you try again.',
  );
});

test('cash is given once, though the answer is lost', async () => {
  const { app, call, signIn } = await testServer();
  let lost = 0;
  network.use(
    http.put('*/api/profile/pettycash', async ({ request }) => {
      lost += 1;
      await app.fetch(request);
      return HttpResponse.error();
    }),
  );
  const { user } = await renderApp('/app/profiledetails/profile-lferri', 'captain');
  await user.click(await screen.findByRole('button', { name: 'Give cash' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cash for Luca Ferri' }));
  await user.type(dialog.getByLabelText(/^Amount/), '500');
  await user.click(dialog.getByRole('button', { name: 'Give cash' }));
  await screen.findByText('Saved on this device, not sent yet.');
  const panel = within(await screen.findByRole('region', { name: /^Petty cash/ }));
  await panel.findByText('On this device');
  expect(lost).toBeGreaterThan(0);
  linkBack();
  await screen.findByText('Cash recorded');
  const { token } = await signIn('captain');
  const given = cash.parse((await call('GET', '/api/profile/pettycash/user-lferri', { token })).json);
  expect(given.rows.filter(({ amount }) => amount === 50_000)).toHaveLength(1);
  await panel.findByText('€500.00');
});
