import { expect, test } from './fixtures/index.ts';

const MAIL = 'orders@marseille-navigation-electronics.example';

test.describe('on a tablet', () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });

  test('A cut address is read in full by a tap and by the arrow keys, also after the list has scrolled', async ({
    page,
    login,
  }) => {
    await login('captain', '/app/supplier');
    const list = page.getByRole('grid');
    const full = page.locator('.fulltext');
    const cut = list.getByText(MAIL, { exact: true });
    await expect(async () => {
      await cut.tap();
      await expect(full).toHaveText(MAIL, { timeout: 500 });
    }).toPass();
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(full).toHaveCount(0);

    await page.setViewportSize({ width: 1024, height: 420 });
    await list.focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('End');
    // The list has scrolled to its end; the key goes back up to the row.
    await expect(async () => {
      await page.keyboard.press('ArrowUp');
      await expect(full).toHaveText(MAIL, { timeout: 500 });
    }).toPass();
    await page.keyboard.press('Escape');
    await expect(full).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('The name of a device is whole, however long it is', async ({ page, login }) => {
    await login('captain', '/app/account');
    // The program that signed in.
    const name = page.getByText(/^Playwright\//).first();
    await expect(name).toBeVisible();
    const [has, needs] = await name.evaluate(({ clientWidth, scrollWidth }) => [clientWidth, scrollWidth]);
    expect(needs).toBeLessThanOrEqual(has ?? 0);
    expect((await name.boundingBox())?.height).toBeGreaterThan(30);
  });

  test('What a row of home cuts is read in full with the keyboard, and with a mouse', async ({
    page,
    login,
  }) => {
    await login('captain', '/app/home');
    const full = page.locator('.fulltext');
    const cut = page.getByText(/^Anchor windlass, port · Steen/).first();
    const whole = (await cut.textContent()) ?? '';
    const link = page.getByRole('listitem').filter({ has: cut }).getByRole('link').first();
    await expect(async () => {
      await page.mouse.move(1, 1);
      await link.hover();
      await expect(link).toHaveAttribute('title', new RegExp(whole), { timeout: 500 });
    }).toPass();
    await page.keyboard.press('Tab');
    await link.focus();
    await expect(full).toContainText(whole);
  });
});
