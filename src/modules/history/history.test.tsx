import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { inventory } from '#modules/inventory/contract.ts';
import { orders } from '#modules/orders/contract.ts';
import { renderApp, withRealServer } from '#testing/renderApp.tsx';
import { testServer } from '#testing/server.ts';

withRealServer();

/** The captain changes an item on another device. */
const changed = async <T extends { _id: string; rev: number }>(
  path: string,
  item: z.ZodMiniType<T>,
  find: (each: T) => boolean,
  change: (each: T) => object,
): Promise<T> => {
  const server = await testServer();
  const { token } = await server.signIn('captain');
  const { json } = await server.call('GET', `${path}/boat/boat-halcyon`, { token });
  const found = z.array(item).parse(json).find(find);
  if (!found) throw new Error(`The demo vessel has no such item at ${path}`);
  const body = { rev: found.rev, ...change(found) };
  expect((await server.call('PUT', `${path}/${found._id}`, { token, body })).status).toBe(200);
  return found;
};

const history = async () => within(await screen.findByRole('region', { name: 'History' }));

test('the history of an item in stock says prices as money', async () => {
  const { _id } = await changed(
    '/api/inventory',
    inventory.item,
    ({ price, currency }) => (price ?? 0) > 0 && currency === 'EUR',
    () => ({ price: 123_456 }),
  );
  await renderApp(`/app/inventory/${_id}`, 'captain');
  expect(await (await history()).findByText(/→ €1,234\.56$/)).toBeTruthy();
});

test('the history of an order says which line came, went and changed', async () => {
  const { _id } = await changed(
    '/api/orders',
    orders.item,
    ({ status, lines }) => status === 'draft' && lines.length > 1,
    ({ lines }) => {
      const [first, second, ...others] = lines;
      return {
        lines: [
          { ...first, quantity: 77 },
          ...others,
          { ...second, _id: 'new-line', inventoryID: '', spareID: '', name: 'Brass polish' },
        ],
      };
    },
  );
  await renderApp(`/app/orders/${_id}`, 'captain');
  const line = await (await history()).findByText(/added Brass polish/);
  expect(line.textContent).toMatch(/^Lines: .+: Quantity \d+ → 77; added Brass polish; removed .+/);
});
