import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { renderApp, withRealServer } from '#testing/renderApp.tsx';
import { testServer } from '#testing/server.ts';

withRealServer();

const titles = z.array(z.object({ title: z.string() }));

test('a new job from the list is stored on the server, and the notice opens it', async () => {
  const { user } = await renderApp('/app/worklist', 'engineer');
  await user.click(await screen.findByRole('button', { name: 'New job' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New job' }));
  await user.type(await dialog.findByRole('textbox', { name: /^Job/ }), 'Re-pack the stern gland');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('Job added');
  const { call, signIn } = await testServer();
  const { token } = await signIn('captain');
  const { json } = await call('GET', '/api/worklist/boat/boat-halcyon', { token });
  expect(titles.parse(json).map(({ title }) => title)).toContain('Re-pack the stern gland');
  await user.click(await screen.findByRole('button', { name: 'Open' }));
  await screen.findByRole('heading', { level: 1, name: /Re-pack the stern gland/ });
});
