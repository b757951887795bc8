import { expect, test } from 'vitest';
import { as } from '../testing/as.ts';
import { useTestApp } from '../testing/useTestApp.ts';

const server = useTestApp({ reset: 'once' });

const get = async (username: string, path: string) => {
  const { token } = await as(server, username);
  return server.app.request(path, { headers: { 'x-auth-token': token } });
};

test.each(['fal5', 'fal6'])('%s comes as PDF, to who may read its people', async (form) => {
  const path = `/api/crewlist/${form}/boat-halcyon`;
  const answer = await get('captain', `${path}?who=all&port=Antibes&date=2026-06-18`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(
    Buffer.from(await answer.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  for (const other of ['deckhand', 'rival', 'expired']) expect((await get(other, path)).status).toBe(403);
  expect((await get('captain', `${path}?who=everybody`)).status).toBe(400);
});
