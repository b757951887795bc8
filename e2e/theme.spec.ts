import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/index.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const html = (page: Page) => page.getByRole('document');
const drawer = (page: Page) => page.getByRole('dialog', { name: /^(Theme|Thème|主题|テーマ)$/ });
const openDrawer = async (page: Page) => {
  await page.getByRole('button', { name: 'Theme' }).click();
  await expect(drawer(page)).toBeVisible();
};
const statusMessage = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const isNight = (page: Page) => expect(html(page)).toHaveAttribute('data-theme', 'night');
const widthOf = async (page: Page) =>
  (await page.getByRole('navigation', { name: 'Main menu', includeHidden: true }).boundingBox())?.width;

/** Makes one change in the open drawer and returns the call that saved it. */
const saved = async (page: Page, field: string, change: () => Promise<unknown>) => {
  const call = page.waitForResponse((answer) => answer.url().includes(`/api/themes/${field}/`));
  await change();
  const answer = await call;
  expect(answer.ok()).toBe(true);
  return answer.request().postDataJSON();
};

test('A captain sets up her theme: each setting shows at once, is saved by its own call, and follows her', async ({
  page,
  login,
  otherDevice,
}) => {
  await login('captain', '/app/help');
  await openDrawer(page);
  const box = drawer(page);
  const userID = 'user-captain';

  expect(
    await saved(page, 'navType', async () => {
      await box.getByRole('radio', { name: 'Side' }).check();
      await expect.poll(() => widthOf(page)).toBe(250);
    }),
  ).toEqual({ navType: 'SIDE', userID });
  expect(
    await saved(page, 'navCollapsed', async () => {
      await box.getByRole('switch', { name: 'Collapse side bar' }).check();
      await expect.poll(() => widthOf(page)).toBe(80);
    }),
  ).toEqual({ navCollapsed: true, userID });
  expect(
    await saved(page, 'sideNavTheme', () =>
      box.getByRole('radiogroup', { name: 'Side bar' }).getByRole('radio', { name: 'Dark' }).check(),
    ),
  ).toEqual({ sideNavTheme: 'dark', userID });
  expect(
    await saved(page, 'topNavColor', async () => {
      await box.getByRole('radio', { name: 'Silver' }).check();
      await expect(page.getByRole('banner', { includeHidden: true }).first()).toHaveCSS(
        'background-color',
        'rgb(230, 232, 234)',
      );
    }),
  ).toEqual({ topNavColor: '#E6E8EA', userID });
  expect(
    await saved(page, 'currentTheme', async () => {
      await box.getByRole('switch', { name: 'Dark theme' }).uncheck();
      await expect(html(page)).toHaveAttribute('data-theme', 'light');
    }),
  ).toEqual({ currentTheme: 'light', userID });
  expect(
    await saved(page, 'fontSize', async () => {
      await box.getByRole('radio', { name: 'Large' }).check();
      await expect(html(page)).toHaveAttribute('data-size', 'md');
    }),
  ).toEqual({ fontSize: 'md', userID });
  await expect(statusMessage(page, 'Theme successfully changed')).toBeVisible();

  const seesHerTheme = async (device: Page) => {
    await expect(html(device)).toHaveAttribute('data-theme', 'light');
    await expect(html(device)).toHaveAttribute('data-size', 'md');
    await expect(device.getByRole('banner')).toHaveCSS('background-color', 'rgb(230, 232, 234)');
    await expect.poll(() => widthOf(device)).toBe(80);
  };
  await page.reload();
  await seesHerTheme(page);
  await seesHerTheme(await otherDevice('captain', '/app/help'));

  // The bar's own button does the same as the drawer's switch.
  expect(
    await saved(page, 'navCollapsed', () => page.getByRole('button', { name: 'Expand menu' }).click()),
  ).toEqual({ navCollapsed: false, userID });
  await expect.poll(() => widthOf(page)).toBe(250);

  await openDrawer(page);
  expect(await saved(page, 'resetTheme', () => box.getByRole('button', { name: 'Reset' }).click())).toEqual({
    userID,
  });
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await expect(html(page)).toHaveAttribute('data-size', 'base');
  await expect(box.getByRole('radio', { name: 'Top' })).toBeChecked();
  await expect(box.getByRole('radio', { name: 'Graphite' })).toBeChecked();
});

test('A captain who changes her theme without a connection keeps it, and it is saved when the connection is back', async ({
  page,
  login,
  link,
}) => {
  await login('captain', '/app/help');
  await openDrawer(page);
  const dark = drawer(page).getByRole('switch', { name: 'Dark theme' });
  const newTheme = (await dark.isChecked()) ? 'light' : 'dark';
  await link.down();
  await dark.click();
  await expect(html(page)).toHaveAttribute('data-theme', newTheme);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^On this device/ })).toBeVisible();
  await page.reload();
  await expect(html(page)).toHaveAttribute('data-theme', newTheme);
  const saved = page.waitForResponse(
    (answer) => answer.ok() && answer.request().method() === 'POST' && answer.url().includes('/api/themes/'),
  );
  await link.up();
  await saved;
  await expect(page.getByRole('button', { name: /^On this device/ })).toHaveCount(0);
  await openDrawer(page);
  await expect(dark).toBeChecked({ checked: newTheme === 'dark' });
});

test('A captain who reloads sees her theme from the first paint', async ({ page, context, login }) => {
  await login('captain', '/app/help');
  await openDrawer(page);
  await saved(page, 'currentTheme', () => drawer(page).getByRole('switch', { name: 'Dark theme' }).uncheck());
  await saved(page, 'fontSize', () => drawer(page).getByRole('radio', { name: 'Small' }).check());
  await saved(page, 'locale', () =>
    drawer(page).getByRole('combobox', { name: 'Language' }).selectOption('日本語'),
  );
  await expect(html(page)).toHaveAttribute('lang', 'ja');
  // With the app's own scripts blocked, only the page itself can set the theme.
  const bare = await context.newPage();
  await bare.route('**/assets/**', (route) =>
    route.request().resourceType() === 'script' ? route.abort() : route.continue(),
  );
  await bare.goto('/app/help', { waitUntil: 'domcontentloaded' });
  await expect(html(bare)).toHaveAttribute('data-theme', 'light');
  await expect(html(bare)).toHaveAttribute('data-size', 'sm');
  await expect(html(bare)).toHaveAttribute('lang', 'ja');
});

test('A captain reads the app in her language, on every device', async ({ page, login, otherDevice }) => {
  await login('captain', '/app/home');
  await openDrawer(page);
  const language = drawer(page).getByRole('combobox');
  for (const [name, lang, home] of [
    ['Français', 'fr', 'Accueil'],
    ['中文', 'zh', '首页'],
    ['日本語', 'ja', 'ホーム'],
  ] as const) {
    await saved(page, 'locale', () => language.selectOption(name));
    await expect(html(page)).toHaveAttribute('lang', lang);
    // The drawer hides the page behind it from screen readers, but not visually.
    await expect(
      page.getByRole('link', { name: home, exact: true, includeHidden: true }).first(),
    ).toBeVisible();
  }
  const tablet = await otherDevice('captain', '/app/home');
  await expect(tablet.getByRole('link', { name: 'ホーム', exact: true }).first()).toBeVisible();
  // The server's messages follow the language too.
  const answer = await page.request.get('/api/auth', { headers: { 'accept-language': 'ja' } });
  expect((await answer.json()).errors[0].msg).toMatch(/[ぁ-ん]/);
});

test('A captain on the bridge at night turns the screen red, on this device until the morning', async ({
  page,
  login,
  clock,
  otherDevice,
}) => {
  await clock('2026-06-18T21:00:00.000Z');
  await login('captain', '/app/help');
  await openDrawer(page);
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/api/themes/') && calls.push(request.url()));
  await drawer(page).getByRole('switch', { name: 'Night bridge' }).check();
  await isNight(page);
  const brightness = drawer(page).getByRole('group', { name: 'Brightness' });
  await expect(brightness.getByRole('status')).toHaveText('100 %');
  await brightness.getByRole('button', { name: 'Darker' }).click();
  await expect(brightness.getByRole('status')).toHaveText('90 %');
  expect(calls).toEqual([]);
  await page.reload();
  await isNight(page);
  // The keys in the search box of the bar were too dim.
  await expect(page.getByText('Ctrl K', { exact: true })).toBeVisible();
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .withRules(['color-contrast'])
    .analyze();
  expect(violations.flatMap(({ nodes }) => nodes.map(({ html: at }) => at))).toEqual([]);
  await expect(html(await otherDevice('captain', '/app/help'))).toHaveAttribute('data-theme', 'dark');
  // 06:00 in Antibes, in summer.
  await clock('2026-06-19T03:59:00.000Z');
  await page.reload();
  await isNight(page);
  await clock('2026-06-19T04:00:30.000Z');
  await page.reload();
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
});
