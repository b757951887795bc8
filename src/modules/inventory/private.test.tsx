import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderApp, withRealServer } from '#testing/renderApp.tsx';
import { testServer } from '#testing/server.ts';

withRealServer();

const hide = async () => {
  const server = await testServer();
  const { token } = await server.signIn('captain');
  const body = {
    ...{ _id: 'secret', boatID: 'boat-halcyon', name: 'Owner’s cigars', partNo: 'CIG-1', private: true },
    ...{ department: 'Interior', totalAmount: 1, minAmount: 3 },
  };
  expect((await server.call('POST', '/api/inventory', { token, body })).status).toBe(201);
};

/** The count in the page's header, once there is one. */
const factsOf = async () =>
  Number((await screen.findByText(/^[1-9]\d* items/)).textContent?.match(/^\d+/)?.[0]);

let saved: Blob[] = [];
beforeEach(() => {
  saved = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  URL.createObjectURL = (content) => {
    if (content instanceof Blob) saved.push(content);
    return 'blob:list';
  };
  URL.revokeObjectURL = () => {};
});
afterEach(() => vi.restoreAllMocks());

/** The text of the CSV that is saved. */
const exported = async (user: Awaited<ReturnType<typeof renderApp>>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('button', { name: 'CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  return (await saved[0]?.text()) ?? '';
};

test('a private item is in the list, the count, the search and the export of the captain, and of no one else below', async () => {
  await hide();
  const captain = await renderApp('/app/inventory', 'captain');
  expect(await screen.findByRole('row', { name: /Owner’s cigars/ })).toBeTruthy();
  expect(await exported(captain.user)).toContain('Owner’s cigars');
});

test('who may not see it has it in none of these', async () => {
  const { user } = await renderApp('/app/inventory', 'engineer');
  const before = await factsOf();
  await hide();
  // The change arrives, or the list is asked again: the count stays.
  await user.keyboard('{Control>}k{/Control}');
  const palette = within(await screen.findByRole('dialog'));
  await user.type(palette.getByRole('combobox'), 'cigars');
  await waitFor(() => expect(palette.queryByText(/Owner’s cigars/)).toBeNull());
  await user.keyboard('{Escape}');
  expect(await factsOf()).toBe(before);
  expect(await exported(user)).not.toContain('cigars');
});
