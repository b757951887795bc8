import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

const entry = join(import.meta.dirname, '..', 'src', 'app', 'serviceWorker', 'sw.ts');

const revisionOf = (source: string | Uint8Array) =>
  createHash('sha256').update(source).digest('hex').slice(0, 16);

type File = { name: string; source: string | Uint8Array };
type Listed = { url: string; revision: string | null };

/** The precached files: the whole app. The names of assets contain their hash, other files have a revision. */
const precached = (files: readonly File[]): Listed[] =>
  files
    .filter(({ name }) => /\.(js|css|html|svg|png|woff2|webmanifest|wasm)$/.test(name))
    .map(({ name, source }) => ({
      url: `/${name}`,
      revision: name.startsWith('assets/') ? null : revisionOf(source),
    }))
    .sort((a, b) => a.url.localeCompare(b.url));

/** So many characters of other files does a pack hold: one that is cut off on its way costs little. */
const PACK_CHARACTERS = 500_000;

/**
 * Larger files are those of the first screens: they were just loaded. A worker's file has a policy of its own in its
 * answer.
 */
const MAX_PACKED_CHARACTERS = 60_000;

/**
 * Files that hold others, so that the device fetches a dozen instead of 600: by satellite each waits for a way there and
 * back, and what is compressed together is a third smaller.
 */
const packsOf = (files: readonly File[]): { url: string; holds: string[]; source: string }[] => {
  const packs: Record<string, string>[] = [];
  let size = PACK_CHARACTERS;
  for (const { name, source } of files.toSorted((a, b) => a.name.localeCompare(b.name))) {
    if (!/^assets\/.*\.(js|css)$/.test(name) || /worker/i.test(name)) continue;
    const text = source.toString();
    if (text.length > MAX_PACKED_CHARACTERS) continue;
    if (size + text.length > PACK_CHARACTERS) {
      packs.push({});
      size = 0;
    }
    const pack = packs.at(-1);
    if (pack) pack[`/${name}`] = text;
    size += text.length;
  }
  return packs.map((pack) => {
    const source = JSON.stringify(pack);
    return { url: `/assets/pack-${revisionOf(source).slice(0, 8)}.json`, holds: Object.keys(pack), source };
  });
};

type Precached = { files: Listed[]; packs: { url: string; holds: string[] }[] };

/** Bundles the service worker into one classic script. */
const bundle = async (list: Precached): Promise<string> => {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { __PRECACHE__: JSON.stringify(list), 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2023',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: entry, output: { format: 'iife', entryFileNames: 'sw.js' } },
    },
  });
  const outputs: Rolldown.RolldownOutput[] = [built].flat().filter((one) => 'output' in one);
  const script = outputs.flatMap(({ output }) => output).find((file) => file.type === 'chunk');
  if (!script) throw new Error('The service worker was not built.');
  return script.code;
};

/** Builds src/app/serviceWorker/sw.ts into /sw.js, with the list of all files of the app, and the packs of them. */
export const serviceWorker = (): Plugin => {
  let publicDir = '';
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved: (config) => {
      publicDir = config.publicDir;
    },
    generateBundle: {
      order: 'post',
      async handler(_options, files) {
        const made = Object.values(files).map((file) => ({
          name: file.fileName,
          source: file.type === 'chunk' ? file.code : file.source,
        }));
        const given = existsSync(publicDir)
          ? readdirSync(publicDir).map((name) => ({ name, source: readFileSync(join(publicDir, name)) }))
          : [];
        const packs = packsOf(made);
        for (const { url, source } of packs) this.emitFile({ type: 'asset', fileName: url.slice(1), source });
        const script = await bundle({
          files: precached([...made, ...given]),
          packs: packs.map(({ url, holds }) => ({ url, holds })),
        });
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: script });
      },
    },
  };
};
