import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readText } from '../mock-server/modules/documents/readText.ts';
import { choose, givePins, sign } from './fixtures/forms.ts';
import { expect, test } from './fixtures/index.ts';

/** The text of the PDF that the page gives, in one line. */
const textOfPdf = async (page: Page) => {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PDF', exact: true }).click();
  const file = await download;
  const bytes = new Uint8Array(await readFile(await file.path()));
  return (await readText(bytes, 'application/pdf')).replaceAll(/\s+/g, ' ');
};

test.use({ viewport: { width: 768, height: 1024 }, hasTouch: true });

test('A permit to work goes from its form to the archive on an upright tablet: cut link, two devices, a change after a signature', async ({
  page,
  login,
  link,
  request,
  otherDevice,
}) => {
  await givePins(request, 'deckhand', 'captain');
  await login('engineer', '/app/ism');
  await page
    .getByRole('region', { name: 'Fill a form' })
    .getByRole('link', { name: /^Permit to work/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Permit to work' })).toBeVisible();
  await page.getByRole('button', { name: 'Start filling' }).click();
  await page.getByRole('textbox', { name: 'Work to be done' }).fill('Renew the masthead light');
  await page.getByRole('textbox', { name: 'Place of work' }).fill('Mast, top platform');
  await choose(page, 'Kind of work', 'Aloft');
  await page.getByLabel('Who works').selectOption({ label: 'Amy Clarke, Deckhand' });

  // What was entered is there after a reload, also what was entered without a link.
  await expect(page.getByRole('button', { name: /Work and place 4 of 6/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^On this device: / })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Work to be done' })).toHaveValue(
    'Renew the masthead light',
  );
  await link.down();
  await page.getByLabel('Valid until').fill('1730');
  await page.getByRole('combobox', { name: 'Equipment' }).fill('Generator 1');
  await page.getByRole('button', { name: 'Next: Made safe' }).click();
  await choose(page, 'System isolated, locked and tagged', 'Yes');
  await page.getByLabel('Point 1').fill('Breaker Q14');
  await page.getByLabel('Lock or tag no. 1').fill('L-22');
  await page.getByLabel('By 1').fill('T. Halvorsen');
  await choose(page, 'Protective equipment worn and checked', 'Yes');
  await choose(page, 'Harness and second line', 'No');
  await expect(page.getByText('Harness and second line: No')).toBeVisible();
  await page.getByLabel('Wind').fill('24');
  await choose(page, 'Bridge and those nearby told', 'Yes');
  await expect(page.getByRole('button', { name: /Made safe 6 of 7/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^On this device: / })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: /^2\W*Made safe/ }).click();
  await expect(page.getByLabel('Lock or tag no. 1')).toHaveValue('L-22');
  await expect(page.getByText(/answers? stop/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit for signing' })).toHaveCount(0);
  await choose(page, 'Harness and second line', 'Yes');
  await page.getByLabel('Wind').fill('12');
  await link.up();
  await expect(page.getByRole('button', { name: /^On this device: / })).toHaveCount(0);
  await page.getByRole('button', { name: 'Submit for signing' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: /^PW-\d{4}-\d{3} Permit to work$/ }),
  ).toBeVisible();

  // In order: who works signs first, on this tablet.
  await sign(page, 'Person working', /Amy Clarke/);
  const signatures = page.getByRole('region', { name: 'Signatures' });
  await expect(signatures.getByText('1 of 3')).toBeVisible();

  // A change makes the signature void, and all sign again.
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Change' }).click();
  await page.getByLabel('Valid until').fill('18:45');
  await expect(page.getByText('1 signature is void: Tom Halvorsen changed an answer.')).toBeVisible();
  await page.getByRole('button', { name: 'Submit for signing' }).click();
  await expect(signatures.getByText('0 of 3')).toBeVisible();
  await sign(page, 'Person working', /Amy Clarke/);

  // The officer in charge signs on a device of their own.
  const form = new URL(page.url()).pathname;
  const bridge = await otherDevice('captain', '/app/ism');
  await bridge.getByRole('link', { name: /^PW-\d{4}-\d{3} · Permit to work/ }).click();
  await expect(bridge).toHaveURL(new RegExp(`${form}$`));
  await sign(bridge, 'Officer in charge', /Elena Marchetti/);
  const inForce = 'All have signed. Fill and sign the close-out when the work is done.';
  await expect(bridge.getByText(inForce)).toBeVisible();
  await expect(page.getByText(inForce)).toBeVisible();

  // When the work is done it is closed out, which voids nothing; who issued it closes it.
  await page.getByLabel('Work ended').fill('17:05');
  await choose(page, 'Locks removed, system back in service', 'Yes');
  await expect(signatures.getByText('2 of 3')).toBeVisible();
  await sign(page, 'Closed by', /Elena Marchetti/);
  const archived = 'All have signed. The form is archived and locked.';
  await expect(page.getByText(archived)).toBeVisible();
  await expect(bridge.getByText(archived)).toBeVisible();

  await page.goto('/app/formarchives');
  await page.getByRole('searchbox', { name: 'Find in answers' }).fill('masthead');
  const row = page.getByRole('row', { name: /Permit to work/ });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Work to be done: Renew the masthead light');
  await row.getByRole('link').first().click();
  await expect(page.getByText('As filled, on version 1, still in use.')).toBeVisible();
  await expect(signatures.getByText('3 of 3')).toBeVisible();

  const now = await textOfPdf(page);
  for (const text of [
    ...['Renew the masthead light', 'Mast, top platform', 'Aloft', 'Amy Clarke', 'Generator 1', '18:45'],
    ...['Breaker Q14', 'L-22', '12 kn', 'Person working', 'Officer in charge', 'Elena Marchetti'],
    ...['Closed by', '17:05'],
  ])
    expect(now).toContain(text);
  expect(now).not.toContain('17:30');

  // Both are kept: what was signed first is there as it was, with its signature.
  await page.getByLabel('State', { exact: true }).selectOption({ index: 1 });
  await expect(signatures.getByText('1 of 3')).toBeVisible();
  await expect(page.getByText('17:30', { exact: true })).toBeVisible();
  const before = await textOfPdf(page);
  expect(before).toContain('17:30');
  expect(before).toContain('Amy Clarke');
  expect(before).not.toContain('18:45');
  expect(before).not.toContain('Elena Marchetti');
});
