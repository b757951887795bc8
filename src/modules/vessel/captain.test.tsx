import { cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp, withRealServer } from '#testing/renderApp.tsx';
import { fail, testServer } from '#testing/server.ts';

withRealServer();

const panel = async () => within(await screen.findByRole('region', { name: 'Who to ask' }));

test('somebody from outside reads who commands the vessel, with the ways to reach them', async () => {
  await renderApp('/app/home', 'contractor');
  expect(await (await panel()).findByText('Elena Marchetti')).toBeTruthy();
  expect((await panel()).getByRole('link', { name: '+33 6 39 98 10 21' })).toHaveProperty(
    'href',
    'tel:+33639981021',
  );
});

test('it says so if nobody commands the vessel, or if that could not be loaded', async () => {
  const server = await testServer();
  const { token } = await server.signIn('superadmin');
  const body = { userID: 'user-captain', role: 'user' };
  expect((await server.call('PUT', '/api/users/role', { token, body })).status).toBe(200);
  await renderApp('/app/home', 'contractor');
  expect(await (await panel()).findByText('No captain is named for this vessel yet.')).toBeTruthy();
  cleanup();
  fail('get', '*/api/boats/:boatID/captain', 500, 'Out of order');
  await renderApp('/app/home', 'contractor');
  expect(await (await panel()).findByText('Could not load who commands the vessel')).toBeTruthy();
});
