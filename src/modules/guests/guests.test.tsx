import { cleanup, screen, waitFor, within } from '@testing-library/react';
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

test('several guests are deleted after one question that names them', async () => {
  const { user } = await renderApp('/app/guests', 'captain');
  const { list } = await asCaptain();
  const before = (await list()).length;
  const ticks = (await screen.findAllByRole('checkbox', { name: /^Select (?!all)/ })).slice(0, 2);
  const names = ticks.map((tick) => tick.getAttribute('aria-label')?.replace('Select ', '') ?? '');
  for (const tick of ticks) await user.click(tick);
  const bar = within(await screen.findByRole('toolbar', { name: 'Actions for selected rows' }));
  await user.click(await bar.findByRole('button', { name: 'Delete' }));
  const ask = within(await screen.findByRole('alertdialog', { name: 'Delete 2 guests?' }));
  for (const name of names) expect(ask.getByText(new RegExp(name))).toBeTruthy();
  await user.click(ask.getByRole('button', { name: 'Delete' }));
  await waitFor(async () => expect(await list()).toHaveLength(before - 2));
  for (const name of names) expect(screen.queryByRole('link', { name })).toBeNull();
  await waitFor(() =>
    expect(screen.queryByRole('toolbar', { name: 'Actions for selected rows' })).toBeNull(),
  );
});

test('who cooks sees what to serve, and neither passports nor a delete', async () => {
  await renderApp('/app/guestdetails/guest-halcyon-1', 'chef');
  await screen.findByRole('heading', { level: 1 });
  expect(await screen.findByText('Allergies')).toBeTruthy();
  expect(screen.queryByText('Passport')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  cleanup();
  await renderApp('/app/guestdetails/guest-halcyon-1', 'captain');
  expect(await screen.findByText('Passport')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Delete' })).toBeTruthy();
});
