import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures/index.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('A captain imports a chandler’s list: answers for the dates, mends a value, leaves rows out, and undoes it all', async ({
  page,
  login,
}) => {
  await login('captain', '/app/inventory');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Import stock' });
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Choose a file' }).click();
  await (await chooser).setFiles({
    name: 'chandler-list.csv',
    mimeType: 'text/csv',
    buffer: await readFile('mock-server/seed/data/chandler-list.csv'),
  });
  const price = dialog.getByRole('combobox', { name: 'Field for Unit price' });
  await expect(price.getByRole('option', { selected: true })).toHaveText('Price of one');
  await dialog.getByRole('button', { name: /^Check \d+ rows$/ }).click();

  const wrong = dialog.getByRole('region', { name: 'Rows with errors' });
  await wrong.getByRole('button', { name: 'Yes, day first' }).click();
  const amount = wrong.getByRole('textbox', { name: /^On board, row 116\b/ });
  await amount.fill('3');
  await amount.press('Enter');
  await expect(wrong.getByText('Fixed').first()).toBeVisible();
  await dialog.getByRole('checkbox', { name: /^Leave out the \d rows with errors$/ }).check();
  await expect(dialog.getByText('3 missing places will be made.')).toBeVisible();
  await dialog.getByRole('button', { name: /^Import \d+ items$/ }).click();
  await expect(dialog.getByText(/^\d+ added, 10 changed$/).first()).toBeVisible();

  await dialog.getByRole('button', { name: 'Inventory', exact: true }).click();
  await page.getByRole('searchbox', { name: /^Search/ }).fill('Immersion suit');
  await expect(page.getByRole('row', { name: /Immersion suit universal/ })).toContainText('3');

  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await dialog.getByRole('button', { name: 'Undo import of chandler-list.csv' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click();
  await expect(dialog.getByText('Undone', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('Nothing matches')).toBeVisible();
});
