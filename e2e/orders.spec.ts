import { expect, test } from './fixtures/index.ts';

test('What is short is drafted, approved, mailed, and comes in two parts', async ({
  page,
  login,
  mails,
  otherDevice,
}) => {
  await login('engineer', '/app/orders/tobuy');
  await page.getByRole('button', { name: 'Draft orders for all' }).click();
  // From a slow server the answer comes after the page has gone on.
  await expect(page.getByText(/The parts are in \d drafts|The drafts are made when/)).toBeVisible();
  await page.goto('/app/orders?view=drafts');
  const row = page.getByRole('row', { name: /Riviera Diesel Services/ });
  await row.getByRole('link', { name: 'Riviera Diesel Services' }).click();
  await expect(page.getByRole('heading', { name: /^PO-\d+, Riviera Diesel Services$/ })).toBeVisible();

  // Its total is above what the crew may send.
  await page.getByRole('button', { name: 'Ask for approval' }).click();
  await expect(page.getByText('Waits for approval: the captain.')).toBeVisible();
  const captain = await otherDevice('captain');
  await captain.goto(page.url());
  await captain.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(captain.getByText(/^Approved, €/)).toBeVisible();

  await page.getByRole('button', { name: 'Mail the supplier' }).click();
  const mail = page.getByRole('dialog', { name: /^Mail PO-/ });
  await mail.getByRole('combobox', { name: /In the language/ }).selectOption('French');
  await expect(mail.getByRole('textbox', { name: /Subject/ })).toHaveValue(/^Commande PO-/);
  await mail.getByRole('button', { name: 'Mail the order' }).click();
  await expect(page.getByText(/^Mailed to orders@/)).toBeVisible({ timeout: 20_000 });
  const [sent] = await mails();
  expect(sent?.subject).toMatch(/^Commande PO-\d+, /);
  expect(sent?.text).toContain('Tom Halvorsen');

  await page.getByRole('button', { name: 'Receive', exact: true }).click();
  await page.getByRole('textbox', { name: 'Delivery note' }).fill('80 492');
  await page.getByRole('textbox', { name: 'Came now: Lube oil filter' }).fill('5');
  await page.getByRole('button', { name: 'Receive 5 in 1 line' }).click();
  await expect(page.getByText('Delivery note 80 492')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Part received' })).toHaveAttribute(
    'aria-current',
    'step',
  );

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Close the rest' }).click();
  const rest = page.getByRole('dialog', { name: /^What is still open of PO-/ });
  await rest.getByRole('button', { name: 'Close the rest' }).click();
  await page.getByRole('status').filter({ hasText: 'Rest in' }).getByRole('link').click();
  await expect(page.getByRole('status').filter({ hasText: 'Back order of' })).toBeVisible();
  await page.getByRole('button', { name: 'Receive', exact: true }).click();
  await page.getByRole('button', { name: 'All of it came' }).click();
  await page.getByRole('button', { name: /^Receive \d+ in \d+ lines$/ }).click();
  await expect(page.getByText('Delivery without a note')).toBeVisible();

  await page.goto('/app/inventory?q=Lube+oil+filter');
  await expect(page.getByRole('row', { name: /Lube oil filter/ })).toContainText('16');
});

test('The forecast says what to buy, and makes drafts of it', async ({ page, login }) => {
  await login('engineer', '/app/orders/forecast');
  const part = page.getByRole('row', { name: /Watermaker pre-filter/ });
  await expect(part).toBeVisible();
  await part.getByText('Watermaker pre-filter').click();
  const why = page.getByRole('dialog', { name: /^Why .* of Watermaker pre-filter/ });
  await expect(why.getByText('2137 Clean watermaker prefilters')).toBeVisible();
  await page.keyboard.press('Escape');
  await part.getByRole('checkbox').check();
  await page.getByRole('toolbar').getByRole('button', { name: 'Draft orders' }).click();
  await expect(page.getByText('The parts are in 1 draft')).toBeVisible();
  await expect(page.getByRole('row', { name: /Watermaker pre-filter/ })).toBeVisible();
});
