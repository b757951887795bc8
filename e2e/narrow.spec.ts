import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures/index.ts';
import { jobPath } from './fixtures/jobs.ts';

test.use({ hasTouch: true });

/** By how much the words of an element go beyond it, or are cut, in px. */
const beyond = (element: Locator) =>
  element.evaluate((box) => {
    const words = document.createRange();
    words.selectNodeContents(box);
    const [inner, outer] = [words.getBoundingClientRect(), box.getBoundingClientRect()];
    const cut = box.scrollWidth - box.clientWidth;
    return Math.max(0, Math.round(outer.left - inner.left), Math.round(inner.right - outer.right), cut);
  });

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 568 } });

  test('An engineer tells port from starboard in the round of hours, and reads the main action of a job', async ({
    page,
    login,
  }) => {
    await login('engineer', '/app/equipment/hours');
    for (const name of ['Main engine, port', 'Main engine, starboard']) {
      const meter = page.getByText(name, { exact: true });
      await expect(meter).toBeVisible();
      expect(await beyond(meter), name).toBe(0);
    }
    await page.goto(jobPath(2198));
    const complete = page.getByRole('button', { name: /^Complete job/ });
    await expect(complete).toBeVisible();
    expect(await beyond(complete)).toBe(0);
    await expect(page.getByRole('button', { name: 'Postpone' })).toBeInViewport({ ratio: 1 });
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('An engineer finds pumps under the names of their machines, and ticks one', async ({
    page,
    login,
  }) => {
    await login('engineer', '/app/manageequipment?q=pump');
    const rows = page.getByRole('listitem');
    const machine = rows
      .filter({ hasText: 'Main engine, port' })
      .getByText('Main engine, port', { exact: true });
    await expect(machine).toBeVisible();
    expect(await beyond(machine)).toBe(0);
    await expect(machine).toHaveCSS('font-weight', '400');
    const pump = rows.filter({ hasText: 'Raw water pump' }).first();
    await expect(pump.getByText('Raw water pump', { exact: true })).toHaveCSS('font-weight', '600');
    await pump.getByRole('checkbox', { name: 'Select Raw water pump' }).tap();
    await expect(page.getByText('1 item selected')).toBeVisible();
  });
});

test.describe('on an upright tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 } });

  test('An engineer reads in words what the figures of a stock row are', async ({ page, login }) => {
    await login('engineer', '/app/inventory');
    const row = page.getByRole('listitem').filter({ hasText: 'Lube oil filter' });
    await expect(row).toContainText(/On board 3/);
    await expect(row).toContainText('Minimum 8 · Target 16');
  });
});
