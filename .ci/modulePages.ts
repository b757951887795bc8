import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const src = join(import.meta.dirname, '..', 'src');

/** A route's component chunk, alone or with its loader. */
export const page = (path: string) => [`${path}?tsr-split=component`, `${path}?tsr-split=component---loader`];

/** Modules with large pages: the module's chunk contains the list, and every other page is a chunk of its own. */
const listOf: Record<string, string> = {
  account: 'account.tsx',
  equipment: 'equipment.index.tsx',
  guests: 'guests.index.tsx',
  inventory: 'inventory.index.tsx',
  profile: 'employees.index.tsx',
  stocktake: 'stocktake.index.tsx',
  watchkeeping: 'watchkeeping.index.tsx',
  worklist: 'worklist.index.tsx',
};

/** Modules of many pages in a few kinds: what only one kind needs is a chunk beside the module's. */
export const kindsOf: Record<string, Record<string, RegExp>> = {
  logbooks: {
    archive: /\/(archivehistory|createlogbook)\.\$id\.tsx$/,
    deck: /\/(sea|port)\w*logbook\.tsx$|\/(chiefofficer|imonavigational|custom\.logbook)\.\$id\.tsx$/,
    entries: /\/log(\.index|bookdetails\.\$id)\.tsx$|\.logdetails\.\$id\.tsx$/,
    forms: /\/imo(?!navigational)\w+\.\$id\.tsx$/,
    records: /\/(airrecord|cayman|garbagerecord|gmdss|officiallogbook|oilrecord|sewagerecord)\.\$id\.tsx$/,
    shelf: /\/(log\.archive|logbook|logproof|records)\.tsx$/,
  },
};

/** Modules that share much with each other and nothing with the other modules of their area. */
export const familiesOfModules: Record<string, RegExp> = {
  rest: /^(hoursofrest|watchkeeping)$/,
  vesseldocs: /^(documents|shipcertificates|portpacks)$/,
};

const routesOf = (module: string) => `${src}/modules/${module}/routes`;
export const modules = readdirSync(`${src}/modules`).filter((module) => existsSync(routesOf(module)));

export const isPaged = (module: string | undefined) => module !== undefined && modules.includes(module);

const pagesOf = (module: string) =>
  readdirSync(routesOf(module), { recursive: true, encoding: 'utf8' }).map(
    (file) => `${routesOf(module)}/${file}`,
  );

/** The pages that share the module's chunk. */
export const familyOf = (module: string) =>
  pagesOf(module)
    .filter((file) => !listOf[module] || file.endsWith(`/${listOf[module]}`))
    .flatMap(page);

/** The pages of a module that have chunks of their own. */
export const othersOf = (module: string) => {
  const family = familyOf(module);
  return pagesOf(module)
    .flatMap(page)
    .filter((id) => !family.includes(id));
};
