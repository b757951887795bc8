import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { browserArgs, findBrowser } from './browser.ts';
import { expect, PASSWORD, test } from './fixtures/index.ts';
import { startServer } from './fixtures/server.ts';

/** A tablet: a browser whose storage outlives it, and a server that can go away and come back as another build. */
type Tablet = {
  origin: string;
  stopServer: () => Promise<void>;
  /** The same address again: with an empty memory, so that it knows no session, and with a new build of the app. */
  startNewBuild: () => Promise<void>;
  /** Opens the browser anew, as after a restart of the tablet, on a path. */
  open: (path: string) => Promise<Page>;
  /** Leaves the page and ends the browser. */
  close: () => Promise<void>;
};

const device = test.extend<{ tablet: Tablet }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the first argument destructured
  tablet: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'shipshape-tablet-'));
    const build = `${folder}/build`;
    await cp('dist', build, { recursive: true });
    let server: Awaited<ReturnType<typeof startServer>> | undefined = await startServer({ DIST_DIR: build });
    const { origin } = server;
    const stopServer = async () => {
      const stopping = server;
      server = undefined;
      await stopping?.stop();
    };
    const startNewBuild = async () => {
      await stopServer();
      for (const packed of ['br', 'gz']) await rm(`${build}/sw.js.${packed}`);
      await appendFile(`${build}/sw.js`, '\n// Another build.\n');
      server = await startServer({ DIST_DIR: build, PORT: new URL(origin).port });
    };
    const executablePath = findBrowser();
    let context: BrowserContext | undefined;
    const close = async () => {
      for (const page of context?.pages() ?? []) await page.goto('about:blank');
      await context?.close();
      context = undefined;
    };
    const open = async (path: string) => {
      context = await chromium.launchPersistentContext(`${folder}/browser`, {
        args: browserArgs,
        ...(executablePath ? { executablePath } : {}),
        viewport: { width: 1024, height: 768 },
        locale: 'en-GB',
        timezoneId: 'Europe/Paris',
        serviceWorkers: 'allow',
      });
      const [page = await context.newPage()] = context.pages();
      await page.goto(`${origin}${path}`);
      return page;
    };
    await use({ origin, stopServer, startNewBuild, open, close });
    await close();
    await stopServer();
    await rm(folder, { recursive: true, force: true });
  },
});

// Each starts two servers and two browsers.
device.beforeEach(() => device.setTimeout(180_000));

const title = (page: Page) => page.getByRole('heading', { level: 1 });
/** The app is on the device from here on. */
const onDevice = (page: Page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

/** The names of what is kept of people on the device. */
const keptOf = (page: Page) =>
  page.evaluate(async () =>
    (await indexedDB.databases()).flatMap(({ name }) => (name?.startsWith('shipshape-data-') ? [name] : [])),
  );

const signIn = async (page: Page) => {
  await page.getByRole('textbox', { name: 'User name' }).fill('engineer');
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/app\/home$/);
  await expect(title(page)).toBeVisible();
  await onDevice(page);
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
  await first.goto(`${tablet.origin}/app/worklist`);
  const row = first.getByRole('main').getByRole('row').getByRole('link').first();
  const job = (await row.textContent()) ?? '';
  await row.click();
  await expect(title(first)).toContainText(job);
  const jobPath = new URL(first.url()).pathname;
  await first.goto(`${tablet.origin}/app/equipment`);
  await first.getByRole('searchbox', { name: /^Search in/ }).fill('generator 1');
  await first.getByRole('link', { name: 'Generator 1', exact: true }).click();
  await expect(title(first)).toHaveText('Generator 1');
  await seesPhoto(first);
  const machinePath = new URL(first.url()).pathname;
  await tablet.close();
  await tablet.stopServer();

  const page = await tablet.open('/app/home');
  await expect(page.getByText(/^The server has not answered since/)).toBeVisible();
  await expect(title(page)).toBeVisible();
  await page.goto(`${tablet.origin}/app/worklist`);
  await expect(page.getByRole('link', { name: job })).toBeVisible();
  await page.goto(`${tablet.origin}${jobPath}`);
  await expect(title(page)).toContainText(job);
  await page.goto(`${tablet.origin}${machinePath}`);
  await expect(title(page)).toHaveText('Generator 1');
  await seesPhoto(page);
});

device(
  'An engineer whose session has ended meanwhile has to sign in, and nothing of his is left',
  async ({ tablet }) => {
    const first = await tablet.open('/auth/login');
    await signIn(first);
    expect(await keptOf(first)).toHaveLength(1);
    await tablet.close();
    await tablet.startNewBuild();
    const page = await tablet.open('/app/home');
    await expect(page).toHaveURL(/\/auth\/login/);
    await expect.poll(() => keptOf(page)).toEqual([]);
  },
);

device('A person is offered a new version, and loses nothing before saying so', async ({ tablet }) => {
  const page = await tablet.open('/auth/login');
  await onDevice(page);
  await tablet.startNewBuild();
  const name = page.getByRole('textbox', { name: 'User name' });
  await name.fill('engineer');
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await expect(page.getByText('A new version is ready.')).toBeVisible();
  await expect(name).toHaveValue('engineer');
  await page.getByRole('button', { name: 'Use it now' }).click();
  await expect(name).toHaveValue('');
  await expect(page.getByText('A new version is ready.')).toHaveCount(0);
});

device('The app can be installed', async ({ tablet, request }) => {
  const page = await tablet.open('/auth/login');
  const href = await page.evaluate(() => document.querySelector<HTMLLinkElement>('link[rel=manifest]')?.href);
  const manifest = await (await request.get(href ?? '')).json();
  expect(manifest).toMatchObject({ name: 'Shipshape', display: 'standalone', start_url: '/app/home' });
  for (const { src } of manifest.icons)
    expect((await request.get(new URL(src, href).href)).headers()['content-type']).toBe('image/png');
});
