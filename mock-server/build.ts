import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

const sources = [
  '.ci/chunks.ts',
  '.ci/modulePages.ts',
  '.ci/serviceWorker.ts',
  'src',
  'public',
  'index.html',
  'vite.config.ts',
  'routes.config.ts',
  'package-lock.json',
];

const newest = async (path: string): Promise<number> => {
  const found = await stat(path);
  if (!found.isDirectory()) return found.mtimeMs;
  const times = await Promise.all((await readdir(path)).map((name) => newest(join(path, name))));
  return Math.max(0, ...times);
};

/** Builds the app into ./dist if it is missing or older than its sources. */
export const buildIfNeeded = async () => {
  const built = await stat('dist/index.html').then(
    (found) => found.mtimeMs,
    () => 0,
  );
  if (built > Math.max(...(await Promise.all(sources.map(newest))))) return;
  console.info('Building the app …');
  const { build } = await import('vite');
  await build({ logLevel: 'warn' });
};
