import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/index.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const search = (page: Page) => page.getByRole('searchbox', { name: /^Search [\d,]/ });
const grid = (page: Page) => page.getByRole('treegrid');
const statusMessage = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const loaded = (page: Page) => expect(page.getByRole('tab', { name: 'All 336' })).toBeVisible();

/** Presses Tab until the grid has the focus, as a keyboard user does. */
const tabToGrid = async (page: Page) => {
  for (let press = 0; press < 40; press++) {
    if (await grid(page).evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(grid(page)).toBeFocused();
};

test('An engineer goes through the list with the keyboard alone', async ({ page, login }) => {
  await login('engineer', '/app/manageequipment');
  await loaded(page);
  await page.keyboard.press('/');
  await expect(search(page)).toBeFocused();
  await page.keyboard.type('generator 1');
  await expect(page).toHaveURL(/q=generator/);
  await expect(grid(page).getByRole('link', { name: 'Main engine, port' })).toHaveCount(0);
  await tabToGrid(page);
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  const active = grid(page).getByRole('row', { name: /^Select Generator 1 / });
  await expect(active).toHaveAttribute('aria-selected', 'false');
  await page.keyboard.press('Space');
  await expect(active).toHaveAttribute('aria-selected', 'true');
  await expect(statusMessage(page, '1 item selected')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(statusMessage(page, '1 item selected')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Generator 1', level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Generator 1', level: 1 })).toBeFocused();
});

test('An engineer finds any page and machine with Ctrl K', async ({ page, login }) => {
  await login('engineer', '/app/home');
  await expect(page.getByRole('button', { name: 'Tom Halvorsen, Chief Engineer' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search pages and equipment' })).toBeFocused();
  await page.keyboard.type('watermaker 2');
  await expect(page.getByRole('option', { name: /Watermaker 2/ }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Watermaker 2', level: 1 })).toBeVisible();
});

test('An engineer gives several machines another department in one go', async ({ page, login }) => {
  await login('engineer', '/app/manageequipment');
  await loaded(page);
  await search(page).fill('seabob');
  await page.getByRole('checkbox', { name: 'Select Seabob 1' }).check();
  await page.getByRole('checkbox', { name: 'Select Seabob 2' }).check();
  await expect(statusMessage(page, '2 items selected')).toBeVisible();
  await page
    .getByRole('toolbar', { name: 'Actions for selected rows' })
    .getByRole('button', { name: 'Change' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Change 2 items' });
  await dialog.getByRole('combobox', { name: 'Department' }).fill('Water sports');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  for (const name of ['Seabob 1', 'Seabob 2'])
    await expect(grid(page).getByRole('row', { name: new RegExp(`^Select ${name} `) })).toContainText(
      'Water sports',
    );
  await page.reload();
  for (const name of ['Seabob 1', 'Seabob 2'])
    await expect(grid(page).getByRole('row', { name: new RegExp(`^Select ${name} `) })).toContainText(
      'Water sports',
    );
});

test('An engineer prints labels of the machines he ticked', async ({ page, login }) => {
  await login('engineer', '/app/manageequipment');
  await loaded(page);
  await search(page).fill('seabob');
  await page.getByRole('checkbox', { name: 'Select Seabob 1' }).check();
  await page.getByRole('checkbox', { name: 'Select Seabob 2' }).check();
  await page.getByRole('button', { name: 'Labels' }).click();
  await expect(page.getByRole('heading', { name: 'QR labels', level: 1 })).toBeVisible();
  await expect(page.getByText('2 labels, 1 sheet')).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR code of Seabob 1' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR code of Seabob 2' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^QR code/ })).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Seabob 2' }).uncheck();
  await expect(page.getByRole('img', { name: /^QR code/ })).toHaveCount(1);
});

test('An engineer exports a list as CSV, and no cell of it can run as a formula', async ({ page, login }) => {
  await login('engineer', '/app/manageequipment');
  await loaded(page);
  await page.getByRole('button', { name: 'New equipment' }).click();
  const form = page.getByRole('dialog', { name: 'New equipment' });
  await form.getByRole('textbox', { name: 'Name' }).fill('=1+1');
  await form.getByRole('textbox', { name: 'Model' }).fill('@SUM(A1)');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: '=1+1', level: 1 })).toBeVisible();
  await page.goto('/app/equipment');
  await search(page).fill('=1+1');
  await expect(grid(page).getByRole('link', { name: '=1+1' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('button', { name: 'CSV', exact: true }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^equipment-\d{4}-\d\d-\d\d\.csv$/);
  const [head, ...rows] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(head).toMatch(/^\uFEFF?Name,Critical,.*Maker,Model,/);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatch(/^'=1\+1,/);
  expect(rows[0]).toContain(",'@SUM(A1),");
});

test('A captain sees the count of each view, and comes back to the list as she left it', async ({
  page,
  login,
}) => {
  await login('captain', '/app/equipment');
  await expect(page.getByRole('tab')).toHaveText([
    /^All 336/,
    /^Critical 50/,
    /^With meter 28/,
    /^At sea 216/,
    /^At port 331/,
    /^Archived 0/,
  ]);
  await page.getByRole('tab', { name: 'With meter 28' }).click();
  await expect(page).toHaveURL(/view=metered/);
  await page.getByRole('button', { name: 'Filter by Maker' }).click();
  await page.getByRole('checkbox', { name: /^Kohler/ }).check();
  await page.getByRole('checkbox', { name: /^Caterpillar/ }).check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('status').filter({ hasText: /^\d+ of 336$/ })).toBeVisible();
  const links = grid(page).getByRole('link', { name: /^Generator/ });
  await expect(links).toHaveText(['Generator 1', 'Generator 2']);
  await page
    .getByRole('columnheader', { name: 'Running hours' })
    .getByRole('button', { name: /^Running/ })
    .click();
  const address = page.url();
  await page.reload();
  await expect(links).toHaveCount(2);
  await expect(page.getByRole('tab', { name: 'With meter' })).toHaveAttribute('aria-selected', 'true');
  const order = await links.allTextContents();
  await links.first().click();
  await expect(page.getByRole('heading', { name: order[0] ?? '', level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(links).toHaveText(order);
  await page.getByRole('button', { name: 'Clear Maker' }).click();
  await expect(grid(page).getByRole('link', { name: 'Watermaker 1' })).toBeVisible();
  await page.goBack();
  await expect(links).toHaveText(order);
});
