import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Rolldown } from 'vite';

type Group = NonNullable<Rolldown.CodeSplittingOptions['groups']>[number];
type Graph = Parameters<Extract<Group['name'], (...args: never[]) => unknown>>[1];

const src = join(import.meta.dirname, '..', 'src');
const page = (path: string) => `${path}?tsr-split=component`;

/** Where every screen begins: the app, the frame around the pages, and the list. */
const firstFiles = [
  `${src}/app/main.tsx`,
  page(`${src}/app/routes/app.tsx`),
  `${src}/ui/table/DataTable.tsx`,
];

/** Modules with large pages: the list is the module's chunk, every other page its own. */
const listOf: Record<string, string> = {
  equipment: 'equipment.index.tsx',
  worklist: 'worklist.index.tsx',
};

const routesOf = (module: string) => `${src}/modules/${module}/routes`;
const modules = readdirSync(`${src}/modules`).filter((module) => existsSync(routesOf(module)));

const pagesOf = (module: string) =>
  readdirSync(routesOf(module), { recursive: true, encoding: 'utf8' }).map((file) =>
    page(`${routesOf(module)}/${file}`),
  );

/** The pages that share the module's chunk. */
const familyOf = (module: string) =>
  pagesOf(module).filter((file) => !listOf[module] || file === page(`${routesOf(module)}/${listOf[module]}`));

/** All that these files import, and what that imports; not what is loaded later. */
const reach = (graph: Graph, files: readonly string[]) => {
  const found = new Set<string>();
  const visit = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    graph.getModuleInfo(id)?.importedIds.forEach(visit);
  };
  files.forEach(visit);
  return found;
};

const known = new Map<string, Set<string>>();

const isIn = (id: string, name: string, files: () => readonly string[], graph: Graph) => {
  const found = known.get(name) ?? reach(graph, files());
  known.set(name, found);
  return found.has(id);
};

const isFirst = (id: string, graph: Graph) =>
  isIn(id, 'first', () => firstFiles, graph) ||
  (!id.includes('/src/modules/') && isIn(id, 'equipment', () => familyOf('equipment'), graph));

const isPackage = (id: string) => id.includes('/node_modules/');

const isOverlay = (id: string) =>
  /\/src\/ui\/overlay\/|\/@mui\/material\/(Dialog|Drawer|Menu|Popover|Modal|Paper|Backdrop|List)/.test(id);

const isIcon = (id: string) => id.includes('/@mui/icons-material/');

const isField = (id: string) =>
  /\/src\/ui\/form\/[^/]+\.tsx$|\/(react-hook-form|@hookform|@standard-schema|@mui|react-transition-group)\//.test(
    id,
  ) && !isIcon(id);

/** Small things that several modules' chunks need, and that need no forms and dialogs themselves. */
const isShared = (id: string, graph: Graph) => {
  if (isIcon(id)) return true;
  const common = /\/src\/(ui|lib)\/([^/]+|form\/[^/]+\.ts)$/.test(id);
  const users = modules.filter((module) => isIn(id, module, () => familyOf(module), graph));
  if (isPackage(id) || (!common && (!id.includes('/src/modules/') || users.length < 2))) return false;
  return ![...reach(graph, [id])].some((each) => (isField(each) || isOverlay(each)) && !isFirst(each, graph));
};

/** Each name is a chunk; the first group that wants a file gets it, and what none wants goes where it is used. */
const names: Exclude<Group['name'], string>[] = [
  // Every language but English is one chunk; English comes with its module.
  (id) => {
    const [, language = 'en'] = /\/(?:locales|i18n\/\w+)\/(\w\w)\.ts$/.exec(id) ?? [];
    return language === 'en' ? null : language;
  },
  (id, graph) => (isPackage(id) && isFirst(id, graph) ? 'libraries' : null),
  (id, graph) => {
    const english = /\/src\/(app|i18n|ui)\/(.*\/)?en\.ts$/.test(id);
    return english || (!isPackage(id) && isFirst(id, graph)) ? 'app' : null;
  },
  (id, graph) => (isShared(id, graph) ? 'shared' : null),
  (id, graph) => {
    const module = /\/src\/modules\/(\w+)\//.exec(id)?.[1];
    if (!module) return null;
    if (id.endsWith('/locales/en.ts')) return module;
    return !modules.includes(module) || isIn(id, module, () => familyOf(module), graph) ? module : null;
  },
  (id) => (isOverlay(id) ? 'overlays' : null),
  (id) => (isField(id) || id.includes('/src/ui/form/') ? 'fields' : null),
];

/** The chunks of the app: few, grouped and content-hashed, because requests cost more than bytes on a satellite. */
export const chunks: Group[] = names.map((name, index) => ({
  name,
  debugName: `group ${index}`,
  priority: names.length - index,
  includeDependenciesRecursively: false,
}));
