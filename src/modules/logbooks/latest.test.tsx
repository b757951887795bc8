import { screen } from '@testing-library/react';
import { test } from 'vitest';
import { givePins, hourly, logDevice } from '#server/testing/logbooks.ts';
import { followLive } from '#testing/followLive.ts';
import { renderApp, withRealServer } from '#testing/renderApp.tsx';
import { testServer } from '#testing/server.ts';

withRealServer();

test('what another device signs appears among the latest entries', async () => {
  const server = await testServer();
  const volumeID = 'volume-of-test';
  await givePins(server, 'captain');
  const captain = await logDevice(server, 'captain');
  await captain.sign({ kind: 'open', volumeID, code: 'open', fields: { place: 'Antibes' } });
  const { queryClient } = await renderApp('/app/log', 'engineer');
  await screen.findByText(/Antibes/);
  await followLive(queryClient);
  await captain.sign({ kind: 'entry', volumeID, ...hourly(1012, 'Fire round, all well') });
  await screen.findByText(/Fire round, all well/);
});
