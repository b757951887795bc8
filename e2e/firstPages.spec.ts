import type { Page } from '@playwright/test';
import { expect, PASSWORD, test } from './fixtures/index.ts';
import { reportVanishing, settled, watchTraffic } from './fixtures/settled.ts';

/** Pages of one item: their panels belong to other modules, which have words of their own. */
const paths = [
  '/app/equipment/hours',
  '/app/supplier/supplier-halcyon-1',
  '/app/spareparts/spare-halcyon-1-1',
  '/app/orders/order-halcyon-318',
  '/app/guestdetails/guest-halcyon-1',
  '/app/ism/nonconformities/nc-halcyon-1',
  '/app/watchkeeping/watch-halcyon-1',
  '/app/inventory/stock-halcyon-1',
  '/app/locations/place-halcyon-engine-room',
  '/app/profiledetails/profile-lferri',
  '/app/vesseldocs/certificate/shipcertificate-halcyon-class',
];

test('Pages that are opened first of all in French stay on screen while the words of their panels come', async ({
  page,
  login,
  link,
  request,
}) => {
  watchTraffic(page);
  const session = await request.post('/api/auth', { data: { username: 'captain', password: PASSWORD } });
  const headers = { 'x-auth-token': (await session.json()).token };
  const theme = await (await request.get('/api/themes/themedetails/user-captain', { headers })).json();
  const data = { userID: 'user-captain', locale: 'fr' };
  expect((await request.post(`/api/themes/locale/${theme._id}`, { headers, data })).ok()).toBe(true);
  await reportVanishing(page);
  await login('captain', '/app/help');
  await expect(page.getByRole('document')).toHaveAttribute('lang', 'fr');
  // An item comes after the words of its own module, and before those that only its panels ask for.
  await link.slow(1000);
  await page.route('**/assets/fr-*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue().catch(() => undefined);
  });
  for (const path of paths) {
    await page.goto(path);
    await settled(page, 150);
  }
});

/** Signs in on a page without a list; returns the calls that are made from then on, as they are made. */
const askedFrom = async (page: Page, login: (persona: 'captain', path: string) => Promise<void>) => {
  watchTraffic(page);
  await login('captain', '/app/help');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const asked: string[] = [];
  page.on('request', (call) => {
    const { pathname, search } = new URL(call.url());
    asked.push(`${call.method()} ${pathname}${search}`);
  });
  return asked;
};

test('Who is signed in, and the first jobs, are asked for beside the code of the app, once, and hold no connection', async ({
  page,
  login,
}) => {
  const asked = await askedFrom(page, login);
  // The code of the app comes when all are there.
  const first = [
    '/api/auth',
    '/api/worklist/boat/boat-halcyon?first=50',
    '/api/equipmentgroups/boat/boat-halcyon?first=50',
  ];
  const answered = Promise.all(
    first.map((call) => page.waitForResponse((response) => response.url().endsWith(call))),
  );
  await page.route('**/assets/app-*.js', async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto('/app/worklist');
  await expect(page.getByRole('grid', { name: 'Jobs' }).getByRole('link').first()).toBeVisible();
  for (const call of first) expect(asked.filter((other) => other === `GET ${call}`)).toEqual([`GET ${call}`]);
  await page.unroute('**/assets/app-*.js');
  await settled(page, 150);
  // Now the list is kept on the device, and nobody takes the answers: they do not hold a connection for that.
  await page.reload();
  await settled(page, 150);
});

test('The largest file comes first, over the connection of the page, and what the first screen needs is compiled while it comes', async ({
  page,
  login,
  request,
}) => {
  const asked = await askedFrom(page, login);
  await page.goto('/app/worklist');
  await expect(page.getByRole('grid', { name: 'Jobs' }).getByRole('link').first()).toBeVisible();
  // The page before may have asked for something until it was left.
  const files = asked.slice(asked.indexOf('GET /app/worklist')).filter((call) => call.includes('/assets/'));
  expect(files[0]).toContain('/libraries-');
  // The words of a browser that compiles at once count only as the first of a file.
  for (const name of ['libraries', 'app', 'frame', 'table', 'worklist']) {
    const file = files.find((call) => new RegExp(`/${name}-[0-9a-f]+\\.js$`).test(call)) ?? '';
    expect(await (await request.get(file.replace('GET ', ''))).text(), name).toMatch(
      /^\/\/# allFunctionsCalledOnLoad\n/,
    );
  }
});
