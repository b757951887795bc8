import { expect, test } from './fixtures/index.ts';

test('A part is put on the drawing of its section, and found by its number', async ({ page, login }) => {
  await login('engineer', '/app/sections/section-halcyon-1');
  await page.getByRole('button', { name: 'New part' }).click();
  const dialog = page.getByRole('dialog', { name: 'New part' });
  await dialog.getByRole('textbox', { name: /^Name/ }).fill('Drain plug');
  await dialog.getByRole('textbox', { name: 'Part number' }).fill('18760-0001');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const row = page.getByRole('button', { name: /Drain plug/ });
  await row.click();
  await page.getByRole('button', { name: 'Edit spots' }).click();
  await page.getByRole('button', { name: 'Place in the middle' }).click();
  const spot = page.getByRole('button', { name: '12: Drain plug' });
  await expect(spot).toBeVisible();
  // By keyboard to the right, and kept when it is left.
  const before = await spot.boundingBox();
  await spot.press('Shift+ArrowRight');
  await spot.press('Enter');
  await page.getByRole('button', { name: 'Done' }).click();
  await page.reload();
  await expect(spot).toBeVisible();
  await expect.poll(async () => ((await spot.boundingBox())?.x ?? 0) - (before?.x ?? 0)).toBeGreaterThan(10);
  await page.getByRole('button', { name: '4: Impeller kit' }).click();
  await expect(page.getByRole('region', { name: 'Chosen part' })).toContainText('Impeller kit 18958-0001');
  await expect(page.getByRole('button', { name: /^4 Impeller kit/ })).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/app/spareparts');
  await page.getByRole('searchbox', { name: 'Find a part' }).fill('18760');
  await page.getByRole('link', { name: 'Drain plug' }).click();
  await page.getByRole('link', { name: 'Show on the drawing' }).click();
  await expect(spot).toHaveAttribute('aria-pressed', 'true');
});

test('A part from stock is kept for its job, taken at its completion without a link, and put back by undo', async ({
  page,
  login,
  link,
  problems,
}) => {
  problems.expected(/ERR_|Failed to load|net::/);
  await login('engineer', '/app/worklist');
  await page.getByRole('button', { name: 'New job', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'New job' });
  await dialog.getByRole('textbox', { name: 'Job' }).fill('Renew the impeller');
  await dialog.getByRole('combobox', { name: 'From stock or spares' }).fill('18958-0001');
  await page
    .getByRole('option', { name: /Impeller kit/ })
    .first()
    .click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('tab', { name: /^All open/ }).click();
  await page.getByRole('searchbox', { name: /^Search/ }).fill('Renew the impeller');
  await page.getByRole('link', { name: 'Renew the impeller' }).first().click();
  await expect(page.getByText(/4 aboard · .*Locker 3 \/ B/)).toBeVisible();
  const job = page.url();
  await link.down();
  await page.getByRole('button', { name: 'Complete job' }).first().click();
  const done = page.getByRole('dialog', { name: /Renew the impeller/ });
  await expect(done.getByText(/4 aboard/)).toBeVisible();
  await done.getByRole('button', { name: 'Complete job' }).click();
  await expect(done).toHaveCount(0);
  await link.up();
  await expect(page.getByText('1 × Impeller kit · 1 from stock')).toBeVisible();
  await page.goto('/app/inventory/stock-halcyon-1');
  const ledger = page.getByText('Renew the impeller');
  await expect(ledger.first()).toBeVisible();
  await page.goto(job);
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await page.getByRole('button', { name: 'Undo completion' }).click();
  await expect(page.getByText('1 × Impeller kit · 1 from stock')).toHaveCount(0);
  await expect(page.getByText(/4 aboard · .*Locker 3 \/ B/)).toBeVisible();
});
