import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { z } from 'zod/mini';
import { problemsOfPages, type Weight } from './budgetRules.ts';

/**
 * Checks the built app in ./dist against .ci/budget.json: what every page loads before it can render when opened by
 * URL, and the size of each lazy chunk, as sent (brotli). Prints a table by chunk; fails if something is too large, or
 * if chunks import each other in a cycle.
 */
const budget = z
  .strictObject({
    everyPage: z.object({
      scriptKB: z.number(),
      otherLanguageKB: z.number(),
      styleKB: z.number(),
      requests: z.number(),
    }),
    firstPages: z.object({ paths: z.array(z.string()), scriptKB: z.number(), requests: z.number() }),
    appKB: z.number(),
    /** The bytes that one more route may add to every first screen. */
    routeBytes: z.number(),
    lazyChunkKB: z.number(),
    /** The icon sprite, which loads beside the code of the first page. */
    iconsKB: z.number(),
    allScriptKB: z.number(),
  })
  .parse(JSON.parse(await readFile('.ci/budget.json', 'utf8')));

const built = z.object({
  frame: z.array(z.string()),
  pages: z.array(
    z.object({
      path: z.string(),
      files: z.array(z.string()),
      texts: z.record(z.string(), z.array(z.string())),
    }),
  ),
  routes: z.object({ count: z.number(), bytes: z.number() }),
});

const chunk = z.object({
  file: z.string(),
  name: z.optional(z.string()),
  isEntry: z._default(z.boolean(), false),
  imports: z._default(z.array(z.string()), []),
  css: z._default(z.array(z.string()), []),
});

if (!existsSync('dist/.vite/manifest.json')) {
  console.error('There is no build in ./dist: run `npm run build` first.');
  process.exit(1);
}
const manifest = z
  .record(z.string(), chunk)
  .parse(JSON.parse(await readFile('dist/.vite/manifest.json', 'utf8')));

const sizes = new Map<string, number>();
for (const name of await readdir('dist/assets')) {
  if (!/\.(js|css)$/.test(name)) continue;
  const sent = existsSync(`dist/assets/${name}.br`)
    ? await readFile(`dist/assets/${name}.br`)
    : brotliCompressSync(await readFile(`dist/assets/${name}`));
  sizes.set(`assets/${name}`, sent.byteLength / 1024);
}

const { frame, pages, routes } = built.parse(JSON.parse(await readFile('dist/.vite/pages.json', 'utf8')));

const sum = (files: string[]) => files.reduce((total, file) => total + (sizes.get(file) ?? 0), 0);
const isScript = (file: string) => file.endsWith('.js');
const problems: string[] = [];
const check = (what: string, measured: number, most: number, unit: string) => {
  const good = measured <= most;
  if (!good) problems.push(what);
  const figure = `${measured.toFixed(unit === 'KB' ? 1 : 0)} of ${most} ${unit}`;
  console.info(`${good ? 'ok      ' : 'TOO MUCH'} ${figure.padStart(20)}  ${what}`);
};

/** In a cycle of chunks, code may run while the other chunk is not initialised. */
const followed = new Set<string>();
const follow = (key: string, path: readonly string[]) => {
  if (path.includes(key))
    problems.push(`chunks in a circle: ${[...path.slice(path.indexOf(key)), key].join(' > ')}`);
  if (followed.has(key)) return;
  followed.add(key);
  for (const next of manifest[key]?.imports ?? []) follow(next, [...path, key]);
};
for (const key of Object.keys(manifest)) follow(key, []);

const weights = pages.map(({ path, files, texts }): Weight => {
  const own = [...new Set([...frame, ...files])];
  const { en: english = [], ...others } = texts;
  const words = Object.values(others).sort((a, b) => sum(b) - sum(a))[0] ?? [];
  return {
    path,
    scriptKB: sum([...own.filter(isScript), ...english]),
    styleKB: sum(own.filter((file) => !isScript(file))),
    otherLanguageKB: sum([...own.filter(isScript), ...words]),
    requests: own.length,
  };
});
const isFirst = ({ path }: { path: string }) => budget.firstPages.paths.includes(path);
const first = new Set([...frame, ...pages.filter(isFirst).flatMap(({ files }) => files)]);

console.info('English KB  other language  requests  page');
for (const page of [...weights].sort((a, b) => a.scriptKB - b.scriptKB))
  console.info(
    `${page.scriptKB.toFixed(1).padStart(10)}${page.otherLanguageKB.toFixed(1).padStart(16)}${String(page.requests).padStart(10)}  ${page.path}`,
  );
console.info('');
problems.push(...problemsOfPages(weights, budget));
for (const [file, size] of sizes)
  if (/^assets\/app-[^.]*\.js$/.test(file)) check('app, on every first screen', size, budget.appKB, 'KB');
check('a new route adds to every first screen', routes.bytes / routes.count, budget.routeBytes, 'bytes');
for (const [file, size] of sizes)
  if (isScript(file) && !first.has(file) && size > budget.lazyChunkKB)
    check(`${file}, loaded later`, size, budget.lazyChunkKB, 'KB');
const icons = (await readdir('dist/assets')).find((name) => /^icons-.*\.svg\.br$/.test(name));
check('icons', (await readFile(`dist/assets/${icons}`)).byteLength / 1024, budget.iconsKB, 'KB');
check('all scripts', sum([...sizes.keys()].filter(isScript)), budget.allScriptKB, 'KB');

console.info('\n  brotli KB  chunk (* needed by a first screen)');
for (const [file, size] of [...sizes].sort(([, a], [, b]) => b - a).filter(([, size]) => size >= 1))
  console.info(`${size.toFixed(1).padStart(11)}  ${file}${first.has(file) ? ' *' : ''}`);
const small = [...sizes.values()].filter((size) => size < 1);
console.info(
  `${small
    .reduce((total, size) => total + size, 0)
    .toFixed(1)
    .padStart(11)}  ${small.length} files below 1 KB`,
);

if (problems.length > 0) {
  console.error(`\nOver budget:\n  ${problems.join('\n  ')}`);
  process.exit(1);
}
