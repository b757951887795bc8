import { globSync, readFileSync } from 'node:fs';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, PASSWORD, test } from './fixtures/index.ts';
import { signBooks } from './fixtures/logbooks.ts';
import { barriersOf, crampedOf, overflowOf, rawTextsOf, shiftsOf } from './fixtures/pageFaults.ts';
import { reportVanishing, settled, watchTraffic } from './fixtures/settled.ts';

/** Every page there is, from the generated route tree, so that a new one is looked at without anybody thinking of it. */
const routes = (() => {
  const text = readFileSync('src/app/routeTree.gen.ts', 'utf8');
  const byPath = /interface FileRoutesByTo \{([^}]*)\}/.exec(text)?.[1] ?? '';
  const paths = [...byPath.matchAll(/'(\/[^']*)':/g)].map(([, path = '']) => path);
  // Frames and redirects show nothing themselves.
  return paths.filter((path) => !/(\$|^\/app|^\/auth)$/.test(path) || /\$\w/.test(path));
})();

/** The component of each page, from the routes' files: pages of several kinds (the record books) are one component. */
const componentOf = new Map(
  globSync('src/modules/*/{routes,publicRoutes}/**/*.tsx').map((file) => {
    const text = readFileSync(file, 'utf8');
    const [, path = ''] = /createFileRoute\('([^']+)'\)/.exec(text) ?? [];
    const [, page = file] = /from '\.\.\/(pages\/\w+)\.tsx'/.exec(text) ?? [];
    const [module = ''] = /src\/modules\/\w+/.exec(file) ?? [];
    return [path.replace(/\/\(\w+\)|\/$/g, ''), `${module}/${page}`];
  }),
);

/** All pages, but of several with the same component only those of this turn: at least one, and each in some turn. */
const inTurn = (turn: number, turns: number) =>
  routes.filter((route) => {
    const component = componentOf.get(route) ?? route;
    const kinds = routes.filter((other) => (componentOf.get(other) ?? other) === component);
    const place = kinds.indexOf(route);
    return kinds.length < turns ? place === turn % kinds.length : place % turns === turn;
  });

/** What stands for `$id` and the like, by route: an id means something else from page to page. */
type Samples = Record<string, string>;
const pathOf = (route: string, samples: Samples) =>
  route.replace(/\$\w+/g, () => {
    const sample = samples[route];
    if (sample === undefined) throw new Error(`No sample for ${route}: add one in asCaptain`);
    return sample;
  });

/** A month some months ago, `2026-05`. */
const monthsAgo = (count: number) => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - count, 1)).toISOString().slice(0, 7);
};

const asCaptain = async (request: APIRequestContext) => {
  const { token } = await (
    await request.post('/api/auth', { data: { username: 'captain', password: PASSWORD } })
  ).json();
  const headers = { 'x-auth-token': token };
  const list = await (await request.get('/api/equipmentgroups/boat/boat-halcyon', { headers })).json();
  const generator = list.find(({ name }: { name: string }) => name === 'Generator 1');
  const jobs = await (await request.get('/api/worklist/boat/boat-halcyon', { headers })).json();
  const impeller = jobs.find(({ no }: { no: number | null }) => no === 2207);
  const samples: Samples = {
    '/app/equipment/$id': generator._id,
    '/app/jobdetails/$id': impeller._id,
    '/app/profiledetails/$id': 'profile-lferri',
    '/app/editprofile/$id': 'profile-captain',
    '/app/guestdetails/$id': 'guest-halcyon-1',
    '/app/supplier/$id': 'supplier-halcyon-1',
    '/app/orders/$id': 'order-halcyon-318',
    '/app/inventory/$id': 'stock-halcyon-1',
    '/app/stocktake/$id': 'stocktake-halcyon-1',
    '/app/locations/$id': 'place-halcyon-engine-room',
    '/app/spareparts/$id': 'spare-halcyon-1-1',
    '/app/sections/$id': 'section-halcyon-1',
    '/app/hoursofrest/timesheet/$id': `user-lferri-boat-halcyon-${new Date().toISOString().slice(0, 7)}`,
    '/app/watchkeeping/$id': 'watch-halcyon-1',
    '/app/employees/payroll/details/$id': `pay-${monthsAgo(1)}-user-captain-boat-halcyon`,
    ...(await signBooks(request, token)),
    '/app/ismform/$id': 'form-halcyon-en',
    '/app/ismdraft/$id': 'fill-halcyon-5',
    '/app/formarchives/$id': 'fill-halcyon-2',
    '/app/boatadminforms/$id': 'form-halcyon-en',
    '/app/adminforms/$id': 'form-halcyon-en',
    '/app/ism/nonconformities/$id': 'nc-halcyon-1',
    '/app/vesseldocs/manage-checklist/$id': 'checklist-halcyon-1',
    '/app/vesseldocs/checklist/$id': 'run-halcyon-1',
    '/app/vesseldocs/document/$id': 'document-halcyon-pro-07',
    '/app/vesseldocs/certificate/$id': 'shipcertificate-halcyon-class',
    '/app/userdetails/$id': 'user-engineer',
    '/app/shipyarprofile/$id': 'profile-yard',
    // Pages that a captain may not open say so.
    '/app/management/$id': 'management-blue',
    '/app/superadmin/$id': 'boat-halcyon',
    '/auth/reset-password/$token': 'used.up',
    '/auth/confirm-email/$token': 'used-up',
  };
  const { _id } = await (await request.get('/api/themes/themedetails/user-captain', { headers })).json();
  const setTheme = async (field: string, value: string) =>
    expect(
      (
        await request.post(`/api/themes/${field}/${_id}`, {
          headers,
          data: { userID: 'user-captain', [field]: value },
        })
      ).ok(),
    ).toBe(true);
  return { samples, setTheme };
};

/** Goes to a page as a link does, without loading the app anew; what moves from then on, moves by itself. */
const goTo = async (page: Page, path: string) => {
  const before = await page.getByRole('heading', { level: 1 }).elementHandle();
  await page.evaluate((to) => history.pushState({}, '', to), path);
  // The page before stays until the next one is there.
  await page.waitForFunction((heading) => !heading?.isConnected, before, { timeout: 60_000 });
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            performance.mark('arrived');
            resolve();
          }),
        );
      }),
  );
};

/** Opens the pages one after the other and gathers what is wrong, so that one run tells about all of them. */
const visitAll = async (
  page: Page,
  paths: readonly string[],
  { samples, quietMs, isInApp }: { samples: Samples; quietMs: number; isInApp: boolean },
  look: (route: string) => Promise<string[]>,
) => {
  const wrong: string[] = [];
  for (const route of paths) {
    const isSignedOut = route.startsWith('/auth');
    // Pages before sign-in are seen by somebody who has not signed in.
    if (isSignedOut) await page.evaluate(() => localStorage.removeItem('shipshape.auth'));
    if (isInApp && !isSignedOut) await goTo(page, pathOf(route, samples));
    else await page.goto(pathOf(route, samples));
    await settled(page, quietMs);
    wrong.push(...(await look(route)).map((text) => `${route}: ${text}`));
  }
  expect(wrong).toEqual([]);
};

// Signed-out pages last: visiting them ends the session of the browser.
routes.sort((a, b) => Number(a.startsWith('/auth')) - Number(b.startsWith('/auth')));

test.beforeEach(({ page }) => {
  test.setTimeout(1_200_000);
  watchTraffic(page);
});

test('The list of pages is the whole app', () => {
  for (const path of [
    '/app/home',
    '/app/equipment',
    '/app/equipment/$id',
    '/app/jobdetails/$id',
    '/app/worklist',
    '/app/worklist/round',
    '/app/help',
    '/auth/login',
    '/auth/reset-password/$token',
  ])
    expect(routes).toContain(path);
  // English and French visit each page, Japanese and Chinese one of each component, and not the same one.
  const turns = [1, 2].map((turn) => inTurn(turn, 3));
  for (const turn of turns)
    expect(new Set(turn.map((route) => componentOf.get(route) ?? route))).toEqual(
      new Set(routes.map((route) => componentOf.get(route) ?? route)),
    );
  expect(turns[0]).not.toEqual(turns[1]);
});

const phone = { width: 390, height: 844 };
const tablet = { width: 1024, height: 768 };
const uprightTablet = { width: 768, height: 1024 };
const desktop = { width: 1440, height: 900 };

/**
 * Visits every page in English and French, and one of each component (the record books are one) in Japanese and Chinese,
 * each with its own screens and theme. In English the app is loaded anew for each page, as by
 * its address; in the other languages one goes from page to page, as people do. Each visit checks layout shifts, width,
 * requests to other hosts and texts; accessibility is checked in English, and what the dark theme changes of it,
 * contrast, there. French takes the narrow screens and the largest text, because its words are the longest: what is
 * broken, cut or laid over something else is found there. English also waits for what comes
 * late by itself (`quietMs`): that is the same in every language.
 */
const english = {
  locale: 'en',
  theme: 'light',
  start: desktop,
  others: [tablet, uprightTablet],
  axe: 'all',
  isInApp: false,
  quietMs: 500,
} as const;

/** The longest of all journeys, in parts: the turns of the gate share them (.ci/turns.ts). */
const PARTS = 6;

const visitors = [
  ...Array.from({ length: PARTS }, (_, part) => ({
    ...english,
    paths: routes.filter((_, index) => index % PARTS === part),
    which: `Every sixth page (${part + 1})`,
  })),
  {
    locale: 'fr',
    theme: 'light',
    start: phone,
    others: [uprightTablet],
    axe: undefined,
    isInApp: true,
    quietMs: 150,
    paths: routes,
  },
  {
    locale: 'ja',
    theme: 'dark',
    start: tablet,
    others: [],
    axe: 'contrast',
    isInApp: true,
    quietMs: 150,
    paths: inTurn(1, 3),
  },
  {
    locale: 'zh',
    theme: 'dark',
    start: uprightTablet,
    others: [],
    axe: undefined,
    isInApp: true,
    quietMs: 150,
    paths: inTurn(2, 3),
  },
] as const;

for (const { locale, theme, start, others, axe, isInApp, quietMs, paths, ...visitor } of visitors) {
  const which = 'which' in visitor ? visitor.which : 'Every page';
  test(`${which} in ${locale}, ${theme}, at ${start.width} has no shift, fits the screen, shows texts and is accessible`, async ({
    page,
    login,
    request,
    baseURL,
  }) => {
    const { samples, setTheme } = await asCaptain(request);
    await setTheme('currentTheme', theme);
    await setTheme('locale', locale);
    // The longest words, in the largest text.
    if (locale === 'fr') await setTheme('fontSize', 'md');
    const elsewhere: string[] = [];
    page.on('request', (call) => {
      const { origin, protocol } = new URL(call.url());
      if (protocol.startsWith('http') && origin !== baseURL) elsewhere.push(call.url());
    });
    // A page that is there stays there, whatever it still fetches.
    if (!isInApp) await reportVanishing(page);
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error(`Security rule broken: ${violatedDirective} ${blockedURI}`),
      );
    });
    await page.setViewportSize(start);
    await login('captain', '/app/help');
    await expect(page.getByRole('document')).toHaveAttribute('data-theme', theme);
    await expect(page.getByRole('document')).toHaveAttribute('lang', locale);
    await settled(page, quietMs);
    await visitAll(page, paths, { samples, quietMs, isInApp }, async () => {
      const wrong = (await shiftsOf(page)).map((shift) => `moved by ${shift}`);
      if (!/^\S.* · Shipshape$/.test(await page.title())) wrong.push(`has the title "${await page.title()}"`);
      wrong.push(...(await rawTextsOf(page)));
      for (const size of [start, ...others]) {
        await page.setViewportSize(size);
        const overflow = await overflowOf(page);
        if (overflow > 0) wrong.push(`is ${overflow} px too wide at ${size.width}`);
        // Chinese and Japanese have no words between spaces.
        if (locale === 'en' || locale === 'fr')
          wrong.push(...(await crampedOf(page)).map((what) => `${what} at ${size.width}`));
      }
      await page.setViewportSize(start);
      if (axe) wrong.push(...(await barriersOf(page, axe)));
      return wrong;
    });
    expect(elsewhere).toEqual([]);
  });
}
