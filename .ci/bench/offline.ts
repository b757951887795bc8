import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { browserArgs, findBrowser } from '../../e2e/browser.ts';
import { type Figure, median } from './figure.ts';
import type { Harness } from './harness.ts';
import { startProduct } from './programs.ts';
import { signIn } from './session.ts';

/** The harness's connection shaper, as `link.mjs` exports it: ms, Mbit/s, bytes. */
type Link = {
  url: string;
  set: (shape: { rtt: number; down: number; up: number }) => void;
  offline: (mode: 'reset' | false) => void;
  stats: () => { down: number; up: number };
  zero: () => void;
  close: () => Promise<void>;
};

const good = { rtt: 20, down: 50, up: 20 };
const satellite = { rtt: 700, down: 1, up: 0.25 };
const JOB = '/app/jobdetails/job-halcyon-2219';

type Tablet = { page: Page; link: Link; cpu: (rate: number) => Promise<void> };

/** A signed-in tablet on a page of the product, over a connection that can be shaped and cut. */
const withTablet = async (harness: Harness, path: string, measure: (tablet: Tablet) => Promise<Figure[]>) => {
  const folder = await mkdtemp(join(tmpdir(), 'shipshape-bench-'));
  const server = await startProduct({ DATA_DIR: folder, DATABASE_URL: '', DEMO: '1' });
  const { startLink }: { startLink: (options: { to: string }) => Promise<Link> } = await import(
    join(harness.folder, 'link.mjs')
  );
  const link = await startLink({ to: new URL(server.origin).host.replace('localhost', '127.0.0.1') });
  const executablePath = findBrowser();
  const browser = await chromium.launch({ args: browserArgs, ...(executablePath ? { executablePath } : {}) });
  try {
    const context = await browser.newContext({ viewport: { width: 1024, height: 768 }, locale: 'en-GB' });
    const page = await context.newPage();
    const state = await signIn(server.origin, 'engineer');
    await page.goto(`${link.url}/api/health`);
    await page.evaluate(
      (value) => localStorage.setItem('shipshape.auth', JSON.stringify({ state: value, version: 1 })),
      state,
    );
    await page.goto(link.url + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('load');
    const devtools = await context.newCDPSession(page);
    const cpu = async (rate: number) =>
      void (await devtools.send('Emulation.setCPUThrottlingRate', { rate }));
    return await measure({ page, link, cpu });
  } finally {
    await browser.close();
    await link.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
};

const onDevice = (page: Page) => page.getByRole('button', { name: /^On this device: / });
const comment = (page: Page) => page.getByPlaceholder('Write a comment');

/** Text of a given length (characters) that does not repeat, as in real input. */
const words = (length: number, seed: number) => {
  let text = `${seed}`;
  for (let i = 0; text.length < length; i++) text += ` ${((seed + 7) * (i + 13) * 2654435761).toString(36)}`;
  return text.slice(0, length);
};

/** 500 pending changes when the connection comes back: the time until the last one is sent, at CPU 4x. */
export const measureSync = (harness: Harness) =>
  withTablet(harness, JOB, async ({ page, link, cpu }) => {
    const CHANGES = 500;
    await comment(page).waitFor();
    link.offline('reset');
    for (let no = 0; no < CHANGES; no++) {
      await comment(page).fill(words(300, no));
      await comment(page).press('Control+Enter');
    }
    await page.getByRole('button', { name: `On this device: ${CHANGES}` }).waitFor({ timeout: 120_000 });
    await cpu(4);
    link.set(satellite);
    link.zero();
    link.offline(false);
    const began = performance.now();
    // The event of a tablet whose network is back.
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await onDevice(page).waitFor({ state: 'detached', timeout: 300_000 });
    const seconds = (performance.now() - began) / 1000;
    const { up, down } = link.stats();
    return [
      {
        name: `${CHANGES} waiting changes, sent by satellite, CPU 4x`,
        goal: '<= 20 s',
        measured: `${seconds.toFixed(1)} s (${Math.round(up / 1000)} KB up, ${Math.round(down / 1000)} KB down)`,
        good: seconds <= 20,
      },
    ];
  });

/** A day of 50 jobs, each opened from the list and updated: all bytes both ways after the first screen. */
export const measureDay = (harness: Harness) =>
  withTablet(harness, '/app/worklist?view=open', async ({ page, link }) => {
    const JOBS = 50;
    const rows = page.getByRole('grid', { name: 'Jobs' }).getByRole('link');
    await rows.first().waitFor();
    const jobs = await page.evaluate(async () => {
      const { token } = JSON.parse(localStorage.getItem('shipshape.auth') ?? '{}').state;
      const answer = await fetch('/api/worklist/boat/boat-halcyon', { headers: { 'x-auth-token': token } });
      const list: { title: string; status: string; no: number }[] = await answer.json();
      return list.filter(({ status }) => status === 'open').map(({ no }) => no);
    });
    // One-time loads (scripts of the job's page, data fetched once) do not count as the day's use.
    const update = async (no: number) => {
      await page.getByRole('searchbox', { name: /^Search/ }).fill(String(no));
      await page.getByRole('grid', { name: 'Jobs' }).getByRole('row').nth(1).getByRole('link').click();
      await comment(page).fill(`Looked at, fine (${no})`);
      await comment(page).press('Control+Enter');
      await page
        .getByRole('listitem')
        .filter({ hasText: `Looked at, fine (${no})` })
        .waitFor();
      await page.goBack();
      await rows.first().waitFor();
    };
    const [first = 0, ...others] = jobs;
    await update(first);
    // Neither does making the boat available offline, which starts by itself.
    const making = page.getByRole('button', { name: /^Offline: / });
    await making.waitFor({ timeout: 20_000 }).catch(() => undefined);
    await making.waitFor({ state: 'detached', timeout: 120_000 });
    link.zero();
    for (const no of others.slice(0, JOBS)) await update(no);
    // Requests still under way count too.
    await new Promise((resolve) => setTimeout(resolve, 5000));
    const { up, down } = link.stats();
    const kilobytes = (up + down) / 1000;
    return [
      {
        name: `a day of ${JOBS} job updates, both ways`,
        goal: '<= 300 KB',
        measured: `${kilobytes.toFixed(0)} KB (${Math.round(up / 1000)} up, ${Math.round(down / 1000)} down)`,
        good: kilobytes <= 300,
      },
    ];
  });

/** The time from a tap on a job's step until the panel counts it, by the page's own clock. */
const tap = (page: Page) =>
  page.getByRole('region', { name: 'Tasks' }).evaluate(
    (panel) =>
      new Promise<number>((resolve) => {
        const before = panel.textContent;
        const began = performance.now();
        const look = () =>
          panel.textContent === before ? requestAnimationFrame(look) : resolve(performance.now() - began);
        panel.querySelector<HTMLElement>('input[type=checkbox], [role=checkbox]')?.click();
        requestAnimationFrame(look);
      }),
  );

/** A tap shows its effect on any connection. */
export const measureTap = (harness: Harness) =>
  withTablet(harness, JOB, async ({ page, link }) => {
    await page.getByRole('region', { name: 'Tasks' }).getByRole('checkbox').first().waitFor();
    const figures: Figure[] = [];
    for (const [name, set] of [
      ['a good link', () => link.set(good)],
      ['a satellite', () => link.set(satellite)],
      ['no link', () => link.offline('reset')],
    ] as const) {
      set();
      const times: number[] = [];
      for (let round = 0; round < 10; round++) {
        times.push(await tap(page));
        await new Promise((resolve) => setTimeout(resolve, 400));
      }
      const worst = Math.max(...times);
      figures.push({
        name: `a tap shows its change, ${name}`,
        goal: '<= 100 ms',
        measured: `${median(times).toFixed(0)} ms (worst of ${times.length}: ${worst.toFixed(0)} ms)`,
        good: worst <= 100,
      });
    }
    return figures;
  });
