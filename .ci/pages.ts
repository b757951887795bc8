import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { menuGroupOf } from './areas.ts';
import { isDayPage, pageRoutes } from './day.ts';
import { firstCalls } from './firstCalls.ts';
import { englishOf, familiesOf, nameOfTexts } from './texts.ts';

/** The build's information about pages, for .ci/budget.ts: `.vite/pages.json`. */
export type Pages = {
  /** Files that every page loads. */
  frame: string[];
  /** For each page, the further files it loads, and the files of its texts by language. */
  pages: { path: string; group: string | undefined; files: string[]; texts: Record<string, string[]> }[];
  /** What every page of the app loads besides. */
  layout: string[];
  /** Brotli bytes of what the frame has of all routes: their code there, the menus' table and its labels. */
  routes: { count: number; bytes: number };
};

type Bundle = Rolldown.OutputBundle;

const root = join(import.meta.dirname, '..');

/** The frame around every page of the app. */
const layoutFile = join(root, 'src', 'app', 'routes', 'app.tsx');

/** A chunk with its styles, and everything it imports. */
const importsOf = (bundle: Bundle, name: string, found = new Set<string>()): Set<string> => {
  const output = bundle[name];
  if (output?.type !== 'chunk' || found.has(name)) return found;
  found.add(name);
  for (const style of output.viteMetadata?.importedCss ?? []) found.add(style);
  for (const next of output.imports) importsOf(bundle, next, found);
  return found;
};

const chunksOf = (bundle: Bundle) => Object.values(bundle).filter((output) => output.type === 'chunk');

/** The chunk with a route's component. */
const chunkOf = (bundle: Bundle, file: string) =>
  chunksOf(bundle).find(({ moduleIds }) =>
    moduleIds.some((id) => id.startsWith(`${file}?tsr-split=component`)),
  );

/** The chunk with the routes of a page's group of the menu; none for pages whose routes are always there. */
const groupFileOf = (bundle: Bundle, path: string) =>
  path.startsWith('/app/') && !isDayPage(path)
    ? chunksOf(bundle).find(({ moduleIds }) => moduleIds.includes(`\0virtual:routes/${menuGroupOf(path)}`))
        ?.fileName
    : undefined;

const languages = ['fr', 'ja', 'zh'];

const describePages = (bundle: Bundle): Pages => {
  const entry = chunksOf(bundle).find(({ isEntry }) => isEntry);
  const frame = importsOf(bundle, entry?.fileName ?? '');
  const layout = importsOf(bundle, chunkOf(bundle, layoutFile)?.fileName ?? '');
  const fileOf = new Map(chunksOf(bundle).map(({ name, fileName }) => [name, fileName]));
  const chunkOfText = (file: string) =>
    chunksOf(bundle).find(({ moduleIds }) => moduleIds.includes(join(root, file)))?.fileName ?? '';
  const pages = pageRoutes().map(({ path, file }) => {
    const page = chunkOf(bundle, file);
    if (!page) throw new Error(`The page of ${path} is in no chunk: ${file}`);
    const files = importsOf(bundle, page.fileName);
    if (path.startsWith('/app/')) for (const name of layout) files.add(name);
    const group = groupFileOf(bundle, path);
    if (group) for (const name of importsOf(bundle, group)) files.add(name);
    const families = familiesOf(file);
    // With everything that the texts' chunk imports, as the browser loads it.
    const english = new Set(englishOf(file).flatMap((text) => [...importsOf(bundle, chunkOfText(text))]));
    return {
      path,
      group,
      files: [...files].filter((name) => !frame.has(name)),
      texts: {
        en: [...english].filter((name) => !frame.has(name) && !files.has(name)),
        ...Object.fromEntries(
          languages.map((language) => [
            language,
            families.flatMap((family) => fileOf.get(nameOfTexts(language, family)) ?? []),
          ]),
        ),
      },
    };
  });
  const code = chunksOf(bundle)
    .filter(({ fileName }) => frame.has(fileName))
    .flatMap(({ modules }) => Object.entries(modules))
    .filter(
      ([id]) =>
        /\/routes\/|virtual:routes|\/src\/app\/(navigation|\w+Entries|\w+Pages)\.ts$|\/i18n\/nav\/en\.ts$/.test(
          id,
        ) && !id.includes('?'),
    )
    .map(([, module]) => module.code ?? '');
  return {
    frame: [...frame],
    pages,
    layout: [...layout].filter((name) => !frame.has(name)),
    routes: { count: pages.length, bytes: brotliCompressSync(code.join('\n')).byteLength },
  };
};

/** A script that runs in the page before anything else, with the page's nonce. */
const ask = ({ pages, layout }: Pages, calls: Record<string, string[]>, icons: string) => {
  const pathOf = (path: string) => path.replace(/\$\w+/, '*');
  const files = Object.fromEntries(
    pages
      .filter(({ path }) => isDayPage(path))
      .map(({ path, files: own }) => [pathOf(path), own.filter((file) => !layout.includes(file))]),
  );
  // Texts by language and by what a page needs in addition to those of the first pages.
  const texts: Record<string, string[][]> = {};
  // The shortest is that of the first pages, which unknown URLs get too.
  const kindOfPage = ({ group, texts: own }: Pages['pages'][number]) =>
    JSON.stringify(
      Object.fromEntries(
        Object.entries(own).map(([language, names]) => [language, group ? [group, ...names] : names]),
      ),
    );
  const kinds = [...new Set(pages.map(kindOfPage))].sort((a, b) => a.length - b.length);
  for (const kind of kinds)
    for (const [language, own] of Object.entries<string[]>(JSON.parse(kind)))
      texts[language] = [...(texts[language] ?? []), own];
  const kindOf = Object.fromEntries(
    pages.map((page) => [pathOf(page.path), kinds.indexOf(kindOfPage(page))]),
  );
  // Every name once: the rest refers to it by its number.
  const names = [...new Set([...layout, ...Object.values(files).flat(), ...Object.values(texts).flat(2)])];
  const numbers = (own: string[]) => own.map((name) => names.indexOf(name));
  const numbered = <T>(lists: Record<string, T>, number: (list: T) => unknown) =>
    JSON.stringify(Object.fromEntries(Object.entries(lists).map(([key, list]) => [key, number(list)])));
  return `
      // The code of the page that is opened and its texts, beside the code of the app instead of after it: a way there and
      // back less.
      {
        const names = ${JSON.stringify(names.map((name) => name.replace('assets/', '')))};
        const files = ${numbered(files, numbers)};
        const layout = ${JSON.stringify(numbers(layout))};
        const texts = ${numbered(texts, (kind) => kind.map(numbers))};
        const kinds = ${JSON.stringify(kindOf)};
        const path = location.pathname;
        const at = (known) => known[path] ?? known[path.replace(/[^/]+$/, '*')];
        let language;
        try {
          language = JSON.parse(localStorage.getItem('shipshape.theme')).state.locale;
        } catch {}
        const own = path.startsWith('/app') ? layout : [];
        const words = (texts[language] ?? texts.en)[at(kinds) ?? 0];
        const load = (file, how) => {
          const link = Object.assign(document.createElement('link'), how);
          link.nonce = document.querySelector('meta[property=csp-nonce]').nonce;
          link.href = '/assets/' + file;
          document.head.append(link);
        };
        for (const file of [...own, ...(at(files) ?? []), ...words].map((number) => names[number]))
          load(
            file,
            file.endsWith('.css') ? { rel: 'preload', as: 'style', crossOrigin: '' } : { rel: 'modulepreload' },
          );
        // The icon sprite when the first rows have been asked for, which would wait for its connection.
        Promise.resolve(window.early?.answers['/api/auth']).then(() =>
          setTimeout(() => load('${icons}', { rel: 'prefetch' })),
        );
      }
      // The first rows of a long list, as soon as the boat is known: its page takes them when it has its code.
      {
        const { early } = window;
        const calls = ${JSON.stringify(calls)}[location.pathname] ?? [];
        for (const call of early ? calls : [])
          early.answers[call.replace(/\\?.*/, '')] = early.answers['/api/auth']
            .then((found) => (found?.answer.ok ? JSON.parse(found.text) : {}))
            .then(
              ({ boatID, boat, changePassword }) =>
                boatID && boat?.free !== 'EXPIRED' && !changePassword && early.ask(call.replace(':boatID', encodeURIComponent(boatID))))
            .catch(() => undefined);
      }
    `;
};

/** The largest of the files that every page loads. */
const largestOf = (bundle: Bundle, { frame }: Pages) => {
  const sizeOf = (name: string) => {
    const output = bundle[name];
    return output?.type === 'chunk' ? output.code.length : 0;
  };
  return frame.toSorted((a, b) => sizeOf(b) - sizeOf(a))[0];
};

/** Where index.html has that script: before the styles, because a script after them waits until they have come. */
const PLACE = '<!-- first files -->';

/**
 * Adds a script to index.html that requests the code and the texts of the first page at once, and writes the list of
 * what pages load.
 */
export const pages = (): Plugin => {
  let described: Pages;
  return {
    name: 'pages',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler() {
        this.emitFile({
          type: 'asset',
          fileName: '.vite/pages.json',
          source: JSON.stringify(described, null, 1),
        });
      },
    },
    transformIndexHtml: {
      order: 'post',
      // Here the entry is still in the bundle; the written index.html refers to it.
      handler: async (html, { bundle }) => {
        if (!bundle) return html;
        if (!html.includes(PLACE)) throw new Error(`index.html lacks ${PLACE}`);
        described = describePages(bundle);
        const icons = Object.keys(bundle).find((name) => /icons-[^/]*\.svg$/.test(name)) ?? '';
        const script = `<script>${ask(described, await firstCalls(), icons.replace('assets/', ''))}</script>`;
        return {
          html: html.replace(PLACE, () => script),
          tags: [
            // The first request goes over the connection that brought the page, a way there and back before the others,
            // which open their own.
            {
              tag: 'link',
              attrs: { rel: 'modulepreload', crossorigin: true, href: `/${largestOf(bundle, described)}` },
              injectTo: 'head-prepend',
            },
          ],
        };
      },
    },
  };
};
