import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp, withRealServer } from '#testing/renderApp.tsx';
import { hold } from '#testing/server.ts';

withRealServer();

test('a list is not called empty while its page waits for something else, here the folders', async () => {
  const release = hold('get', '*/api/folders/boat/:boatID');
  await renderApp('/app/vesseldocs', 'captain');
  // The documents have come.
  await screen.findByText(/[1-9]\d* documents/);
  expect(screen.queryByText('No documents here yet')).toBeNull();
  expect(screen.getAllByRole('status', { name: 'Loading' })).not.toHaveLength(0);
  release();
  await screen.findByRole('columnheader', { name: 'Folder' });
});
