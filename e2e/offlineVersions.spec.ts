import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { breakApp, renameAssets } from './fixtures/build.ts';
import { checkForVersion, device, expect, onDevice, signIn, title } from './fixtures/tablet.ts';

const offered = (page: Page) => page.getByText('A new version is ready.');
const take = (page: Page) => page.getByRole('button', { name: 'Use it now' }).click();

const scripts = () =>
  [...document.scripts]
    .map(({ src }) => src)
    .sort()
    .join(' ');

/** The scripts of the open page: each version has its own. */
const version = (page: Page) => page.evaluate(scripts);

/**
 * The page has reloaded as another version. The limit is below the 5 min after which Chromium, under automation, replaces
 * a worker that was started again during the change.
 */
const isAnother = (page: Page, old: string) =>
  page.waitForFunction(
    (before) => ![...document.scripts].some(({ src }) => src !== '' && before.includes(src)),
    old,
    { timeout: 240_000 },
  );

/** A tab requests a file of its version and calls the server again and again, until it has another service worker. */
const requestAgainAndAgain = (page: Page) =>
  page.evaluate(() => {
    const file = [...document.scripts].map(({ src }) => src).find((src) => src.includes('/assets/')) ?? '';
    const timer = setInterval(() => {
      for (const url of [file, '/api/health']) void fetch(url, { cache: 'no-store' }).catch(() => undefined);
    }, 30);
    navigator.serviceWorker.addEventListener('controllerchange', () => clearInterval(timer));
  });

const hasWorker = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined);

device('A new version waits for a text that is begun, and is taken when it is sent', async ({ tablet }) => {
  const page = await tablet.open('/auth/login');
  await signIn(page);
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Jobs' }).click();
  await page.getByRole('grid', { name: 'Jobs' }).getByRole('link').first().click();
  const box = page.getByRole('textbox', { name: 'Write a comment' });
  const text = 'Cover plate is seized, freed with heat';
  await box.fill(text);
  const old = await version(page);
  await renameAssets(tablet.build, 'b');
  await tablet.startServer();
  await checkForVersion(page);
  await expect(offered(page)).toBeVisible();
  await take(page);
  await expect(page.getByText(/^The new version starts as soon as/)).toBeVisible();
  await expect(box).toHaveValue(text);
  expect(await version(page)).toBe(old);
  await page.getByRole('button', { name: 'Send' }).click();
  await isAnother(page, old);
  await expect(page.getByText(text)).toHaveCount(1);
  await expect(box).toHaveValue('');
});

device(
  'Of two tabs one takes the new version; the other works on with the old, and is offered it',
  async ({ tablet }) => {
    const page = await tablet.open('/auth/login');
    await signIn(page);
    const old = await version(page);
    const other = await tablet.openTab('/app/help');
    await expect(title(other)).toBeVisible();
    await renameAssets(tablet.build, 'b');
    await tablet.startServer();
    await checkForVersion(page);
    await page.bringToFront();
    await expect(offered(page)).toBeVisible();
    await requestAgainAndAgain(other);
    await take(page);
    await isAnother(page, old);
    await expect(title(page)).toBeVisible();
    await other.bringToFront();
    const before = await version(other);
    // A page whose code this tab has not loaded yet: the server has only the new version's.
    await other
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('link', { name: 'Equipment' })
      .click();
    await expect(other.getByRole('link', { name: 'Propulsion', exact: true })).toBeVisible();
    expect(await version(other)).toBe(before);
    await expect(offered(other)).toBeVisible();
  },
);

device(
  'A version that does not start is replaced by the next one without a person’s doing',
  async ({ tablet }) => {
    const page = await tablet.open('/auth/login');
    await onDevice(page);
    await renameAssets(tablet.build, 'b');
    const repair = await breakApp(tablet.build);
    await tablet.startServer();
    await checkForVersion(page);
    await take(page);
    await expect(page.getByRole('textbox', { name: 'User name' })).toHaveCount(0);
    await renameAssets(tablet.build, 'c');
    await repair('c');
    await tablet.startServer();
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole('textbox', { name: 'User name' })).toBeVisible({ timeout: 5000 });
    }).toPass({ timeout: 240_000 });
  },
);

device(
  'A build without a service worker ends the old one, and the app goes on as a page',
  async ({ tablet }) => {
    const page = await tablet.open('/auth/login');
    await signIn(page);
    expect(await hasWorker(page)).toBe(true);
    for (const end of ['', '.br', '.gz']) await rm(`${tablet.build}/sw.js${end}`, { force: true });
    await tablet.startServer();
    await checkForVersion(page);
    await expect.poll(() => hasWorker(page)).toBe(false);
    await page.reload();
    await expect(title(page)).toBeVisible();
  },
);

device.describe('Installing', () => {
  device.use({ installs: true });

  device('The app can be installed', async ({ tablet, request }) => {
    const page = await tablet.open('/auth/login');
    const href = await page.evaluate(
      () => document.querySelector<HTMLLinkElement>('link[rel=manifest]')?.href,
    );
    const manifest = await (await request.get(href ?? '')).json();
    expect(manifest).toMatchObject({
      id: '/',
      scope: '/',
      name: 'Shipshape',
      display: 'standalone',
      start_url: '/app/home',
    });
    expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable');
    for (const { src } of manifest.icons)
      expect((await request.get(new URL(src, href).href)).headers()['content-type']).toBe('image/png');
    await signIn(page);
    // Chromium offers to install the app; not every browser does.
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Halvorsen/ })
      .click();
    await expect(page.getByRole('menuitem', { name: 'Install app' })).toBeVisible();
    for (const { url } of manifest.shortcuts) {
      await page.goto(tablet.origin + url);
      await expect(title(page)).toBeVisible();
      await expect(page.getByText('This page does not exist')).toHaveCount(0);
    }
  });
});
