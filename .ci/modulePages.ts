import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod/mini';

const src = join(import.meta.dirname, '..', 'src');

/** A route's component chunk, alone or with its loader. */
export const page = (path: string) => [`${path}?tsr-split=component`, `${path}?tsr-split=component---loader`];

/** What a module's own `build.json` says of its pages. */
const schema = z.strictObject({
  /** For a module with large pages: the one page in the module's chunk; every other is a chunk of its own. */
  list: z.optional(z.string()),
  /** For a module of many pages in a few kinds, by names of route files: what only one kind needs is a chunk of its own. */
  kinds: z.optional(z.record(z.string(), z.string())),
  /** Modules of a family share much with each other and nothing with the other modules of their area. */
  family: z.optional(z.string()),
  /** The family of its pages' texts, where it is not the area of the menu. */
  texts: z.optional(z.string()),
});

const folders = readdirSync(`${src}/modules`);

const readBuild = (module: string) => {
  const file = `${src}/modules/${module}/build.json`;
  return existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
};

const built = new Map(folders.map((module) => [module, readBuild(module)]));

export const buildOf = (module: string) => built.get(module) ?? {};

const routesOf = (module: string) => `${src}/modules/${module}/routes`;
export const modules = folders.filter((module) => existsSync(routesOf(module)));

export const isPaged = (module: string | undefined) => module !== undefined && modules.includes(module);

const pagesOf = (module: string) =>
  readdirSync(routesOf(module), { recursive: true, encoding: 'utf8' }).map(
    (file) => `${routesOf(module)}/${file}`,
  );

const sharingOf = (module: string) => {
  const { list } = buildOf(module);
  return pagesOf(module).filter((file) => list === undefined || file.endsWith(`/${list}`));
};

/** The pages that share the module's chunk. */
export const familyOf = (module: string) => sharingOf(module).flatMap(page);

/** Those of them that are of one kind. */
export const pagesOfKind = (module: string, kind: string) => {
  const names = new RegExp(`^(${buildOf(module).kinds?.[kind]})$`);
  return sharingOf(module)
    .filter((file) => names.test(basename(file, '.tsx')))
    .flatMap(page);
};

/** The pages of a module that have chunks of their own. */
export const othersOf = (module: string) => {
  const family = familyOf(module);
  return pagesOf(module)
    .flatMap(page)
    .filter((id) => !family.includes(id));
};
