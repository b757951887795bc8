import type { APIRequestContext } from '@playwright/test';
import { expect, PASSWORD, test } from './fixtures/index.ts';

/** The demo ledger begins with the day on which it was made: this one earns from the new year on. */
const enterTerms = async (request: APIRequestContext) => {
  const { token } = await (
    await request.post('/api/auth', { data: { username: 'captain', password: PASSWORD } })
  ).json();
  const entered = await request.post('/api/vacations', {
    headers: { 'x-auth-token': token },
    data: {
      ...{ _id: 'terms-of-2026', boatID: 'boat-halcyon', userID: 'user-deckhand', kind: 'terms' },
      ...{ date: '2026-01-01', pattern: 'sixty', days: null, annualDays: null, note: '' },
    },
  });
  expect(entered.ok(), await entered.text()).toBe(true);
};

test('Leave is asked for, manning warned of, approved by head and master, and the balance follows', async ({
  page,
  login,
  clock,
  otherDevice,
  request,
}) => {
  await clock('2026-06-18T07:42:00.000Z');
  await enterTerms(request);
  await login('deckhand', '/app/vacationleaves');
  const balance = page.getByLabel('Balance', { exact: true });
  await expect(balance).toContainText('60 days a year');
  await page.getByRole('button', { name: 'Ask for leave' }).click();
  const form = page.getByRole('dialog', { name: 'Ask for leave' });
  await form.getByRole('textbox', { name: 'From', exact: true }).fill('6 Jul 2026');
  await form.getByRole('textbox', { name: 'To', exact: true }).fill('10 Jul 2026');
  await form.getByLabel('Days of travel before').fill('1');
  await form.getByLabel('Note').fill('Visit at home');
  await form.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(form).toHaveCount(0);
  const own = page
    .getByRole('region', { name: 'Requests' })
    .getByRole('listitem')
    .filter({ hasText: 'Visit at home' });
  await expect(own).toContainText('Asked');

  const head = await otherDevice('lferri', '/app/manageleaves');
  await head.getByRole('button', { name: /^Amy Clarke, 6 Jul to 10 Jul/ }).click();
  const asked = head.getByRole('region', { name: 'Amy Clarke' });
  await expect(asked).toContainText('1 day of travel');
  await asked.getByRole('button', { name: 'Approve' }).click();
  await expect(asked).toContainText('Head of department: agreed by Luca Ferri');
  await expect(asked).toContainText('Head agreed');

  const captain = await otherDevice('captain', '/app/manageleaves?month=2026-07');
  // The safe manning becomes one that these days break.
  await captain.getByRole('button', { name: 'Safe manning' }).click();
  const manning = captain.getByRole('dialog', { name: 'Safe manning' });
  await manning.getByLabel('Deck ratings').fill('9');
  await manning.getByRole('button', { name: 'Save' }).click();
  await expect(manning).toHaveCount(0);
  await captain.getByRole('button', { name: /^Amy Clarke, 6 Jul to 10 Jul/ }).click();
  const panel = captain.getByRole('region', { name: 'Amy Clarke' });
  await expect(panel.getByRole('list', { name: 'What speaks against it' })).toContainText(
    'Safe manning asks for 9.',
  );
  await panel.getByRole('button', { name: 'Approve' }).click();
  await expect(panel).toContainText('Master: agreed by');

  await expect(own).toContainText('Approved');
  await clock('2026-07-12T07:42:00.000Z');
  await page.reload();
  await expect(
    page.getByRole('region', { name: 'Ledger' }).getByRole('row', { name: /Taken/ }),
  ).toContainText('−5');
});

test('On a narrow screen the calendar of leave begins today, with the names in sight', async ({
  page,
  login,
}) => {
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    if (width === 390) await login('captain', '/app/manageleaves');
    else await page.goto('/app/manageleaves');
    const timeline = page.getByRole('region', { name: 'Timeline' });
    const name = await timeline.getByText('Kenji Mori').boundingBox();
    const frame = await timeline.boundingBox();
    const today = await timeline.locator('[data-today]').first().boundingBox();
    if (!name || !frame || !today) throw new Error('The calendar is not shown');
    expect(name.x).toBeGreaterThanOrEqual(frame.x);
    expect(today.x).toBeGreaterThan(name.x + name.width);
    expect(today.x).toBeLessThan(frame.x + frame.width);
  }
});

test('Leave is asked for without a link', async ({ page, login, clock, link, otherDevice, request }) => {
  await clock('2026-06-18T07:42:00.000Z');
  await enterTerms(request);
  await login('deckhand', '/app/vacationleaves');
  await expect(page.getByLabel('Balance', { exact: true })).toContainText('60 days a year');
  await page.getByRole('button', { name: 'Ask for leave' }).click();
  const form = page.getByRole('dialog', { name: 'Ask for leave' });
  await expect(form.getByRole('textbox', { name: 'From', exact: true })).toBeVisible();
  await link.down();
  await form.getByRole('textbox', { name: 'From', exact: true }).fill('3 Aug 2026');
  await form.getByRole('textbox', { name: 'To', exact: true }).fill('9 Aug 2026');
  await form.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(form).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Requests' })).toContainText('9 Aug 2026');
  await link.up();
  const captain = await otherDevice('captain', '/app/manageleaves?month=2026-08');
  await expect(captain.getByRole('button', { name: /^Amy Clarke, 3 Aug to 9 Aug/ })).toBeVisible();
});
