import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { renderApp, withRealServer } from '#testing/renderApp.tsx';
import { testServer } from '#testing/server.ts';
import { certificates } from './contract.ts';

withRealServer();

test('a missing certificate is added from its cell of the matrix', async () => {
  const { user } = await renderApp('/app/employees/certificates', 'captain');
  expect(await screen.findByText('17 people, 4 gaps')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Missing: Add: Security awareness, Rua Tāne' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New certificate' }));
  await user.type(dialog.getByRole('textbox', { name: 'Number' }), 'PSA-77');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Certificate saved')).toBeTruthy();
  expect(await screen.findByText('17 people, 3 gaps')).toBeTruthy();
  const { app, signIn } = await testServer();
  const { token } = await signIn('captain');
  const answer = await app.request('/api/certificates/person/user-rtane', {
    headers: { 'x-auth-token': token },
  });
  const held = z.array(certificates.item).parse(await answer.json());
  expect(held.find(({ kind }) => kind === 'securityAwareness')).toMatchObject({ number: 'PSA-77' });
});
