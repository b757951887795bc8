import { closeAndExport } from './fixtures/bookEnds.ts';
import { setPin, sign, verify } from './fixtures/bookSteps.ts';
import { expect, test } from './fixtures/index.ts';

test('A captain keeps the sea log: opens it, signs without a link, amends, verifies, checks the seals, closes', async ({
  page,
  login,
  link,
  problems,
}) => {
  problems.expected(/Failed to load resource|connectionfailed|ERR_FAILED/);
  await login('captain', '/app/home');
  await setPin(page);
  await page.goto('/app/sealogbook');
  await page.getByRole('button', { name: 'Open a volume' }).click();
  await page.getByLabel('Place').fill('Antibes');
  await page.getByRole('button', { name: 'Sign with PIN' }).click();
  await sign(page, 'Open a volume');

  const entry = page.getByRole('form', { name: 'New entry' });
  await entry.getByRole('textbox', { name: /^Position/ }).fill('43 26.4 N 007 13.6 E');
  await entry.getByLabel('Barometer').fill('1014');
  await entry.getByLabel('Remarks').fill('Departed Antibes');
  await entry.getByRole('button', { name: 'Sign with PIN' }).click();
  await sign(page, /^Sign the entry of/);
  await expect(page.getByText('Departed Antibes')).toBeVisible();

  // Carried over, the next row needs its figures only; it is signed where there is no link.
  await link.down();
  await entry.getByLabel('Barometer').fill('1013');
  await entry.getByRole('button', { name: 'Altered course' }).click();
  await entry.getByRole('button', { name: 'Sign with PIN' }).click();
  await sign(page, /^Sign the entry of/);
  const log = page.getByRole('table');
  await expect(log.getByText('Altered course')).toBeVisible();
  await expect(log.getByText('On this device')).toBeVisible();
  await link.up();
  await expect(log.getByText('On this device')).toHaveCount(0, { timeout: 60_000 });

  await log.getByRole('link').last().click();
  await page.getByRole('button', { name: 'Amend' }).click();
  const amend = page.getByRole('dialog', { name: 'Amend the entry' });
  await amend.getByLabel('Reason').fill('Read again');
  await amend.getByLabel('Barometer').fill('1012.5');
  await amend.getByRole('button', { name: 'Sign with PIN' }).click();
  await sign(page, 'Amend the entry');
  await expect(page.getByText('1012.5').first()).toBeVisible();

  await page.goto('/app/sealogbook');
  await verify(page, 'Sign 3 as master', 3);
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(page.getByText(/Whole volume checked .*, 5 records, no break/)).toBeVisible();
  await closeAndExport(page, 6);
  await page.goto('/app/sealogbook');
  await expect(page.getByText(/closed on/)).toBeVisible();
  await expect(page.getByRole('form', { name: 'New entry' })).toHaveCount(0);
});
