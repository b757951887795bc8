import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { LinkProps } from '@tanstack/react-router';
import type { z } from 'zod/mini';
import type { Access, Endpoint } from './endpoint.ts';
import { matchesWords, type PaletteItem, registerPaletteSource } from './paletteSources.ts';
import type { Stamped } from './resource.ts';
import type { Namespace, TextKey } from './useTranslation.ts';

/** A link to the page that shows an item. */
export type PageLink = Pick<LinkProps, 'to' | 'params' | 'search'>;

/** The part of a resource that the browser reads; `defineResource` returns more. */
export type Described<T> = {
  name: string;
  access: { read: Access; write: Access };
  attachments: boolean;
  replaces: readonly string[];
  item: z.ZodMiniType<T>;
  nameOf: (item: T) => string;
  calls?: Readonly<Record<string, Endpoint>>;
};

/** The browser's facts about a resource, in addition to its contract; code that handles all modules loops over them. */
export type EntityFacts<T> = {
  /** The namespace of its texts: `field.<name>` labels a field, `<field>.<value>` a choice. */
  namespace: Namespace;
  /** What its items are called together, if not the title of the namespace, which several may share. */
  title?: TextKey;
  /**
   * Its page, as a URL with `$id` or that of the list; or a function that finds an item's page, undefined if unknown.
   */
  page: LinkProps['to'] | ((item: T, client: QueryClient) => PageLink | undefined);
  /** `list`: "Make available offline" fetches the boat's whole list and the files of its items. */
  offline: 'list' | 'no';
  /** The form for correcting a refused change: the module with the file `EditForm.tsx`, or a page with `$id`. */
  edit: { form: string } | { page: LinkProps['to'] };
  /** The names under which views of its lists are saved, and the pages that show those lists. */
  savedViews?: Readonly<Record<string, LinkProps['to']>>;
  /** Other caches that any change of it makes stale. */
  invalidates?: readonly QueryKey[];
  /** How the command palette finds it: by name and `search`; `hint` distinguishes items of the same name. */
  palette?: {
    search: (item: T) => readonly string[];
    hint: (item: T, client: QueryClient) => readonly string[];
    isHidden?: (item: T) => boolean;
    max: number;
  };
};

/** A boat's list as query options; undefined if the resource has no list of a boat. */
type BoatList = (boatID: string) => { queryKey: QueryKey; meta?: { access?: Access } | undefined };

/** A resource as the app knows it: its contract, and where and how the browser shows it. */
export type Entity<T = Stamped> = Omit<EntityFacts<T>, 'page' | 'palette'> & {
  resource: Described<T>;
  list: BoatList | undefined;
  pageOf: (item: T, client: QueryClient) => PageLink | undefined;
};

/** A link to an item's page by URL. */
export const pageWithId = (page: LinkProps['to'], id: string): PageLink =>
  // The route with `$id` takes the parameter `id`; no type says here which route it is.
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
 * Makes a resource known to the whole app, called by a module's `queries.ts` through `resourceHooks`. Live changes, the
 * working set, the outbox, histories and the palette loop over `entities()`.
 */
export const registerEntity = <T extends Stamped>(
  resource: Described<T>,
  { page, palette, ...facts }: EntityFacts<T>,
  list?: BoatList,
) => {
  const pageOf: Entity<T>['pageOf'] = typeof page === 'function' ? page : ({ _id }) => pageWithId(page, _id);
  // Readers of an entity pass only items from its own caches to its functions.
  registry.set(resource.name, { ...facts, resource, list, pageOf } as object as Entity);
  if (palette) registerPaletteSource(searchItems(resource, palette, pageOf));
};

/** All resources whose modules are loaded. */
export const entities = (): readonly Entity[] => [...registry.values()];

/** The resource of this name; undefined while its module is not loaded. */
export const entityOf = (name: string): Entity | undefined => registry.get(name);
