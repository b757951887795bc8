import type { Page } from '@playwright/test';
import { z } from 'zod/mini';
import { addComment, BOAT, commentTextsOf, expect, onDevice, test } from './fixtures/device.ts';
import { givePhoto } from './fixtures/jobs.ts';

const named = z.array(z.object({ _id: z.string(), title: z.string(), location: z._default(z.string(), '') }));
const files = z.array(z.object({ name: z.string() }));
const title = (page: Page, name: string) => page.getByRole('heading', { name, exact: true, level: 1 });
const menu = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Changes on this device' });

/** The app is on the tablet, and so are the lists that a user needs. */
const prepare = async (page: Page) => {
  await expect(title(page, 'Jobs')).toBeVisible();
  await page.getByRole('tab', { name: /^All open/ }).click();
  await expect(page.getByRole('grid', { name: 'Jobs' }).getByRole('link').first()).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
};

const createJob = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'New job', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'New job' });
  await dialog.getByRole('textbox', { name: 'Job' }).fill(name);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
};

test('An engineer creates a job without a connection, works on it, restarts the tablet, and all of it is sent once', async ({
  shore,
  tablet,
}) => {
  const name = 'Re-pack the stern gland';
  const first = await tablet.open('/app/worklist', 'engineer');
  await prepare(first);
  shore.link.everything(true);
  shore.link.set('down');
  await createJob(first, name);
  await first.getByRole('searchbox', { name: /^Search/ }).fill('stern gland');
  await first.getByRole('link', { name }).first().click();
  await expect(title(first, name)).toBeVisible();
  await expect(first.getByText('On this device', { exact: true }).first()).toBeVisible();
  await addComment(first, 'Packing is in locker 4');
  await givePhoto(first, first.getByRole('button', { name: 'Add photos' }), 'gland.jpg');
  await expect(first.getByRole('img', { name: 'gland.jpg' })).toBeVisible();
  await first.getByRole('button', { name: 'More' }).click();
  await first.getByRole('menuitem', { name: 'Edit' }).click();
  const form = first.getByRole('dialog', { name });
  await form.getByRole('combobox', { name: 'Place' }).fill('Lazarette');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toHaveCount(0);
  const path = new URL(first.url()).pathname;
  await expect(onDevice(first)).toHaveAccessibleName('On this device: 4');
  await tablet.close();

  // The tablet is on again, still without a connection.
  const page = await tablet.open(path);
  await expect(title(page, name)).toBeVisible();
  await expect(page.getByText('Packing is in locker 4')).toBeVisible();
  await expect(page.getByRole('img', { name: 'gland.jpg' })).toBeVisible();
  await onDevice(page).click();
  await expect(panel(page).getByRole('link', { name })).toBeVisible();
  await expect(panel(page).getByText('Place: nothing → Lazarette')).toBeVisible();
  await page.keyboard.press('Escape');
  // Elements below an open panel are hidden from accessibility, and from the locator below.
  await expect(onDevice(page)).toBeVisible();

  shore.link.set('none');
  await expect(onDevice(page)).toHaveCount(0, { timeout: 240_000 });
  await expect(title(page, name)).toBeVisible();
  await expect(page.getByText('Packing is in locker 4')).toHaveCount(1);
  const jobs = named.parse(await shore.get(`/api/worklist/boat/${BOAT}`)).filter((job) => job.title === name);
  expect(jobs).toMatchObject([{ location: 'Lazarette' }]);
  const id = jobs[0]?._id ?? '';
  expect(await commentTextsOf(shore, id)).toEqual(['Packing is in locker 4']);
  expect(files.parse(await shore.get(`/api/files/worklist/${id}`)).map((file) => file.name)).toEqual([
    'gland.jpg',
  ]);
  console.info('no link, tablet restarted: 4 writes each there once');
});

test('Unsent changes wait for the user who made them, and the next user of the tablet does not see them', async ({
  shore,
  tablet,
}) => {
  const name = 'Grease the anchor winch';
  const page = await tablet.open('/app/worklist', 'engineer');
  await prepare(page);
  shore.link.set('down');
  await createJob(page, name);
  await expect(onDevice(page)).toBeVisible();
  await page.getByRole('button', { name: /^Tom Halvorsen/ }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  const question = page.getByRole('alertdialog', { name: 'Sign out before everything is sent?' });
  await question.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
  shore.link.set('none');
  const signIn = async (persona: string) => {
    await page.getByRole('textbox', { name: 'User name' }).fill(persona);
    await page.getByRole('textbox', { name: 'Password' }).fill('demo-Pass1');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/app\/home$/);
    await menu(page, /^Jobs/).click();
    await prepare(page);
  };
  await signIn('captain');
  await page.getByRole('searchbox', { name: /^Search/ }).fill('anchor winch');
  await expect(page.getByRole('link', { name })).toHaveCount(0);
  await expect(onDevice(page)).toHaveCount(0);
  const there = async () =>
    named.parse(await shore.get(`/api/worklist/boat/${BOAT}`)).filter((job) => job.title === name).length;
  expect(await there()).toBe(0);
  await page.getByRole('button', { name: /^Captain|^[A-Z].*, Captain$/ }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await signIn('engineer');
  await expect.poll(there).toBe(1);
  await page.getByRole('searchbox', { name: /^Search/ }).fill('anchor winch');
  await expect(page.getByRole('link', { name })).toBeVisible();
  console.info('signed out with 1 write waiting: there once, in the name of who made it');
});
