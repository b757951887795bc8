import type { Page } from '@playwright/test';
import { holdBefore, withCamera } from './fixtures/camera.ts';
import { expect, test } from './fixtures/index.ts';
import { stockOf } from './fixtures/stock.ts';

test.use({ ...withCamera, permissions: ['camera'], viewport: { width: 390, height: 844 } });

const card = (page: Page, name: string) => page.getByRole('form', { name });
const start = async (page: Page) => {
  await page.getByRole('button', { name: 'Start counting' }).click();
  await expect(page.getByRole('progressbar', { name: 'Counted' })).toBeVisible();
};
const enter = async (page: Page, name: string, figure: string, cause?: string) => {
  await card(page, name).getByRole('textbox', { name: 'Counted' }).fill(figure);
  if (cause) await card(page, name).getByRole('button', { name: cause }).click();
  await card(page, name)
    .getByRole('button', { name: /^Next|Save count/ })
    .click();
};
const choose = async (page: Page, name: string) => {
  await expect(page.getByRole('form')).toBeVisible();
  if (!(await card(page, name).isVisible())) await page.getByRole('button', { name, exact: true }).click();
};
const onBoard = async (page: Page, item: string) => (await stockOf(page, item)).totalAmount;
const counted = (page: Page) => page.getByRole('region', { name: /^Counted \d|^Counted$/ });

test('Two people count one sheet without a link; what they counted differently is asked, then it is closed and booked', async ({
  page,
  login,
  link,
  otherDevice,
  problems,
}) => {
  problems.expected(/Failed to load resource|net::ERR_/);
  holdBefore();
  await login('engineer', '/app/stocktake/new?place=place-halcyon-er-locker3');
  await start(page);
  const sheet = new URL(page.url()).pathname;
  await choose(page, 'Oil filter');
  const captain = await otherDevice('captain', sheet);
  await choose(captain, 'Oil filter');
  await link.down();
  await captain.context().route('**/api/**', (route) => route.abort('connectionfailed'));

  // Oil filter: 6 booked, the engineer finds 5, the captain 4; the impellers only the captain counts.
  await enter(page, 'Oil filter', '5', 'Lost or broken');
  await expect(counted(page).getByText('1 short')).toBeVisible();
  await enter(captain, 'Oil filter', '4');
  await choose(captain, 'Impeller kit');
  await enter(captain, 'Impeller kit', '7');
  await expect(counted(captain).getByText('3 more')).toBeVisible();
  expect(await page.getByRole('region', { name: 'Counted differently' }).count()).toBe(0);

  await link.up();
  await captain.context().unroute('**/api/**');
  await page.reload();
  await captain.reload();
  const question = captain.getByRole('group', { name: 'Which count of Oil filter is right?' });
  await expect(question.getByRole('button', { name: /^5, Tom/ })).toBeVisible();
  await captain.getByRole('link', { name: /^Differences/ }).click();
  await expect(captain.getByRole('button', { name: 'Close and book' })).toBeDisabled();
  await question.getByRole('button', { name: /^5, Tom/ }).click();
  await expect(question).toBeHidden();
  expect(await onBoard(captain, 'Impeller kit')).toBe(4);

  await captain.getByRole('button', { name: 'Close and book' }).click();
  const ask = captain.getByRole('alertdialog');
  await expect(ask).toContainText('2 lines are counted, 2 differ');
  await ask.getByRole('button', { name: 'Close and book' }).click();
  await expect.poll(() => onBoard(captain, 'Impeller kit')).toBe(7);
  await expect.poll(() => onBoard(captain, 'Oil filter')).toBe(5);

  // The other device sees that it is closed; the ledger says who counted.
  await page.reload();
  await expect(page.getByText('Closed', { exact: true }).first()).toBeVisible();
  await page.goto('/app/inventory/stock-halcyon-1');
  await expect(page.getByText('Counted 7').first()).toBeVisible();
});

test('Scanned in a count, an item comes to hand; one that is not booked there is added', async ({
  page,
  login,
  server,
}) => {
  holdBefore(`${server.origin}/app/inventory/stock-halcyon-1`);
  await login('engineer', '/app/stocktake/new?place=place-halcyon-er-locker5');
  await start(page);
  await page.getByRole('button', { name: 'Scan' }).first().click();
  await expect(card(page, 'Impeller kit')).toBeVisible();
  await enter(page, 'Impeller kit', '2');
  await expect(counted(page).getByText('2 more')).toBeVisible();
});
