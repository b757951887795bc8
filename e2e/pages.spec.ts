import { readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import type { APIRequestContext, Page, Request } from '@playwright/test';
import { expect, PASSWORD, test } from './fixtures/index.ts';

/** Every page of the generated route tree, so that a new one is tested automatically. */
const routes = (() => {
  const text = readFileSync('src/app/routeTree.gen.ts', 'utf8');
  const byPath = /interface FileRoutesByTo \{([^}]*)\}/.exec(text)?.[1] ?? '';
  const paths = [...byPath.matchAll(/'(\/[^']*)':/g)].map(([, path = '']) => path);
  // Frames and redirects show nothing themselves.
  return paths.filter((path) => !/(\$|^\/app|^\/auth)$/.test(path) || /\$\w/.test(path));
})();

/** Values for `$id` and the like, by route: an id means something else from page to page. */
type Samples = Record<string, string>;
const pathOf = (route: string, samples: Samples) =>
  route.replace(/\$\w+/g, () => {
    const sample = samples[route];
    if (sample === undefined) throw new Error(`No sample for ${route}: add one in asCaptain`);
    return sample;
  });

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
    '/app/userdetails/$id': 'user-engineer',
    '/app/shipyarprofile/$id': 'profile-yard',
    // Pages that a captain may not open say so.
    '/app/management/$id': 'management-blue',
    '/app/superadmin/$id': 'boat-halcyon',
    '/auth/reset-password/$token': 'used.up',
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

type Traffic = { open: Set<Request>; lastAt: number };
const traffic = new WeakMap<Page, Traffic>();

/** Tracks open requests; the event stream is always open and does not count. */
const watchTraffic = (page: Page) => {
  const now: Traffic = { open: new Set(), lastAt: Date.now() };
  const isStream = (request: Request) => new URL(request.url()).pathname === '/api/events';
  const ends = (request: Request) => {
    if (now.open.delete(request)) now.lastAt = Date.now();
  };
  page.on('request', (request) => {
    if (!isStream(request)) now.open.add(request);
  });
  page.on('requestfinished', ends);
  page.on('requestfailed', ends);
  // A page's open requests end with it.
  page.on('framenavigated', (frame) => frame === page.mainFrame() && now.open.clear());
  traffic.set(page, now);
};

/** No request for half a second. */
const quiet = (page: Page) =>
  expect
    .poll(() => {
      const now = traffic.get(page);
      return now?.open.size === 0 && Date.now() - now.lastAt > 500;
    })
    .toBe(true);

/** The page is complete: its heading is there, and nothing is loading. */
const settled = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
  await quiet(page);
};

/** Opens every page in turn and collects the errors, so that one run reports all of them. */
const visitAll = async (page: Page, samples: Samples, look: (route: string) => Promise<string[]>) => {
  const wrong: string[] = [];
  for (const route of routes) {
    // Pages before sign-in are opened signed out.
    if (route.startsWith('/auth')) await page.evaluate(() => localStorage.removeItem('shipshape.auth'));
    await page.goto(pathOf(route, samples));
    await settled(page);
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
});

for (const theme of ['light', 'dark'] as const)
  test(`A person with a screen reader or low vision can use every page in ${theme}`, async ({
    page,
    login,
    request,
  }) => {
    const { samples, setTheme } = await asCaptain(request);
    await setTheme('currentTheme', theme);
    await login('captain', '/app/help');
    await expect(page.getByRole('document')).toHaveAttribute('data-theme', theme);
    await visitAll(page, samples, async () => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(
          ({ target, failureSummary = '' }) =>
            `${id} at ${target.join(' ')}: ${failureSummary.split('\n').slice(1, 3).join(' ').slice(0, 200)}`,
        ),
      );
    });
  });

type Shift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
};

/** Layout shifts since the page began to load, with their sources. */
const shiftsOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const found: string[] = [];
        const isShift = (entry: PerformanceEntry): entry is Shift =>
          'sources' in entry && 'hadRecentInput' in entry;
        const at = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
        const name = (node: Node | null) =>
          node instanceof Element ? `${node.tagName}.${node.getAttribute('class')}` : node?.nodeName;
        const add = (entries: PerformanceEntryList) => {
          for (const entry of entries)
            if (isShift(entry) && !entry.hadRecentInput)
              found.push(
                `${entry.value.toFixed(4)} after ${Math.round(entry.startTime)} ms: ${entry.sources
                  .map(
                    ({ node, previousRect, currentRect }) =>
                      `${name(node)} (${at(previousRect)} to ${at(currentRect)})`,
                  )
                  .join(', ')}`,
              );
        };
        const observer = new PerformanceObserver((list) => add(list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        // Buffered entries are delivered with the next task.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            add(observer.takeRecords());
            resolve(found);
          }),
        );
      }),
  );

const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const phone = { width: 390, height: 844 };
const tablets = [
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
];

for (const { device, start, others } of [
  { device: 'a desktop or a tablet', start: { width: 1440, height: 900 }, others: tablets },
  { device: 'a phone', start: phone, others: [] },
])
  test(`A person with ${device} sees every page without shifts, fitting the screen, and without requests to other hosts`, async ({
    page,
    login,
    request,
    baseURL,
  }) => {
    const { samples } = await asCaptain(request);
    const elsewhere: string[] = [];
    page.on('request', (call) => {
      const { origin, protocol } = new URL(call.url());
      if (protocol.startsWith('http') && origin !== baseURL) elsewhere.push(call.url());
    });
    await page.addInitScript(() => {
      // Once a page is shown, it stays, whatever it still fetches.
      let shown = false;
      new MutationObserver(() => {
        const there = document.querySelector('h1')?.checkVisibility() === true;
        if (shown && !there) console.error(`The page at ${location.pathname} went away after it was shown`);
        shown = there;
      }).observe(document, { childList: true, subtree: true, attributeFilter: ['style'] });
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error(`Security rule broken: ${violatedDirective} ${blockedURI}`),
      );
    });
    await page.setViewportSize(start);
    await login('captain', '/app/help');
    await settled(page);
    await visitAll(page, samples, async () => {
      const wrong = (await shiftsOf(page)).map((shift) => `moved by ${shift}`);
      if (!/^\S.* · Shipshape$/.test(await page.title())) wrong.push(`has the title "${await page.title()}"`);
      for (const size of [start, ...others]) {
        await page.setViewportSize(size);
        const overflow = await overflowOf(page);
        if (overflow > 0) wrong.push(`is ${overflow} px too wide at ${size.width}`);
      }
      await page.setViewportSize(start);
      return wrong;
    });
    expect(elsewhere).toEqual([]);
  });

for (const [locale, language] of [
  ['en', 'English'],
  ['fr', 'French'],
  ['zh', 'Chinese'],
  ['ja', 'Japanese'],
] as const)
  test(`A person who reads ${language} never sees a text's key instead of the text`, async ({
    page,
    login,
    request,
  }) => {
    const { samples, setTheme } = await asCaptain(request);
    await setTheme('locale', locale);
    await login('captain', '/app/help');
    await expect(page.getByRole('document')).toHaveAttribute('lang', locale);
    await visitAll(page, samples, async () => {
      // Visible texts line by line, and accessible names.
      // biome-ignore lint/performance/useDomNodeTextContent: textContent would also read what is hidden
      const lines = await page.getByRole('document').innerText();
      const words = await page.evaluate(() => [
        ...[...document.querySelectorAll('[aria-label],[title],[placeholder],[alt]')].flatMap((element) =>
          ['aria-label', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? ''),
        ),
      ]);
      return [...new Set([...words, ...lines.split('\n')])].filter(
        (text) =>
          (/^[a-z]+[.:][a-zA-Z.]+$/.test(text.trim()) && !/\.(jpg|pdf|csv|xlsx)$/.test(text)) ||
          /\{\{|\}\}/.test(text),
      );
    });
  });
