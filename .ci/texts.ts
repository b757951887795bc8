import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dayPages, pageRoutes } from './day.ts';
import { englishFiles } from './namespaces.ts';

type Graph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null };

const root = join(import.meta.dirname, '..');

/** Namespaces of every page: loaded before the first paint. */
const frame = ['app', 'ui', 'table', 'nav', 'messages', 'shared'];

/** Modules about people; all others are `office`. Pages of one family seldom need what only the other shares. */
export const peopleModules = /^(account|certificates|crewemail|crewlist|guests|onboard|profile|teams|users)$/;

const known = new Map(englishFiles().map(([namespace]) => [namespace, true]));
const used = new Map<string, string[]>();

/** The namespaces that a source file names. */
const namesIn = (id: string): string[] => {
  const path = id.replace(/\?.*$/, '');
  const found =
    used.get(path) ??
    [
      ...readFileSync(path, 'utf8').matchAll(/(?:useTranslation|loadTexts|loadTranslator)\(([^)]*)\)/g),
    ].flatMap(([, names = '']) =>
      [...names.matchAll(/'(\w+)'/g)].flatMap(([, name = '']) => (known.has(name) ? [name] : [])),
    );
  used.set(path, found);
  return found;
};

/** The namespaces that a page needs to render; lazy parts bring their own. */
export const namespacesIn = (graph: Graph, file: string): string[] => {
  const found = new Set<string>();
  const seen = new Set<string>();
  const visit = (id: string) => {
    if (seen.has(id)) return;
    seen.add(id);
    if (!id.startsWith(`${root}/src/`)) return;
    for (const name of namesIn(id)) found.add(name);
    graph.getModuleInfo(id)?.importedIds.forEach(visit);
  };
  for (const id of [file, `${file}?tsr-split=component`, `${file}?tsr-split=component---loader`])
    if (graph.getModuleInfo(id)) visit(id);
  return [...found];
};

let day: Set<string> | undefined;

/** Collects the namespaces of the first pages of a day; called once the whole graph is known. */
export const readDayTexts = (graph: Graph) => {
  day ??= new Set([
    ...frame,
    ...pageRoutes()
      .filter(({ path }) => dayPages.includes(path))
      .flatMap(({ file }) => namespacesIn(graph, file)),
  ]);
};

/** The family of a namespace's file: '' for the first pages of a day. */
export const familyOfTexts = (namespace: string): '' | 'people' | 'office' => {
  if (day?.has(namespace)) return '';
  return peopleModules.test(namespace) ? 'people' : 'office';
};
