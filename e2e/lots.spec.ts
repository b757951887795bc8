import { expect, test } from './fixtures/index.ts';

test('Two boxes with different dates: the first to expire is taken first, without a link too, and another on demand', async ({
  page,
  login,
  link,
}) => {
  await login('captain', '/app/inventory/stock-halcyon-1');
  const receive = async (lot: string, day: string, figure: string) => {
    await page.getByRole('button', { name: 'Receive', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Impeller kit' });
    await dialog.getByRole('textbox', { name: 'How many' }).fill(figure);
    await dialog.getByRole('textbox', { name: 'Lot' }).fill(lot);
    await dialog.getByLabel('Expires').fill(day);
    await dialog.getByRole('button', { name: `Receive ${figure}` }).click();
    await expect(dialog).toHaveCount(0);
  };
  await receive('B2', '2031-06-30', '3');
  await receive('A1', '2030-01-31', '2');
  const where = page.getByRole('region', { name: 'Where it is kept' });
  await expect(where.getByText('Lot A1')).toBeVisible();
  await expect(where.getByText('Lot B2')).toBeVisible();
  await link.down();
  const take = async (figure: string, which?: RegExp) => {
    await page.getByRole('button', { name: 'Take', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Impeller kit' });
    await dialog.getByRole('textbox', { name: 'How many' }).fill(figure);
    if (which) {
      const lot = dialog.getByRole('combobox', { name: 'Lot' });
      const label = await lot.getByRole('option', { name: which }).textContent();
      await lot.selectOption({ label: label ?? '' });
    }
    await dialog.getByRole('button', { name: `Take ${figure}` }).click();
    await expect(dialog).toHaveCount(0);
  };
  await take('2');
  await expect(where.getByText('Lot A1')).toHaveCount(0);
  await take('1', /B2/);
  await link.up();
  await expect(page.getByRole('row', { name: /Took 1.*lot B2, expires 30 Jun 2031/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Took 2.*lot A1, expires 31 Jan 2030/ })).toBeVisible();
  await page.reload();
  await expect(where.getByText('Lot B2')).toBeVisible();
});
