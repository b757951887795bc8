import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures/index.ts';

/** The demo pay is locked up to last month: the run of this month is the next to begin. By the ship's clock. */
const [year = 0, month = 0] = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' })
  .format()
  .split('-')
  .map(Number);
const monthAt = (later: number) => new Date(Date.UTC(year, month - 1 + later, 1));
const nameOf = (later: number) =>
  new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    monthAt(later),
  );
const [NOW, NEXT] = [nameOf(0), nameOf(1)];
const KEY = monthAt(0).toISOString().slice(0, 7);
const PAY = `/app/employees/payroll?month=${KEY}`;

test('A run is begun, looked over and locked; a seafarer reads the payslip; a mistake becomes a line of the next run', async ({
  page,
  login,
  mails,
  otherDevice,
}) => {
  await login('manager', PAY);
  await expect(page.getByText(`The run of ${NOW} is not begun`)).toBeVisible();
  await page.getByRole('button', { name: `Begin ${NOW}` }).click();
  await expect(page.getByText('Run begun')).toBeVisible();
  const row = page.getByRole('row', { name: /^Amy Clarke/ });
  await expect(row).toContainText('€3,100.00');
  await row.getByRole('button', { name: 'Amy Clarke' }).click();
  const lines = page.getByRole('region', { name: 'Amy Clarke, line by line' });
  await expect(lines).toContainText('€3,100.00 for the whole month');

  await lines.getByRole('button', { name: 'Edit' }).click();
  const form = page.getByRole('dialog', { name: 'Pay of Amy Clarke' });
  await form.getByLabel('Bonus').fill('200');
  await form.getByLabel('Days without pay').fill('3');
  await form.getByLabel('IBAN').fill('GB33 BUKB 2020 1555 5555 55');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toHaveCount(0);
  await expect(lines).toContainText('€3,100.00 ÷ 30 × 3 days');
  await expect(lines).toContainText('€2,990.00');
  await expect(row).toContainText('€2,990.00');

  await page.getByRole('button', { name: 'Payment file' }).click();
  const file = page.getByRole('dialog', { name: `Payment file, ${NOW}` });
  await expect(file).toContainText('This run is not locked yet');
  const saved = page.waitForEvent('download');
  await file.getByRole('button', { name: 'SEPA file' }).click();
  const xml = await readFile(await (await saved).path(), 'utf8');
  expect(xml).toContain('<Nm>Amy Clarke</Nm>');
  expect(xml).toContain('<InstdAmt Ccy="EUR">2990.00</InstdAmt>');
  await file.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: `Lock ${NOW}` }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: `Lock ${NOW}` })
    .click();
  await expect(page.getByText('Run locked. Everybody is told of their payslip.')).toBeVisible();
  await expect(page.getByRole('button', { name: `Lock ${NOW}` })).toHaveCount(0);
  await expect
    .poll(async () => (await mails()).some(({ subject }) => subject.includes(`your payslip for ${NOW}`)))
    .toBe(true);

  const own = await otherDevice('deckhand', '/app/employees/payroll');
  await own.getByRole('link', { name: NOW }).click();
  await expect(own.getByRole('heading', { name: `Amy Clarke, ${NOW}`, level: 1 })).toBeVisible();
  await expect(own.getByRole('region', { name: 'Amy Clarke, line by line' })).toContainText('€2,990.00');
  const slip = own.waitForEvent('download');
  await own.getByRole('button', { name: 'Payslip' }).click();
  expect((await slip).suggestedFilename()).toBe(`payslip-${KEY}-amy-clarke.pdf`);

  await lines.getByRole('button', { name: 'Correct in the next run' }).click();
  const correction = page.getByRole('dialog', { name: `Correct ${NOW}` });
  await expect(correction).toContainText(`It becomes a line of ${NEXT}.`);
  await correction.getByLabel('Amount').fill('103.33');
  await correction.getByLabel('Reason').fill('One day was worked');
  await correction.getByRole('button', { name: 'Save' }).click();
  await expect(correction).toHaveCount(0);
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect(page.getByRole('region', { name: 'Amy Clarke, line by line' })).toContainText(
    'One day was worked',
  );
  await expect(page.getByRole('region', { name: 'Amy Clarke, line by line' })).toContainText('€3,203.33');
});

test('Pay is entered without a link and arrives later', async ({ page, login, link }) => {
  await login('manager', PAY);
  await page.getByRole('button', { name: `Begin ${NOW}` }).click();
  await expect(page.getByText('Run begun')).toBeVisible();
  const row = page.getByRole('row', { name: /^Amy Clarke/ });
  await expect(row).toContainText('€3,100.00');
  await row.getByRole('button', { name: 'Amy Clarke' }).click();
  await link.down();
  const lines = page.getByRole('region', { name: 'Amy Clarke, line by line' });
  await lines.getByRole('button', { name: 'Edit' }).click();
  const form = page.getByRole('dialog', { name: 'Pay of Amy Clarke' });
  await form.getByLabel('Cash advance').fill('50');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toHaveCount(0);
  await expect(lines).toContainText('€3,050.00');
  await link.up();
  await expect(page.getByText('Pay saved')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('row', { name: /^Amy Clarke/ })).toContainText('€3,050.00');
});
