import { setPin, sign, signEntry } from './fixtures/bookSteps.ts';
import { expect, test } from './fixtures/index.ts';
import { signBooks } from './fixtures/logbooks.ts';

test('Part II of the oil record book: cargo in its tanks, and dirty ballast in a special area is warned about', async ({
  page,
  login,
}) => {
  await login('captain', '/app/home');
  await setPin(page);
  await page.goto('/app/logbook');
  await page.getByRole('link', { name: 'Oil Record Book Part II' }).click();
  await page.getByRole('button', { name: 'Open a volume' }).click();
  await page.getByRole('button', { name: 'Add a tank' }).click();
  await page.getByLabel('Name and place').fill('Cargo 1 P');
  await page.getByLabel('Capacity').fill('120');
  await page.getByRole('textbox', { name: /^Place/ }).fill('Antibes');
  await page.getByRole('button', { name: 'Sign with PIN' }).click();
  await sign(page, 'Open a volume');

  await page.getByRole('link', { name: 'New entry' }).click();
  await page.getByLabel('1 Place of loading').fill('Malta');
  await page.getByLabel('2 Type of oil').fill('Jet A-1');
  await page.getByLabel('2 To tank').selectOption('Cargo 1 P');
  await page.getByLabel('3 Quantity').fill('80');
  await page.getByLabel('3 Total in it').fill('130');
  await expect(page.getByText(/Cargo 1 P would hold 130 m³/)).toBeVisible();
  await page.getByLabel('3 Total in it').fill('80');
  await signEntry(page);
  const book = page.getByRole('region', { name: 'Page 1' });
  await expect(book.getByText('80.00 m³ added, at 15 °C')).toBeVisible();
  await expect(page.getByText('80 of 120 m³')).toBeVisible();

  await page.getByRole('link', { name: 'New entry' }).click();
  await page.getByLabel('Operation').selectOption('H Dirty ballast of cargo tanks overboard');
  await page.getByLabel('33 Position at start').fill('43 12 N 008 06 E');
  await page.getByLabel('34 Position at stop').fill('43 14 N 008 12 E');
  await page.getByLabel('Nearest land').fill('20');
  await expect(
    page.getByText(
      'Mediterranean: special area, no oily water of the cargo area may be discharged (MARPOL I/34.3)',
    ),
  ).toBeVisible();
  await expect(page.getByText(/needs more than 50 nm/)).toBeVisible();
  await expect(page.getByText(/check with the chart/)).toBeVisible();
});

test('A link that asks for a code opens for nobody who has only the link', async ({
  page,
  login,
  browser,
  problems,
}) => {
  problems.expected(/status of 40[34]/);
  await login('captain', '/app/logproof');
  const token = await page.evaluate(
    () => JSON.parse(localStorage.getItem('shipshape.auth') ?? '{}').state.token,
  );
  await signBooks(page.request, token, ['sea']);
  await page.reload();
  await page.getByRole('button', { name: 'Open for an inspector' }).click();
  const dialog = page.getByRole('dialog', { name: 'Open for an inspector' });
  await dialog.getByLabel('Inspector or authority').fill('Port State control');
  await dialog.getByRole('switch', { name: 'Ask for a code as well' }).click();
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const ready = page.getByRole('dialog', { name: 'The link is ready' });
  const link = (await ready.getByText(/auth\/inspection#/).textContent()) ?? '';
  const code = (await ready.getByRole('status', { name: 'Code of six digits' }).textContent()) ?? '';
  expect(code).toMatch(/^\d{6}$/);
  expect(link).not.toContain(code);
  await page.keyboard.press('Escape');

  const theirs = await browser.newContext();
  const inspector = await theirs.newPage();
  await inspector.goto(link);
  await expect(inspector.getByRole('heading', { name: 'Enter the code' })).toBeVisible();
  const field = inspector.getByLabel('Code of six digits');
  const enter = async (digits: string) => {
    await field.fill(digits);
    await inspector.getByRole('button', { name: 'Open the books' }).click();
  };
  const wrong = code === '000000' ? '000001' : '000000';
  await enter(wrong);
  await expect(inspector.getByText(/This code is wrong. Tries left: 4/)).toBeVisible();
  await enter(code);
  await expect(inspector.getByRole('table').getByText('Cleared')).toBeVisible();
  await theirs.close();

  await page.reload();
  const links = page.getByRole('region', { name: 'Links for inspectors' });
  await expect(links.getByText('1 wrong code', { exact: true })).toBeVisible();
  await expect(links.getByText('Wrong code entered')).toBeVisible();

  // Somebody who passes the link on: the fifth wrong code ends it.
  const others = await browser.newContext();
  const guesser = await others.newPage();
  await guesser.goto(link);
  for (const left of [3, 2, 1]) {
    await guesser.getByLabel('Code of six digits').fill(wrong);
    await guesser.getByRole('button', { name: 'Open the books' }).click();
    await expect(guesser.getByText(new RegExp(`Tries left: ${left}`))).toBeVisible();
  }
  await guesser.getByLabel('Code of six digits').fill(wrong);
  await guesser.getByRole('button', { name: 'Open the books' }).click();
  await expect(guesser.getByRole('heading', { name: 'This link has ended' })).toBeVisible();
  await others.close();
});
