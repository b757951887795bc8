import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pageRoutes } from './day.ts';

/** What a page is about. Pages of one area seldom need what only another shares. */
type Area = 'people' | 'stock' | 'bridge' | 'papers' | 'office';

/** The areas of the menu's groups; pages of all others are the office's. */
const areas: Readonly<Record<string, Area>> = {
  people: 'people',
  stores: 'stock',
  bridge: 'bridge',
  papers: 'papers',
};

// By a name that the bundler of the build's own configuration does not follow: the table names late parts of the app.
const table = pathToFileURL(join(import.meta.dirname, '..', 'src', 'app', 'menuGroup.ts')).href;
const { menuGroupOf }: { menuGroupOf: (path: string) => string } = await import(table);

/** The menu's group in which a page is found. */
export { menuGroupOf };

/** The area of a page: that of the menu's group in which it is found. */
export const areaOfPage = (path: string): Area => areas[menuGroupOf(path)] ?? 'office';

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
