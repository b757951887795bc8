import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { authQueries } from '#modules/auth/queries.ts';
import { useAuth } from '#stores/auth.ts';
import { renderApp, withRealServer } from '#testing/renderApp.tsx';
import { network } from '#testing/server.ts';

withRealServer();

test('a list that could not be loaded is there by itself once the server answers again', async () => {
  let asked = 0;
  network.use(
    http.get('*/api/suppliers/*', () => {
      asked++;
      return HttpResponse.error();
    }),
  );
  const { queryClient } = await renderApp('/app/supplier', 'captain');
  await screen.findByText('Could not load the suppliers');
  // While it goes on failing and other calls are answered, it is not repeated without pause.
  const { userID } = useAuth.getState();
  const before = asked;
  for (let i = 0; i < 20; i++) await queryClient.fetchQuery({ ...authQueries.me(userID), staleTime: 0 });
  expect(asked - before).toBeLessThan(6);
  network.resetHandlers();
  await queryClient.fetchQuery({ ...authQueries.me(userID), staleTime: 0 });
  expect(await screen.findByRole('link', { name: 'Chandlerie du Port Vauban' })).toBeTruthy();
});
