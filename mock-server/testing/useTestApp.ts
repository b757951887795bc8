import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Database } from '../db/database.ts';
import { startTestApp, type TestApp } from './app.ts';

/**
 * The server of a test file, started and stopped with it, with fresh demo data before each test; `once` for tests that
 * change nothing or build on each other.
 */
export const useTestApp = (
  options: { open?: () => Promise<Database>; reset?: 'each' | 'once' } = {},
): TestApp => {
  // Filled before the first test: a test file refers to its server before any test runs.
  const server: TestApp = Object({});
  beforeAll(async () => {
    Object.assign(server, await startTestApp(options.open));
    if (options.reset === 'once') await server.reset();
  });
  if (options.reset !== 'once') beforeEach(() => server.reset());
  afterAll(() => server.stop());
  return server;
};
