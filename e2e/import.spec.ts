import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import writeExcelFile from 'write-excel-file/node';
import { expect, test } from './fixtures/index.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const wizard = (page: Page, step: string) =>
  page.getByRole('main').getByRole('region', { name: step, exact: true });
const fieldOf = (page: Page, column: string) => page.getByRole('combobox', { name: `Field for ${column}` });
const chosen = (page: Page, column: string) => fieldOf(page, column).getByRole('option', { selected: true });

const giveFile = async (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) => {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  await (await chooser).setFiles(file);
};

const csv = (name: string, text: string | Buffer) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
});

/** A list of this many pumps. */
const manyRows = (count: number) =>
  [
    'Name,Group path,Serial number',
    ...Array.from({ length: count }, (_, i) => `Spare pump ${i + 1},Spare pumps,SP-${i + 1}`),
  ].join('\n');

test('An engineer imports a yard list: corrects one row, leaves two out, and undoes the import', async ({
  page,
  login,
}) => {
  await login('engineer', '/app/manageequipment');
  await page.getByRole('link', { name: 'Import' }).click();
  const sample = await readFile('mock-server/seed/data/equipment-import-sample.csv');
  await giveFile(page, csv('equipment-import-sample.csv', sample));
  const columns = wizard(page, 'Columns');
  await expect(columns).toContainText('40 rows');
  for (const [column, field] of [
    ['System', 'Group path'],
    ['Item', 'Name'],
    ['Make', 'Manufacturer'],
    ['Type', 'Model'],
    ['S/N', 'Serial number'],
    ['Place', 'Location'],
    ['Dept', 'Department'],
    ['Crit', 'Critical'],
    ['Hours', 'Running hours'],
  ] as const)
    await expect(chosen(page, column)).toHaveText(field);
  await page.getByRole('button', { name: 'Check 40 rows' }).click();

  const wrong = wizard(page, 'Check').getByRole('region', { name: 'Rows with errors' });
  await expect(wrong.getByRole('row')).toHaveCount(4);
  await expect(wrong.getByRole('row', { name: /Missing/ })).toContainText('Name');
  await expect(wrong.getByRole('row', { name: /Not a number/ })).toContainText('Running hours');
  await expect(wrong.getByRole('row', { name: /The same serial number as row/ })).toContainText(
    'Serial number',
  );
  const start = page.getByRole('button', { name: /^Import \d+ items$/ });
  await expect(start).toBeDisabled();

  const name = wrong.getByRole('textbox', { name: /^Name, row/ });
  await name.fill('Hot water circulation pump');
  await name.press('Enter');
  await expect(wrong.getByRole('row', { name: /Fixed/ })).toHaveCount(1);
  await page.getByRole('checkbox', { name: 'Leave out the 2 rows with errors' }).check();
  await expect(start).toHaveText('Import 38 items');
  await start.click();
  await expect(page.getByRole('status').filter({ hasText: '38 added, 0 changed' })).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Equipment' }).last().click();
  await expect(page.getByRole('tab', { name: 'All 374' })).toBeVisible();
  const search = page.getByRole('searchbox', { name: /^Search [\d,]/ });
  await search.fill('Hot water circulation');
  await expect(
    page.getByRole('treegrid').getByRole('link', { name: 'Hot water circulation pump' }),
  ).toBeVisible();
  await search.fill('Nitrox compressor');
  await expect(page.getByText('Nothing matches')).toBeVisible();

  await page.goto('/app/equipment/import');
  await page.getByRole('button', { name: 'Undo import of equipment-import-sample.csv' }).click();
  const question = page.getByRole('alertdialog', { name: 'Undo the import of equipment-import-sample.csv?' });
  await expect(question).toContainText('38 items are removed and 0 changes are reversed.');
  await question.getByRole('button', { name: 'Undo import' }).click();
  await expect(page.getByText('Undone', { exact: true })).toBeVisible();
  await page.goto('/app/equipment');
  await expect(page.getByRole('tab', { name: 'All 336' })).toBeVisible();
});

test('An engineer imports an Excel file that changes existing equipment', async ({ page, login }) => {
  await login('engineer', '/app/equipment/import');
  const cells = [
    ['Name', 'Serial number', 'Location'],
    ['Generator 1', '33CZ1042', 'Engine room, forward'],
    ['Bilge camera', 'BC-1', 'Lazarette'],
  ];
  const file = await writeExcelFile(
    cells.map((line) => line.map((value) => ({ value, type: String }))),
  ).toBuffer();
  await giveFile(page, {
    name: 'list.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: file,
  });
  await page.getByRole('button', { name: 'Check 2 rows' }).click();
  const start = page.getByRole('button', { name: 'Import 2 items' });
  await expect(start).toBeEnabled();
  await start.click();
  await expect(page.getByRole('status').filter({ hasText: '1 added, 1 changed' })).toBeVisible();
  await page.goto('/app/equipment?q=generator%201');
  await expect(
    page
      .getByRole('treegrid')
      .getByRole('row', { name: /^Close Generator 1|^Open Generator 1|^Generator 1/ })
      .first(),
  ).toContainText('Engine room, forward');
});

test('An engineer imports 2,000 rows and sees the progress', async ({ page, login }) => {
  await login('engineer', '/app/equipment/import');
  await giveFile(page, csv('pumps.csv', manyRows(2000)));
  const began = Date.now();
  await page.getByRole('button', { name: 'Check 2,000 rows' }).click();
  await expect(page.getByRole('progressbar', { name: 'Check' })).toBeVisible();
  const start = page.getByRole('button', { name: 'Import 2,001 items' });
  await expect(start).toBeEnabled({ timeout: 240_000 });
  const checked = Date.now();
  await start.click();
  await expect(page.getByRole('status').filter({ hasText: /^.*2,00[01] added, 0 changed/ })).toBeVisible({
    timeout: 240_000,
  });
  console.info(
    `2,000 rows: checked in ${(checked - began) / 1000} s, imported in ${(Date.now() - checked) / 1000} s`,
  );
});

test('An engineer whose connection is lost in the middle of an import continues where it stopped', async ({
  page,
  login,
  link,
}) => {
  await login('engineer', '/app/equipment/import');
  await giveFile(page, csv('pumps.csv', manyRows(600)));
  await link.down();
  await page.getByRole('button', { name: 'Check 600 rows' }).click();
  await expect(page.getByText(/^No link\. \d+ of 600 rows have arrived; nothing is lost\.$/)).toBeVisible();
  await link.up();
  await page.getByRole('button', { name: 'Continue' }).click();
  const start = page.getByRole('button', { name: 'Import 601 items' });
  await expect(start).toBeEnabled();
  await link.loseNextReply();
  await start.click();
  await expect(page.getByRole('alert').filter({ hasText: 'No answer from the server.' })).toBeVisible();
  await link.up();
  await start.click();
  await expect(page.getByRole('status').filter({ hasText: '0 changed' })).toBeVisible();
  await page.goto('/app/equipment?q=spare%20pump');
  // 600 pumps and the group they are in, once each.
  await expect(page.getByRole('tab', { name: 'All 937' })).toBeVisible();
});

test('An engineer who picks the wrong file is told why it cannot be read', async ({ page, login }) => {
  await login('engineer', '/app/equipment/import');
  const why = wizard(page, 'File').getByRole('alert');
  await giveFile(page, { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') });
  await expect(why).toHaveText('This kind of file cannot be read here. Save it as CSV or XLSX first.');
  await giveFile(page, csv('empty.csv', ''));
  await expect(why).toHaveText('The file is empty.');
  await giveFile(page, csv('headings.csv', 'Name,Location\n'));
  await expect(why).toHaveText('The file has headings, but no rows below them.');
  await giveFile(page, {
    name: 'broken.xlsx',
    mimeType: 'application/zip',
    buffer: Buffer.from('PK\u0003\u0004 broken'),
  });
  await expect(why).toHaveText('The file cannot be opened. It may be damaged or protected by a password.');
  await giveFile(page, csv('good.csv', 'Name\nBilge camera\n'));
  await expect(wizard(page, 'Columns')).toContainText('1 row');
});
