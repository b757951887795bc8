import type { Locator, Page } from '@playwright/test';
import { expect, PASSWORD, test } from './fixtures/index.ts';
import { apiAs, shipToday, statusMessage, title } from './fixtures/jobs.ts';

// Keyboard only: nothing here may use the mouse.
test.use({ viewport: { width: 1440, height: 900 } });

const hasFocus = (control: Locator) =>
  control.evaluateAll((found) => found.some((element) => element === document.activeElement));

/** Presses Tab until a control has the focus; fails if it is not reached. */
const tabTo = async (page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < 90; presses++) {
    if (await hasFocus(control)) return;
    await page.keyboard.press(key);
  }
  await expect(control).toBeFocused();
};

const pressOn = async (page: Page, control: Locator, key = 'Enter') => {
  await tabTo(page, control);
  await page.keyboard.press(key);
};

/** Moves down an open menu to an item, and selects it. */
const takeItem = async (page: Page, name: string) => {
  const item = page.getByRole('menuitem', { name, exact: true });
  await expect(item).toBeVisible();
  for (let presses = 0; presses < 12 && !(await hasFocus(item)); presses++)
    await page.keyboard.press('ArrowDown');
  await expect(item).toBeFocused();
  await page.keyboard.press('Enter');
};

// With groups the list is a tree.
const grid = (page: Page) =>
  page.getByRole('grid', { name: 'Jobs' }).or(page.getByRole('treegrid', { name: 'Jobs' }));
/** The active row of the arrow keys: the list keeps the focus and names the row. */
const activeRow = (page: Page) =>
  grid(page).evaluate((list) => {
    const id = list.getAttribute('aria-activedescendant');
    return (id && document.getElementById(id)?.textContent) || '';
  });

const downTo = async (page: Page, text: string) => {
  await tabTo(page, grid(page));
  await page.keyboard.press('Home');
  for (let presses = 0; presses < 40; presses++) {
    if ((await activeRow(page)).includes(text)) return;
    await page.keyboard.press('ArrowDown');
  }
  expect(await activeRow(page)).toContain(text);
};

const tick = async (page: Page, name: string) => {
  await downTo(page, name);
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: `Select ${name}`, exact: true })).toBeChecked();
};

test('An engineer without a mouse finds jobs, saves the view, changes several at once and completes', async ({
  page,
  request,
}) => {
  // Some three hundred key presses.
  const engineer = await apiAs(request, 'engineer');
  await page.goto('/auth/login');
  await expect(page.getByRole('textbox', { name: 'User name' })).toBeFocused();
  await page.keyboard.type('engineer');
  await tabTo(page, page.getByRole('textbox', { name: 'Password' }));
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/app/home');
  const row = (name: string) => grid(page).getByRole('link', { name, exact: true });
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await pressOn(page, menu.getByRole('link', { name: /^Jobs/ }));
  await expect(title(page, 'Jobs')).toBeVisible();

  // Search, filter, and a saved view of it.
  await tabTo(page, page.getByRole('tab', { name: /^Due now/ }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: /^All open/, selected: true })).toBeFocused();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('round');
  await expect(row('Tender garage round')).toBeVisible();
  const byDepartment = page.getByRole('button', { name: 'Filter by Department' });
  await pressOn(page, byDepartment);
  await pressOn(page, page.getByRole('checkbox', { name: /^Engine/ }), 'Space');
  await page.keyboard.press('Escape');
  await expect(byDepartment).toBeFocused();
  await expect(row('Tender garage round')).toHaveCount(0);
  await expect(row('Technical room round')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Save view' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'View name' })).toBeFocused();
  await page.keyboard.type('Engine rounds');
  await page.keyboard.press('Enter');
  const mine = page.getByRole('tab', { name: /^Engine rounds \d+$/, selected: true });
  await expect(mine).toBeVisible();
  // Once it was gone after a reload in the moment in which it was shown.
  const views = () => engineer.get('/api/savedviews/worklist/boat/boat-halcyon');
  await expect
    .poll(async () => (await views()).some(({ name }: { name: string }) => name === 'Engine rounds'))
    .toBe(true);
  await page.reload();
  await expect(mine).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('round');
  await expect(row('Technical room round')).toBeVisible();
  await expect(row('Tender garage round')).toHaveCount(0);

  // Grouped by department, several rows at once. The count is missing while jobs are loading.
  await tabTo(page, page.getByRole('tab', { name: /^Engine rounds( \d+)?$/, selected: true }));
  for (let presses = 0; presses < 6; presses++) await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: /^All open/, selected: true })).toBeFocused();
  await page.keyboard.press('/');
  await page.keyboard.type('round');
  await expect(row('Tender garage round')).toBeVisible();
  await pressOn(page, page.getByRole('button', { name: 'Group', exact: true }));
  await pressOn(page, page.getByRole('dialog').getByRole('button', { name: 'Department' }));
  await expect(page.getByRole('button', { name: /^Grouped by Department/ })).toBeVisible();
  await expect(
    grid(page)
      .getByRole('row', { name: /^Engine/ })
      .first(),
  ).toBeVisible();
  if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape');
  await tick(page, 'Engine room round, port side');
  await tick(page, 'Engine room round, starboard side');
  const bulk = page.getByRole('toolbar', { name: 'Actions for selected rows' });
  await expect(bulk.getByRole('status')).toHaveText('2 jobs selected');
  await pressOn(page, bulk.getByRole('button', { name: 'Status' }));
  await takeItem(page, 'In progress');
  const done = statusMessage(page, 'Status of 2 jobs: In progress');
  await expect(done).toBeVisible();
  const states = async () => [(await engineer.job(2063)).status, (await engineer.job(2064)).status];
  expect(await states()).toEqual(['inProgress', 'inProgress']);
  await pressOn(page, done.getByRole('button', { name: 'Undo' }));
  await expect.poll(states).toEqual(['open', 'open']);

  // Done, both at once.
  await tick(page, 'Engine room round, port side');
  await tick(page, 'Engine room round, starboard side');
  await pressOn(page, bulk.getByRole('button', { name: 'Complete' }));
  const complete = page.getByRole('dialog', { name: 'Complete 2 jobs' });
  await tabTo(page, complete.getByRole('textbox', { name: 'Note for all' }));
  await page.keyboard.type('Both sides dry');
  await pressOn(page, complete.getByRole('button', { name: 'Complete 2 jobs' }));
  await expect(complete).toHaveCount(0);
  await expect(statusMessage(page, '2 jobs done')).toBeVisible();
  expect((await engineer.works(2064))[0]).toMatchObject({ note: 'Both sides dry', date: shipToday() });

  // One job, opened from its row, completed on its page, and back.
  await downTo(page, 'Technical room round');
  await page.keyboard.press('Enter');
  await expect(title(page, 'Technical room round')).toBeVisible();
  await pressOn(page, page.getByRole('button', { name: /^Complete job/ }));
  const one = page.getByRole('dialog', { name: 'Complete: Technical room round' });
  await pressOn(page, one.getByRole('button', { name: /^Complete with 3 tasks open/ }));
  await expect(statusMessage(page, /^Done: .*Next due/)).toBeVisible();
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  await tabTo(page, crumbs.getByRole('link', { name: 'Jobs' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(grid(page)).toBeVisible();
});

test('A captain without a mouse moves cards on the board and uses the calendar', async ({
  page,
  login,
  request,
}) => {
  await login('captain', '/app/worklist?as=board');
  const column = (name: string) => page.getByRole('region', { name, exact: true });
  const card = (name: string) => column('Open').getByRole('link', { name, exact: true });
  await tabTo(page, card('Test emergency generator on load'));
  await page.keyboard.press('ArrowDown');
  await expect(card('Launch rescue boat and test engine')).toBeFocused();
  // By its menu.
  await tabTo(page, page.getByRole('button', { name: 'Move to: Launch rescue boat and test engine' }));
  await page.keyboard.press('Enter');
  await takeItem(page, 'In progress');
  await expect(statusMessage(page, 'Moved to In progress: Launch rescue boat and test engine')).toBeVisible();
  await expect(
    column('In progress').getByRole('link', { name: 'Launch rescue boat and test engine' }),
  ).toBeFocused();
  // Lifted, moved two columns, dropped, and lifted again.
  await page.keyboard.press('ArrowLeft');
  await expect(card('Test emergency generator on load')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(card('Legionella flush, guest cabins')).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(statusMessage(page, 'Legionella flush, guest cabins stays in Open')).toHaveCount(1);
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(
    column('Waiting for parts').getByRole('link', { name: 'Legionella flush, guest cabins' }),
  ).toBeFocused();
  const captain = await apiAs(request, 'captain');
  // The board shows a move before the server has it.
  await expect
    .poll(async () => [(await captain.job(2203)).status, (await captain.job(2211)).status])
    .toEqual(['inProgress', 'waitingParts']);

  const as = page.getByRole('radiogroup', { name: 'Show as' });
  await tabTo(page, as.getByRole('radio', { name: 'Board' }), 'Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/as=calendar/);
  const day = (from: string, days: number) => {
    const date = new Date(`${from}T00:00:00Z`);
    date.setUTCDate(date.getUTCDate() + days);
    return new Intl.DateTimeFormat('en-GB', {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    }).format(date);
  };
  const today = shipToday();
  const cell = (days: number) => page.getByRole('gridcell', { name: new RegExp(`^${day(today, days)},`) });
  await tabTo(page, cell(0));
  for (const days of [1, 2, 3]) {
    await page.keyboard.press('ArrowRight');
    await expect(cell(days)).toBeFocused();
  }
  // A month on and back, whatever day it is: the 31st comes back as the 30th.
  const at = new Date(`${today}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + 3);
  const daysIn = (month: number) => new Date(Date.UTC(at.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const month = (index: number) =>
    page.getByRole('grid', {
      name: new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
        new Date(Date.UTC(at.getUTCFullYear(), index, 1)),
      ),
    });
  await page.keyboard.press('PageDown');
  await expect(month(at.getUTCMonth() + 1)).toBeVisible();
  await page.keyboard.press('PageUp');
  await expect(month(at.getUTCMonth())).toBeVisible();
  for (let lost = at.getUTCDate() - daysIn(at.getUTCMonth() + 1); lost > 0; lost--)
    await page.keyboard.press('ArrowRight');
  await expect(cell(3)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(cell(10)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(cell(3)).toBeFocused();
  await page.keyboard.press('Enter');
  await pressOn(
    page,
    page.getByRole('dialog').getByRole('link', { name: 'Check liferaft hydrostatic releases' }),
  );
  await expect(title(page, 'Check liferaft hydrostatic releases')).toBeVisible();
});
