import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const modules = join(import.meta.dirname, '..', 'src', 'modules');

/** The pages whose code is asked for at once, by path; `*` stands for one name. */
const pages: Record<string, string> = {
  '/app/home': 'home/routes/home.tsx',
  '/app/worklist': 'worklist/routes/worklist.index.tsx',
  '/app/equipment': 'equipment/routes/equipment.index.tsx',
  '/app/equipment/hours': 'equipment/routes/equipment.hours.tsx',
  '/app/equipment/*': 'equipment/routes/equipment.$id.tsx',
  '/app/jobdetails/*': 'job/routes/jobdetails.$id.tsx',
  '/auth/login': 'auth/routes/login.tsx',
};

/** A chunk with its styles, and all that it imports. */
const reach = (bundle: Rolldown.OutputBundle, name: string, found = new Set<string>()): Set<string> => {
  const output = bundle[name];
  if (output?.type !== 'chunk' || found.has(name)) return found;
  found.add(name);
  for (const style of output.viteMetadata?.importedCss ?? []) found.add(style);
  for (const next of output.imports) reach(bundle, next, found);
  return found;
};

/** The files of each of these pages that the entry does not ask for itself. */
const filesOf = (bundle: Rolldown.OutputBundle): Record<string, string[]> => {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  const asked = reach(bundle, entry?.fileName ?? '');
  return Object.fromEntries(
    Object.entries(pages).map(([path, file]) => {
      const page = chunks.find(({ moduleIds }) =>
        moduleIds.some((id) => id.startsWith(`${modules}/${file}?tsr-split=component`)),
      );
      if (!page) throw new Error(`The page of ${path} is in no chunk: ${file}`);
      return [path, [...reach(bundle, page.fileName)].filter((name) => !asked.has(name))];
    }),
  );
};

/** Runs in the page before anything else; the nonce is the page's own. */
const ask = (files: Record<string, string[]>) => `
      // The code of the page that is opened, beside that of the app instead of after it: a way there and back less.
      {
        const files = ${JSON.stringify(files)};
        const path = location.pathname;
        for (const file of files[path] ?? files[path.replace(/[^/]+$/, '*')] ?? []) {
          const link = document.createElement('link');
          if (file.endsWith('.css')) Object.assign(link, { rel: 'preload', as: 'style', crossOrigin: '' });
          else link.rel = 'modulepreload';
          link.nonce = document.querySelector('meta[property=csp-nonce]').nonce;
          link.href = '/' + file;
          document.head.append(link);
        }
      }
    `;

/** Puts into index.html what asks for the code of the first page at once. */
export const askFirst = (): Plugin => ({
  name: 'ask-first',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      bundle ? [{ tag: 'script', children: ask(filesOf(bundle)), injectTo: 'head' }] : [],
  },
});
