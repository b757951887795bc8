import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { breakApp, renameAssets } from './fixtures/build.ts';
import { device, expect, lookForVersion, onDevice, signIn, title } from './fixtures/tablet.ts';

const take = (page: Page) => page.getByRole('button', { name: 'Use it now' }).click();

const hasWorker = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined);

device(
  'A version that does not start is replaced by the next one without a person’s doing',
  async ({ tablet }) => {
    const page = await tablet.open('/auth/login');
    await onDevice(page);
    await renameAssets(tablet.build, 'b');
    const mend = await breakApp(tablet.build);
    await tablet.startServer();
    await lookForVersion(page);
    await take(page);
    await expect(page.getByRole('textbox', { name: 'User name' })).toHaveCount(0);
    await renameAssets(tablet.build, 'c');
    await mend('c');
    await tablet.startServer();
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole('textbox', { name: 'User name' })).toBeVisible({ timeout: 5000 });
    }).toPass({ timeout: 90_000 });
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
    await lookForVersion(page);
    await expect.poll(() => hasWorker(page)).toBe(false);
    await page.reload();
    await expect(title(page)).toBeVisible();
  },
);

device('The app can be installed', async ({ tablet, request }) => {
  const page = await tablet.open('/auth/login');
  const href = await page.evaluate(() => document.querySelector<HTMLLinkElement>('link[rel=manifest]')?.href);
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
  // Only a browser that can install it says so; this one does.
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
