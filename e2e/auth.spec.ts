import type { Page } from '@playwright/test';
import { expect, PASSWORD, test } from './fixtures/index.ts';

const NEW_PASSWORD = 'a calm sea at night';

const signInPage = (page: Page) => ({
  name: page.getByRole('textbox', { name: 'User name' }),
  password: page.getByRole('textbox', { name: 'Password' }),
  submit: page.getByRole('button', { name: 'Sign in' }),
});

const signIn = async (page: Page, username: string, password: string) => {
  const { name, password: secret, submit } = signInPage(page);
  await name.fill(username);
  await secret.fill(password);
  await submit.click();
};

const chooseNewPassword = async (page: Page, password: string, submit: string) => {
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill(password);
  await page.getByRole('textbox', { name: 'Repeat new password' }).fill(password);
  await page.getByRole('button', { name: submit }).click();
};

const signOut = async (page: Page, who: RegExp) => {
  await page.getByRole('button', { name: who }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
};

const seesSignIn = (page: Page) => expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
const seesHome = (page: Page) =>
  expect(page.getByRole('link', { name: 'Enter hours' }).first()).toBeVisible();

test('An engineer signs in with the keyboard alone', async ({ page }) => {
  await page.goto('/');
  await expect(signInPage(page).name).toBeFocused();
  await page.keyboard.type('engineer');
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await seesHome(page);
  await expect(page).toHaveURL('/app/home');
  await expect(page.getByRole('button', { name: 'Tom Halvorsen, Chief Engineer' })).toBeVisible();
});

test('An engineer who mistypes the password is told so, and the name stays filled in', async ({
  page,
  problems,
}) => {
  problems.expected(/status of 401/);
  await page.goto('/auth/login');
  await signIn(page, 'engineer', 'wrong');
  const refusal = 'User name or password is wrong.';
  await expect(page.getByRole('alert').filter({ hasText: refusal })).toBeVisible();
  await expect(signInPage(page).password).toHaveAccessibleDescription(refusal);
  await expect(signInPage(page).name).toHaveValue('engineer');
  // The right password then works, and the error disappears.
  await signInPage(page).password.fill(PASSWORD);
  await page.keyboard.press('Enter');
  await seesHome(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('A person who leaves a field empty is told which one, without a call', async ({ page }) => {
  await page.goto('/auth/login');
  await signInPage(page).submit.click();
  await expect(signInPage(page).name).toHaveAccessibleDescription('Enter your user name.');
  await expect(signInPage(page).name).toBeFocused();
  await signInPage(page).name.fill('engineer');
  await signInPage(page).submit.click();
  await expect(signInPage(page).password).toHaveAccessibleDescription('Enter your password.');
});

test('Several error messages of the server are shown as separate notices', async ({ page, problems }) => {
  problems.expected(/status of 400/);
  await page.goto('/auth/login');
  await signIn(page, 'n'.repeat(201), 'p'.repeat(1001));
  await expect(page.getByRole('alert')).toHaveCount(2);
  await expect(page.getByRole('alert').filter({ hasText: 'At most 200 characters' })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: /At most 1.?000 characters/ })).toBeVisible();
});

test('A person who guesses passwords has to wait', async ({ page, problems, clock }) => {
  problems.expected(/status of (401|429)/);
  await clock('2026-06-18T09:00:00.000Z');
  await page.goto('/auth/login');
  for (let guess = 1; guess <= 5; guess++) {
    const answer = page.waitForResponse('/api/auth');
    await signIn(page, 'deckhand', `guess ${guess}`);
    await answer;
    await expect(signInPage(page).submit).toBeEnabled();
  }
  await signIn(page, 'deckhand', PASSWORD);
  await expect(
    page.getByRole('alert').filter({ hasText: 'Too many attempts. Wait 30 seconds.' }),
  ).toBeVisible();
  await clock('2026-06-18T09:00:31.000Z');
  await signIn(page, 'deckhand', PASSWORD);
  await seesHome(page);
});

test('An engineer who forgot his password gets a link that works once', async ({ page, mails, problems }) => {
  problems.expected(/status of 40[01]/);
  await page.goto('/auth/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('textbox', { name: 'E-mail' }).fill('engineer@halcyon.example');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Password reset link sent' })).toBeVisible();

  await expect.poll(async () => (await mails()).map(({ to }) => to)).toEqual(['engineer@halcyon.example']);
  const link = /http\S+\/auth\/reset-password\/\S+/.exec((await mails())[0]?.text ?? '')?.[0] ?? '';
  const { pathname } = new URL(link);

  await page.goto(pathname);
  await chooseNewPassword(page, NEW_PASSWORD, 'Set password');
  await expect(page.getByRole('status').filter({ hasText: 'Successfully changed password' })).toBeVisible();
  await seesSignIn(page);
  await signIn(page, 'engineer', PASSWORD);
  await expect(page.getByRole('alert').filter({ hasText: 'is wrong' })).toBeVisible();
  await signIn(page, 'engineer', NEW_PASSWORD);
  await seesHome(page);

  await page.goto(pathname);
  await chooseNewPassword(page, 'another calm sea', 'Set password');
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeFocused();
});

test("A stranger who knows only the browser's token cannot reset a password", async ({
  page,
  mails,
  problems,
}) => {
  problems.expected(/status of 400/);
  await page.goto('/auth/forgot-password');
  const asked = page.waitForRequest('/api/profile/store-token');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('engineer@halcyon.example');
  await page.keyboard.press('Enter');
  const { resetToken } = (await asked).postDataJSON();
  await expect.poll(async () => (await mails()).length).toBe(1);
  await page.goto(`/auth/reset-password/${resetToken}`);
  await chooseNewPassword(page, NEW_PASSWORD, 'Set password');
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  // The mailed link still works: the stranger has not used it up.
  const { pathname } = new URL(/http\S+/.exec((await mails())[0]?.text ?? '')?.[0] ?? '');
  await page.goto(pathname);
  await chooseNewPassword(page, NEW_PASSWORD, 'Set password');
  await seesSignIn(page);
});

test('A stranger cannot learn which addresses have accounts', async ({ page, mails }) => {
  const answers: string[] = [];
  // Read on its way to the page: the browser does not keep the body of every answer.
  await page.route('/api/profile/store-token', async (route) => {
    const response = await route.fetch();
    answers.push(`${response.status()} ${await response.text()}`);
    await route.fulfill({ response });
  });
  for (const address of ['nobody@nowhere.example', 'engineer@halcyon.example']) {
    await page.goto('/auth/forgot-password');
    await page.getByRole('textbox', { name: 'E-mail' }).fill(address);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByText('If this address is known, a link is on its way.')).toBeVisible();
  }
  expect(answers).toHaveLength(2);
  expect(answers[0]).toBe(answers[1]);
  expect((await mails()).map(({ to }) => to)).toEqual(['engineer@halcyon.example']);
});

test('A new crew member must choose a password before anything else', async ({ page, problems }) => {
  problems.expected(/status of 40[03]/);
  await page.goto('/auth/login');
  await signIn(page, 'newcrew', PASSWORD);
  await expect(page).toHaveURL('/app/change-password');
  await expect(page.getByText('This password was set for you.')).toBeVisible();
  await page.goto('/app/equipment');
  await expect(page).toHaveURL('/app/change-password');
  await chooseNewPassword(page, 'short', 'Change password');
  await expect(page.getByRole('textbox', { name: 'New password', exact: true })).toHaveAccessibleDescription(
    'At least 8 characters.',
  );
  await chooseNewPassword(page, PASSWORD, 'Change password');
  await expect(page.getByRole('textbox', { name: 'New password', exact: true })).toHaveAccessibleDescription(
    'Choose a password other than the current one.',
  );
  await chooseNewPassword(page, NEW_PASSWORD, 'Change password');
  await expect(page.getByRole('status').filter({ hasText: 'Successfully changed password' })).toBeVisible();
  await expect(page).toHaveURL('/app/home');
  await seesHome(page);
});

test('A deckhand who signs out leaves nothing behind on a shared tablet', async ({ page, login }) => {
  await login('deckhand', '/app/equipment');
  await expect(page.getByRole('link', { name: 'Main engine, port' })).toBeVisible();
  await signOut(page, /^Amy Clarke/);
  await seesSignIn(page);
  const stored = await page.evaluate(() => JSON.stringify(localStorage));
  expect(stored).not.toContain('user-deckhand');
  expect(Object.keys(JSON.parse(stored)).filter((key) => key !== 'shipshape.auth')).toEqual([]);
  expect(
    JSON.parse(JSON.parse(stored)['shipshape.auth'] ?? '{"state":{"token":null}}').state.token,
  ).toBeNull();
  await page.goBack();
  await seesSignIn(page);
  await expect(page.getByRole('link', { name: 'Main engine, port' })).toHaveCount(0);
  await page.reload();
  await seesSignIn(page);
});

test('A deckhand who signs out ends the session on the server too', async ({ page, login, request }) => {
  await login('deckhand');
  await seesHome(page);
  const token = await page.evaluate(
    () => JSON.parse(localStorage.getItem('shipshape.auth') ?? '').state.token,
  );
  const ended = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await signOut(page, /^Amy Clarke/);
  await ended;
  expect((await request.get('/api/auth', { headers: { 'x-auth-token': token } })).status()).toBe(401);
});

test('A deckhand who signs out without a link is signed out on the server when the next person has one', async ({
  page,
  login,
  link,
  request,
  problems,
}) => {
  problems.expected(/ERR_CONNECTION_FAILED/);
  await login('deckhand');
  await seesHome(page);
  const token = await page.evaluate(
    () => JSON.parse(localStorage.getItem('shipshape.auth') ?? '').state.token,
  );
  const status = async () =>
    (await request.get('/api/auth', { headers: { 'x-auth-token': token } })).status();
  await link.down();
  await signOut(page, /^Amy Clarke/);
  await seesSignIn(page);
  expect(await status()).toBe(200);
  await page.reload();
  await link.up();
  await signIn(page, 'engineer', PASSWORD);
  await seesHome(page);
  await expect.poll(status).toBe(401);
});

test('An engineer who comes back is still signed in', async ({ page, context, login }) => {
  await login('engineer');
  await seesHome(page);
  await page.reload();
  await seesHome(page);
  const tab = await context.newPage();
  const asked = tab.waitForRequest('/api/auth');
  await tab.goto('/');
  expect(await (await asked).headerValue('x-auth-token')).toBeTruthy();
  await seesHome(tab);
});

test('An engineer whose session has ended is told why, and comes back to his page', async ({
  page,
  request,
  login,
  problems,
}) => {
  problems.expected(/status of 401/);
  const hears = page.waitForResponse(/\/api\/events/);
  await login('engineer', '/app/equipment');
  await expect(page.getByRole('link', { name: 'Main engine, port' })).toBeVisible();
  await hears;
  const token = await page.evaluate(
    () => JSON.parse(localStorage.getItem('shipshape.auth') ?? '').state.token,
  );
  await request.delete('/api/auth', { headers: { 'x-auth-token': token } });
  // Any action tells him at once.
  await seesSignIn(page);
  await expect(page.getByText('Your session has ended. Sign in again.').first()).toBeVisible();
  await signIn(page, 'engineer', PASSWORD);
  await expect(page.getByRole('heading', { name: 'Equipment', level: 1 })).toBeVisible();
  await expect(page.getByText('Your session has ended. Sign in again.')).toHaveCount(0);
});

test('An engineer who signs out in one tab is signed out in the other', async ({ page, context, login }) => {
  await login('engineer');
  await seesHome(page);
  const tab = await context.newPage();
  await tab.goto('/app/equipment');
  await expect(tab.getByRole('link', { name: 'Main engine, port' })).toBeVisible();
  await signOut(page, /^Tom Halvorsen/);
  await seesSignIn(page);
  await seesSignIn(tab);
});
