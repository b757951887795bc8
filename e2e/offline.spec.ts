import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { browserArgs, findBrowser } from './browser.ts';
import { expect, PASSWORD, test } from './fixtures/index.ts';
import { startServer, type TestServer } from './fixtures/server.ts';

/** A tablet: a browser whose storage outlives it, and a server that can go away. */
type Tablet = {
  server: TestServer;
  /** Opens the browser anew, as after a restart of the tablet, on a path. */
  open: (path: string) => Promise<Page>;
  /** Leaves the page and ends the browser. */
  close: () => Promise<void>;
};

const device = test.extend<{ tablet: Tablet }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the first argument destructured
  tablet: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'shipshape-tablet-'));
    const started = await startServer();
    let stopped: Promise<void> | undefined;
    const server = {
      origin: started.origin,
      stop: () => {
        stopped ??= started.stop();
        return stopped;
      },
    };
    const executablePath = findBrowser();
    let context: BrowserContext | undefined;
    const close = async () => {
      for (const page of context?.pages() ?? []) await page.goto('about:blank');
      await context?.close();
      context = undefined;
    };
    const open = async (path: string) => {
      context = await chromium.launchPersistentContext(folder, {
        args: browserArgs,
        ...(executablePath ? { executablePath } : {}),
        viewport: { width: 1024, height: 768 },
        locale: 'en-GB',
        timezoneId: 'Europe/Paris',
        serviceWorkers: 'allow',
      });
      const [page = await context.newPage()] = context.pages();
      await page.goto(`${server.origin}${path}`);
      return page;
    };
    await use({ server, open, close });
    await close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  },
});

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const signIn = async (page: Page) => {
  await page.getByRole('textbox', { name: 'User name' }).fill('engineer');
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/app\/home$/);
  await expect(title(page)).toBeVisible();
  // The app is on the device from here on.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
};

/** The first photo of a machine is there, not only its frame. */
const seesPhoto = async (page: Page) => {
  const photo = page.getByRole('region', { name: 'Photos', exact: true }).getByRole('img').first();
  // Photos load when they come into sight.
  await photo.scrollIntoViewIfNeeded();
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
};

device('An engineer reads on where there is no link, also after the tablet was off', async ({ tablet }) => {
  const first = await tablet.open('/auth/login');
  await signIn(first);
  await first.goto(`${tablet.server.origin}/app/worklist`);
  const row = first.getByRole('main').getByRole('row').getByRole('link').first();
  const job = (await row.textContent()) ?? '';
  await row.click();
  await expect(title(first)).toContainText(job);
  const jobPath = new URL(first.url()).pathname;
  await first.goto(`${tablet.server.origin}/app/equipment`);
  await first.getByRole('searchbox', { name: /^Search in/ }).fill('generator 1');
  await first.getByRole('link', { name: 'Generator 1', exact: true }).click();
  await expect(title(first)).toHaveText('Generator 1');
  await seesPhoto(first);
  const machinePath = new URL(first.url()).pathname;
  await tablet.close();
  await tablet.server.stop();

  const page = await tablet.open('/app/home');
  await expect(page.getByText(/^The server has not answered since/)).toBeVisible();
  await expect(title(page)).toBeVisible();
  await page.goto(`${tablet.server.origin}/app/worklist`);
  await expect(page.getByRole('link', { name: job })).toBeVisible();
  await page.goto(`${tablet.server.origin}${jobPath}`);
  await expect(title(page)).toContainText(job);
  await page.goto(`${tablet.server.origin}${machinePath}`);
  await expect(title(page)).toHaveText('Generator 1');
  await seesPhoto(page);
});
