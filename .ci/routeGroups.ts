import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { menuGroupOf } from './areas.ts';
import { isEarlyRoute } from './day.ts';
import { textsOfGroup } from './texts.ts';

const app = join(import.meta.dirname, '..', 'src', 'app');
const id = 'virtual:routes';
const loadersId = 'virtual:route-groups';

type Row = { name: string; file: string; id: string; path: string; parent: string };

/** The routes of the made route tree. */
const readRows = (): Row[] => {
  const text = readFileSync(join(app, 'routeTree.gen.ts'), 'utf8');
  const files = new Map(
    [...text.matchAll(/^import \{ Route as (\w+) \} from '([^']+)';/gm)].map(([, name = '', path = '']) => [
      name,
      `${join(app, path)}.tsx`,
    ]),
  );
  const updates = text.matchAll(
    /^const (\w+) =\s+(\w+)\.update\(\{\s*id: '([^']+)',\s*path: '([^']+)',\s*getParentRoute: \(\) => (\w+),/gm,
  );
  return [...updates].map(([, name = '', imported = '', own = '', path = '', parent = '']) => ({
    name,
    file: files.get(imported) ?? '',
    id: own,
    path,
    parent,
  }));
};

const isLate = ({ parent, path, file }: Row) =>
  parent === 'appRoutesAppRoute' && file.includes('/src/modules/') && !isEarlyRoute(`/app${path}`);

const groupOf = ({ path }: Row) => menuGroupOf(`/app${path}`);

/** The routes of each group of the menu; those that are always there are in none. */
const groupRows = () => Map.groupBy(readRows().filter(isLate), groupOf);

/** The route files of each group of the menu. */
export const lateRoutes = () =>
  [...groupRows()].map(([group, rows]) => ({ group, files: rows.map(({ file }) => file) }));

const importRows = (rows: readonly Row[]) =>
  rows.map(({ file }, index) => `import { Route as r${index} } from '${file}';`).join('\n');

/** A route, its path, and its id where that differs. */
const listRows = (rows: readonly Row[], first = 0) =>
  `[${rows
    .map(({ path, id: own }, index) => `[r${index + first}, '${path}'${own === path ? '' : `, '${own}'`}]`)
    .join(', ')}]`;

/** The routes that are always there, and where those of each group of the menu are. */
const start = () => {
  const rows = readRows();
  const rootRows = rows.filter(({ parent }) => parent === 'rootRouteImport');
  const own = rows.filter((row) => !rootRows.includes(row) && !isLate(row));
  const ordered = [...rootRows, ...own];
  const at = (name: string) => `r${ordered.findIndex((row) => row.name === name)}`;
  const under = (parent: string) =>
    `[${ordered
      .map((row, index) => (row.parent === parent ? listRows([row], index).slice(1, -1) : ''))
      .filter(Boolean)
      .join(', ')}]`;
  return `import { Route as root } from '${join(app, 'routes/__root.tsx')}';
    ${importRows(ordered)}
    const mount = (parent, rows) => parent._addFileChildren([
      ...(parent.children ?? []),
      ...rows.map(([route, path, id]) => route.update({ path, ...(id && { id }), getParentRoute: () => parent })),
    ]);
    export const routeTree = mount(root, ${under('rootRouteImport')});
    mount(${at('appRoutesAuthRoute')}, ${under('appRoutesAuthRoute')});
    export const addRoutes = (rows) => mount(${at('appRoutesAppRoute')}, rows);
    addRoutes(${under('appRoutesAppRoute')});`;
};

/** The loaders of all groups, apart from the tree: texts need them where no page is. */
const loaders = () =>
  `export const groups = { ${[...groupRows().keys()]
    .map((group) => `${group}: () => import('${id}/${group}')`)
    .join(', ')} };`;

/** The routes of one group, and where the texts of its pages are. */
const groupFile = (group: string) => {
  const rows = groupRows().get(group) ?? [];
  return `import { addRoutes } from '${id}';
    import { addTexts } from 'virtual:texts';
    ${importRows(rows)}
    addTexts(${textsOfGroup(group)});
    addRoutes(${listRows(rows)});`;
};

/**
 * `virtual:routes`: the made route tree in parts. The first pages of a day are always there; the routes of all others
 * are a file for each group of the menu, so that one more route is no weight on the screens of others.
 */
export const routeGroups = (): Plugin => ({
  name: 'route-groups',
  resolveId: (name) => (name.startsWith(id) || name === loadersId ? `\0${name}` : undefined),
  load(name) {
    if (name === `\0${loadersId}`) return loaders();
    if (!name.startsWith(`\0${id}`)) return undefined;
    const group = name.slice(id.length + 2);
    return group ? groupFile(group) : start();
  },
});
