import { screen, within } from '@testing-library/react';
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
