import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { defaultTheme, useTheme } from '#stores/theme.ts';
import { renderApp, withRealServer } from '#testing/renderApp.tsx';
import { fail, hold, network } from '#testing/server.ts';

withRealServer();
beforeEach(() => useTheme.setState({ ...defaultTheme, nightUntil: 0, nightDim: 1, density: 'auto' }));

const openDrawer = async () => {
  const app = await renderApp('/app/help', 'engineer');
  await app.user.click(await screen.findByRole('button', { name: 'Theme' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Theme' }));
  return { ...app, drawer };
};

const dark = (drawer: ReturnType<typeof within>) => drawer.getByRole('switch', { name: 'Dark theme' });

it('changes the screen at once, with a notice when the server has saved it', async () => {
  const { user, drawer } = await openDrawer();
  const before = useTheme.getState().currentTheme;
  const go = hold('post', '*/api/themes/currentTheme/:id');
  await user.click(dark(drawer));
  expect(useTheme.getState().currentTheme).not.toBe(before);
  expect(screen.queryByText('Theme successfully changed')).toBeNull();
  go();
  await screen.findByText('Theme successfully changed');
  expect(useTheme.getState().currentTheme).not.toBe(before);
});

it('goes back when the server refuses', async () => {
  const { user, drawer } = await openDrawer();
  const before = useTheme.getState().fontSize;
  fail('post', '*/api/themes/fontSize/:id', 403, 'The theme is locked');
  await user.click(drawer.getByRole('radio', { name: 'Large' }));
  await screen.findByText('The theme is locked');
  await waitFor(() => expect(useTheme.getState().fontSize).toBe(before));
});

it('ends with the last of several quick changes, on screen and on the server, even if the first save is slow', async () => {
  const { user, drawer, queryClient } = await openDrawer();
  const gate = Promise.withResolvers<void>();
  let calls = 0;
  network.use(
    http.post('*/api/themes/fontSize/:id', async () => {
      calls += 1;
      // Without an answer of its own, the handler passes the call on to the real server.
      if (calls === 1) await gate.promise;
    }),
  );
  for (const name of ['Large', 'Small', 'Normal', 'Large', 'Small'])
    await user.click(drawer.getByRole('radio', { name }));
  expect(calls).toBe(1);
  gate.resolve();
  await waitFor(() => expect(queryClient.isMutating()).toBe(0));
  expect(useTheme.getState().fontSize).toBe('sm');
  useTheme.setState({ fontSize: 'base' });
  await renderApp('/app/help', 'engineer');
  await waitFor(() => expect(useTheme.getState().fontSize).toBe('sm'));
});

it('disables the side bar settings until the navigation is at the side', async () => {
  const { user, drawer } = await openDrawer();
  await user.click(drawer.getByRole('radio', { name: 'Top' }));
  expect(drawer.getByRole('switch', { name: 'Collapse side bar' }).matches(':disabled')).toBe(true);
  await user.click(drawer.getByRole('radio', { name: 'Side' }));
  expect(drawer.getByRole('switch', { name: 'Collapse side bar' }).matches(':disabled')).toBe(false);
});
