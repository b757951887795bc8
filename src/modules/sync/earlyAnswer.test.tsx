import { expect, onTestFinished, test } from 'vitest';
import { ConnectionError } from '#lib/apiError.ts';
import type { EarlyAnswer } from '#lib/earlyAnswer.ts';
import { configureRequests, request } from '#lib/request.ts';
import { worklist } from '#modules/worklist/contract.ts';
import { withRealServer } from '#testing/renderApp.tsx';
import { network, testServer } from '#testing/server.ts';

withRealServer();

const { first } = worklist.calls;
if (!first) throw new Error('The list of jobs has no first rows');
const FIRST = '/api/worklist/boat/boat-halcyon?first=50';

/** Asks as index.html does: with a session, and read to the end. */
const ask = async (url: string): Promise<EarlyAnswer> => {
  const { signIn } = await testServer();
  const { token } = await signIn('engineer');
  configureRequests({ token: () => token, language: () => 'en', onUnauthorized: () => {} });
  onTestFinished(() =>
    configureRequests({ token: () => null, language: () => 'en', onUnauthorized: () => {} }),
  );
  const answer = await fetch(url, { headers: { 'x-auth-token': token } });
  return { answer, text: await answer.text() };
};

/** The rows that a page gets with such an answer, and how often it asked for them itself. */
const rowsWith = async (found: EarlyAnswer | undefined) => {
  let asked = 0;
  const count = ({ request: { url } }: { request: Request }) => {
    if (url.endsWith(FIRST)) asked++;
  };
  network.events.on('request:start', count);
  onTestFinished(() => network.events.removeListener('request:start', count));
  const { items } = await request(first, {
    params: { boatID: 'boat-halcyon' },
    search: { first: 50 },
    early: Promise.resolve(found),
  });
  return { rows: items.length, asked };
};

test('an answer of the same call is taken, without asking again', async () => {
  const found = await ask(FIRST);
  expect(await rowsWith(found)).toEqual({ rows: expect.any(Number), asked: 0 });
});

test('an answer of another call, a refusal and none are asked for anew', async () => {
  const found = await ask(FIRST);
  const other = await ask('/api/worklist/boat/boat-halcyon?first=10');
  const refused = await ask('/api/worklist/boat/boat-of-others?first=50');
  expect(refused.answer.ok).toBe(false);
  const { rows } = await rowsWith(found);
  for (const early of [other, refused, undefined]) expect(await rowsWith(early)).toEqual({ rows, asked: 1 });
});

test('an answer that is not as agreed is no answer', async () => {
  const found = await ask(FIRST);
  for (const text of ['<html>', found.text.slice(0, -20)])
    await expect(rowsWith({ ...found, text })).rejects.toThrow(ConnectionError);
});
