import { expect, test } from './fixtures/index.ts';
import { stockOf } from './fixtures/stock.ts';

const PART = 'Fuel filter element';
const LIST = '/app/inventory?q=2020PM-OR';

test('What falls short is ordered, comes in part, serves a job, and the forecast knows of all of it', async ({
  page,
  login,
}) => {
  await login('captain', LIST);
  const row = page.getByRole('row', { name: /Fuel filter element/ });
  await row.getByRole('link', { name: PART }).click();

  // All 22 are taken.
  await page.getByRole('button', { name: 'Take', exact: true }).click();
  const take = page.getByRole('dialog', { name: PART });
  await take.getByRole('textbox', { name: 'How many' }).fill('22');
  await take.getByRole('button', { name: 'Take 22' }).click();
  await expect(page.getByText('leaves 0 on board')).toBeVisible();

  // Drafted from the list up to the target of 24, and placed by telephone.
  await page.goto(LIST);
  await expect(row).toContainText('None left');
  await row.getByRole('checkbox').check();
  await page.getByRole('toolbar').getByRole('button', { name: 'Draft orders' }).click();
  // A single draft opens.
  await expect(
    page.getByRole('heading', { level: 1, name: /^PO-\d+, Riviera Diesel Services$/ }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Record as placed' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Record as placed' }).click();
  await expect(page.getByText('Placed without an e-mail', { exact: true })).toBeVisible();

  // Twelve of the 24 come.
  await page.getByRole('button', { name: 'Receive', exact: true }).click();
  await page.getByRole('textbox', { name: `Received now: ${PART}` }).fill('12');
  await page.getByRole('button', { name: 'Receive 12 in 1 line' }).click();
  await expect(page.getByText('Delivery without a note')).toBeVisible();
  await expect.poll(async () => (await stockOf(page, PART)).totalAmount).toBe(12);

  // A job takes two of them.
  await page.goto('/app/worklist');
  await page.getByRole('button', { name: 'New job', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'New job' });
  await dialog.getByRole('textbox', { name: 'Job' }).fill('Flush the spare watermaker');
  await dialog.getByRole('combobox', { name: 'From stock or spares' }).fill('2020PM-OR');
  await page
    .getByRole('option', { name: /Fuel filter element/ })
    .first()
    .click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('tab', { name: /^All open/ }).click();
  await page.getByRole('searchbox', { name: /^Search/ }).fill('Flush the spare watermaker');
  await page.getByRole('link', { name: 'Flush the spare watermaker' }).first().click();
  await expect(page.getByText(/12 aboard/)).toBeVisible();
  await page.getByRole('button', { name: 'Complete job' }).first().click();
  const done = page.getByRole('dialog', { name: /Flush the spare watermaker/ });
  await done.getByRole('button', { name: 'Complete job' }).click();
  await expect(page.getByText(`1 × ${PART} · 1 from stock`)).toBeVisible();

  // The forecast has what is left aboard and what is still to come.
  await page.goto('/app/orders/forecast');
  const part = page.getByRole('row', { name: /Fuel filter element/ });
  await part.getByText(PART).click();
  const why = page.getByRole('dialog', { name: /^Why .* of Fuel filter element/ });
  await expect(why.getByText(/^2081 /)).toBeVisible();
  await expect.poll(async () => (await stockOf(page, PART)).totalAmount).toBe(11);
  await page.keyboard.press('Escape');
  await page.goto(LIST);
  // Of 24, 12 are still to come; of those that came, one was used.
  await expect(row).toContainText('12');
  await expect(row).toContainText('11');
});
