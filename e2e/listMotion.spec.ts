import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/index.ts';

const list = (page: Page) => page.getByRole('grid', { name: 'Jobs' });
const pointed = (page: Page) => list(page).locator('[data-pointed]');

/** A mouse over the middle of the list marks the row under it. */
const pointAtRows = async (page: Page) => {
  const box = await list(page).boundingBox();
  if (!box) throw new Error('The list has no place');
  await expect(async () => {
    await page.mouse.move(box.x + 200, box.y + 100);
    await page.mouse.move(box.x + 200, box.y + box.height / 2);
    await expect(pointed(page)).toHaveCount(1, { timeout: 500 });
  }).toPass();
};

type Passing = { isPlain: boolean; row: string; name: string };

/** Scrolls by so many px in each of some frames of so many ms; returns the row in the middle at the end of each. */
const fly = (page: Page, by: { px: number; ms: number; frames: number }) =>
  list(page).evaluate((grid, { px, ms, frames }): Promise<Passing[]> => {
    const { left, top, height } = grid.getBoundingClientRect();
    const seen: Passing[] = [];
    return new Promise((resolve) => {
      const step = () => {
        const row = document.elementFromPoint(left + 200, top + height / 2)?.closest('[role=row]');
        seen.push({
          isPlain: row?.classList.contains('dt-quick') ?? false,
          row: row?.getAttribute('aria-rowindex') ?? 'none',
          name: row?.querySelector('.dt-name')?.textContent ?? '',
        });
        if (seen.length > frames) return resolve(seen);
        const end = performance.now() + ms;
        while (performance.now() < end);
        grid.scrollTop += px;
        requestAnimationFrame(step);
      };
      requestAnimationFrame(step);
    });
  }, by);

test.beforeEach(async ({ page, login }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await login('captain', '/app/worklist?view=open');
  await pointAtRows(page);
});

test('A list that flies past on a slow device shows names, and its rows as they are once it rests', async ({
  page,
}) => {
  const before = await pointed(page).getAttribute('aria-rowindex');
  const seen = await fly(page, { px: 200, ms: 70, frames: 20 });
  expect(seen.filter(({ row, name }) => row === 'none' || name === '')).toEqual([]);
  const last = seen.at(-1);
  expect(last).toMatchObject({ isPlain: true });

  await expect(page.locator('.dt-quick').filter({ visible: true })).toHaveCount(0);
  const row = list(page).locator(`[data-slot][aria-rowindex="${last?.row}"]`);
  await expect(row.getByRole('link')).toHaveText(last?.name ?? '');
  // The mouse has not moved, the list has.
  await expect(pointed(page)).toHaveCount(1);
  expect(await pointed(page).getAttribute('aria-rowindex')).not.toBe(before);
});

test('What has the focus in a list keeps it while the list flies past', async ({ page }) => {
  const tick = list(page).locator('[data-slot] input').first();
  await tick.focus();
  expect((await fly(page, { px: 200, ms: 70, frames: 10 })).at(-1)).toMatchObject({ isPlain: true });
  await expect(tick).toBeFocused();
});

test('A list that is scrolled slowly shows its rows as they are, also on a slow device', async ({ page }) => {
  const seen = await fly(page, { px: 20, ms: 70, frames: 10 });
  expect(seen.filter(({ isPlain, name }) => isPlain || name === '')).toEqual([]);
});
