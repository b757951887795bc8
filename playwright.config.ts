import { defineConfig } from '@playwright/test';
import { browserArgs, findBrowser } from './e2e/browser.ts';

const executablePath = findBrowser();

/** A page lives for seconds here: what the optimising compilers cost is not earned back. Benchmarks run with them. */
const SHORT_LIVED = '--js-flags=--no-turbofan,--no-maglev';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './e2e/fixtures/seeded.ts',
  fullyParallel: true,
  forbidOnly: true,
  // No retries: a test that fails once has failed.
  retries: 0,
  workers: 2,
  // Generous: a wait ends when its condition holds, and the machine may be busy.
  timeout: 900_000,
  expect: { timeout: 60_000, toPass: { timeout: 120_000 } },
  reporter: [['list'], ['json', { outputFile: '.tmp/e2e.json' }]],
  use: {
    // What cannot be pressed or filled by then never will be; the whole test would wait for it.
    actionTimeout: 120_000,
    viewport: { width: 1024, height: 768 },
    locale: 'en-GB',
    timezoneId: 'Europe/Paris',
    // Journeys test the server's own answers; only the offline ones use the service worker.
    serviceWorkers: 'block',
    // Tracing costs a seventh of the time; `--trace on` when looking for a cause.
    trace: 'off',
    screenshot: 'only-on-failure',
    // A worker's tests share a browser's page, which is emptied between them: the app is fetched and compiled once.
    reuseContext: true,
    launchOptions: { args: [...browserArgs, SHORT_LIVED], ...(executablePath ? { executablePath } : {}) },
  },
});
