import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { areasOfModule } from './areas.ts';
import { isDayPage } from './day.ts';
import { buildOf, familyOf, isPaged, modules, othersOf, page, pagesOfKind } from './modulePages.ts';
import { lateRoutes } from './routeGroups.ts';
import { isOwnFile } from './texts.ts';

type Group = NonNullable<Rolldown.CodeSplittingOptions['groups']>[number];
type Graph = Parameters<Extract<Group['name'], (...args: never[]) => unknown>>[1];

const src = join(import.meta.dirname, '..', 'src');

/** All other pages load their loader with their component, so that not every screen carries it. */
export const splitBehavior = ({ routeId }: { routeId: string }): ('component' | 'loader')[][] | undefined =>
  isDayPage(routeId) ? undefined : [['component', 'loader']];

/** The start of every screen. */
const mainFiles = [`${src}/app/main.tsx`];

/** The start of every screen after signing in: the app and the frame around the pages. */
const frameFiles = [...mainFiles, ...page(`${src}/app/routes/app.tsx`)];

/** The parts of most screens: the frame and the list. */
const firstFiles = [...frameFiles, `${src}/ui/table/DataTable.tsx`];

/** The one kind of a module's pages that needs this; none if several do. */
const kindOf = (id: string, module: string, graph: Graph) => {
  const kinds = Object.keys(buildOf(module).kinds ?? {}).filter((kind) =>
    isIn(id, `${kind} of ${module}`, () => pagesOfKind(module, kind), graph),
  );
  return kinds.length === 1 ? kinds[0] : undefined;
};

/** Everything that these files import, directly or indirectly, except lazily. */
const importsOf = (graph: Graph, files: readonly string[]) => {
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
  const found = known.get(name) ?? importsOf(graph, files());
  known.set(name, found);
  return found.has(id);
};

/** Whether the module's chunk imports this. The name is no other list's, whatever the module is called. */
const isOnPages = (id: string, module: string, graph: Graph) =>
  isIn(id, `pages of ${module}`, () => familyOf(module), graph);

const isFirst = (id: string, graph: Graph) =>
  isIn(id, 'first', () => firstFiles, graph) ||
  (!id.includes('/src/modules/') && isOnPages(id, 'equipment', graph));

/** The list component, which the home page does not need. */
const isTable = (id: string, graph: Graph) =>
  id.includes('/src/ui/table/') && isFirst(id, graph) && !isIn(id, 'frame', () => frameFiles, graph);

const isPackage = (id: string) => id.includes('/node_modules/');

/** All of MUI with its dependencies: it only draws what opens over a page. */
const isOverlay = (id: string) =>
  /\/src\/ui\/overlay\/|\/node_modules\/(@mui\/(material|system|utils|styled-engine|private-theming)|@emotion|stylis|@popperjs|react-is|clsx|hoist-non-react-statics|react-transition-group)\//.test(
    id,
  );

const isField = (id: string) =>
  /\/src\/ui\/form\/((?!Field\.|Choice\.|personOption\.|useSuggestions\.|DayBox\.)[^/]+\.tsx|zodMessages\.ts)$|\/(react-hook-form|@hookform|@standard-schema)\//.test(
    id,
  );

const moduleOf = (id: string) => /\/src\/modules\/(\w+)\//.exec(id)?.[1];

/** The modules whose chunks import this statically. */
const usersOf = (id: string, graph: Graph) => modules.filter((module) => isOnPages(id, module, graph));

/** Whether only this module's chunk needs it: neither other chunks nor lazy ones. */
const isOnlyIn = (id: string, module: string, graph: Graph) => {
  const above = new Set([id]);
  for (const each of above)
    for (const importer of graph.getModuleInfo(each)?.importers ?? []) above.add(importer);
  return [...above].every((each) => isOnPages(each, module, graph));
};

/** The one module without pages, and so in one chunk, that needs this; null if others do. */
const userWithoutPages = (id: string, graph: Graph) => {
  const [module, ...others] = new Set((graph.getModuleInfo(id)?.importers ?? []).map(moduleOf));
  return module !== undefined && others.length === 0 && !isPaged(module) ? module : null;
};

/** The files of each group's routes. */
const routeGroups = lateRoutes().map(({ group, files }) => ({ name: `routes-${group}`, files }));

/** Whether it is a form of a module without pages, beside parts that pages show at once: they must not load forms. */
const isLateForm = (id: string, module: string, graph: Graph) =>
  usersOf(id, graph).length === 0 &&
  [...importsOf(graph, [id])].some((each) => isField(each) && !isFirst(each, graph)) &&
  modules.some((each) =>
    [...importsOf(graph, familyOf(each))].some((part) => moduleOf(part) === module && !isShared(part, graph)),
  );

/** The groups whose routes need this before their pages load; none for what every screen has. */
const routeGroupsOf = (id: string, graph: Graph) =>
  isIn(id, 'main', () => mainFiles, graph)
    ? []
    : routeGroups.filter(({ name, files }) => isIn(id, name, () => files, graph));

/** Small files that several modules' chunks need, and that do not need forms or dialogs themselves. */
const isShared = (id: string, graph: Graph) => {
  if (isPackage(id)) return false;
  const common =
    /\/src\/(ui|lib)\/([^/]+|form\/([^/]+\.ts|(Field|Choice|personOption|useSuggestions|DayBox)\.tsx)|format\/[^/]+)$/.test(
      id,
    );
  const module = moduleOf(id);
  const users = usersOf(id, graph);
  // What the pages of one module import from a page of another would become a small file of its own.
  const [user] = users;
  const between =
    users.length > 1 || (user && user !== module && isPaged(module) && !isOnlyIn(id, user, graph));
  if (!common && !(module && between)) return false;
  return ![...importsOf(graph, [id])].some(
    (each) => (isField(each) || isOverlay(each)) && !isFirst(each, graph),
  );
};

const filesIn = (folder: string) =>
  readdirSync(`${src}/${folder}`)
    .filter((file) => /(?<!\.test)\.tsx$/.test(file))
    .map((file) => `${src}/${folder}/${file}`);

/** What signing in needs, and the basis of forms and dialogs: all of it without the frame. */
const isBasis = (id: string, graph: Graph) =>
  isIn(id, 'main', () => mainFiles, graph) ||
  isOnPages(id, 'auth', graph) ||
  (isIn(id, 'forms', () => [...filesIn('ui/form'), ...filesIn('ui/overlay')], graph) &&
    // A comment on a job suggests names without a form, a crew list asks for a day, an archive has a choice; what only
    // forms need comes with them.
    !/\/ui\/form\/(Choice\.tsx|useSuggestions\.tsx|useAnchored\.ts|DayBox\.tsx|dayText\.ts|zodMessages\.ts)$/.test(
      id,
    ) &&
    !id.includes('/modules/help/'));

/** What the first screens of a day share. It excludes everything that only later screens share. */
const isEarly = (id: string, graph: Graph) =>
  usersOf(id, graph).some((module) => ['home', 'worklist', 'equipment', 'round'].includes(module));

/** What several modules' lists render around the table; home and sign-in have no list. */
const isList = (id: string, graph: Graph) =>
  isShared(id, graph) &&
  (isEarly(id, graph) || moduleOf(id) === 'savedviews') &&
  [...importsOf(graph, [id])].some((each) => isTable(each, graph));

/** What later pages share, grouped by what it is about: few load what they do not need. */
const betweenPages = (id: string, graph: Graph) => {
  // What a page renders at once must not depend on what only its dialogs share.
  const users = usersOf(id, graph);
  if (users.length === 0) return 'late';
  if (/\/ui\/form\/(useSuggestions\.tsx|useAnchored\.ts)$/.test(id)) return 'late';
  const module = moduleOf(id);
  const below = [...importsOf(graph, [id])];
  const family = module && buildOf(module).family;
  if (family && users.every((user) => buildOf(user).family === family)) return family;
  if (module === 'crewlist') return 'people';
  if (below.some((each) => isTable(each, graph))) return 'lists';
  if (module === 'account') return 'sessions';
  // To fill in a form is much more than to list it. The people and machines that one can name come from hours of rest and
  // defects.
  if (/\/forms\/(components\/(inputs\/|LineInput)|useAnswerText|rules\/(engine|formula))/.test(id))
    return 'answers';
  if (below.some((each) => /\/modules\/hoursofrest\/|\/worklist\/\w+\/defects?\.ts$/.test(each)))
    return 'around';
  if (!module || /^(files|history|savedviews|workorder|worklist)$/.test(module)) return 'items';
  if (module === 'profile' && !below.some((each) => /\/modules\/(certificates|crewlist|guests)\//.test(each)))
    return 'persons';
  // A module without pages is about what those are that use it.
  const own = areasOfModule(module);
  const areas = own.size > 0 ? own : new Set(users.flatMap((user) => [...areasOfModule(user)]));
  if (areas.has('stock')) return 'stock';
  if (areas.has('papers')) return 'papers';
  if (areas.has('bridge')) return 'bridge';
  return module !== 'users' && areas.has('people') ? 'people' : 'office';
};

/**
 * Each function names a chunk; the first that returns a name for a file gets it, and a file without a name goes where
 * it is used.
 */
const names: Exclude<Group['name'], string>[] = [
  // Every language except English has a chunk for the first pages of a day and one for each family of other pages;
  // English is in its module's chunk.
  (id, graph) => {
    const [, file] = /virtual:texts\/(.+)$/.exec(id) ?? [];
    if (file) return file;
    if (!/\/(fr|zh|ja)\.ts$/.test(id)) return null;
    const [importer = ''] = graph.getModuleInfo(id)?.importers ?? [];
    return /virtual:texts\/(.+)$/.exec(importer)?.[1] ?? null;
  },
  // The routes of a group of the menu: their code without the pages.
  (id, graph) => {
    const [, own] = /virtual:routes\/(\w+)$/.exec(id) ?? [];
    if (own) return `routes-${own}`;
    const [only, ...others] = routeGroupsOf(id, graph);
    return only && others.length === 0 ? only.name : null;
  },
  (id, graph) => (isPackage(id) && isFirst(id, graph) ? 'libraries' : null),
  (id, graph) =>
    (isTable(id, graph) && !id.endsWith('.css')) ||
    id.endsWith('/ui/table/locales/en.ts') ||
    isList(id, graph)
      ? 'table'
      : null,
  (id, graph) => {
    // A namespace below `locales/` is for what loads late.
    const english = /\/src\/(app|i18n|ui)\/((?!table|locales\/\w+\/).*\/)?en\.ts$/.test(id);
    // A second style sheet would be one more request of every screen.
    const sharedStyle = id.endsWith('.css') && (isShared(id, graph) || isFirst(id, graph));
    const start = isBasis(id, graph) && (isFirst(id, graph) || isShared(id, graph)) && !isPackage(id);
    // What routes of several groups check of an address is small.
    const checks = routeGroupsOf(id, graph).length > 1;
    return english || sharedStyle || start || checks ? 'app' : null;
  },
  (id, graph) => {
    // Pages of a person, each in a chunk of its own, share their look.
    if (moduleOf(id) === 'profile' && id.endsWith('.css')) return 'persons';
    if (isPackage(id) || (!isFirst(id, graph) && !isShared(id, graph))) return null;
    if (!isFirst(id, graph) && !isEarly(id, graph)) return betweenPages(id, graph);
    // Home, the round and a job's page share what people do with jobs, photos too; the lists and machines only show them.
    const users = usersOf(id, graph);
    const isOfJobs = /^(worklist|job|round|files)$/.test(moduleOf(id) ?? '') && !isFirst(id, graph);
    if (!isOfJobs || users.includes('equipment')) return 'frame';
    if (users.includes('worklist')) return 'jobs';
    // Home has no photos; pages of items have them, and do nothing with jobs.
    return users.includes('home') ? 'commands' : 'items';
  },
  (id, graph) => {
    const module = moduleOf(id);
    // The parts of the registrations are loaded one by one: together they are one long task.
    if (!module || id.includes('/sync/start/')) return null;
    const [english, namespace = module] = /\/locales\/(?:(\w+)\/)?en\.ts$/.exec(id) ?? [];
    if (english) return isOwnFile(namespace) ? `en-${namespace}` : namespace;
    const users = usersOf(id, graph);
    const [user] = users;
    // What the list and another page share: that page must not load the list, and the table with it.
    if (
      users.includes(module) &&
      isIn(id, `others of ${module}`, () => othersOf(module), graph) &&
      ![...importsOf(graph, [id])].some((each) => isTable(each, graph))
    )
      return `${module}-parts`;
    if (users.includes(module)) {
      const kind = kindOf(id, module, graph);
      return kind ? `${module}-${kind}` : module;
    }
    if (user && isOnlyIn(id, user, graph)) return user;
    if (isPaged(module)) return userWithoutPages(id, graph);
    // A drawer of a module loads MUI; the module's reads and writes, which load by themselves soon after the start, do not.
    const isDrawn = [...importsOf(graph, [id])].some((each) => isOverlay(each));
    return isDrawn || isLateForm(id, module, graph) ? null : module;
  },
  // The menus of a table's toolbar, and the same on the phone's sheet.
  (id) =>
    /\/src\/ui\/table\/(TableMenu|TableSheet|FilterSheet|FilterFields|ExportChoices|ChoiceList|countOptions)\.tsx?$/.test(
      id,
    )
      ? 'tablemenus'
      : null,
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
