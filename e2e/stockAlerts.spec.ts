import { expect, test } from './fixtures/index.ts';

test('What falls below its minimum is in the bell, on home and in the menu, and is ordered from there', async ({
  page,
  login,
}) => {
  await login('engineer', '/app/inventory?q=Oil+filter+GM47465');
  await page
    .getByRole('row', { name: /Oil filter/ })
    .getByRole('link', { name: 'Oil filter' })
    .click();
  await page.getByRole('button', { name: 'Take', exact: true }).click();
  const take = page.getByRole('dialog', { name: 'Oil filter' });
  await take.getByRole('textbox', { name: 'How many' }).fill('6');
  await take.getByRole('button', { name: 'Take 6' }).click();
  await expect(page.getByText('Oil filter: took 6, leaves 0 on board')).toBeVisible();

  await page.getByRole('link', { name: /^Home/ }).first().click();
  const panel = page.getByRole('region', { name: 'Stock' });
  await expect(panel.getByRole('link', { name: 'Oil filter', exact: true })).toBeVisible();
  await page.getByRole('button', { name: /Notifications/ }).click();
  await page.getByRole('link', { name: /None left: Oil filter/ }).click();
  await expect(page.getByRole('heading', { name: 'Oil filter' })).toBeVisible();

  await page.goto('/app/inventory?q=Oil+filter+GM47465');
  await page
    .getByRole('row', { name: /Oil filter/ })
    .getByRole('checkbox')
    .check();
  await page.getByRole('toolbar').getByRole('button', { name: 'Draft orders' }).click();
  await expect(page.getByText('The parts are in 1 draft')).toBeVisible();
});

test('A kit is checked without a link', async ({ page, login, link }) => {
  await login('captain', '/app/inventory/kit-halcyon-2');
  await expect(page.getByText('14 of 20')).toBeVisible();
  await link.down();
  await page.getByRole('button', { name: 'Check the kit' }).click();
  const check = page.getByRole('dialog', { name: 'Check: First aid bag' });
  await check.getByRole('checkbox', { name: /AED pads adult/ }).check();
  await check.getByRole('button', { name: 'Less: In the kit: Adrenaline' }).click();
  await check.getByRole('button', { name: 'Checked 2 of 3' }).click();
  await expect(page.getByText('3 of 4')).toBeVisible();
  await expect(page.getByText('2 missing', { exact: true })).toBeVisible();
  await link.up();
  await page.reload();
  await expect(page.getByText('3 of 4')).toBeVisible();
});
