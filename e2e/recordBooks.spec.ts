import { closeAndExport } from './fixtures/bookEnds.ts';
import { amend, setPin, sign, signEntry, verify } from './fixtures/bookSteps.ts';
import { expect, test } from './fixtures/index.ts';

test('An oil record book: tanks, a sounding, a sum that does not add up, an amendment, the master’s page', async ({
  page,
  login,
}) => {
  await login('captain', '/app/home');
  await setPin(page);
  await page.goto('/app/oilrecord/open');
  await page.getByRole('button', { name: 'Open a volume' }).click();
  await page.getByRole('button', { name: 'Add a tank' }).click();
  await page.getByLabel('Name and place').fill('Sludge tank');
  await page.getByLabel('Capacity').fill('1.97');
  await page.getByRole('textbox', { name: /^Place/ }).fill('Antibes');
  await page.getByRole('button', { name: 'Sign with PIN' }).click();
  await sign(page, 'Open a volume');

  await page.getByRole('link', { name: 'New entry' }).click();
  await page.getByRole('radio', { name: 'C' }).check();
  await page.getByLabel('11.1 From tank').selectOption('Sludge tank');
  await page.getByLabel('11.3 Retained').fill('1.1');
  await page.getByLabel('11.4 Collected by hand').fill('0');
  await signEntry(page);
  const book = page.getByRole('region', { name: 'Page 1' });
  await expect(book.getByText('1.10 m³')).toBeVisible();
  await expect(page.getByText('1.1 of 1.97 m³')).toBeVisible();

  await page.getByRole('link', { name: 'New entry' }).click();
  await page.getByRole('radio', { name: 'C' }).check();
  await page.getByLabel('Operation').selectOption('Sludge incinerated');
  await page.getByLabel('12.3 Quantity').fill('0.4');
  await page.getByLabel('12.3 From tank').selectOption('Sludge tank');
  await page.getByLabel('12.3 Retained').fill('0.9');
  await page.getByLabel('12.3 Time of operation').fill('4');
  await expect(page.getByText('Sludge tank should hold 0.7 m³ by earlier entries, not 0.9 m³')).toBeVisible();
  await signEntry(page);

  await book
    .getByRole('row', { name: /incinerated/ })
    .getByRole('link')
    .click();
  await amend(page, (dialog) => dialog.getByLabel('12.3 Retained').fill('0.7'));
  await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: 'Oil Record Book Part I' })
    .click();
  await expect(page.getByText('0.7 of 1.97 m³')).toBeVisible();
  await verify(page, 'Sign page 1 as master', 3);
  await expect(book.getByText('Not signed yet')).toHaveCount(0);
  await page.getByRole('link', { name: 'Official form' }).click();
  await expect(page.getByText('Verified by the master')).toHaveCount(3);
  await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: 'Oil Record Book Part I' })
    .click();
  await closeAndExport(page, 6);
});

test('A garbage record book: food waste at sea is checked, landed garbage has its receipt', async ({
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
  await page.getByLabel('B Food wastes').fill('0.04');
  await page.getByRole('textbox', { name: /^Position/ }).fill('42 55.902 N 007 48.886 E');
  await page.getByLabel('Nearest land').fill('8');
  await page.getByLabel('Speed').fill('12.4');
  await page.getByRole('switch', { name: /Ground/ }).click();
  await expect(page.getByText('Ground food waste needs 12 nm from land here')).toBeVisible();
  await expect(
    page.getByText(/Mediterranean: special area. Only ground food waste.*MARPOL V\/6/),
  ).toBeVisible();
  await expect(page.getByText(/check with the chart/)).toBeVisible();
  await page.getByLabel('Nearest land').fill('47');
  await expect(page.getByText('Food waste, ground, over 12 nm: allowed')).toBeVisible();
  await expect(page.getByText('Mediterranean: special area, its rule is kept (MARPOL V/6)')).toBeVisible();
  await signEntry(page);

  await page.getByRole('link', { name: 'New entry' }).click();
  await page.getByRole('radio', { name: 'Ashore' }).check();
  await page.getByLabel('Port and facility').fill('Antibes, Port Vauban');
  await page.getByLabel('C Domestic wastes').fill('1.05');
  await expect(page.getByText('No receipt of the facility: ask for it')).toBeVisible();
  await page.getByLabel('Receipt number').fill('AN-20614');
  await signEntry(page);
  const book = page.getByRole('region', { name: 'Page 1' });
  await expect(book.getByRole('row', { name: /receipt AN-20614/ })).toContainText('1.050');
  await verify(page, 'Sign page 1 as master', 2);
  await expect(book.getByText('Not signed yet')).toHaveCount(0);
});

test('An official log: a drill needs a witness, and a correction strikes nothing', async ({
  page,
  login,
  otherDevice,
}) => {
  const engineer = await otherDevice('engineer');
  await setPin(engineer);
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
  await expect(page.getByText('Not held: the book must say why')).toBeVisible();
  await page.getByRole('switch', { name: 'Held' }).click();
  await page.getByLabel('Result').fill('All stations manned');
  await signEntry(page);
  const book = page.getByRole('region', { name: 'Page 1' });
  await expect(book.getByText('Witness missing')).toBeVisible();
  await book.getByRole('button', { name: 'Sign as witness' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign as witness' });
  await expect(dialog.getByRole('option', { name: /Marchetti/ })).toHaveCount(0);
  await dialog.getByLabel('Who signs').selectOption('user-engineer');
  await sign(page, 'Sign as witness');
  await expect(book.getByText(/^Witness: /)).toBeVisible();

  await book
    .getByRole('row', { name: /Fire drill/ })
    .getByRole('link')
    .click();
  await amend(page, (form) => form.getByLabel('Result').fill('Pump 2 did not start'));
  await page.goto('/app/officiallogbook/open');
  await expect(book.getByText('Corrected by a further entry')).toBeVisible();
  await expect(book.getByText('Pump 2 did not start')).toBeVisible();
});

test('A vessel builds a book of its own, and an old entry keeps its fields when they change', async ({
  page,
  login,
}) => {
  await login('captain', '/app/home');
  await setPin(page);
  await page.goto('/app/createlogbook/new');
  await page.getByLabel('Title').fill('Tender log');
  await page.getByRole('button', { name: 'Add a field' }).click();
  await page.getByRole('textbox', { name: /^Name/ }).fill('Fuel');
  await page.getByLabel('Unit').fill('l');
  await page.getByLabel('Maximum').fill('400');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Open a volume' }).click();
  await page.getByRole('textbox', { name: /^Place/ }).fill('Antibes');
  await page.getByRole('button', { name: 'Sign with PIN' }).click();
  await sign(page, 'Open a volume');

  await page.getByLabel('Fuel').fill('401');
  await page.getByRole('button', { name: 'Sign with PIN' }).click();
  await page.getByLabel('Fuel').fill('62');
  await signEntry(page);
  const log = page.getByRole('table');
  await expect(log.getByText('62')).toBeVisible();

  await page.getByRole('link', { name: 'Change fields' }).click();
  await page.getByRole('textbox', { name: /^Name/ }).fill('Petrol');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Use in this volume' }).click();
  await sign(page, 'New version of the fields');
  await page.getByLabel('Petrol').fill('20');
  await signEntry(page);
  await expect(log.getByRole('columnheader', { name: 'Fuel' })).toBeVisible();
  await expect(log.getByRole('columnheader', { name: 'Petrol' })).toBeVisible();
});
