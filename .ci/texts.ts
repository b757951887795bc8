import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { areaOfPage, menuGroupOf } from './areas.ts';
import { dayPages, isEarlyRoute, pageRoutes } from './day.ts';
import { buildOf } from './modulePages.ts';
import { englishFiles } from './namespaces.ts';

const root = join(import.meta.dirname, '..');

/** Namespaces of every page, including sign-in: loaded before the first paint. */
const frame = ['app', 'auth', 'messages', 'nav', 'savedviews', 'shared', 'table', 'ui'];

/**
 * The files of one language: '' for every page, `day` for the three first pages of a day, `imports`, what a module's
 * `build.json` or else the menu's area says for its pages, `items` and `common` for what pages of several families show,
 * `late` for what only dialogs and drawers show.
 */
type Family = string;

const known = new Map(englishFiles());

type Source = { namespaces: string[]; imports: string[]; late: string[] };
const sources = new Map<string, Source>();

const resolve = (from: string, specifier: string) => {
  if (specifier.startsWith('#')) return join(root, 'src', specifier.slice(1));
  return specifier.startsWith('.') ? join(dirname(from), specifier) : '';
};

/** Whether an import loads code: types are gone after the build. */
const loads = (clause: string) => {
  if (/^type\b/.test(clause)) return false;
  const [, names] = /^\{([^}]*)\}/.exec(clause) ?? [];
  return (names ?? 'a').split(',').some((name) => name.trim() !== '' && !/^type\b/.test(name.trim()));
};

/** The static and the late imports of a source file, and the namespaces that it names. */
const readSource = (path: string): Source => {
  const text = readFileSync(path, 'utf8');
  const calls = text.matchAll(/(?:useTranslation|loadTexts|loadTranslator)\(([^)]*)\)/g);
  const imports = text.matchAll(/^(?:import|export)\s+(?:([^'";]+?)\s+from\s+)?'([^']+)';/gm);
  const late = text.matchAll(/\bimport\('([^']+)'\)/g);
  const isSource = (file: string) => /\.tsx?$/.test(file) && existsSync(file);
  return {
    namespaces: [...calls].flatMap(([, names = '']) =>
      [...names.matchAll(/'(\w+)'/g)].flatMap(([, name = '']) => (known.has(name) ? [name] : [])),
    ),
    imports: [...imports]
      .filter(([, clause]) => clause === undefined || loads(clause))
      .map(([, , specifier = '']) => resolve(path, specifier))
      .filter(isSource),
    late: [...late].map(([, specifier = '']) => resolve(path, specifier)).filter(isSource),
  };
};

/** The namespaces that a page needs to render, or with those of its late parts. */
const namespacesIn = (file: string, parts: 'first' | 'all' = 'first'): string[] => {
  const found = new Set<string>();
  const seen = new Set<string>();
  const visit = (path: string) => {
    if (seen.has(path)) return;
    seen.add(path);
    const source = sources.get(path) ?? readSource(path);
    sources.set(path, source);
    for (const name of source.namespaces) found.add(name);
    source.imports.forEach(visit);
    if (parts === 'all') source.late.forEach(visit);
  };
  visit(file);
  return [...found];
};

let families: Map<string, Family> | undefined;

/** The family of a page: imports apart, then what its module says, the first pages of a day, the menu's groups. */
const familyOfPage = ({ path, file }: { path: string; file: string }): Family => {
  const [, module = ''] = /\/modules\/(\w+)\//.exec(file) ?? [];
  if (path.endsWith('/import')) return 'imports';
  const { texts: own } = buildOf(module);
  if (own) return own;
  if (dayPages.includes(path)) return 'jobs';
  if (/^\/auth\/(terms|confirm-email)/.test(path)) return 'help';
  return areaOfPage(path);
};

const makeFamilies = () => {
  const first = new Set(
    pageRoutes().flatMap(({ path, file }) =>
      /^\/app\/(home|worklist|equipment)$/.test(path) ? namespacesIn(file) : [],
    ),
  );
  const shownIn = new Map<string, Set<Family>>();
  for (const page of pageRoutes())
    for (const name of namespacesIn(page.file))
      shownIn.set(name, (shownIn.get(name) ?? new Set()).add(familyOfPage(page)));
  const familyOf = (name: string): Family => {
    if (frame.includes(name)) return '';
    if (first.has(name)) return 'day';
    const [family = 'late', ...others] = shownIn.get(name) ?? [];
    if (others.length === 0) return family;
    // Machines and jobs share files and history with pages of people and of the office, and nothing else.
    return family === 'jobs' || family === 'machines' || others.some((each) => /^(jobs|machines)$/.test(each))
      ? 'items'
      : 'common';
  };
  return new Map([...known.keys()].map((name) => [name, familyOf(name)]));
};

/** The family of each namespace. */
const familyOfTexts = () => {
  families ??= makeFamilies();
  return families;
};

/** The families that a page needs before it can render. */
export const familiesOf = (file: string): Family[] => {
  const own = new Set(namespacesIn(file).map((name) => familyOfTexts().get(name) ?? ''));
  return ['', ...[...own].filter((family) => family !== '')];
};

let pagesOfTexts: Map<string, number> | undefined;

const countPages = () => {
  const count = new Map<string, number>();
  for (const { file } of pageRoutes())
    for (const name of namespacesIn(file, 'all')) count.set(name, (count.get(name) ?? 0) + 1);
  return count;
};

/**
 * Whether the English texts of a namespace are a file of their own. Those of a single page and its dialogs are in its
 * chunk; in the chunk of one of several pages, the others would load that page's code for its texts.
 */
export const isOwnFile = (namespace: string) => {
  pagesOfTexts ??= countPages();
  return !frame.includes(namespace) && pagesOfTexts.get(namespace) !== 1;
};

/** The English files that a page needs before it can render, beside those of every page. */
export const englishOf = (file: string): string[] =>
  namespacesIn(file).flatMap((name) => (frame.includes(name) ? [] : (known.get(name) ?? [])));

/** The file name of a family: `fr`, `fr-people`. */
export const nameOfTexts = (language: string, family: string) =>
  family ? `${language}-${family}` : language;

const languages = ['fr', 'zh', 'ja'];
const id = 'virtual:texts';

/** The families of files, that of every page first. */
const usedFamilies = () =>
  ['', ...new Set(familyOfTexts().values())].filter((family, index, all) => all.indexOf(family) === index);

const entries = (items: readonly string[]) => `{\n${items.join(',\n')}\n}`;

/** Where texts are: the English files by namespace, and the file of each namespace within another language. */
const placesOf = (names: readonly string[]) => {
  const used = usedFamilies();
  const english = names.map((name) => `${name}: () => import('/${known.get(name)}')`);
  const places = names.map((name) => `${name}: ${used.indexOf(familyOfTexts().get(name) ?? '')}`);
  return `${entries(english)}, ${entries(places)}`;
};

let namespaces: { first: string[]; byGroup: Map<string, string[]> } | undefined;

/** The namespaces of every page and of the first pages of a day, and those of each group of the menu besides. */
const groupNamespaces = () => {
  if (namespaces) return namespaces;
  const pages = pageRoutes();
  const isFirst = ({ path }: { path: string }) => !path.startsWith('/app/') || isEarlyRoute(path);
  // With its late parts, which may be opened before any group's file is there.
  const ofFrame = globSync(`${root}/src/app/routes/*.tsx`).flatMap((file) => namespacesIn(file, 'all'));
  const first = new Set([
    ...frame,
    ...ofFrame,
    ...pages.filter(isFirst).flatMap(({ file }) => namespacesIn(file)),
  ]);
  const byGroup = new Map<string, string[]>();
  for (const page of pages.filter((each) => !isFirst(each))) {
    const group = menuGroupOf(page.path);
    const own = namespacesIn(page.file, 'all').filter((name) => !first.has(name));
    byGroup.set(group, [...new Set([...(byGroup.get(group) ?? []), ...own])]);
  }
  // What only late parts of the first pages and of the frame show.
  const listed = new Set([...first, ...[...byGroup.values()].flat()]);
  const rest = [...known.keys()].filter((name) => !listed.has(name));
  namespaces = { first: [...first, ...rest], byGroup };
  return namespaces;
};

/** Where the texts of a group's pages are. */
export const textsOfGroup = (group: string) => placesOf(groupNamespaces().byGroup.get(group) ?? []);

/** Where the texts of all first pages are, and the first file of every other language. */
const loaders = () => {
  const others = languages.map((language) => `${language}: () => import('${id}/${language}')`);
  return `const [english, families] = [${placesOf(groupNamespaces().first)}];
    export { english, families };
    export const others = ${entries(others)};
    export const addTexts = (files, places) => {
      Object.assign(english, files);
      Object.assign(families, places);
    };`;
};

/** The first file of a language also loads its others: readers of another language need not know them. */
const familyFile = (language: string, family: string) => {
  const texts = [...known]
    .filter(([name]) => familyOfTexts().get(name) === family)
    .map(
      ([name, file]) => `export { default as ${name} } from '/${file.replace(/en\.ts$/, `${language}.ts`)}';`,
    );
  const later = usedFamilies()
    .filter((each) => each !== '')
    .map((each) => `() => import('${id}/${nameOfTexts(language, each)}')`);
  return [...texts, ...(family === '' ? [`export const later = [${later.join(', ')}];`] : [])].join('\n');
};

/** `virtual:texts`: the texts as the app loads them, one import per file instead of one per namespace and language. */
export const texts = (): Plugin => ({
  name: 'texts',
  resolveId: (name) => (name.startsWith(id) ? `\0${name}` : undefined),
  load(name) {
    if (!name.startsWith(`\0${id}`)) return undefined;
    const [language, family = ''] = name.slice(id.length + 2).split('-');
    return language ? familyFile(language, family) : loaders();
  },
});
