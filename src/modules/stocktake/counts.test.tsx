import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { followLive } from '#testing/followLive.ts';
import { renderApp, withRealServer } from '#testing/renderApp.tsx';
import { testServer } from '#testing/server.ts';

withRealServer();

test('a count that came after the sheet was read and before the stream shows', async () => {
  const server = await testServer();
  const { token } = await server.signIn('captain');
  const call = async (method: string, path: string, body: object) => {
    const answer = await server.call(method, path, { token, body });
    expect(answer.status, JSON.stringify(answer.json)).toBeLessThan(300);
  };
  const spot = { locationID: 'place-halcyon-er-locker3', shelves: '', locationBox: 'B' };
  const sheet = { _id: 'sheet-read-before', boatID: 'boat-halcyon', title: 'Locker 3' };
  await call('POST', '/api/stocktakes', { ...sheet, locationID: spot.locationID });
  const { queryClient } = await renderApp(`/app/stocktake/${sheet._id}`, 'engineer');
  await screen.findByRole('progressbar', { name: 'Counted' });
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  await call('POST', `/api/stocktakes/count/${sheet._id}`, {
    ...{ _id: 'count-between', inventoryID: 'stock-halcyon-1', spot, counted: 7 },
    at: new Date().toISOString(),
  });
  expect(screen.queryByText('3 more')).toBeNull();
  await followLive(queryClient);
  await screen.findByText('3 more');
});
