import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { newId } from '#lib/newId.ts';
import { useEnterReadings } from '#modules/equipment/queries/commands.ts';
import { equipmentQueries } from '#modules/equipment/queries.ts';
import { BOAT, link, noLink } from '#testing/device.tsx';
import { renderApp, withRealServer } from '#testing/renderApp.tsx';

withRealServer();

test('a refused reading shows its figure and its time at once', async () => {
  const { user, queryClient } = await renderApp('/app/equipment', 'engineer', { waitMs: 50 });
  await screen.findByRole('row', { name: /Generator 1/ });
  const machines = await queryClient.fetchQuery(equipmentQueries.list(BOAT));
  const metered = machines.find(({ name }) => name === 'Generator 1');
  noLink();
  const { result } = renderHook(useEnterReadings, {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  });
  await result.current.mutateAsync({
    boatID: BOAT,
    // Lower than the last one: the server asks.
    readings: [{ _id: newId(), equipmentID: metered?._id ?? '', at: new Date().toISOString(), value: 7 }],
  });
  link();
  window.dispatchEvent(new Event('online'));
  await user.click(await screen.findByRole('button', { name: /^Needs attention/ }));
  const panel = within(await screen.findByRole('dialog', { name: 'Changes on this device' }));
  const line = await panel.findByText(/^Reading: 7/);
  expect(line.textContent).toMatch(/^Reading: 7 .*\d\d:\d\d/);
});
