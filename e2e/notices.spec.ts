import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/index.ts';

/** Pages with deeds at their foot: bars, answers, lists that go on to the end. */
const pages = [
  '/app/onboard',
  '/app/worklist',
  '/app/worklist/round',
  '/app/equipment/hours',
  '/app/inventory',
  '/app/account',
];

/** What the notices cover when the page is at its end: names of controls, rows of a list apart, which scroll. */
const covered = (page: Page) =>
  page.evaluate(() => {
    document.querySelector('.main')?.scrollTo(0, 1e6);
    const notices = document.querySelector('.notes');
    const over = notices?.getBoundingClientRect();
    if (!notices || !over) return ['no notice'];
    return [...document.querySelectorAll('a, button, input, select, .tabbar, .primary-bar, .dt-bulk')]
      .filter((control) => !notices.contains(control) && !control.closest('.dt-scroll, .foot'))
      .filter((control) => {
        const { left, right, top, bottom, width } = control.getBoundingClientRect();
        return width > 0 && left < over.right && right > over.left && top < over.bottom && bottom > over.top;
      })
      .map((control) => control.getAttribute('aria-label') ?? control.textContent);
  });

test.describe('with touch', () => {
  test.use({ hasTouch: true });

  test('A notice covers neither a bar nor, at the end of a page, what can be done there', async ({
    page,
    login,
  }) => {
    await login('captain', '/app/employees');
    for (const name of ['Daria Kowalska', 'Om Kumar'])
      await page.getByRole('checkbox', { name: `Select ${name}` }).click();
    const bar = page.getByRole('toolbar', { name: 'Actions for selected rows' });
    await bar.getByRole('button', { name: 'Mark aboard' }).click();
    const notice = page
      .getByRole('status')
      .filter({ has: page.getByRole('button', { name: 'Undo', exact: true }) });
    await expect(notice).toBeVisible();
    for (const [width, height] of [
      [1024, 768],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const path of pages) {
        await page.evaluate((to) => {
          history.pushState({}, '', to);
          dispatchEvent(new PopStateEvent('popstate'));
        }, path);
        await expect(page).toHaveURL(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(notice).toBeVisible();
        await expect.poll(() => covered(page), { message: `${path} at ${width}` }).toEqual([]);
      }
    }
  });
});
