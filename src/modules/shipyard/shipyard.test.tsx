import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { profiles } from '#modules/profile/contract.ts';
import { renderApp, withRealServer } from '#testing/renderApp.tsx';
import { testServer } from '#testing/server.ts';

withRealServer();

test('a contractor changes the own contacts and sees the jobs that were given', async () => {
  const server = await testServer();
  const { token, userID } = await server.signIn('contractor');
  const read = async () =>
    profiles.item.parse(
      (await server.call('GET', `/api/profile/profiledetailsbyuserid/${userID}`, { token })).json,
    );
  const { _id } = await read();
  const { user } = await renderApp(`/app/shipyarprofile/${_id}`, 'contractor');
  const phone = await screen.findByLabelText('Phone');
  await user.clear(phone);
  await user.type(phone, '+49 7541 90 200');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Profile changes have been saved');
  expect((await read()).phone).toBe('+49 7541 90 200');
  await screen.findByRole('heading', { name: 'Jobs given to you' });
});
