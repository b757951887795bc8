import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { isLive } from '#lib/live.ts';
import { startLive } from '#modules/sync/live/startLive.ts';
import { renderApp, withRealServer } from '#testing/renderApp.tsx';
import { testServer } from '#testing/server.ts';
import { givePins, hourly, logDevice } from '../../../mock-server/testing/logbooks.ts';

withRealServer();

let stop = () => {};
afterEach(() => stop());

test('what another device signs appears among the latest entries', async () => {
  const server = await testServer();
  const volumeID = 'volume-of-test';
  await givePins(server, 'captain');
  const captain = await logDevice(server, 'captain');
  await captain.sign({ kind: 'open', volumeID, code: 'open', fields: { place: 'Antibes' } });
  const { queryClient } = await renderApp('/app/log', 'engineer');
  await screen.findByText(/Antibes/);
  stop = startLive(queryClient);
  await waitFor(() => expect(isLive()).toBe(true));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  await captain.sign({ kind: 'entry', volumeID, ...hourly(1012, 'Fire round, all well') });
  await screen.findByText(/Fire round, all well/);
});
