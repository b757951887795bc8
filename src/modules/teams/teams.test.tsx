import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { renderApp, withRealServer } from '#testing/renderApp.tsx';
import { testServer } from '#testing/server.ts';
import { teams } from './contract.ts';

withRealServer();

test('a team is created with its members and its leader', async () => {
  const { user } = await renderApp('/app/teams', 'captain');
  const [button] = await screen.findAllByRole('button', { name: 'New team' });
  if (button) await user.click(button);
  const dialog = within(await screen.findByRole('dialog', { name: 'New team' }));
  await user.type(dialog.getByLabelText(/^Name/), 'Rescue boat');
  await user.type(dialog.getByLabelText('Members'), 'Amy');
  await user.click(await dialog.findByRole('option', { name: /Amy Clarke/ }));
  await user.selectOptions(dialog.getByLabelText('Leader'), 'Amy Clarke');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('Team added');
  await screen.findByText('Rescue boat');
  const server = await testServer();
  const { token } = await server.signIn('captain');
  const { json } = await server.call('GET', '/api/teams/boat/boat-halcyon', { token });
  expect(z.array(teams.item).parse(json)).toContainEqual(
    expect.objectContaining({ name: 'Rescue boat', leaderID: 'user-deckhand', members: ['user-deckhand'] }),
  );
});

test('several teams are deleted after one question; one that is refused does not hold back the others', async () => {
  const { user } = await renderApp('/app/teams', 'captain');
  const ticks = await screen.findAllByRole('checkbox', { name: /^Select (?!all)/ });
  expect(ticks.length).toBeGreaterThan(2);
  const kept = ticks.pop()?.getAttribute('aria-label')?.replace('Select ', '');
  const server = await testServer();
  const { token } = await server.signIn('captain');
  const read = async () =>
    z.array(teams.item).parse((await server.call('GET', '/api/teams/boat/boat-halcyon', { token })).json);
  const changed = (await read()).find(({ name }) => name !== kept);
  for (const tick of ticks) await user.click(tick);
  // Somebody else changes one of them meanwhile.
  await server.call('PUT', `/api/teams/${changed?._id}`, {
    token,
    body: { description: 'Musters at the stern', rev: changed?.rev },
  });
  const bar = within(await screen.findByRole('toolbar', { name: 'Actions for selected rows' }));
  await user.click(bar.getByRole('button', { name: 'Delete' }));
  const ask = within(await screen.findByRole('alertdialog', { name: `Delete ${ticks.length} teams?` }));
  await user.click(ask.getByRole('button', { name: 'Delete' }));
  await waitFor(async () =>
    expect((await read()).map(({ name }) => name).sort()).toEqual([changed?.name, kept].sort()),
  );
});
