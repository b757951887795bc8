import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { LinkProps } from '@tanstack/react-router';
import type { z } from 'zod/mini';
import type { Access } from './endpoint.ts';
import { matchesWords, type PaletteItem, registerPaletteSource } from './paletteSources.ts';
import type { Stamped } from './resource.ts';
import type { Namespace } from './useTranslation.ts';

/** A link to where an item is shown. */
export type PageLink = Pick<LinkProps, 'to' | 'params' | 'search'>;

/** What the browser reads of a resource; `defineResource` makes more. */
export type Described<T> = {
  name: string;
  access: { read: Access; write: Access };
  attachments: boolean;
  replaces: readonly string[];
  item: z.ZodMiniType<T>;
  nameOf: (item: T) => string;
};

/** What the browser adds to the contract of a resource: facts that lists of several modules are made of. */
export type EntityFacts<T> = {
  /** Its texts: a label of each field is `field.<name>` in it, a text of each choice `<field>.<value>`. */
  namespace: Namespace;
  /** Its page, an address with `$id` or that of the list; or how an item's page is found, undefined where it is not known. */
  page: LinkProps['to'] | ((item: T, client: QueryClient) => PageLink | undefined);
  /** `list`: "Make available offline" brings the whole list of the boat, and the files of its items. */
  offline: 'list' | 'no';
  /** The form in which a refused change is put right: the module with the file `EditForm.tsx`, or a page with `$id`. */
  edit: { form: string } | { page: LinkProps['to'] };
  /** The lists whose views are saved under these names, and the pages that show them. */
  savedViews?: Readonly<Record<string, LinkProps['to']>>;
  /** Other caches that a change makes out of date, whoever made it. */
  invalidates?: readonly QueryKey[];
  /** How the command palette finds it: by its name and `search`; `hint` tells it from others of the same name. */
  palette?: {
    search: (item: T) => readonly string[];
    hint: (item: T, client: QueryClient) => readonly string[];
    isHidden?: (item: T) => boolean;
    max: number;
  };
};

/** The list of a boat as query options; none where it is no list of the boat. */
type BoatList = (boatID: string) => { queryKey: QueryKey; meta?: { access?: Access } | undefined };

/** A resource as the app knows it: its contract, and where and how the browser shows it. */
export type Entity<T = Stamped> = Omit<EntityFacts<T>, 'page' | 'palette'> & {
  resource: Described<T>;
  list: BoatList | undefined;
  pageOf: (item: T, client: QueryClient) => PageLink | undefined;
};

/** A link to an item's page by its address. */
export const pageWithId = (page: LinkProps['to'], id: string): PageLink =>
  // The address with `$id` takes the parameter `id`; which address it is, no type tells here.
  (page?.includes('$id') ? { to: page, params: { id } } : { to: page }) as PageLink;

const registry = new Map<string, Entity>();

const searchItems =
  <T extends Stamped>(
    { name, nameOf }: Described<T>,
    { search, hint, isHidden, max }: NonNullable<EntityFacts<T>['palette']>,
    pageOf: Entity<T>['pageOf'],
  ) =>
  (query: string, client: QueryClient): PaletteItem[] =>
    client
      .getQueriesData<readonly T[]>({ queryKey: [name, 'list'] })
      .flatMap(([, list]) => list ?? [])
      .filter((item) => !isHidden?.(item) && matchesWords(query, nameOf(item), ...search(item)))
      .slice(0, max)
      .flatMap((item) => {
        const page = pageOf(item, client);
        const hints = hint(item, client).filter(Boolean).join(' · ');
        return page ? [{ id: item._id, label: nameOf(item), hint: hints, ...page }] : [];
      });

/**
 * Makes a resource known to the whole app. A module's `queries.ts` does so by `resourceHooks`; live changes, the working
 * set, the outbox, histories and the palette are loops over `entities()`.
 */
export const registerEntity = <T extends Stamped>(
  resource: Described<T>,
  { page, palette, ...facts }: EntityFacts<T>,
  list?: BoatList,
) => {
  const pageOf: Entity<T>['pageOf'] = typeof page === 'function' ? page : ({ _id }) => pageWithId(page, _id);
  // Whoever reads an entity gives its functions items of its own caches only.
  registry.set(resource.name, { ...facts, resource, list, pageOf } as object as Entity);
  if (palette) registerPaletteSource(searchItems(resource, palette, pageOf));
};

/** All resources whose module is loaded. */
export const entities = (): readonly Entity[] => [...registry.values()];

/** The resource of this name; undefined while its module is not loaded. */
export const entityOf = (name: string): Entity | undefined => registry.get(name);
