import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures/index.ts';

test('A captain makes a pack for a port and builds its bundle with one button', async ({
  page,
  login,
  clock,
}) => {
  await clock('2026-06-18T07:42:00.000Z');
  await login('captain', '/app/vesseldocs/certificates');
  await page.getByRole('link', { name: 'Port-entry packs' }).first().click();
  await page.getByRole('button', { name: 'New pack' }).click();
  const form = page.getByRole('dialog', { name: 'New pack' });
  await form.getByRole('textbox', { name: 'Port', exact: true }).fill('Genoa');
  await form.getByRole('button', { name: 'Add a part' }).click();
  const last = form.getByRole('group', { name: 'Part 5' });
  await last.getByLabel('Kind').selectOption('Certificate');
  await last.getByRole('combobox', { name: 'Certificate' }).fill('registry');
  await page.getByRole('option', { name: /Certificate of registry/ }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  const pack = page.getByRole('region', { name: 'Genoa' });
  await expect(pack.getByRole('listitem')).toHaveText([
    ...['Crew list', 'Passenger list', 'Last ports of call', 'Stores', 'Certificate of registry'],
  ]);
  const download = page.waitForEvent('download');
  await pack.getByRole('button', { name: 'Build PDF: Genoa' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('port-pack-2026-06-18.pdf');
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
});
