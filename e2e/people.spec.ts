import { expect, PASSWORD, test } from './fixtures/index.ts';

const heading = (name: string) => ({ level: 1, name }) as const;

test('A captain creates an account; the new mate sets a password by the link in the mail, and sees what the rights allow', async ({
  page,
  login,
  mails,
  browser,
  baseURL,
}) => {
  await login('captain', '/app/users');
  await page.getByRole('button', { name: 'New user' }).click();
  const dialog = page.getByRole('dialog', { name: 'New user' });
  await dialog.getByLabel('First name').fill('Noa');
  await dialog.getByLabel('Last name').fill('Brandt');
  await dialog.getByLabel(/^E-mail/).fill('noa.brandt@halcyon.example');
  await dialog.getByLabel(/^User name/).fill('nbrandt');
  await dialog.getByLabel('Starting rights').selectOption('Deck');
  await dialog.getByRole('button', { name: 'Create and send e-mail' }).click();
  await expect(page).toHaveURL(/\/app\/profiledetails\//);
  await expect(page.getByRole('heading', heading('Noa Brandt'))).toBeVisible();
  const welcome = async () => (await mails()).find(({ to }) => to === 'noa.brandt@halcyon.example');
  await expect.poll(welcome).toBeDefined();
  const { pathname } = new URL(
    /http\S+\/auth\/reset-password\/\S+/.exec((await welcome())?.text ?? '')?.[0] ?? '',
  );

  const tablet = await (await browser.newContext({ ...(baseURL ? { baseURL } : {}) })).newPage();
  await tablet.goto(pathname);
  for (const name of ['New password', 'Repeat new password'])
    await tablet.getByRole('textbox', { name, exact: true }).fill(PASSWORD);
  await tablet.getByRole('button', { name: 'Set password' }).click();
  await expect(tablet).toHaveURL(/\/auth\/login/);
  await tablet.getByRole('textbox', { name: 'User name' }).fill('nbrandt');
  await tablet.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await tablet.keyboard.press('Enter');
  await expect(tablet).toHaveURL('/app/home');
  const menu = tablet.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: /^Jobs/ })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Employees' })).toHaveCount(0);
  await tablet.context().close();
});

test('A revoked right and a deleted account take effect in an open session', async ({
  page,
  login,
  otherDevice,
  problems,
}) => {
  // The browser logs the calls that are now refused.
  problems.expected(/40[13]/);
  const deck = await otherDevice('deckhand', '/app/equipment');
  await expect(deck.getByRole('link', { name: 'Propulsion', exact: true })).toBeVisible();
  await login('captain', '/app/userdetails/user-deckhand');
  const equipment = page.getByRole('switch', { name: 'Equipment', exact: true });
  await equipment.click();
  await expect(deck.getByRole('heading', heading('No access'))).toBeVisible();
  await expect(
    deck.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Equipment' }),
  ).toHaveCount(0);
  await equipment.click();
  await expect(deck.getByRole('link', { name: 'Propulsion', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Delete user' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete user' }).click();
  await expect(page).toHaveURL('/app/employees');
  await expect(deck).toHaveURL(/\/auth\/login/);
  await page.goto('/app/userdetails/user-deckhand');
  await page.getByRole('button', { name: 'Restore user' }).click();
  await expect(page).toHaveURL('/app/users');
});

test('A deckhand at the gangway goes ashore with one tap without a connection, and the captain sees it when it is back', async ({
  page,
  login,
  link,
  otherDevice,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await login('captain', '/app/onboard');
  const bosun = page.getByRole('switch', { name: /^Luca Ferri/ });
  await expect(bosun).toHaveAccessibleName('Luca Ferri, Aboard');
  await link.down();
  await bosun.click();
  await expect(bosun).toHaveAccessibleName('Luca Ferri, Ashore');
  await expect(page.getByRole('button', { name: /^On this device/ })).toBeVisible();
  await link.up();
  await expect(page.getByRole('button', { name: /^On this device/ })).toHaveCount(0);
  const bridge = await otherDevice('captain', '/app/profiledetails/profile-lferri');
  await expect(bridge.getByRole('heading', heading('Luca Ferri'))).toBeVisible();
  await expect(bridge.getByText('Ashore', { exact: true }).first()).toBeVisible();
});

test('A captain exports the crew list as a document', async ({ page, login }) => {
  await login('captain', '/app/crewlist');
  await expect(page.getByRole('heading', heading('Crew list'))).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PDF' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
});

test('A contractor has the jobs shared with him on the first page, and opens one', async ({
  page,
  login,
}) => {
  await login('contractor');
  const jobs = page.getByRole('region', { name: 'Jobs assigned to you' });
  await jobs.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/app\/jobdetails\//);
  await expect(page.getByRole('button', { name: /^Complete job/ })).toBeVisible();
});
