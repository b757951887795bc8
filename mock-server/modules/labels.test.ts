import { expect, test } from 'vitest';
import { as } from '../testing/as.ts';
import { readPdf } from '../testing/readPdf.ts';
import { useTestApp } from '../testing/useTestApp.ts';

const server = useTestApp();

const printed = async (username: string, kind: string, ids: string) => {
  const { token } = await as(server, username);
  const answer = await server.app.request(`/api/labels/${kind}/boat-halcyon?ids=${ids}&sheet=a4x24&skip=4`, {
    headers: { 'x-auth-token': token },
  });
  const isPaper = answer.headers.get('content-type') === 'application/pdf';
  return {
    status: answer.status,
    text: isPaper ? readPdf(new Uint8Array(await answer.arrayBuffer())).text : '',
  };
};

test('labels of stock say part number, maker and place; of places, what they are in', async () => {
  const stock = await printed('engineer', 'inventory', 'stock-halcyon-1,stock-halcyon-5');
  for (const words of ['Impeller kit', '18958-0001', 'Jabsco', 'Locker 3', 'Oil filter'])
    expect(stock.text).toContain(words);
  const places = await printed('engineer', 'locations', 'place-halcyon-er-locker3');
  for (const words of ['Locker 3', 'Deck 1 / Engine room']) expect(places.text).toContain(words);
});

test('an item that one may not see has no label', async () => {
  const captain = await as(server, 'captain');
  const { json } = await captain.call('GET', '/api/inventory/boat/boat-halcyon');
  const all: { _id: string; private?: boolean }[] = JSON.parse(JSON.stringify(json));
  const hidden = all.find((item) => item.private)?._id ?? '';
  expect((await printed('captain', 'inventory', hidden)).text).toContain('Morphine');
  expect((await printed('deckhand', 'inventory', hidden)).status).toBe(404);
});
