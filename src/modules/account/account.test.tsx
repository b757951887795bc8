import { onlineManager } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { renderApp, withRealServer } from '#testing/renderApp.tsx';
import { network, testServer } from '#testing/server.ts';

withRealServer();

test('another device is signed out from here, this one stays', async () => {
  const server = await testServer();
  const other = await server.signIn('engineer');
  const { user } = await renderApp('/app/account', 'engineer');
  const [end] = await screen.findAllByRole('button', { name: /^Sign out (?!everywhere)/ });
  if (!end) throw new Error('No other place is listed');
  await user.click(end);
  await screen.findByText('Signed out there');
  expect((await server.call('GET', '/api/auth', { token: other.token })).status).toBe(401);
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Sign out (?!everywhere)/ })).toBeNull());
  expect(screen.getByText('This device')).toBeTruthy();
});

test('without a network the list of devices says so, instead of loading for ever', async () => {
  onlineManager.setOnline(false);
  network.use(http.get('*/api/auth/sessions', () => HttpResponse.error()));
  try {
    await renderApp('/app/account', 'engineer');
    expect(await screen.findByText('Could not load where you are signed in')).toBeTruthy();
  } finally {
    onlineManager.setOnline(true);
  }
});
