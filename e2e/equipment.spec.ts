import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/index.ts';

const list = (page: Page) => page.getByRole('treegrid', { name: 'Equipment' });
const panel = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true });
const title = (page: Page, name: string) => page.getByRole('heading', { name, exact: true, level: 1 });
const search = (page: Page) => page.getByRole('searchbox', { name: /^Search [\d,]/ });
const statusMessage = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

/** Goes from the list to a machine's page, as a user does. */
const open = async (page: Page, name: string) => {
  await search(page).fill(name);
  await list(page).getByRole('link', { name, exact: true }).first().click();
  await expect(title(page, name)).toBeVisible();
};

const choose = async (page: Page, action: string) => {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: action }).click();
};

test('An engineer finds Generator 1, reads its plate and sets it to be worked on in port only', async ({
  page,
  login,
}) => {
  await login('engineer', '/app/equipment');
  await expect(page.getByText('336 items, 50 critical')).toBeVisible();
  await search(page).fill('generator 1');
  const row = list(page)
    .getByRole('row', { name: /Generator 1/ })
    .first();
  await expect(row).toContainText('Kohler');
  await expect(list(page).getByRole('link', { name: 'Main engine, port' })).toHaveCount(0);
  const atSea = row.getByRole('switch', { name: 'At sea: Generator 1' });
  await expect(atSea).toBeChecked();
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await atSea.click();
  await expect(atSea).not.toBeChecked();
  expect((await saved).ok()).toBe(true);

  await row.getByRole('link', { name: 'Generator 1' }).click();
  await expect(title(page, 'Generator 1')).toBeVisible();
  await expect(page.getByText('Kohler 125EFOZDJ · serial 33CZ1042 · Engine room, port')).toBeVisible();
  await expect(panel(page, 'Flags').getByRole('switch', { name: 'At sea' })).not.toBeChecked();
  // A panel outside the viewport is not fetched.
  await panel(page, 'History').scrollIntoViewIfNeeded();
  const change = panel(page, 'History').getByRole('listitem').filter({ hasText: 'At sea' });
  await expect(change).toContainText('Tom Halvorsen');
  await expect(change).toContainText(/yes.*no/);

  // A change made in the list appears in the history that was fetched before.
  await page.goBack();
  const savedAgain = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await atSea.click();
  expect((await savedAgain).ok()).toBe(true);
  await row.getByRole('link', { name: 'Generator 1' }).click();
  await panel(page, 'History').scrollIntoViewIfNeeded();
  await expect(change).toHaveCount(2);
});

test('An engineer edits a machine, and a wrong input loses nothing', async ({ page, login }) => {
  await login('engineer', '/app/equipment');
  await open(page, 'Generator 1');
  await panel(page, 'Particulars').getByRole('button', { name: 'Edit' }).click();
  const form = page.getByRole('dialog', { name: 'Generator 1' });
  const name = form.getByRole('textbox', { name: 'Name' });
  await form.getByRole('textbox', { name: 'Serial number' }).fill('33CZ1042-B');
  await form.getByRole('textbox', { name: 'Remarks' }).fill('New block fitted in Antibes');
  await name.fill('');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(name).toHaveAccessibleDescription('Required');
  await expect(form.getByRole('textbox', { name: 'Serial number' })).toHaveValue('33CZ1042-B');
  await expect(form.getByRole('textbox', { name: 'Remarks' })).toHaveValue('New block fitted in Antibes');
  await name.fill('Generator 1, rebuilt');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toHaveCount(0);
  await expect(title(page, 'Generator 1, rebuilt')).toBeVisible();
  await expect(panel(page, 'Particulars')).toContainText('33CZ1042-B');
  await expect(panel(page, 'Particulars')).toContainText('New block fitted in Antibes');
  await page.reload();
  await expect(title(page, 'Generator 1, rebuilt')).toBeVisible();
});

test('An engineer who closes a form by mistake keeps what he typed', async ({ page, login }) => {
  await login('engineer', '/app/equipment');
  await page.getByRole('button', { name: 'New equipment' }).click();
  const form = page.getByRole('dialog', { name: 'New equipment' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Deck crane');
  await page.keyboard.press('Escape');
  await expect(form.getByRole('alert')).toHaveText('Close without saving?');
  await form.getByRole('button', { name: 'Keep draft' }).click();
  await expect(form).toHaveCount(0);
  await page.getByRole('button', { name: 'New equipment' }).click();
  await expect(form.getByRole('status')).toHaveText('Your draft is back.');
  await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Deck crane');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(title(page, 'Deck crane')).toBeVisible();
  await expect(statusMessage(page, 'Equipment added')).toBeVisible();
});

test('An engineer adds a subgroup, copies the group and moves the copy', async ({ page, login }) => {
  await login('engineer', '/app/equipment');
  await open(page, 'Emergency generator');
  const subgroups = panel(page, 'Subgroups');
  await expect(subgroups.getByRole('link').first()).toBeVisible();
  const before = await subgroups.getByRole('link').count();
  await subgroups.getByRole('button', { name: 'Add' }).click();
  const form = page.getByRole('dialog', { name: 'New subgroup' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Load bank');
  await form.getByRole('textbox', { name: 'Serial number' }).fill('SB-1');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(subgroups.getByRole('link', { name: 'Load bank' })).toBeVisible();
  await expect(subgroups.getByRole('link')).toHaveCount(before + 1);

  await choose(page, 'Duplicate');
  const naming = page.getByRole('dialog', { name: 'Duplicate Emergency generator' });
  await expect(naming.getByRole('textbox', { name: 'Name' })).toHaveValue('Emergency generator (copy)');
  await naming.getByRole('textbox', { name: 'Name' }).fill('Generator 3');
  await naming.getByRole('button', { name: 'Duplicate' }).click();
  await expect(title(page, 'Generator 3')).toBeVisible();
  await expect(subgroups.getByRole('link')).toHaveCount(before + 1);
  await subgroups.getByRole('link', { name: 'Load bank' }).click();
  await expect(title(page, 'Load bank')).toBeVisible();
  await expect(page.getByText('SB-1')).toHaveCount(0);
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(crumbs.getByRole('link')).toHaveText(['Equipment', 'Power generation', 'Generator 3']);

  await crumbs.getByRole('link', { name: 'Generator 3' }).click();
  await choose(page, 'Move');
  const moving = page.getByRole('dialog', { name: 'Move Generator 3' });
  await moving.getByRole('combobox', { name: 'New place' }).selectOption('Tenders and toys');
  await moving.getByRole('button', { name: 'Move here' }).click();
  await expect(crumbs.getByRole('link')).toHaveText(['Equipment', 'Tenders and toys']);
  await page.reload();
  await expect(crumbs.getByRole('link')).toHaveText(['Equipment', 'Tenders and toys']);
  await expect(subgroups.getByRole('link')).toHaveCount(before + 1);
});

test('An engineer archives a machine and finds it among the archived', async ({ page, login }) => {
  await login('engineer', '/app/equipment');
  await open(page, 'Water slide');
  await choose(page, 'Archive');
  await expect(page.getByText('Archived: kept with its history, hidden from the lists.')).toBeVisible();
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Equipment' }).click();
  await expect(page.getByRole('tab', { name: 'All 335' })).toBeVisible();
  await search(page).fill('Water slide');
  await expect(page.getByText('Nothing in All')).toBeVisible();
  await search(page).fill('');
  await page.getByRole('tab', { name: 'Archived 1' }).click();
  await list(page).getByRole('link', { name: 'Water slide' }).click();
  await choose(page, 'Restore from archive');
  await expect(page.getByText('Archived: kept with its history, hidden from the lists.')).toHaveCount(0);
  await panel(page, 'History').scrollIntoViewIfNeeded();
  await expect(panel(page, 'History').getByRole('listitem').filter({ hasText: 'Archived' })).toHaveCount(2);
});

test('An engineer deletes a machine only after confirming, and never one with subgroups', async ({
  page,
  login,
  problems,
}) => {
  problems.expected(/status of 404/);
  await login('engineer', '/app/equipment');
  await open(page, 'Generator 1');
  await choose(page, 'Delete');
  await expect(page.getByRole('alert').filter({ hasText: 'It still has subgroups.' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Equipment' }).click();
  await open(page, 'Water slide');
  const address = page.url();
  const question = page.getByRole('alertdialog', { name: 'Delete Water slide?' });
  await choose(page, 'Delete');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await expect(title(page, 'Water slide')).toBeVisible();
  await choose(page, 'Delete');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(statusMessage(page, 'Equipment deleted')).toBeVisible();
  await expect(title(page, 'Equipment')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'All 335' })).toBeVisible();
  await page.goto(address);
  await expect(page.getByText('This equipment is gone')).toBeVisible();
});

test('A deckhand on a phone reads the list as cards and opens one', async ({ page, login }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await login('deckhand', '/app/equipment');
  // The tree opens closed.
  await expect(page.getByRole('link', { name: 'Propulsion' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Main engine, port' })).toHaveCount(0);
  await expect(list(page)).toHaveCount(0);
  await search(page).fill('watermaker 1');
  await page.getByRole('link', { name: 'Watermaker 1' }).click();
  await expect(title(page, 'Watermaker 1')).toBeVisible();
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/app/home');
  await page.getByRole('link', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('navigation', { name: 'All pages' });
  await menu.getByRole('searchbox', { name: 'Find in menu' }).fill('hours');
  await menu.getByRole('link', { name: 'Running hours' }).click();
  await expect(title(page, 'Running hours')).toBeVisible();
});
