import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { z } from 'zod';

/**
 * Holds the built app in ./dist against .ci/budget.json: what a first screen loads before it can show anything, and
 * what any later chunk weighs, as sent (brotli). Prints a table by chunk; fails when something is too heavy
 * and when chunks import each other in a circle.
 */
const budget = z
  .object({
    /** What a screen loads: the app and these chunks, with all that they import. */
    screens: z.record(
      z.string(),
      z.object({ chunks: z.array(z.string()), scriptKB: z.number(), files: z.number() }),
    ),
    styleKB: z.number(),
    lazyChunkKB: z.number(),
    allScriptKB: z.number(),
  })
  .parse(JSON.parse(await readFile('.ci/budget.json', 'utf8')));

const chunk = z.object({
  file: z.string(),
  name: z.string().optional(),
  isEntry: z.boolean().default(false),
  imports: z.array(z.string()).default([]),
  css: z.array(z.string()).default([]),
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

/** The files that these chunks need, themselves included. */
const filesOf = (keys: string[]) => {
  const seen = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    manifest[key]?.imports.forEach(visit);
  };
  keys.forEach(visit);
  const found = [...seen].flatMap((key) => manifest[key] ?? []);
  return [...new Set(found.flatMap(({ file, css }) => [file, ...css]))];
};

/** What index.html itself asks for: the build leaves the entry out of it when the entry only imports. */
const html = await readFile('dist/index.html', 'utf8');
const linked = new Set([...html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file]) => file));
const entries = Object.entries(manifest).filter(
  ([, { file, isEntry }]) => linked.has(file) || (isEntry && sizes.has(file)),
);
const keysNamed = (name: string) =>
  Object.entries(manifest).flatMap(([key, value]) => (value.name === name ? [key] : []));

const sum = (files: string[]) => files.reduce((total, file) => total + (sizes.get(file) ?? 0), 0);
const isScript = (file: string) => file.endsWith('.js');
const problems: string[] = [];
const check = (what: string, measured: number, most: number, unit: string) => {
  const good = measured <= most;
  if (!good) problems.push(what);
  const shown = `${measured.toFixed(unit === 'KB' ? 1 : 0)} of ${most} ${unit}`;
  console.info(`${good ? 'ok      ' : 'TOO MUCH'} ${shown.padStart(20)}  ${what}`);
};

/** What chunks in a circle do while they load may find the other one empty. */
const followed = new Set<string>();
const follow = (key: string, path: readonly string[]) => {
  if (path.includes(key))
    problems.push(`chunks in a circle: ${[...path.slice(path.indexOf(key)), key].join(' > ')}`);
  if (followed.has(key)) return;
  followed.add(key);
  for (const next of manifest[key]?.imports ?? []) follow(next, [...path, key]);
};
for (const key of Object.keys(manifest)) follow(key, []);

const first = new Set<string>();
for (const [screen, { chunks, scriptKB, files: most }] of Object.entries(budget.screens)) {
  const keys = chunks.flatMap((name) => {
    const found = keysNamed(name);
    if (found.length === 0) problems.push(`${screen}: there is no chunk ${name}`);
    return found;
  });
  const files = filesOf([...entries.map(([key]) => key), ...keys]);
  for (const file of files) first.add(file);
  check(`${screen}: scripts`, sum(files.filter(isScript)), scriptKB, 'KB');
  check(`${screen}: styles`, sum(files.filter((file) => !isScript(file))), budget.styleKB, 'KB');
  check(`${screen}: files`, files.length, most, 'files');
}
for (const [file, size] of sizes)
  if (isScript(file) && !first.has(file) && size > budget.lazyChunkKB)
    check(`${file}, loaded later`, size, budget.lazyChunkKB, 'KB');
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
  console.error(`\nOver budget: ${problems.join('; ')}`);
  process.exit(1);
}
