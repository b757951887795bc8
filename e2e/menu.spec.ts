import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/index.ts';
import { apiAs } from './fixtures/jobs.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

test('An entry with nothing to count keeps room for a figure only until the device has seen that', async ({
  page,
  login,
}) => {
  await login('captain', '/app/help');
  const room = menu(page).getByRole('link', { name: 'Logbook' }).locator('.n');
  await expect(menu(page).getByRole('link', { name: /^Jobs \d/ })).toBeVisible();
  await expect(room).toHaveCount(1);
  await page.reload();
  await expect(menu(page).getByRole('link', { name: /^Jobs \d/ })).toBeVisible();
  await expect(room).toHaveCount(0);
});

test('A captain pins what she needs, without a link too; all her devices have it', async ({
  page,
  login,
  link,
  otherDevice,
}) => {
  await login('captain', '/app/help');
  await expect(menu(page).getByRole('link')).toHaveText(['Home', /^Jobs/, /^Logbook/, 'Crew', 'Vessel Docs']);
  await menu(page).getByRole('button', { name: 'People' }).click();
  const panel = page.getByRole('dialog', { name: 'People' });
  await expect(panel.getByRole('region', { name: 'Straight to' }).getByRole('link')).toHaveText([
    'Crew e-mail',
  ]);
  await panel.getByRole('button', { name: 'Edit pins' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit pins' });
  await link.down();
  await dialog.getByRole('button', { name: 'Unpin Logbook' }).click();
  await dialog.getByRole('button', { name: 'Pin Guests' }).click();
  await dialog.getByRole('button', { name: 'Move Guests up' }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  const chosen = ['Home', /^Jobs/, 'Crew', 'Guests', 'Vessel Docs'];
  await expect(menu(page).getByRole('link')).toHaveText(chosen);
  await link.up();
  await expect(page.getByRole('button', { name: /On this device/ })).toHaveCount(0);
  const phone = await otherDevice('captain', '/app/help');
  await expect(menu(phone).getByRole('link')).toHaveText(chosen);
  await phone.setViewportSize({ width: 390, height: 844 });
  await expect(menu(phone).getByRole('link')).toHaveText(['Home', /^Jobs/, 'Crew', 'Menu']);
  // As the role has them again.
  await menu(phone).getByRole('link', { name: 'Menu' }).click();
  await phone.getByRole('button', { name: 'Edit pins' }).click();
  await phone.getByRole('button', { name: 'As my role has them' }).click();
  await phone.getByRole('button', { name: 'Done' }).click();
  await expect(menu(phone).getByRole('link')).toHaveText(['Home', /^Jobs/, /^Logbook/, 'Menu']);
});

test('The menu of a phone is a page: everything in two columns, its search, and back', async ({
  page,
  login,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await login('captain', '/app/help');
  await menu(page).getByRole('link', { name: 'Menu' }).click();
  await expect(page).toHaveURL('/app/menu');
  const pages = page.getByRole('navigation', { name: 'All pages' });
  await expect(pages.getByRole('list', { name: 'People' }).getByRole('link')).toHaveText([
    'Crew',
    'Employees',
    'Guests',
    'Teams',
    'Users',
    'On / Off Board',
    'Hours of Rest',
    'My leave',
    'Crew leave',
    'Payroll',
  ]);
  for (const one of await pages.getByRole('list').getByRole('link').all())
    expect((await one.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await expect(
    pages.getByRole('list', { name: 'You' }).getByRole('button', { name: 'Sign Out' }),
  ).toBeVisible();
  // The word of a group finds its pages.
  await pages.getByRole('searchbox', { name: 'Find in menu' }).fill('people');
  await expect(pages.getByRole('link', { name: 'Employees' })).toBeVisible();
  await expect(pages.getByRole('link', { name: 'Jobs' })).toHaveCount(0);
  await pages.getByRole('searchbox').fill('round');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/app/worklist/round');
  await page.goBack();
  await expect(page).toHaveURL('/app/menu');
});

test('The menu counts what waits in the books for the person who is to sign it', async ({
  page,
  login,
  request,
}) => {
  const captain = await apiAs(request, 'captain');
  await login('engineer');
  const logbook = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: /^Logbook/ });
  await expect(logbook).toHaveAccessibleName('Logbook');
  const answer = await captain.post('/api/logdrafts', {
    ...{ _id: 'draft-to-sign', boatID: 'boat-halcyon', volumeID: 'volume-none', book: 'sea', code: 'event' },
    ...{ at: '2026-06-18T08:00:00.000Z', values: {}, signerID: 'user-engineer' },
  });
  expect(answer.status()).toBe(201);
  await page.reload();
  await expect(logbook).toHaveAccessibleName('Logbook 1 to enter or sign');
});

test('The menu is searched in every form, by a key too', async ({ page, login }) => {
  await login('captain', '/app/help');
  const found = page.getByRole('link', { name: 'Running hours', exact: true });
  const search = async () => {
    await expect(page.getByRole('heading', { name: 'Help', level: 1 })).toBeVisible();
    // The menu's code comes beside the page's; it takes the key once it is there.
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('/');
    await page.getByRole('searchbox', { name: 'Find in menu' }).fill('meter');
    await expect(found).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/app/equipment/hours');
    await page.goto('/app/help');
  };
  await search();
  await page.getByRole('button', { name: 'Theme' }).click();
  await page.getByRole('radio', { name: 'Side', exact: true }).check();
  await page.getByRole('switch', { name: 'Collapse side bar' }).check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await search();
  // A group opens its panel beside the column.
  await menu(page)
    .getByRole('button', { name: 'Office' })
    .or(menu(page).getByRole('button', { name: 'People' }))
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Employees' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Expand menu' }).click();
  await search();
});

test('A page opens although the routes of its group come late, says so if they do not come, and back leads back', async ({
  page,
  login,
  problems,
}) => {
  problems.expected(/ERR_FAILED|dynamically imported module/);
  const routes = /\/assets\/routes-stores-[^/]*\.js$/;
  await page.route(routes, (route) => route.abort());
  await login('captain', '/app/help');
  await menu(page).getByRole('button', { name: 'Stores' }).click();
  const supplier = page.getByRole('dialog').getByRole('link', { name: 'Supplier', exact: true });
  await supplier.click();
  const failed = page.getByRole('alert').getByText('This page could not be shown');
  await expect(failed).toBeVisible();
  await page.unroute(routes);
  // They come when the page is already asked for.
  const released = Promise.withResolvers<void>();
  await page.route(routes, async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goto('/app/help');
  await expect(page.getByRole('heading', { name: 'Help', level: 1 })).toBeVisible();
  await menu(page).getByRole('button', { name: 'Stores' }).click();
  await supplier.click();
  await expect(page).toHaveURL('/app/supplier');
  released.resolve();
  await expect(page.getByRole('heading', { name: 'Supplier', level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Help', level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/app/help');
});

for (const width of [1200, 1280, 1440])
  for (const size of ['base', 'md'])
    test(`The row of the top menu in French stays whole at ${width}, font ${size}`, async ({
      page,
      login,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(
        (fontSize) =>
          localStorage.setItem(
            'shipshape.theme',
            JSON.stringify({ state: { locale: 'fr', fontSize }, version: 1 }),
          ),
        size,
      );
      await page.route('**/api/themes/themedetails/*', async (route) => {
        const answer = await route.fetch();
        await route.fulfill({
          response: answer,
          json: { ...(await answer.json()), locale: 'fr', fontSize: size },
        });
      });
      await login('superadmin', '/app/superadmin');
      const row = page.getByRole('navigation', { name: 'Menu principal' });
      await expect(row.getByRole('button', { name: /^Bureau/ })).toBeVisible();
      for (const one of await row.getByRole('button').or(row.getByRole('link')).all()) {
        const box = await one.boundingBox();
        expect((box?.x ?? 0) + (box?.width ?? 0), (await one.textContent()) ?? '').toBeLessThanOrEqual(width);
        // One line each.
        expect(box?.height).toBeLessThanOrEqual(40);
      }
    });

for (const [from, of] of [
  ['/app/manageequipment', 'equipment'],
  ['/app/employees/certificates', 'certificates'],
])
  test(`${from} leads to what was deleted`, async ({ page, login }) => {
    await login('captain', from);
    await page.getByRole('main').getByRole('link', { name: 'Deleted' }).click();
    await expect(page).toHaveURL(`/app/deleted?of=${of}`);
    await expect(page.getByRole('heading', { name: 'Deleted', level: 1 })).toBeVisible();
  });
