import { closeAndExport } from './fixtures/bookEnds.ts';
import { amend, setPin, sign, signEntry, verify } from './fixtures/bookSteps.ts';
import { expect, test } from './fixtures/index.ts';

test('A GMDSS log: traffic and tests by UTC, a battery read again, the master’s day, closed and verified by a stranger', async ({
  page,
  login,
}) => {
  await login('captain', '/app/home');
  await setPin(page);
  await page.goto('/app/gmdss/open');
  await page.getByRole('button', { name: 'Open a volume' }).click();
  for (const [label, words] of [
    ['Place', 'Antibes'],
    ['Call sign', 'ZGKH7'],
    ['MMSI', '319112000'],
    ['Operators and certificates', 'E. Marchetti, GOC 20114'],
    ['Primary duty in distress', 'E. Marchetti'],
  ] as const)
    await page.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(words);
  await page.getByRole('button', { name: 'Sign with PIN' }).click();
  await sign(page, 'Open a volume');

  const book = page.getByRole('region', { name: 'Page 1' });
  await page.getByRole('link', { name: 'New entry' }).click();
  await page.getByRole('combobox', { name: /^Kind of entry/ }).selectOption('Daily tests');
  await page.getByRole('switch', { name: 'DSC internal test' }).click();
  await page.getByLabel('Battery off load').fill('16.1');
  await signEntry(page);
  await expect(book.getByText('Battery off load 16.1 V')).toBeVisible();

  await book
    .getByRole('row', { name: /16\.1 V/ })
    .getByRole('link')
    .click();
  await amend(page, (dialog) => dialog.getByLabel('Battery off load').fill('26.1'));
  await page.goto('/app/gmdss/open');
  await expect(book.getByText('Battery off load 26.1 V')).toBeVisible();
  await verify(page, 'Sign page 1 as master', 2);
  await expect(book.getByText('Not signed yet')).toHaveCount(0);
  await closeAndExport(page, 5);
});

test('A garbage record book: an amount put right, its receipt beside it, the master’s page, closed and verified', async ({
  page,
  login,
}) => {
  await login('captain', '/app/home');
  await setPin(page);
  await page.goto('/app/garbagerecord/open');
  await page.getByRole('button', { name: 'Open a volume' }).click();
  await page.getByRole('textbox', { name: /^Place/ }).fill('Antibes');
  await page.getByRole('button', { name: 'Sign with PIN' }).click();
  await sign(page, 'Open a volume');

  await page.getByRole('link', { name: 'New entry' }).click();
  await page.getByRole('radio', { name: 'Ashore' }).check();
  await page.getByLabel('Port and facility').fill('Antibes, Port Vauban');
  await page.getByLabel('A Plastics').fill('0.8');
  await page.getByLabel('C Domestic wastes').fill('10.5');
  await page.getByLabel('Receipt number').fill('AN-20614');
  await signEntry(page);
  const book = page.getByRole('region', { name: 'Page 1' });
  await book
    .getByRole('row', { name: /AN-20614/ })
    .getByRole('link')
    .click();
  await page.getByRole('button', { name: 'Add a receipt' }).click();
  await page
    .getByRole('group', { name: 'Add files' })
    .locator('input')
    .setInputFiles({
      name: 'receipt-AN-20614.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('Port Vauban received 1.05 m3'),
    });
  await expect(page.getByRole('link', { name: /receipt-AN-20614\.txt/ })).toBeVisible();
  await amend(page, (dialog) => dialog.getByLabel('C Domestic wastes').fill('1.05'));
  await page.goto('/app/garbagerecord/open');
  await expect(book.getByRole('row', { name: /Corrects the entry/ })).toContainText('1.050');
  // Only what was wrong is struck through.
  await expect(book.getByText('10.500')).toHaveCSS('text-decoration-line', 'line-through');
  await expect(book.getByText('0.800').first()).toHaveCSS('text-decoration-line', 'none');
  await verify(page, 'Sign page 1 as master', 2);
  await expect(book.getByText('Not signed yet')).toHaveCount(0);
  await closeAndExport(page, 5);
});

test('An official log: the crew of a drill sets its clocks, a further entry corrects it, the master verifies and closes', async ({
  page,
  login,
}) => {
  await login('captain', '/app/home');
  await setPin(page);
  await page.goto('/app/officiallogbook/open');
  await page.getByRole('button', { name: 'Open a volume' }).click();
  for (const [label, words] of [
    ['Place', 'Antibes'],
    ['Name of the ship', 'Halcyon'],
    ['Official number', '745512'],
    ['Port of registry', 'London'],
    ['Owner', 'Halcyon Ltd'],
    ['Master', 'Elena Marchetti'],
    ['Certificate number', 'GBR-20114'],
  ] as const)
    await page.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(words);
  await page.getByRole('button', { name: 'Sign with PIN' }).click();
  await sign(page, 'Open a volume');

  await page.getByRole('link', { name: 'New entry' }).click();
  await page.getByRole('combobox', { name: /^What/ }).selectOption('Fire drill');
  await page.getByRole('textbox', { name: /^Place/ }).fill('Antibes');
  await page.getByRole('switch', { name: 'Held' }).click();
  await page.getByLabel('Result').fill('All stations manned');
  await page.getByRole('button', { name: /^Add the whole crew/ }).click();
  await signEntry(page);
  const book = page.getByRole('region', { name: 'Page 1' });
  await expect(book.getByText(/^Took part: .*Elena Marchetti/)).toBeVisible();
  const clocks = page.getByRole('region', { name: 'Drills' });
  const fire = clocks.getByRole('listitem').filter({ hasText: 'Fire drill' });
  await expect(fire.getByText(/^last /)).toBeVisible();
  await expect(clocks.getByRole('listitem').filter({ hasText: 'Security drill' })).toContainText(
    'not yet in this volume',
  );

  await book
    .getByRole('row', { name: /Fire drill/ })
    .getByRole('link')
    .click();
  await amend(page, (form) => form.getByLabel('Result').fill('Pump 2 did not start'));
  await page.goto('/app/officiallogbook/open');
  await expect(book.getByText('Corrected by a further entry')).toBeVisible();
  await verify(page, 'Sign page 1 as master', 2);
  await expect(book.getByText('Not signed yet')).toHaveCount(0);
  await closeAndExport(page, 5);
});

test('A vessel’s own book is amended, verified by the master, closed and verified by a stranger', async ({
  page,
  login,
}) => {
  await login('captain', '/app/home');
  await setPin(page);
  await page.goto('/app/createlogbook/new');
  await page.getByLabel('Title').fill('Dive log');
  await page.getByRole('button', { name: 'Add a field' }).click();
  await page.getByRole('textbox', { name: /^Name/ }).fill('Depth');
  await page.getByLabel('Unit').fill('m');
  await page.getByLabel('Maximum').fill('60');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Open a volume' }).click();
  await page.getByRole('textbox', { name: /^Place/ }).fill('Antibes');
  await page.getByRole('button', { name: 'Sign with PIN' }).click();
  await sign(page, 'Open a volume');
  await page.getByLabel('Depth').fill('18');
  await signEntry(page);
  const log = page.getByRole('table');
  await expect(log.getByText('18 m')).toBeVisible();
  await log.getByRole('link').last().click();
  await amend(page, (dialog) => dialog.getByLabel('Depth').fill('16'));
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Dive log' }).click();
  await expect(log.getByText('16 m')).toBeVisible();
  await verify(page, 'Sign 2 as master', 2);
  await closeAndExport(page, 5);
});

test('A bridge leaves out columns: they go from table and form for everybody, and stay in what was signed', async ({
  page,
  login,
  otherDevice,
}) => {
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
  await signEntry(page);
  const log = page.getByRole('table');
  await expect(log.getByRole('columnheader', { name: 'Barometer' })).toBeVisible();
  await page.getByRole('button', { name: /of \d+ columns/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Columns' });
  await dialog.getByRole('checkbox', { name: 'Barometer' }).uncheck();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(entry.getByLabel('Barometer')).toHaveCount(0);
  await expect(log.getByRole('columnheader', { name: 'Barometer' })).toHaveCount(0);
  await log.getByRole('link').last().click();
  await expect(page.getByText('1014 hPa')).toBeVisible();
  const engineer = await otherDevice('engineer', '/app/sealogbook');
  await expect(engineer.getByRole('form', { name: 'New entry' })).toBeVisible();
  await expect(engineer.getByLabel('Barometer')).toHaveCount(0);
});
