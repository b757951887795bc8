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

/** Bundles the service worker into one classic script. */
const bundle = async (list: readonly Listed[]): Promise<string> => {
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

/** Builds src/app/serviceWorker/sw.ts into /sw.js, with the list of all files of the app. */
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
        const source = await bundle(precached([...made, ...given]));
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
};
