import type { Page } from '@playwright/test';
import { expect, PASSWORD, test } from './fixtures/index.ts';
import { controlLink } from './fixtures/link.ts';

const PIN = '4711';
const BOAT = 'boat-halcyon';
const usual = 'rrrrrrrrrrrrrrrrwwwwwwwwrrwwwwwwwwrrrrrrrrrrrrrr';

/** Drags over the half hours from one to another. */
const paint = async (page: Page, from: string, to: string) => {
  const strip = page.getByRole('listbox', { name: /^Half hours of/ });
  const slot = (time: string) => strip.getByRole('option', { name: new RegExp(`^${time} to`) });
  await slot(from).scrollIntoViewIfNeeded();
  const start = await slot(from).boundingBox();
  const end = await slot(to).boundingBox();
  if (!start || !end) throw new Error('No such half hour');
  await page.mouse.move(start.x + start.width / 2, start.y + 20);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + 20, { steps: 4 });
};

const sign = async (page: Page, button: string) => {
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog', { name: /^Hours of rest/ });
  await dialog.getByLabel('PIN', { exact: true }).fill(PIN);
  await dialog.getByRole('button', { name: 'Sign with PIN' }).click();
  await expect(dialog).toHaveCount(0);
};

test('A deckhand paints a month, sees a breach coming and repairs it; both sign, and the sheet is printed', async ({
  page,
  login,
  clock,
  request,
  otherDevice,
}) => {
  await clock('2026-06-30T19:10:00.000Z');
  for (const persona of ['deckhand', 'captain']) {
    const { token } = await (
      await request.post('/api/auth', { data: { username: persona, password: PASSWORD } })
    ).json();
    const headers = { 'x-auth-token': token };
    const set = await request.put(`/api/profile/pin/profile-${persona}`, {
      headers: { ...headers, 'x-confirm': PASSWORD },
      data: { masterPinCode: PIN },
    });
    expect(set.ok()).toBe(true);
    if (persona === 'captain') continue;
    const days = Object.fromEntries(
      Array.from({ length: 28 }, (_, index) => [
        `2026-06-${String(index + 1).padStart(2, '0')}`,
        { slots: usual, zone: 120 },
      ]),
    );
    const painted = await request.put(`/api/timesheets/user-deckhand-${BOAT}-2026-06`, {
      headers,
      data: { boatID: BOAT, userID: 'user-deckhand', month: '2026-06', days, was: {} },
    });
    expect(painted.ok(), await painted.text()).toBe(true);
  }
  await login('deckhand', '/app/hoursofrest/timesheet');
  await expect(page.getByText('Within all limits')).toBeVisible();
  await page.getByRole('button', { name: 'Mon 29' }).click();
  await page.getByRole('button', { name: 'Copy yesterday' }).click();
  await expect(page.getByRole('option', { name: '07:00 to 07:30, rest' })).toBeVisible();

  // The breach is there while the finger is still on the glass.
  await page.getByText('Paint work').click();
  await paint(page, '00:00', '06:30');
  await expect(page.getByText(/^Only [\d.]+ h rest in 24 h$/)).toBeVisible();
  await page.mouse.up();
  await expect(page.getByText('Reason missing').first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Within all limits')).toBeVisible();

  // By keyboard: the last day, from 00:00 on.
  await page.getByRole('button', { name: 'Tue 30' }).click();
  await page.getByRole('button', { name: 'Copy yesterday' }).click();
  await page.getByRole('option', { name: '07:30 to 08:00, rest' }).focus();
  await page.getByText('Paint work').click();
  await page.getByRole('option', { name: '07:30 to 08:00, rest' }).press('Space');
  await expect(page.getByRole('option', { name: '07:30 to 08:00, work' })).toBeVisible();
  await expect(page.getByText('Week complete')).toBeVisible();

  await sign(page, 'Sign month');
  await expect(page.getByText('Signed', { exact: true })).toBeVisible();
  const bridge = await otherDevice('captain', `/app/hoursofrest/timesheet/user-deckhand-${BOAT}-2026-06`);
  await sign(bridge, 'Sign as master');
  await expect(bridge.getByText('Signed', { exact: true })).toHaveCount(2);
  const download = bridge.waitForEvent('download');
  await bridge.getByRole('button', { name: 'Month sheet' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('hours-of-rest-amy-clarke-2026-06.pdf');
  await file.saveAs('test-results/hours-of-rest.pdf');
});

test('The same day painted on two tablets without a link ends in a question', async ({
  page,
  login,
  link,
  otherDevice,
  problems,
}) => {
  problems.expected(/status of 409|Failed to load resource|ERR_/);
  await login('deckhand', '/app/hoursofrest/timesheet');
  const other = await otherDevice('deckhand', '/app/hoursofrest/timesheet');
  const links = { page: link, other: controlLink(other.context()) };
  for (const each of [page, other]) await expect(each.getByRole('listbox')).toBeVisible();
  await links.page.down();
  await links.other.down();
  for (const [each, day] of [
    [page, 'Day work, 08 to 18'],
    [other, 'Day off on board'],
  ] as const) {
    await each.getByRole('button', { name: 'Usual day' }).click();
    await each.getByRole('menuitem', { name: day }).click();
    await expect(each.getByRole('button', { name: /^On this device: / })).toBeVisible();
  }
  await links.page.up();
  await expect(page.getByRole('button', { name: /^On this device: / })).toHaveCount(0);
  await links.other.up();
  await other.getByRole('button', { name: 'Needs attention: 1' }).click();
  await expect(other.getByText(/has entered .* differently in the meantime/)).toBeVisible();
  await other.getByRole('button', { name: 'Use mine' }).click();
  await expect(page.getByRole('option', { name: '10:00 to 10:30, rest' })).toBeVisible();
});

test('A captain asks a stewardess for the days that she has not entered; the company sees how its vessels stand', async ({
  page,
  login,
  otherDevice,
}) => {
  await login('captain', '/app/hoursofrest');
  const open = page.getByRole('region', { name: 'Before you sign' });
  const row = open.getByRole('listitem').filter({ hasText: 'Ana Novak' });
  await expect(row).toContainText('5 days not entered');
  await row.getByRole('button', { name: 'Ask Ana Novak for the missing days' }).click();
  await expect(row.getByRole('status')).toContainText('Asked');
  await expect(page.getByText('Asked to enter the missing days')).toBeVisible();

  const hers = await otherDevice('anovak');
  await hers.getByRole('button', { name: /^Notifications/ }).click();
  await hers.getByRole('link', { name: /Hours of rest .*: enter 5 missing days/ }).click();
  await expect(hers.getByRole('heading', { level: 1, name: /^Hours of rest/ })).toBeVisible();
  await expect(hers.getByText('Ana Novak').first()).toBeVisible();

  const office = await otherDevice('manager', '/app/help');
  await office.clock.install();
  await office.goto('/app/managementhome');
  await office.getByRole('link', { name: 'Hours of rest', exact: true }).click();
  const vessel = office.getByRole('row').filter({ hasText: 'M/Y Halcyon' });
  await expect(vessel).toContainText('7 (2 people)');
  // The page stands open: it asks again by itself.
  const again = office.waitForResponse(/\/api\/.*month=/);
  await office.clock.fastForward(60_000);
  await again;
  await expect(vessel).toContainText('7 (2 people)');
  await office.getByRole('button', { name: 'Month before' }).click();
  await expect(office).toHaveURL(/month=/);
  await office.goBack();
  await vessel.getByRole('link', { name: 'Switch to M/Y Halcyon' }).click();
  await expect(office.getByRole('heading', { level: 1, name: /^Hours of rest/ })).toBeVisible();
});
