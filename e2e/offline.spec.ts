import type { Page } from '@playwright/test';
import { device, expect, signIn, title } from './fixtures/tablet.ts';

const HOUR = 3_600_000;

// In one worker, so that one tablet is prepared for all of them.
device.describe.configure({ mode: 'default' });

/** The names of users' databases on the device. */
const storedNames = (page: Page) =>
  page.evaluate(async () =>
    (await indexedDB.databases()).flatMap(({ name }) => (name?.startsWith('shipshape-data-') ? [name] : [])),
  );

/** The number of photos cached on the device. */
const cachedPhotos = (page: Page) =>
  page.evaluate(async () =>
    (await caches.has('shipshape-photos'))
      ? (await (await caches.open('shipshape-photos')).keys()).length
      : 0,
  );

/** How many photos the service worker has noted as seen. */
const notedPhotos = (page: Page) =>
  page.evaluate(async () => {
    const opened = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('workbox-expiration');
      opening.onsuccess = () => resolve(opening.result);
    });
    const noted = await new Promise<number>((resolve) => {
      const counting = opened.transaction('cache-entries').objectStore('cache-entries').count();
      counting.onsuccess = () => resolve(counting.result);
    });
    opened.close();
    return noted;
  });

const photos = (page: Page) => page.getByRole('region', { name: 'Photos', exact: true });

/** The first photo of a machine is loaded, not only its frame. */
const seesPhoto = async (page: Page) => {
  const photo = photos(page).getByRole('img').first();
  // Photos load when they come into view.
  await photo.scrollIntoViewIfNeeded();
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
};

const openMachine = async (page: Page, name: string) => {
  await page.getByRole('searchbox', { name: /^Search [\d,]/ }).fill(name);
  await page.getByRole('link', { name, exact: true }).click();
  await expect(title(page)).toHaveText(name);
};

const noAnswer = (page: Page) => page.getByText(/^No link since/);

device(
  'An engineer who made the boat available reads what he never opened, where there is no link, after the tablet was off',
  async ({ offlineTablet: tablet }) => {
    const page = await tablet.open('/app/home');
    await expect(noAnswer(page)).toBeVisible();
    await expect(page.getByText(/Data as of today \d\d:\d\d\./)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Do today' }).getByRole('listitem').first()).toBeVisible();
    await page.goto(`${tablet.origin}/app/worklist`);
    const row = page.getByRole('main').getByRole('row').getByRole('link').first();
    const job = (await row.textContent()) ?? '';
    await row.click();
    await expect(title(page)).toContainText(job);
    await page.goto(`${tablet.origin}/app/equipment`);
    await openMachine(page, 'Generator 1');
    await seesPhoto(page);
    // Missing data is announced, with what to do about it.
    await page.getByRole('region', { name: 'History', exact: true }).scrollIntoViewIfNeeded();
    await expect(page.getByText(/^This is not on this device, and there is no link\./).first()).toBeVisible();
    // Other languages are stored too, and lazy parts.
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('button', { name: 'Theme', exact: true }).click();
    await page.getByRole('combobox', { name: 'Language' }).selectOption('日本語');
    await expect(page.getByText('表示は', { exact: false })).toBeVisible();
  },
);

device(
  'An app that starts from the device draws its first page before it begins what follows',
  async ({ offlineTablet: tablet }) => {
    await tablet.startServer();
    const page = await tablet.open('/api/health');
    await page.addInitScript(() => {
      const look = () => {
        if (document.querySelector('[role=gridcell] a')) performance.mark('rows');
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    const browser = await page.context().newCDPSession(page);
    await browser.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.goto(`${tablet.origin}/app/worklist`);
    /** How long after its rows the page asked for the code of live changes, in ms; 0 as long as it did not. */
    const asked = () =>
      page.evaluate(() => {
        const live = performance.getEntriesByType('resource').find(({ name }) => name.includes('/begin-'));
        const [rows] = performance.getEntriesByName('rows');
        return live ? live.startTime - (rows?.startTime ?? Number.POSITIVE_INFINITY) : 0;
      });
    await expect.poll(asked).not.toBe(0);
    expect(await asked()).toBeGreaterThan(0);
    /** The files of this kind and name that the page asked for. */
    const asksFor = (file: string) =>
      page.evaluate(
        (start) =>
          performance.getEntriesByType('resource').filter(({ name }) => new RegExp(start).test(name)).length,
        file,
      );
    // The reads and writes of all modules come without the styles of their pages.
    await expect.poll(() => asksFor('/payroll-\\w+\\.js$')).toBeGreaterThan(0);
    await expect.poll(() => asksFor('/sync-\\w+\\.js$')).toBeGreaterThan(0);
    expect(await asksFor('/payroll-\\w+\\.css$')).toBe(0);
  },
);

device('The first formatters are made in a worker of their own', async ({ tablet }) => {
  const page = await tablet.open('/api/health');
  const [worker] = await Promise.all([page.waitForEvent('worker'), page.goto(`${tablet.origin}/auth/login`)]);
  expect(worker.url()).toMatch(/\/formatterWorker-\w+\.js$/);
});

device('A person puts it off, and starts it again from the own menu', async ({ tablet }) => {
  const first = await tablet.open('/auth/login');
  // The browser reports a slow connection: then nothing is prefetched.
  await first.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g', rtt: 700 } }),
  );
  await first.reload();
  await signIn(first);
  await expect(first.getByText(/^Keep M\/Y Halcyon on this device.* About [\d.]+ MB\.$/)).toBeVisible();
  await first.getByRole('button', { name: 'Later' }).click();
  await expect(first.getByRole('button', { name: 'Later' })).toHaveCount(0);
  await first.reload();
  await expect(title(first)).toBeVisible();
  await expect(first.getByText(/^Keep M\/Y Halcyon/)).toHaveCount(0);
  await first
    .getByRole('banner')
    .getByRole('button', { name: /Halvorsen/ })
    .click();
  await first.getByRole('menuitem', { name: 'Offline' }).click();
  const panel = first.getByRole('region', { name: 'Offline on this device' });
  await expect(panel.getByText('Not saved yet.')).toBeVisible();
  await panel.getByRole('button', { name: 'Make available offline' }).click();
  await expect(panel.getByText(/^All saved today \d\d:\d\d\./)).toBeVisible({ timeout: 240_000 });
});

device(
  'After 48 hours without a link the day of the data is said, and the link brings new ones',
  async ({ offlineTablet: tablet }) => {
    const page = await tablet.open('/app/home', 48 * HOUR);
    await expect(page.getByText(/Data as of \d+ \w{3} \d\d:\d\d\./)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Do today' }).getByRole('listitem').first()).toBeVisible();
    await tablet.startServer();
    // Unless it has found the server by itself meanwhile.
    await expect(async () => {
      const again = page.getByRole('button', { name: 'Try again' });
      if ((await again.count()) > 0) await again.click({ timeout: 1000 });
      await expect(noAnswer(page)).toHaveCount(0, { timeout: 5000 });
    }).toPass();
    await expect(page.getByRole('region', { name: 'Do today' }).getByRole('listitem').first()).toBeVisible();
  },
);

device(
  'The sign-in page of a Wi-Fi, in the server’s place, changes nothing',
  async ({ offlineTablet: tablet }) => {
    await tablet.startPortal();
    const page = await tablet.open('/app/equipment');
    await expect(noAnswer(page)).toBeVisible();
    await expect(page.getByText('Welcome to the harbour Wi-Fi')).toHaveCount(0);
    await openMachine(page, 'Generator 1');
    await seesPhoto(page);
    // For a photo that is not stored, the portal's page is not cached in its place.
    await page.evaluate(async () => void (await caches.delete('shipshape-photos')));
    await (await tablet.context().newCDPSession(page)).send('Network.clearBrowserCache');
    await page.reload();
    await expect(title(page)).toHaveText('Generator 1');
    await photos(page).scrollIntoViewIfNeeded();
    await expect(
      photos(page)
        .getByText(/^This photo is not saved on this device\./)
        .first(),
    ).toBeVisible();
    await tablet.startServer();
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await expect(noAnswer(page)).toHaveCount(0);
    await seesPhoto(page);
  },
);

device('What one person had on the tablet, the next one does not have', async ({ offlineTablet: tablet }) => {
  await tablet.startServer();
  const first = await tablet.open('/app/home');
  await expect(title(first)).toBeVisible();
  expect(await storedNames(first)).toHaveLength(1);
  expect(await cachedPhotos(first)).toBeGreaterThan(0);
  expect(await notedPhotos(first)).toBeGreaterThan(0);
  await first
    .getByRole('banner')
    .getByRole('button', { name: /Halvorsen/ })
    .click();
  await first.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(first).toHaveURL(/\/auth\/login/);
  await expect.poll(() => storedNames(first)).toEqual([]);
  await expect.poll(() => cachedPhotos(first)).toBe(0);
  await expect.poll(() => notedPhotos(first)).toBe(0);
  // The browser's own cache was cleared too; the app still starts without a link.
  await tablet.context().setOffline(true);
  await first.reload();
  await expect(first.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await tablet.context().setOffline(false);
  await signIn(first, 'chef');
  const [own] = await storedNames(first);
  // As if the tab had been closed during sign-out.
  await first.evaluate(async () => {
    await new Promise((resolve) => {
      const opening = indexedDB.open('shipshape-data-somebody', 1);
      opening.onsuccess = () => resolve(opening.result.close());
    });
  });
  expect(await storedNames(first)).toHaveLength(2);
  await first.reload();
  await expect(title(first)).toBeVisible();
  await expect.poll(() => storedNames(first)).toEqual([own]);
});

device(
  'An engineer whose session has ended meanwhile has to sign in, and nothing of his is left',
  async ({ offlineTablet: tablet }) => {
    expect(await storedNames(await tablet.open('/app/home'))).toHaveLength(1);
    await tablet.close();
    await tablet.startForgetful();
    const page = await tablet.open('/app/home');
    await expect(page).toHaveURL(/\/auth\/login/);
    await expect.poll(() => storedNames(page)).toEqual([]);
  },
);
