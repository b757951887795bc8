import type { Page } from '@playwright/test';
import { holdBefore, withCamera } from './fixtures/camera.ts';
import { expect, test } from './fixtures/index.ts';
import { stockOf } from './fixtures/stock.ts';

test.use({ ...withCamera, permissions: ['camera'], viewport: { width: 390, height: 844 }, hasTouch: true });

const IMPELLER = '/app/inventory/stock-halcyon-1';
const OIL_FILTER = '/app/inventory/stock-halcyon-5';
const LOCKER_3 = '/app/locations/place-halcyon-er-locker3';
const SHELF_2 = '/app/locations/place-halcyon-er-shelf2';

const scanner = (page: Page) => page.getByRole('dialog', { name: 'Scan' });
const openScanner = (page: Page) => page.getByRole('button', { name: 'Scan', exact: true }).click();
const sheet = (page: Page, name: string) => scanner(page).getByRole('form', { name });
const justNow = (page: Page) => scanner(page).getByRole('region', { name: /Just now/ });
const type = async (page: Page, code: string) => {
  const box = scanner(page).getByRole('textbox', { name: 'Code' });
  if (!(await box.isVisible())) await scanner(page).getByRole('button', { name: 'Type the code' }).click();
  await box.fill(code);
  await scanner(page).getByRole('button', { name: 'Find' }).click();
};

test('A label before the camera, one press: an impeller is taken; its undo puts it back', async ({
  page,
  login,
  server,
}) => {
  holdBefore(`${server.origin}${IMPELLER}`);
  await login('engineer', '/app/home');
  await openScanner(page);
  await expect(sheet(page, 'Impeller kit').getByText('leaves 3 on board')).toBeVisible();
  await sheet(page, 'Impeller kit').getByRole('button', { name: 'Take 1 and scan next' }).click();
  await expect(justNow(page).getByText('Took 1')).toBeVisible();
  await expect(justNow(page).getByText('Sent')).toBeVisible();
  await expect.poll(async () => (await stockOf(page, 'Impeller kit')).totalAmount).toBe(3);
  await justNow(page)
    .getByRole('button', { name: /^Undo: Took 1/ })
    .click();
  await expect(justNow(page).getByText('Took 1 · undone')).toBeVisible();
  await expect.poll(async () => (await stockOf(page, 'Impeller kit')).totalAmount).toBe(4);
});

test('Without a link: scanned, taken, and the next one only asks how many', async ({
  page,
  login,
  server,
  link,
}) => {
  holdBefore(`${server.origin}${IMPELLER}`);
  await login('engineer', '/app/inventory');
  await expect(page.getByText(/^\d+ items/)).toBeVisible();
  await link.down();
  await openScanner(page);
  await sheet(page, 'Impeller kit').getByRole('radio', { name: 'Receive' }).check();
  await sheet(page, 'Impeller kit').getByRole('button', { name: 'One more' }).click();
  await sheet(page, 'Impeller kit').getByRole('button', { name: 'Receive 2 and scan next' }).click();
  await expect(justNow(page).getByText('On this device')).toBeVisible();
  // The label is still in sight: it does not come again. The next one is found by its name.
  await type(page, 'oil fil');
  await scanner(page)
    .getByRole('region', { name: 'Which one is it?' })
    .getByRole('button', { name: 'Oil filter', exact: true })
    .click();
  await sheet(page, 'Oil filter').getByRole('button', { name: 'Receive 1 and scan next' }).click();
  await expect(justNow(page).getByText('Received 1')).toBeVisible();
  await link.up();
  await expect(justNow(page).getByText('Sent')).toHaveCount(2);
  await expect.poll(async () => (await stockOf(page, 'Impeller kit')).totalAmount).toBe(6);
  await expect.poll(async () => (await stockOf(page, 'Oil filter')).totalAmount).toBe(7);
});

test('More than is booked there asks why, and nothing is taken until it is said', async ({ page, login }) => {
  holdBefore();
  await login('engineer', '/app/home');
  await openScanner(page);
  await type(page, '18958-0001');
  await sheet(page, 'Impeller kit').getByRole('textbox', { name: 'How many' }).fill('5');
  const take = sheet(page, 'Impeller kit').getByRole('button', { name: 'Take 5 and scan next' });
  await take.click();
  await expect(sheet(page, 'Impeller kit').getByRole('alert')).toContainText('Only 4 on record there');
  await expect.poll(async () => (await stockOf(page, 'Impeller kit')).totalAmount).toBe(4);
  await sheet(page, 'Impeller kit').getByRole('textbox', { name: 'Reason' }).fill('One lay in the bilge');
  await take.click();
  await expect(justNow(page).getByText('Sent')).toBeVisible();
  await expect.poll(async () => (await stockOf(page, 'Impeller kit')).totalAmount).toBe(-1);
});

test('A place is scanned, then what goes into it, one after the other; a box goes into a shelf', async ({
  page,
  login,
  server,
  link,
}) => {
  holdBefore(`${server.origin}${SHELF_2}`);
  await login('engineer', '/app/locations');
  await expect(page.getByText(/^\d+ places/)).toBeVisible();
  await page.goto('/app/inventory');
  await expect(page.getByText(/^\d+ items/)).toBeVisible();
  await link.down();
  await openScanner(page);
  await scanner(page).getByRole('button', { name: 'Put items here' }).click();
  await expect(scanner(page).getByText('Put into Shelf 2')).toBeVisible();
  await type(page, `${server.origin}${IMPELLER}`);
  await sheet(page, 'Impeller kit')
    .getByRole('checkbox', { name: /usual place/ })
    .check();
  await sheet(page, 'Impeller kit').getByRole('button', { name: 'Move 4 and scan next' }).click();
  await type(page, `${server.origin}${OIL_FILTER}`);
  await sheet(page, 'Oil filter').getByRole('button', { name: 'Move 6 and scan next' }).click();
  await expect(justNow(page).getByText('Moved 6')).toBeVisible();
  // The locker itself comes under the shelf, with all that is in it.
  await type(page, `${server.origin}${LOCKER_3}`);
  await scanner(page).getByRole('button', { name: 'Put Locker 3 into another place' }).click();
  await type(page, `${server.origin}${SHELF_2}`);
  await scanner(page).getByRole('button', { name: 'Put Locker 3 here' }).click();
  await expect(justNow(page).getByText('is in Shelf 2 now')).toBeVisible();
  await link.up();
  await expect(justNow(page).getByText('Sent')).toHaveCount(3);
  const shelf = 'place-halcyon-er-shelf2';
  const impeller = await stockOf(page, 'Impeller kit');
  expect(impeller).toMatchObject({ totalAmount: 4, locationID: shelf });
  expect(impeller.places).toEqual([{ locationID: shelf, shelves: '', locationBox: '', quantity: 4 }]);
  await expect
    .poll(async () => (await stockOf(page, 'Oil filter')).places)
    .toMatchObject([{ locationID: shelf, quantity: 6 }]);
  await scanner(page).getByRole('button', { name: 'Done' }).click();
  await expect(scanner(page)).toBeHidden();
});

test("A maker's code is learnt without a link, and finds its item at once", async ({ page, login, link }) => {
  holdBefore();
  await login('engineer', '/app/inventory');
  await expect(page.getByText(/^\d+ items/)).toBeVisible();
  await link.down();
  await openScanner(page);
  // A box with its article's number, expiry and lot; without them it is the same article.
  await type(page, '(01)09506000134352(17)271231(10)L7');
  await scanner(page).getByRole('button', { name: 'Link it to an item' }).click();
  const which = page.getByRole('dialog', { name: 'Which item is it?' });
  await which.getByRole('searchbox', { name: 'Find an item' }).fill('impeller 18958');
  await which.getByRole('button', { name: 'Impeller kit' }).click();
  await expect(which).toBeHidden();
  await type(page, '9506000134352');
  await sheet(page, 'Impeller kit').getByRole('button', { name: 'Take 1 and scan next' }).click();
  await expect(justNow(page).getByText('On this device')).toBeVisible();
  await link.up();
  await expect(justNow(page).getByText('Sent')).toBeVisible();
  expect(await stockOf(page, 'Impeller kit')).toMatchObject({ totalAmount: 3, barcodes: ['09506000134352'] });
});
