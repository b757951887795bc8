import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, onTestFinished, test } from 'vitest';
import { authQueries } from '#modules/auth/queries.ts';
import { useAuth } from '#stores/auth.ts';
import { renderApp, withRealServer } from '#testing/renderApp.tsx';
import { fail, network } from '#testing/server.ts';
import { startLive } from './startLive.ts';

withRealServer();

test('a page that could not be loaded is there by itself once the server answers again', async () => {
  network.use(http.get('*/api/history/suppliers/deleted/*', () => HttpResponse.error()));
  const { queryClient } = await renderApp('/app/deleted?of=suppliers', 'captain');
  onTestFinished(startLive(queryClient));
  await screen.findByText('Could not load what was deleted');
  network.resetHandlers();
  // Another call is answered.
  const { userID } = useAuth.getState();
  await queryClient.fetchQuery({ ...authQueries.me(userID), staleTime: 0 });
  expect(await screen.findByText('Nothing was deleted here')).toBeTruthy();
});

test('a page that the server could not answer is there by itself once it can', async () => {
  fail('get', '/api/history/suppliers/deleted/:boatID', 503, 'The database is away.');
  const { queryClient } = await renderApp('/app/deleted?of=suppliers', 'captain');
  onTestFinished(startLive(queryClient));
  await screen.findByText('Could not load what was deleted');
  network.resetHandlers();
  expect(await screen.findByText('Nothing was deleted here')).toBeTruthy();
});
