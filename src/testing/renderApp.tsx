import { createMemoryHistory } from '@tanstack/react-router';
import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { Providers } from '#app/Providers.tsx';
import { createQueryClient } from '#app/queryClient.ts';
import { createAppRouter, findPage } from '#app/router.ts';
import { startAppOutbox } from '#app/startAppOutbox.ts';
import { connectionIsUp } from '#lib/connection.ts';
import { memoryStore } from '#lib/outbox/memoryStore.ts';
import type { OutboxOptions } from '#lib/outbox/outboxTypes.ts';
import { configureRequests } from '#lib/request.ts';
import { configureWriteNotices } from '#lib/writeNotices.ts';
import { useAlerts } from '#stores/alerts.ts';
import { endSession, startSession, useAuth } from '#stores/auth.ts';
import { freshData, network, testServer } from './server.ts';
import { startTexts } from './startTexts.ts';

const endings: (() => void)[] = [];

/** Starts server and languages for a test file, and gives every test fresh data and a signed-out browser. */
export const withRealServer = () => {
  beforeAll(async () => {
    network.listen({ onUnhandledFrame: 'error' });
    await testServer();
    await startTexts();
  });
  beforeEach(freshData);
  afterEach(() => {
    cleanup();
    for (const end of endings.splice(0)) end();
    // A write that is answered only now is told to nobody: the page may be gone.
    configureWriteNotices(() => {});
    network.resetHandlers();
    endSession();
    connectionIsUp();
    useAlerts.setState({ alerts: [] });
  });
  afterAll(() => network.close());
};

/** The whole app at a path, as a demo user or signed out. The device's operations are in `store`. */
export const renderApp = async (path: string, persona?: string, outbox: Partial<OutboxOptions> = {}) => {
  const queryClient = createQueryClient();
  const router = createAppRouter(queryClient, {
    history: createMemoryHistory({ initialEntries: [path] }),
    defaultPendingMs: 0,
  });
  configureRequests({
    token: () => useAuth.getState().token,
    language: () => 'en',
    onUnauthorized: () => endSession('expired'),
  });
  // A busy machine answers late; a test that needs a shorter wait passes `waitMs`.
  const outboxOptions = { store: memoryStore(), waitMs: 60_000, tabs: undefined, ...outbox };
  endings.push(startAppOutbox(queryClient, outboxOptions));
  if (persona) {
    const { token, userID } = await (await testServer()).signIn(persona);
    startSession(token, userID);
  }
  const user = userEvent.setup();
  await findPage(router, path.replace(/[?#].*/, ''));
  render(<Providers queryClient={queryClient} router={router} />);
  return { user, router, queryClient };
};
