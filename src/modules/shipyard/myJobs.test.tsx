import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { followLive } from '#testing/followLive.ts';
import { renderApp, withRealServer } from '#testing/renderApp.tsx';
import { testServer } from '#testing/server.ts';

withRealServer();

test('a job that is shared with a contractor appears on their page', async () => {
  const server = await testServer();
  const { token } = await server.signIn('captain');
  const job = { _id: 'job-to-share', boatID: 'boat-halcyon', title: 'Polish the propeller' };
  expect((await server.call('POST', '/api/worklist', { token, body: job })).status).toBe(201);
  const me = await server.call('GET', '/api/auth', { token: (await server.signIn('contractor')).token });
  const { profileID } = z.object({ profileID: z.string() }).parse(me.json);
  const { queryClient } = await renderApp(`/app/shipyarprofile/${profileID}`, 'contractor');
  await screen.findByRole('heading', { name: 'Jobs assigned to you' });
  await followLive(queryClient);
  expect(screen.queryByText('Polish the propeller')).toBeNull();
  const body = { userID: 'user-contractor' };
  expect(
    (await server.call('PUT', `/api/worklist/add_contractuser/${job._id}`, { token, body })).status,
  ).toBe(200);
  await screen.findByText('Polish the propeller');
});
