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

/** `width`: of the cell with the name, in px. */
type Passing = { isPlain: boolean; row: string; name: string; width: number };

/** Scrolls by so many px in each of some frames of so many ms; returns the row in the middle at the end of each. */
const fly = (page: Page, by: { px: number; ms: number; frames: number }) =>
  list(page).evaluate((grid, { px, ms, frames }): Promise<Passing[]> => {
    const { left, top, height } = grid.getBoundingClientRect();
    const seen: Passing[] = [];
    return new Promise((resolve) => {
      const step = () => {
        const row = document.elementFromPoint(left + 200, top + height / 2)?.closest('[role=row]');
        const name = row?.querySelector('.dt-name');
        seen.push({
          isPlain: row?.classList.contains('dt-quick') ?? false,
          row: row?.getAttribute('aria-rowindex') ?? 'none',
          name: name?.textContent ?? '',
          width: name?.closest('[role=gridcell]')?.getBoundingClientRect().width ?? 0,
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

test('Rows in plain text are as wide as the others, also after the window has got another size', async ({
  page,
}) => {
  const flown = async () => {
    const seen = await fly(page, { px: 200, ms: 70, frames: 10 });
    const [drawn, plain] = [seen[0], seen.at(-1)];
    expect([drawn?.isPlain, plain?.isPlain]).toEqual([false, true]);
    expect(plain?.width).toBeCloseTo(drawn?.width ?? 0, 0);
    return plain?.width;
  };
  const before = await flown();
  await page.setViewportSize({ width: 1300, height: 800 });
  await expect(page.locator('.dt-quick').filter({ visible: true })).toHaveCount(0);
  expect(await flown()).not.toBe(before);
});
