import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures/index.ts';
import { givePhoto } from './fixtures/jobs.ts';

test('A captain deletes a machine with its part, finds both under Deleted, and restores them with the photo, first without a link', async ({
  page,
  login,
  link,
  problems,
}) => {
  const title = (name: string) => page.getByRole('heading', { name, exact: true, level: 1 });
  const row = (name: string) => page.getByRole('row', { name: new RegExp(`^Select ${name}`) });
  const create = async (button: Locator, name: string) => {
    await button.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
  };
  const remove = async () => {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(title('Equipment')).toBeVisible();
  };
  await login('captain', '/app/equipment');
  await create(page.getByRole('button', { name: 'New equipment' }), 'Bow locker');
  await expect(title('Bow locker')).toBeVisible();
  const machine = new URL(page.url()).pathname;
  const parts = page.getByRole('region', { name: 'Subgroups' });
  await create(parts.getByRole('button', { name: 'Add' }), 'Bow pump');
  await parts.getByRole('link', { name: /Bow pump/ }).click();
  await expect(title('Bow pump')).toBeVisible();
  await givePhoto(page, page.getByRole('button', { name: 'Add photos' }), 'pump.jpg');
  await expect(page.getByRole('img', { name: 'pump.jpg' })).toBeVisible();
  const part = new URL(page.url()).pathname;
  await remove();
  await page.goto(machine);
  await expect(title('Bow locker')).toBeVisible();
  await remove();

  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('link', { name: 'Deleted' }).click();
  await expect(title('Deleted')).toBeVisible();
  await expect(row('Bow pump')).toContainText('1 photo');
  await expect(row('Bow locker')).toContainText('1 entry deleted with it');

  problems.expected(/Failed to load resource/);
  await link.down();
  await row('Bow locker')
    .getByRole('button', { name: /Restore/ })
    .click();
  await expect(row('Bow locker')).toContainText('On this device');
  await link.up();
  await expect(page.getByText('2 entries are restored')).toBeVisible();
  await expect(row('Bow pump')).toHaveCount(0);

  await page.goto(part);
  await expect(title('Bow pump')).toBeVisible();
  await expect(page.getByRole('img', { name: 'pump.jpg' })).toBeVisible();
});
