import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageRoutes } from './day.ts';

const app = join(import.meta.dirname, '..', 'src', 'app');

/** What a page is about: people, stock, or anything else. Pages of one area seldom need what only another shares. */
export type Area = 'people' | 'stock' | 'office';

/** The areas of the menu's groups. */
const areas: Readonly<Record<string, Area>> = { people: 'people', stores: 'stock' };

type Entry = { to: string; group: string | undefined; under: string | undefined; opens: string[] };

/**
 * The menu's entries, read from their source: the build cannot load the table, which names late parts of the app.
 */
const readEntries = (): Entry[] =>
  readdirSync(app)
    .filter((file) => file === 'navigation.ts' || file.endsWith('Entries.ts'))
    .flatMap((file) =>
      readFileSync(join(app, file), 'utf8')
        .split(/\n {2}\{\n/)
        .slice(1),
    )
    .flatMap((row) => {
      const [, to] = /\bto: '([^']+)'/.exec(row) ?? [];
      const [, group] = /\b(?:group|straight): '(\w+)'/.exec(row) ?? [];
      const [, under] = /\bunder: '([^']+)'/.exec(row) ?? [];
      const [, opens = ''] = /\bopens: \[([^\]]*)\]/.exec(row) ?? [];
      return to
        ? [{ to, group, under, opens: [...opens.matchAll(/'([^']+)'/g)].map(([, path = '']) => path) }]
        : [];
    });

let known: Entry[] | undefined;

/** The area of a page: that of the menu's group in which it is found. */
export const areaOfPage = (path: string): Area => {
  known ??= readEntries();
  const entry = known.find(({ to, opens }) => to === path || opens.includes(path));
  if (!entry) return 'office';
  if (entry.group === undefined && entry.under) return areaOfPage(entry.under);
  // What no menu lists is a person's own.
  if (entry.group === undefined) return 'people';
  return areas[entry.group] ?? 'office';
};

const ofModules = new Map<string, Set<Area>>();

/** The areas of a module's pages; none if it has no pages. */
export const areasOfModule = (module: string): ReadonlySet<Area> => {
  if (ofModules.size === 0)
    for (const { path, file } of pageRoutes()) {
      const [, name = ''] = /\/modules\/(\w+)\//.exec(file) ?? [];
      ofModules.set(name, (ofModules.get(name) ?? new Set()).add(areaOfPage(path)));
    }
  return ofModules.get(module) ?? new Set();
};
