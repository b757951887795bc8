import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { openDB } from 'idb';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { startSession, useAuth } from '#stores/auth.ts';
import { renderApp, withRealServer } from '#testing/renderApp.tsx';
import { network, testServer } from '#testing/server.ts';
import { keepEnded, sendEnded, startEnding } from './endedSessions.ts';

withRealServer();

const statusOf = async (token: string) =>
  (await (await testServer()).call('GET', '/api/auth', { token })).status;

/** What this device keeps of ended sessions, as text. */
const stored = async () => {
  // Opening it before the app does would create it without its store.
  if (!(await indexedDB.databases()).some(({ name }) => name === 'shipshape-ended')) return 'nothing';
  const db = await openDB('shipshape-ended');
  const keys = await db.getAllKeys('ended');
  db.close();
  return JSON.stringify(keys);
};

it('ends a session that was signed out without a link when the link is back, even for the next person', async () => {
  const { user } = await renderApp('/app/help', 'deckhand');
  const token = useAuth.getState().token ?? '';
  await screen.findByRole('heading', { level: 1, name: 'Help' });
  network.use(http.all('*/api/*', () => HttpResponse.error()));
  await user.click(screen.getByRole('button', { name: /, deckhand$/i }));
  await user.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
  await screen.findByRole('heading', { level: 1, name: 'Sign in' });
  // The device keeps what ends the session, and nothing that opens it.
  await expect.poll(stored).toMatch(/^\["[0-9a-f]{64}"\]$/);
  expect(await statusOf(token)).toBe(200);
  await expect(sendEnded()).rejects.toThrow();

  // The app is opened again, and somebody else signs in.
  network.resetHandlers();
  const next = await (await testServer()).signIn('engineer');
  startSession(next.token, next.userID);
  const stop = startEnding();
  await waitFor(async () => expect(await statusOf(token)).toBe(401));
  await expect.poll(stored).toBe('[]');
  stop();
  expect(await statusOf(next.token)).toBe(200);
});

it('keeps nothing when the server was reached', async () => {
  const { user } = await renderApp('/app/help', 'deckhand');
  const token = useAuth.getState().token ?? '';
  await screen.findByRole('heading', { level: 1, name: 'Help' });
  await user.click(screen.getByRole('button', { name: /, deckhand$/i }));
  await user.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
  await waitFor(async () => expect(await statusOf(token)).toBe(401));
  await expect.poll(stored).toBe('[]');
});

it('ends no session whose sign-out is on its way', async () => {
  const { user } = await renderApp('/app/help', 'deckhand');
  const token = useAuth.getState().token ?? '';
  await screen.findByRole('heading', { level: 1, name: 'Help' });
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  network.use(http.delete('*/api/auth', () => arrived.then(() => undefined)));
  await user.click(screen.getByRole('button', { name: /, deckhand$/i }));
  await user.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
  await expect.poll(stored).toMatch(/^\["[0-9a-f]{64}"\]$/);
  expect(await sendEnded()).toBe(false);
  expect(await statusOf(token)).toBe(200);
  arrive();
  await waitFor(async () => expect(await statusOf(token)).toBe(401));
  await expect.poll(stored).toBe('[]');
});

it('tells nothing about sessions that it does not know', async () => {
  await keepEnded('never was one');
  expect(await sendEnded()).toBe(false);
  expect(await stored()).toBe('[]');
});
