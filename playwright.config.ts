import { defineConfig } from '@playwright/test';
import { browserArgs, findBrowser } from './e2e/browser.ts';

const executablePath = findBrowser();

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  forbidOnly: true,
  // A test that fails once has failed.
  retries: 0,
  workers: 2,
  // Far away: a wait ends by what is seen, and the machine may do other work.
  timeout: 900_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: '.tmp/e2e.json' }]],
  use: {
    viewport: { width: 1024, height: 768 },
    locale: 'en-GB',
    timezoneId: 'Europe/Paris',
    // Journeys look at the server's own answers; offline.spec.ts alone is about the app that is kept on the device.
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
    launchOptions: { args: browserArgs, ...(executablePath ? { executablePath } : {}) },
  },
});
