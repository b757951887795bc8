import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/index.ts';
import {
  apiAs,
  jobPath,
  onDevice,
  panel,
  readout,
  shipToday,
  statusMessage,
  title,
} from './fixtures/jobs.ts';

const openComplete = async (page: Page) => {
  await page.getByRole('button', { name: /^Complete job/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Complete: / });
  await expect(dialog).toBeVisible();
  return { dialog, save: dialog.getByRole('button', { name: /^Complete/ }) };
};

test('An engineer whose connection is cut while he completes a job loses nothing, and the work is recorded once', async ({
  page,
  login,
  link,
  request,
}) => {
  const engineer = await apiAs(request, 'engineer');
  const before = (await engineer.works(2219)).length;
  await login('engineer', jobPath(2219));
  const { dialog, save } = await openComplete(page);
  const shows = dialog.getByRole('textbox', { name: 'Meter reading' });
  const note = dialog.getByRole('textbox', { name: 'Note' });
  await note.fill('Filter of the second batch');
  await shows.fill('4000');
  await save.click();
  const question = page.getByRole('alertdialog', { name: 'Save anyway?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(shows).toHaveAccessibleDescription(/Lower than the last reading/);
  await shows.fill('6225');
  await link.down();
  await save.click();
  await expect(dialog).toHaveCount(0);
  await expect(statusMessage(page, /^Done: .*Next due/)).toBeVisible();
  await expect(readout(page, 'Due at')).toContainText('6,475h');
  await expect(onDevice(page)).toBeVisible();
  // The first answer is lost: the write is sent again, and recorded once.
  await link.loseNextReply();
  await expect(onDevice(page)).toHaveCount(0);
  await expect(readout(page, 'Due at')).toContainText('6,475h');
  const works = await engineer.works(2219);
  expect(works).toHaveLength(before + 1);
  expect(works[0]).toMatchObject({ note: 'Filter of the second batch', hours: 6225 });
});

test('An engineer who presses Complete twice has recorded the work once', async ({
  page,
  login,
  link,
  request,
}) => {
  const engineer = await apiAs(request, 'engineer');
  const before = (await engineer.works(2215)).length;
  await login('engineer', jobPath(2215));
  const { dialog, save } = await openComplete(page);
  await link.slow(500);
  await save.dblclick();
  await expect(dialog).toHaveCount(0);
  await expect(statusMessage(page, /^Done: .*Next due/)).toHaveCount(1);
  await link.up();
  expect(await engineer.works(2215)).toHaveLength(before + 1);
});

test('An engineer who closes a dialog is where he was before, and the job is unchanged', async ({
  page,
  login,
}) => {
  await login('engineer', '/app/worklist');
  await page.getByRole('link', { name: 'Clean sea strainers, port and stbd' }).click();
  await expect(title(page, 'Clean sea strainers, port and stbd')).toBeVisible();
  const { dialog } = await openComplete(page);
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(title(page, 'Jobs')).toBeVisible();
  await page.goForward();
  await expect(title(page, 'Clean sea strainers, port and stbd')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(readout(page, 'Left')).toContainText('0days');
});

test('An engineer with a job in two tabs ticks in both, and neither is lost', async ({
  page,
  context,
  login,
  problems,
}) => {
  await login('engineer', jobPath(2219));
  const other = await context.newPage();
  problems.watch(other);
  await other.goto(jobPath(2219));
  const step = (tab: Page, name: RegExp) => panel(tab, 'Tasks').getByRole('checkbox', { name });
  await expect(step(other, /^Oil sample/)).toBeVisible();
  await step(page, /^Oil sample/).click();
  await expect(panel(page, 'Tasks')).toContainText('1 of 5 done');
  await step(other, /^Dipstick at full/).click();
  await expect(panel(other, 'Tasks')).toContainText('2 of 5 done');
  await page.reload();
  await expect(panel(page, 'Tasks')).toContainText('2 of 5 done');
  await expect(step(page, /^Oil sample/)).toBeChecked();
  await expect(step(page, /^Dipstick at full/)).toBeChecked();
});

test('An engineer who changes what the captain has just changed is told, and loses nothing', async ({
  page,
  login,
  request,
  problems,
}) => {
  problems.expected(/status of 409/);
  const captain = await apiAs(request, 'captain');
  await login('engineer', jobPath(2140));
  await panel(page, 'Details').getByRole('button', { name: 'Edit' }).click();
  // Its name is the job's name, which changes here.
  const form = page.getByRole('dialog');
  const name = form.getByRole('textbox', { name: 'Job', exact: true });
  await name.fill('Inspect bow thruster seals, both');
  await captain.change(2140, { title: 'Inspect thruster seals with class' });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(name).toHaveAccessibleDescription('Elena Marchetti has changed this in the meantime.');
  await expect(name).toHaveValue('Inspect bow thruster seals, both');
  expect((await captain.job(2140)).title).toBe('Inspect thruster seals with class');
  // Now that he knows, he may save over it.
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toHaveCount(0);
  await expect(title(page, 'Inspect bow thruster seals, both')).toBeVisible();
  expect((await captain.job(2140)).title).toBe('Inspect bow thruster seals, both');
});

test('An engineer with a job open that somebody deleted is told so', async ({
  page,
  login,
  request,
  problems,
}) => {
  problems.expected(/status of 404/);
  const captain = await apiAs(request, 'captain');
  await login('engineer', jobPath(2162));
  await expect(title(page, 'Renew zinc anodes, sea chest')).toBeVisible();
  await captain.remove(2162);
  const { dialog, save } = await openComplete(page);
  await dialog.getByRole('textbox', { name: 'Note' }).fill('Four of six renewed');
  await save.click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('This job is gone')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'All jobs' }).click();
  await expect(title(page, 'Jobs')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Renew zinc anodes, sea chest' })).toHaveCount(0);
});

test('A surveyor without jobs finds none: not in the menu, not by URL, not from the server', async ({
  page,
  login,
  request,
  problems,
}) => {
  problems.expected(/status of 40[34]/);
  await login('guestuser');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: 'Home' })).toBeVisible();
  await expect(menu.getByRole('link', { name: /Jobs/ })).toHaveCount(0);
  for (const path of [
    '/app/worklist',
    '/app/worklist/round',
    '/app/worklist/import',
    '/app/worklist/print',
  ]) {
    await page.goto(path);
    await expect(title(page, 'No access')).toBeVisible();
    await expect(page.getByText('raw water')).toHaveCount(0);
  }
  const { token } = await (
    await request.post('/api/auth', { data: { username: 'guestuser', password: 'demo-Pass1' } })
  ).json();
  const headers = { 'x-auth-token': token };
  expect(await (await request.get('/api/worklist/boat/boat-halcyon', { headers })).json()).toEqual([]);
  expect((await request.get('/api/worklist/job-halcyon-2207', { headers })).status()).toBe(403);
});

test('An engineer prints a work order and saves it as PDF', async ({ page, login }) => {
  await login('engineer', jobPath(2207));
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Print work order' }).click();
  await expect(title(page, 'Work orders')).toBeVisible();
  const sheet = page.getByRole('article', { name: 'Replace raw water pump impeller' });
  await expect(sheet).toContainText('Work order 2207');
  await expect(sheet).toContainText('33CZ1042');
  await expect(sheet.getByRole('img', { name: 'Opens Replace raw water pump impeller' })).toBeVisible();
  const steps = sheet.getByRole('listitem');
  await expect(steps).toHaveCount(6);
  await expect(steps.filter({ hasText: '✓' })).toHaveCount(3);
  await expect(sheet.getByRole('row', { name: /Impeller kit 18958-0001/ })).toBeVisible();
  // On paper there is only the sheet.
  await page.emulateMedia({ media: 'print' });
  await expect(sheet).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as PDF' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.pdf$/);
  const bytes = await readFile(await file.path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(bytes.length).toBeGreaterThan(5_000);
});

test('A deckhand on a phone finds what is due as cards, and takes a job', async ({
  page,
  login,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await login('deckhand', '/app/worklist');
  // A phone opens on the jobs of one's own department.
  await expect(page.getByRole('tab', { name: /^My department/ })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: /^Due now/ }).click();
  await page.getByRole('link', { name: 'Legionella flush, guest cabins' }).click();
  await expect(title(page, 'Legionella flush, guest cabins')).toBeVisible();
  const { dialog, save } = await openComplete(page);
  await dialog.getByRole('button', { name: 'Tick all tasks that need no reading' }).click();
  await expect(dialog.getByRole('checkbox', { name: /^Run each shower/ })).toBeChecked();
  await save.click();
  await expect(statusMessage(page, /^Done: .*Next due/)).toBeVisible();
  const deckhand = await apiAs(request, 'deckhand');
  await expect
    .poll(async () => (await deckhand.works(2211))[0])
    .toMatchObject({ userName: 'Amy Clarke', date: shipToday() });
});
