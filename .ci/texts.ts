import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { dayPages, pageRoutes } from './day.ts';
import { englishFiles } from './namespaces.ts';

const root = join(import.meta.dirname, '..');

/** Namespaces of every page, including sign-in: loaded before the first paint. */
const frame = ['app', 'auth', 'messages', 'nav', 'savedviews', 'shared', 'table', 'ui'];

/** Modules about people; all others are `office`. Pages of one family seldom need what only the other shares. */
export const peopleModules = /^(account|certificates|crewemail|crewlist|guests|onboard|profile|teams|users)$/;

/**
 * The files of one language: '' for every page, `common` for what pages of several families show, `late` for what only
 * dialogs and drawers show.
 */
export type Family = '' | 'day' | 'people' | 'office' | 'help' | 'common' | 'late';

const known = new Map(englishFiles());

type Source = { namespaces: string[]; imports: string[] };
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

/** The static imports of a source file, and the namespaces that it names. */
const readSource = (path: string): Source => {
  const text = readFileSync(path, 'utf8');
  const calls = text.matchAll(/(?:useTranslation|loadTexts|loadTranslator)\(([^)]*)\)/g);
  const imports = text.matchAll(/^(?:import|export)\s+(?:([^'";]+?)\s+from\s+)?'([^']+)';/gm);
  return {
    namespaces: [...calls].flatMap(([, names = '']) =>
      [...names.matchAll(/'(\w+)'/g)].flatMap(([, name = '']) => (known.has(name) ? [name] : [])),
    ),
    imports: [...imports]
      .filter(([, clause]) => clause === undefined || loads(clause))
      .map(([, , specifier = '']) => resolve(path, specifier))
      .filter((file) => /\.tsx?$/.test(file) && existsSync(file)),
  };
};

/** The namespaces that a page needs to render; lazy parts bring their own. */
const namespacesIn = (file: string): string[] => {
  const found = new Set<string>();
  const seen = new Set<string>();
  const visit = (path: string) => {
    if (seen.has(path)) return;
    seen.add(path);
    const source = sources.get(path) ?? readSource(path);
    sources.set(path, source);
    for (const name of source.namespaces) found.add(name);
    source.imports.forEach(visit);
  };
  visit(file);
  return [...found];
};

let families: Map<string, Family> | undefined;

/** The family of a page: the first pages of a day and those of the same modules, pages about people, and others. */
const familyOfPage = ({ path, file }: { path: string; file: string }): Family => {
  const [, module = ''] = /\/modules\/(\w+)\//.exec(file) ?? [];
  if (dayPages.includes(path) || /^(equipment|worklist)$/.test(module)) return 'day';
  if (module === 'help' || /^\/auth\/(terms|confirm-email)/.test(path)) return 'help';
  return peopleModules.test(module) ? 'people' : 'office';
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
    return others.length > 0 ? 'common' : family;
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

/** The file name of a family: `fr`, `fr-people`. */
export const nameOfTexts = (language: string, family: string) =>
  family ? `${language}-${family}` : language;

const languages = ['fr', 'zh', 'ja'];
const id = 'virtual:texts';

/** The English files by namespace, and the families of every other language. */
const loaders = () => {
  const byName = [...familyOfTexts()];
  const used = [...new Set(byName.map(([, family]) => family))];
  const entries = (items: string[]) => `{\n${items.join(',\n')}\n}`;
  const english = [...known].map(([name, file]) => `${name}: () => import('/${file}')`);
  const others = languages.map((language) => {
    const files = used.map((family) => `() => import('${id}/${nameOfTexts(language, family)}')`);
    return `${language}: [${files.join(', ')}]`;
  });
  const places = byName.map(([name, family]) => `${name}: ${used.indexOf(family)}`);
  return `export const english = ${entries(english)};
    export const families = ${entries(places)};
    export const others = ${entries(others)};`;
};

const familyFile = (language: string, family: string) =>
  [...known]
    .filter(([name]) => familyOfTexts().get(name) === family)
    .map(
      ([name, file]) => `export { default as ${name} } from '/${file.replace(/en\.ts$/, `${language}.ts`)}';`,
    )
    .join('\n');

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
