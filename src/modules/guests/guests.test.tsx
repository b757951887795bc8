import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { renderApp, withRealServer } from '#testing/renderApp.tsx';
import { testServer } from '#testing/server.ts';
import { guests } from './contract.ts';

withRealServer();

const asCaptain = async () => {
  const { app, signIn } = await testServer();
  const { token } = await signIn('captain');
  const headers = { 'content-type': 'application/json', 'x-auth-token': token };
  return {
    list: async () =>
      z
        .array(guests.item)
        .parse(await (await app.request('/api/guests/boat/boat-halcyon', { headers })).json()),
    post: (path: string, body: unknown) =>
      app.request(path, { method: 'POST', headers, body: JSON.stringify(body) }),
  };
};

test('a guest is added with allergies, and their page opens', async () => {
  const { user } = await renderApp('/app/guests', 'captain');
  await user.click(await screen.findByRole('button', { name: 'New guest' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New guest' }));
  await user.type(dialog.getByRole('textbox', { name: /Given names/ }), 'Nadia');
  await user.type(dialog.getByRole('textbox', { name: 'Family name' }), 'Rahman');
  await user.type(dialog.getByRole('textbox', { name: 'Allergies' }), 'Sesame');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { name: 'Nadia Rahman', level: 1 })).toBeTruthy();
  expect(await screen.findByText('Sesame')).toBeTruthy();
  const { list } = await asCaptain();
  expect((await list()).find(({ lastName }) => lastName === 'Rahman')).toMatchObject({ allergies: 'Sesame' });
});

test('the thirteenth guest aboard triggers a warning', async () => {
  const { list, post } = await asCaptain();
  const there = (await list()).filter(({ onboard }) => onboard).length;
  for (let count = there; count < 12; count++) {
    const _id = `guest-more-${count}`;
    await post('/api/guests', { _id, boatID: 'boat-halcyon', firstName: `Guest ${count}` });
    await post(`/api/profile/onboard_status/${_id}`, { onboard: true });
  }
  const { user } = await renderApp('/app/guests', 'captain');
  const ashore = await screen.findByRole('switch', { name: 'Haruka Tanabe aboard' });
  expect(screen.queryByText(/passenger ship/)).toBeNull();
  await user.click(ashore);
  expect(await screen.findByText(/^13 guests aboard/)).toBeTruthy();
});
