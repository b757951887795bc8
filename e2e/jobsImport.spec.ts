import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/index.ts';
import { apiAs, statusMessage } from './fixtures/jobs.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const giveFile = async (page: Page, name: string, text: string | Buffer) => {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
};
const errors = (page: Page) => page.getByRole('region', { name: 'Rows with errors' });

/** Corrects a cell of a row with an error. */
const correctCell = async (page: Page, cell: RegExp, text: string) => {
  const field = errors(page).getByLabel(cell);
  await field.fill(text);
  await field.press('Enter');
};

const machines = ['Generator 1', 'C7E01877', 'Main engine, port > Turbochargers', '33CZ1042'];

test('An engineer imports 2,000 jobs, corrects faulty rows in place, and each finds its machine', async ({
  page,
  login,
  request,
}) => {
  const lines = Array.from({ length: 2000 }, (_, i) => {
    const title = i === 1200 ? '' : `Yard job ${i + 1}`;
    const machine = i === 600 ? 'Generator 9' : machines[i % machines.length];
    return `${title},"${machine}",${i === 900 ? 'soonish' : '6 months'},Engine`;
  });
  await login('engineer', '/app/worklist/import');
  await giveFile(page, 'yard.csv', ['Job,Machine,Interval,Dept', ...lines].join('\n'));
  const began = Date.now();
  await page.getByRole('button', { name: 'Check 2,000 rows' }).click();
  await expect(errors(page)).toBeVisible({ timeout: 240_000 });
  const checked = Date.now();
  const start = page.getByRole('button', { name: /^Import [\d,]+ items$/ });
  await expect(start).toBeDisabled();
  await correctCell(page, /^Equipment, row/, 'Generator 2');
  await correctCell(page, /^Repeats every, row/, '6 months');
  await correctCell(page, /^Job, row/, 'Yard job 1201');
  await expect(errors(page).getByRole('row', { name: /Fixed/ })).toHaveCount(3);
  await expect(start).toHaveText('Import 2,000 items');
  const fixed = Date.now();
  await start.click();
  await expect(statusMessage(page, '2,000 added, 0 changed')).toBeVisible({ timeout: 240_000 });
  console.info(
    `2,000 jobs: checked in ${(checked - began) / 1000} s, imported in ${(Date.now() - fixed) / 1000} s`,
  );

  const engineer = await apiAs(request, 'engineer');
  const all: { name: string; _id: string }[] = await engineer.get('/api/equipmentgroups/boat/boat-halcyon');
  const equipmentIdOf = (name: string) => all.find((machine) => machine.name === name)?._id;
  const jobs: { title: string; equipmentID: string; calendarInterval: number | null }[] = await engineer.get(
    '/api/worklist/boat/boat-halcyon',
  );
  const job = (no: number) => jobs.find(({ title }) => title === `Yard job ${no}`);
  // By name, by serial number, by path; and the three with errors.
  expect(job(1)).toMatchObject({ equipmentID: equipmentIdOf('Generator 1'), calendarInterval: 6 });
  expect(job(2)?.equipmentID).toBe(equipmentIdOf('Generator 2'));
  expect(all.find(({ _id }) => _id === job(3)?.equipmentID)?.name).toBe('Turbochargers');
  expect(job(4)?.equipmentID).toBe(equipmentIdOf('Generator 1'));
  expect(job(601)?.equipmentID).toBe(equipmentIdOf('Generator 2'));
  expect(job(901)).toMatchObject({ calendarInterval: 6 });
  expect(job(1201)).toBeDefined();

  await page.goto('/app/worklist?view=open');
  await page.getByRole('searchbox').fill('Yard job 1201');
  await expect(page.getByRole('link', { name: 'Yard job 1201', exact: true })).toBeVisible();
});

test('An engineer imports the list of the previous software, leaves out what is unclear, and undoes the import', async ({
  page,
  login,
}) => {
  await login('engineer', '/app/worklist');
  const before = await page.getByRole('tab', { name: /^All open \d+$/ }).textContent();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Import jobs' }).click();
  await giveFile(page, 'old list.csv', await readFile('mock-server/seed/data/jobs-import-sample.csv'));
  await page.getByRole('button', { name: /^Check \d+ rows$/ }).click();
  await expect(errors(page).getByRole('row', { name: /soonish/ })).toBeVisible();
  await expect(errors(page).getByRole('row', { name: /Somebody Else/ })).toContainText('No one in the crew');
  await page.getByRole('checkbox', { name: /^Leave out the \d+ rows with errors$/ }).check();
  await page.getByRole('button', { name: /^Import \d+ items$/ }).click();
  await expect(statusMessage(page, /\d+ added, \d+ changed/)).toBeVisible();
  await page.goto('/app/worklist?view=open&q=sharpen%20knives');
  await expect(page.getByRole('link', { name: 'Sharpen knives' })).toBeVisible();

  await page.goto('/app/worklist/import');
  await page.getByRole('button', { name: 'Undo import of old list.csv' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click();
  await expect(page.getByText('Undone', { exact: true })).toBeVisible();
  await page.goto('/app/worklist');
  await expect(page.getByRole('tab', { name: before ?? '', exact: true })).toBeVisible();
});
