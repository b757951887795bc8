import { chromium, type Page } from 'playwright';
import { browserArgs, findBrowser } from '../../e2e/browser.ts';
import { type Figure, median } from './figure.ts';
import { signIn } from './session.ts';

const CPU_RATE = 4;
const ROW = '[role=row][aria-rowindex] [role=gridcell]';
const LIST = '10,000 items with photos';

/** Milliseconds from a deed until something is in the page, looked for at each frame. */
const until = async (page: Page, deed: () => Promise<unknown>, seen: string, text = ''): Promise<number> => {
  const start = performance.now();
  await deed();
  await page.waitForFunction(
    ([selector, word]) =>
      [...document.querySelectorAll(selector ?? '')].some((one) => one.textContent?.includes(word ?? '')),
    [seen, text],
    { polling: 'raf', timeout: 120_000 },
  );
  return performance.now() - start;
};

/** The list, the search, the scanner and the device without a link, on a tablet of a quarter of this machine's speed. */
export const measureStockScreens = async (origin: string): Promise<Figure[]> => {
  const executablePath = findBrowser();
  const browser = await chromium.launch({ args: browserArgs, ...(executablePath ? { executablePath } : {}) });
  try {
    const context = await browser.newContext({ viewport: { width: 1024, height: 768 }, locale: 'en-GB' });
    const page = await context.newPage();
    const state = await signIn(origin);
    await page.goto(`${origin}/api/health`);
    await page.evaluate(
      (value) => localStorage.setItem('shipshape.auth', JSON.stringify({ state: value, version: 1 })),
      state,
    );
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
    const figures: Figure[] = [];
    const add = (name: string, goalMs: number, times: readonly number[]) => {
      const ms = median([...times]);
      figures.push({
        name: `${LIST}, ${name}, CPU ${CPU_RATE}x`,
        goal: `<= ${goalMs} ms`,
        measured: `${Math.round(ms)} ms (n=${times.length})`,
        good: ms <= goalMs,
      });
    };
    const open = () => until(page, () => page.goto(`${origin}/app/inventory`), ROW);
    add('first rows, cold', 6000, [await open()]);
    add('first rows, again', 1500, [await open(), await open(), await open()]);
    const search = page.getByRole('searchbox').first();
    const found: number[] = [];
    for (const no of [4711, 9876, 1234]) {
      await search.fill('');
      found.push(await until(page, () => search.fill(`P-${no}`), ROW, `P-${no}`));
    }
    add('search, its pause of 250 ms included', 500, found);
    const scanned: number[] = [];
    for (const no of [777, 8888, 4242]) {
      await page.goto(`${origin}/app/home`);
      await page.getByRole('button', { name: 'Scan', exact: true }).click();
      const scanner = page.getByRole('dialog', { name: 'Scan' });
      const code = scanner.getByRole('textbox', { name: 'Code' });
      // Without a camera the box comes by itself, and the button goes.
      const keys = scanner.getByRole('button', { name: 'Type the code' });
      for (let tries = 0; tries < 40 && !(await code.isVisible()); tries++)
        await keys.click({ timeout: 500 }).catch(() => undefined);
      await code.fill(`P-${no}`);
      scanned.push(await until(page, () => code.press('Enter'), '[role=dialog] form h3', `Part ${no}`));
    }
    add('a code to the item in hand', 500, scanned);
    // All is on the device: the server is away.
    await page.goto(`${origin}/app/inventory`);
    await page.locator(ROW).first().waitFor();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.waitForTimeout(15_000);
    await context.setOffline(true);
    add('first rows without a link', 1650, [await open(), await open(), await open()]);
    return figures;
  } finally {
    await browser.close();
  }
};
