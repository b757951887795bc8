import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BrowserContext, chromium } from 'playwright';
import { browserArgs, findBrowser } from '../../e2e/browser.ts';
import { type Figure, median } from './figure.ts';
import type { Harness } from './harness.ts';
import { startProduct } from './programs.ts';
import signInFirst from './signInFirst.ts';

/** The harness's relay: it slows all requests, including the service worker's. */
type Relay = {
  url: string;
  set: (profile: { rtt: number; down: number; up: number }) => void;
  offline: (how: 'reset') => void;
  close: () => Promise<void>;
};

/** The satellite profile of goals.md: round trip in ms, Mbit/s; the CPU is slowed four times. */
const SATELLITE = { rtt: 700, down: 1, up: 0.25 };
const CPU_SLOWDOWN = 4;
const MAX_MS = 1500;
const RUNS = 3;

const ROW = '[role=row][aria-rowindex] [role=gridcell]';
const MACHINE = /^\/app\/equipment\/(?!hours|labels)[\w-]+$/;
const JOB = /^\/app\/worklist\/(?!round|board|calendar)[\w-]+$/;

/** Time (ms) from the start of the navigation in a new tab until an element is visible. */
const timeUntil = async (context: BrowserContext, url: string, selector: string): Promise<number> => {
  const page = await context.newPage();
  try {
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(url, { waitUntil: 'commit' });
    const seen = await page.waitForFunction(
      (css) => {
        const there = document.querySelector(css)?.checkVisibility();
        return there ? performance.now() : 0;
      },
      selector,
      { polling: 'raf', timeout: 30_000 },
    );
    return await seen.jsonValue();
  } finally {
    await page.close();
  }
};

/** Signs in, and waits on a fast connection until app and boat are stored on the device; returns pages to measure. */
const prepare = async (context: BrowserContext, origin: string) => {
  const page = await context.newPage();
  await signInFirst(page, { origin });
  await page.goto(`${origin}/app/home`);
  await page.getByText(/is available offline/).waitFor({ timeout: 180_000 });
  const first = async (path: string, pattern: RegExp) => {
    await page.goto(origin + path);
    await page.locator(`${ROW} a`).first().waitFor();
    const paths = await page
      .locator(`${ROW} a`)
      .evaluateAll((links) => links.map((link) => (link instanceof HTMLAnchorElement ? link.pathname : '')));
    return paths.find((each) => pattern.test(each)) ?? path;
  };
  const screens = [
    { name: 'home', path: '/app/home', selector: 'main .panel li' },
    { name: 'worklist', path: '/app/worklist', selector: ROW },
    { name: 'equipment list', path: '/app/equipment', selector: ROW },
    { name: 'a job', path: await first('/app/worklist', JOB), selector: 'main h1' },
    { name: 'a machine', path: await first('/app/equipment', MACHINE), selector: 'main h1' },
  ];
  // Stored data is written by the time a page has been left.
  await page.goto('about:blank');
  await page.close();
  return screens;
};

export const measureOne = async (harness: Harness, demo: string, what: string): Promise<Figure[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'shipshape-bench-'));
  const server = await startProduct({ DATA_DIR: folder, DATABASE_URL: '', DEMO: demo });
  const tool: { startLink: (options: { to: string }) => Promise<Relay> } = await import(
    pathToFileURL(join(harness.folder, 'link.mjs')).href
  );
  const link = await tool.startLink({ to: new URL(server.origin).host });
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    args: browserArgs,
    ...(executablePath ? { executablePath } : {}),
  });
  const context = await browser.newContext({ viewport: { width: 1180, height: 820 } });
  try {
    const screens = await prepare(context, link.url);
    const figures: Figure[] = [];
    for (const how of ['by satellite', 'no network'] as const) {
      if (how === 'by satellite') link.set(SATELLITE);
      else link.offline('reset');
      for (const { name, path, selector } of screens) {
        const times: number[] = [];
        for (let run = 0; run < RUNS; run++)
          times.push(await timeUntil(context, link.url + path, selector).catch(() => Infinity));
        figures.push({
          name: `${name}, visible warm, ${how}, CPU ${CPU_SLOWDOWN}x${what}`,
          goal: `<= ${MAX_MS / 1000} s`,
          measured: `${(median(times) / 1000).toFixed(2)} s (${times.map((ms) => (ms / 1000).toFixed(2)).join(', ')})`,
          good: median(times) <= MAX_MS,
        });
      }
    }
    return figures;
  } finally {
    await browser.close();
    await link.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
};

/** How soon rows are visible in an app stored on the device, over a satellite and without a network. */
export const measureWarm = async (harness: Harness): Promise<Figure[]> => [
  ...(await measureOne(harness, '1', '')),
  ...(await measureOne(harness, 'large', ', 10,000 jobs')),
];
