import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/index.ts';
import { onDevice } from './fixtures/jobs.ts';

const title = (page: Page, name: string) => page.getByRole('heading', { name, exact: true, level: 1 });
const meter = (page: Page, name: string) => page.getByRole('textbox', { name: `${name}, now` });
const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });
const statusMessage = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

test('An engineer enters the hours of several meters in one round', async ({ page, login }) => {
  await login('engineer', '/app/home');
  await page.getByRole('link', { name: 'Enter hours' }).first().click();
  await expect(title(page, 'Running hours')).toBeVisible();
  const save = page.getByRole('button', { name: 'Save round' });
  await expect(save).toBeDisabled();
  await meter(page, 'Generator 1').fill('4820.5');
  await meter(page, 'Generator 2').fill('6230');
  await meter(page, 'Main engine, port').fill('6955');
  await expect(statusMessage(page, '3 of 28 entered')).toBeVisible();
  const calls: string[] = [];
  page.on('request', (call) => call.method() === 'POST' && calls.push(call.url()));
  await save.click();
  await expect(statusMessage(page, 'Hours saved')).toBeVisible();
  await expect(meter(page, 'Generator 1')).toHaveValue('');
  await expect(row(page, 'Generator 1')).toContainText('4,820.5');
  await expect(row(page, 'Generator 2')).toContainText('6,230');
  expect(calls).toHaveLength(1);
  await page.reload();
  await expect(row(page, 'Main engine, port')).toContainText('6,955');
});

test('An engineer whose figure is lower is asked before it is saved, and marks the meter as replaced', async ({
  page,
  login,
}) => {
  await login('engineer', '/app/equipment/hours');
  await meter(page, 'Generator 1').fill('12');
  await meter(page, 'Generator 2').fill('6230');
  const hint = /^Lower than the last reading, 4,812 h, .*Typing error, or a new meter\?$/;
  await expect(row(page, 'Generator 1').getByRole('status')).toHaveText(hint);
  await page.getByRole('button', { name: 'Save round' }).click();
  const question = page.getByRole('alertdialog', { name: 'Save anyway?' });
  await expect(question).toContainText('Generator 1: lower than the last reading, 4,812 h');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await row(page, 'Generator 1').getByRole('button', { name: 'Meter was replaced' }).click();
  const dialog = page.getByRole('dialog', { name: 'New meter on Generator 1' });
  await dialog.getByRole('textbox', { name: 'Last reading of the old meter' }).fill('4815');
  await dialog.getByRole('textbox', { name: 'First reading of the new meter' }).fill('12');
  await dialog.getByRole('button', { name: 'Use new meter' }).click();
  await expect(row(page, 'Generator 1')).toContainText(
    'New meter, begins at 12 h. The old one ended at 4,815 h.',
  );
  await page.getByRole('button', { name: 'Save round' }).click();
  await expect(statusMessage(page, 'Hours saved')).toBeVisible();
  // The running hours continue: what the old meter ran plus what the new one shows.
  await page.goto('/app/equipment?q=generator%201');
  await page.getByRole('treegrid').getByRole('link', { name: 'Generator 1', exact: true }).click();
  const readings = page.getByRole('region', { name: 'Readings' });
  await expect(readings.getByRole('row').nth(1)).toContainText('New meter');
  await expect(readings.getByRole('row').nth(1)).toContainText('4,815');
  await expect(readings.getByRole('row').nth(1)).toContainText('Tom Halvorsen');
});

test('An engineer who is called away in the middle of a round finds his readings again', async ({
  page,
  login,
  link,
}) => {
  await login('engineer', '/app/equipment/hours');
  await meter(page, 'Generator 1').fill('4820');
  await expect(statusMessage(page, '1 of 28 entered')).toBeVisible();
  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(meter(page, 'Generator 1')).toHaveValue('4820');
  await link.down();
  await page.getByRole('button', { name: 'Save round' }).click();
  await expect(statusMessage(page, 'Hours saved')).toBeVisible();
  await expect(onDevice(page)).toBeVisible();
  await link.up();
  await expect(onDevice(page)).toHaveCount(0);
  await page.goto('/app/equipment?q=generator%201');
  await page.getByRole('treegrid').getByRole('link', { name: 'Generator 1', exact: true }).click();
  await expect(
    page.getByRole('region', { name: 'Readings' }).getByRole('row').filter({ hasText: '4,820' }),
  ).toHaveCount(1);
});

test('An engineer enters one reading on the page of the machine', async ({ page, login }) => {
  await login('engineer', '/app/equipment?q=generator%201');
  await page.getByRole('treegrid').getByRole('link', { name: 'Generator 1', exact: true }).click();
  await page.getByRole('button', { name: 'Enter hours' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enter hours, Generator 1' });
  const shows = dialog.getByRole('textbox', { name: 'Meter reading' });
  await shows.fill('10');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const question = page.getByRole('alertdialog', { name: 'Save anyway?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(shows).toHaveAccessibleDescription(/^Lower than the last reading, 4,812 h/);
  await shows.fill('4816');
  await dialog.getByRole('textbox', { name: 'Note' }).fill('After the oil change');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  const readings = page.getByRole('region', { name: 'Readings' });
  await expect(readings.getByRole('row').nth(1)).toContainText('After the oil change');
  await expect(readings.getByRole('row').nth(1)).toContainText('4,816');
  await page
    .getByRole('button', { name: /^Close/ })
    .first()
    .click();
  // A wrong one is struck, with a reason; it stays in the list and no longer counts.
  await readings.getByRole('button', { name: /^Reading of .*, 4,816 h$/ }).click();
  await page.getByRole('menuitem', { name: 'Strike this reading' }).click();
  const strike = page.getByRole('dialog', { name: 'Strike reading, Generator 1' });
  await strike.getByRole('textbox', { name: /Reason/ }).fill('Read at generator 2');
  await strike.getByRole('button', { name: 'Strike reading' }).click();
  await expect(readings.getByRole('row').nth(1)).toContainText('Read at generator 2');
  await expect(page.getByLabel('Running hours').getByText('4,812').first()).toBeVisible();
});

test.describe('with a tablet in the hand', () => {
  test.use({ hasTouch: true });

  test('An engineer taps hours in on the keypad', async ({ page, login }) => {
    await login('engineer', '/app/equipment/hours');
    await expect(page.getByRole('document')).toHaveAttribute('data-density', 'touch');
    await meter(page, 'Generator 1').tap();
    const keypad = page.getByRole('group', { name: 'Keypad' });
    for (const key of ['4', '8', '2', '0'])
      await keypad.getByRole('button', { name: key, exact: true }).tap();
    await expect(meter(page, 'Generator 1')).toHaveValue('4820');
    await keypad.getByRole('button', { name: 'Delete digit' }).tap();
    await keypad.getByRole('button', { name: '1', exact: true }).tap();
    await expect(meter(page, 'Generator 1')).toHaveValue('4821');
    await keypad.getByRole('button', { name: 'Next meter' }).tap();
    await expect(statusMessage(page, '1 of 28 entered')).toBeVisible();
    await page.getByRole('button', { name: 'Save round' }).tap();
    await expect(statusMessage(page, 'Hours saved')).toBeVisible();
  });
});
