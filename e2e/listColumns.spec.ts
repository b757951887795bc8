import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/index.ts';

const head = (page: Page, name: string) => page.getByRole('columnheader', { name, exact: true });
const widthOf = async (page: Page, name: string) => (await head(page, name).boundingBox())?.width ?? 0;
const order = (page: Page) =>
  page.getByRole('columnheader').evaluateAll((heads) => heads.map((each) => each.getAttribute('aria-label')));

/** Drags from one place to another, in steps, as a hand does. */
const drag = async (page: Page, from: { x: number; y: number }, to: { x: number; y: number }) => {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.mouse.up();
};

test('A captain arranges the columns of the crew, saves them as a view and finds them after a reload', async ({
  page,
  login,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await login('captain', '/app/employees');
  await head(page, 'Rank').hover();
  await expect(head(page, 'Rank').getByRole('button', { name: 'Column Rank' })).toBeVisible();

  const rank = await head(page, 'Rank').boundingBox();
  if (!rank) throw new Error('The header has no place');
  const y = rank.y + rank.height / 2;
  await drag(page, { x: rank.x + rank.width, y }, { x: rank.x + rank.width + 90, y });
  await expect.poll(() => widthOf(page, 'Rank')).toBeCloseTo(rank.width + 90, -1);

  const next = await head(page, 'Next expiry').boundingBox();
  const name = await head(page, 'Name').boundingBox();
  if (!next || !name) throw new Error('The header has no place');
  await drag(page, { x: next.x + 20, y }, { x: name.x + name.width * 0.75, y });
  await expect
    .poll(async () => (await order(page)).slice(1, 4))
    .toEqual(['Name', 'Next expiry', 'Certificates']);

  await head(page, 'Department')
    .getByRole('button', { name: /^Department/ })
    .click();
  await head(page, 'Name')
    .getByRole('button', { name: /^Name/ })
    .click({ modifiers: ['Shift'] });
  await expect(head(page, 'Name')).toContainText('2');

  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByRole('textbox', { name: 'View name' }).fill('By department');
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  const tab = page.getByRole('tab', { name: /By department/ });
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  const arranged = await order(page);
  const width = await widthOf(page, 'Rank');

  // The other views keep what was arranged before; this one is its own.
  await page.reload();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect.poll(() => order(page)).toEqual(arranged);
  expect(await widthOf(page, 'Rank')).toBeCloseTo(width, 0);
  await expect(head(page, 'Department')).toHaveAttribute('aria-sort', 'ascending');
  await expect(head(page, 'Name')).toContainText('2');
  await expect(page.getByRole('button', { name: 'Update view' })).toHaveCount(0);

  await head(page, 'Rank').hover();
  await head(page, 'Rank').getByRole('button', { name: 'Column Rank' }).click();
  await page.getByRole('menuitem', { name: 'Move left' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Update view' })).toBeVisible();
});

test('A captain marks several people ashore at once, undoes it, and writes to them', async ({
  page,
  login,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await login('captain', '/app/employees');
  const people = ['Tom Halvorsen', 'Kenji Mori'];
  for (const name of people) await page.getByRole('checkbox', { name: `Select ${name}` }).click();
  const flag = (name: string) => page.getByRole('switch', { name: `${name} aboard` });
  for (const name of people) await expect(flag(name)).toBeChecked();
  const bar = page.getByRole('toolbar', { name: 'Actions for selected rows' });
  await bar.getByRole('button', { name: 'Mark ashore' }).click();
  for (const name of people) await expect(flag(name)).not.toBeChecked();
  await expect(bar).toHaveCount(0);
  await page
    .getByRole('status')
    .filter({ hasText: '2 people: Ashore' })
    .getByRole('button', { name: 'Undo' })
    .click();
  for (const name of people) await expect(flag(name)).toBeChecked();

  for (const name of people) await page.getByRole('checkbox', { name: `Select ${name}` }).click();
  await bar.getByRole('link', { name: 'E-mail' }).click();
  await expect(page.getByText('To 2 people')).toBeVisible();
});
