import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';

/** Chromium without a window: the same engine, and a third less of a journey's time. It installs no apps. */
const WITHOUT_WINDOW = 'chromium-headless-shell';
const WITH_WINDOW = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Chromium of this machine: CHROMIUM_PATH, else on the PATH, else Playwright's own; undefined if there is none. `full`
 * prefers one that offers to install apps, and whose profile has a lock that names its process.
 */
export const findBrowser = ({ full = false } = {}): string | undefined => {
  const folders = (process.env.PATH ?? '').split(':');
  const names = full ? [...WITH_WINDOW, WITHOUT_WINDOW] : [WITHOUT_WINDOW, ...WITH_WINDOW];
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const own = chromium.executablePath();
  return [process.env.CHROMIUM_PATH, ...onPath, own].find((path) => path && existsSync(path));
};

/** Arguments for a browser to run in a container and to make no requests of its own. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

const run = (command: string, args: string[]) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;

/** Finds or installs a browser: Playwright's own, or else the package of a Debian machine. */
const getBrowser = (): string => {
  const found = findBrowser();
  if (found) return found;
  console.info('No Chromium found: installing one.');
  if (!run(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'])) {
    const sudo = process.getuid?.() === 0 ? [] : ['sudo'];
    const apt = (...args: string[]) =>
      run([...sudo, 'apt-get'][0] ?? 'apt-get', [...[...sudo, 'apt-get'].slice(1), ...args]);
    apt('update');
    // Chinese and Japanese pages are tested too.
    apt('install', '-y', 'chromium', 'fonts-noto-cjk');
    apt('install', '-y', WITHOUT_WINDOW);
  }
  const installed = findBrowser();
  if (!installed)
    throw new Error('No Chromium. Set CHROMIUM_PATH, or install one with `npx playwright install chromium`.');
  return installed;
};

if (import.meta.main) {
  const path = getBrowser();
  console.info(
    `Browser: ${execFileSync(path, ['--version', '--no-sandbox'], { encoding: 'utf8' }).trim()} (${path})`,
  );
}
