import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { renderApp, withRealServer } from '#testing/renderApp.tsx';
import { network, testServer } from '#testing/server.ts';

withRealServer();

const named = { name: 'Ship certificates' };
const LIST = '/api/shipcertificates/boat/boat-halcyon';

test('home shows the certificates on which somebody must act, the worst first, each with its page', async () => {
  const { user, router } = await renderApp('/app/home', 'captain');
  const panel = within(await screen.findByRole('region', named));
  const rows = await panel.findAllByRole('listitem');
  expect(rows).toHaveLength(4);
  expect(rows[0]?.textContent).toMatch(/Portable extinguishers.*8 days over/);
  expect(rows[1]?.textContent).toMatch(/Ship sanitation exemption.*14 days/);
  expect(rows[3]?.textContent).toContain('Window open');
  await user.click(panel.getByRole('link', { name: 'Ship sanitation exemption' }));
  await waitFor(() =>
    expect(router.state.location.pathname).toBe(
      '/app/vesseldocs/certificate/shipcertificate-halcyon-sanitation',
    ),
  );
});

test('where nothing is to do the panel is not there', async () => {
  const { call, signIn, app } = await testServer();
  const { token } = await signIn('captain');
  const { json } = await call('GET', LIST, { token });
  for (const { _id } of z.array(z.object({ _id: z.string() })).parse(json))
    await call('DELETE', `/api/shipcertificates/${_id}`, { token });
  // The list waits, so that the panel is seen before it is known to be empty.
  const gate = Promise.withResolvers<void>();
  network.use(
    http.get(`*${LIST}`, async ({ request }) => {
      await gate.promise;
      const answer = await app.fetch(request);
      return new HttpResponse(answer.body, { status: answer.status, headers: answer.headers });
    }),
  );
  await renderApp('/app/home', 'captain');
  await screen.findByRole('region', named);
  gate.resolve();
  await waitFor(() => expect(screen.queryByRole('region', named)).toBeNull());
});

test('who does not keep the vessel’s papers has no such panel', async () => {
  await renderApp('/app/home', 'chef');
  await screen.findByRole('region', { name: 'Allergies and diets' });
  expect(screen.queryByRole('region', named)).toBeNull();
});
