import type { Hono } from 'hono';
import type { RawBuilder } from 'kysely';
import type { z } from 'zod/mini';
import type { Access, Contract } from '#lib/endpoint.ts';
import type { Stamped } from '#lib/resource.ts';
import type { LabelKind } from '#modules/labels/contract.ts';
import type { Viewer } from './auth/viewer.ts';
import type { FindLabels } from './documents/labelKinds.ts';
import { type Handlers, type Options, type Route, routesOf } from './http/implement.ts';
import type { Importer } from './importers/importer.ts';
import { filesTopic, type Topic } from './live/topics.ts';
import type { Services } from './services.ts';
import { type Extras, type Resource, resourceHandlers } from './store/resourceHandlers.ts';
import { type Hanging, type Restorer, restoreItem } from './store/restoreItem.ts';

/**
 * Who may read a history, and add a discarded change to it: `fields` is the schema of fields that such a change may
 * name.
 */
export type HistoryRule = { access: Access; fields?: z.ZodMiniType | undefined; hidden: readonly string[] };

/** What users without the flag may read of a resource: see `Access`. */
export type Own = {
  /** The condition under which a row of the resource's table is theirs. */
  rows: (viewer: Pick<Viewer, '_id'>) => RawBuilder<unknown>;
  /** They may also add photos and files to it, and remove those that they added. */
  addsFiles?: true;
};

/** The facts about a resource that both sides share: see `defineResource`. */
export type ResourceFacts = {
  name: string;
  access: { read: Access; write: Access };
  attachments: boolean;
  ofPerson: boolean;
  item: z.ZodMiniObject;
  calls: Contract;
  own?: Own | undefined;
};

type Served = {
  contract: Contract;
  resource?: ResourceFacts | undefined;
  restore?: Restorer | undefined;
  hanging?: readonly Hanging[] | undefined;
  hidden: readonly string[];
  routes: (services: Services, catalog: Catalog) => Route[];
};

type ServeOptions<C extends Contract> = Options<C> & {
  /** Set if the contract is that of a resource; its history, files and live topic are derived from it. */
  resource?: ResourceFacts;
  /** How its deleted items are restored. */
  restore?: Restorer;
  /** What is deleted before an item can be, and restored with it. */
  hanging?: readonly Hanging[] | undefined;
  /** Fields of its history that only users with the accounting flag see. */
  hidden?: readonly string[];
};

/** A contract with its handlers; `handlers` may be a function of the services and the catalog of all modules. */
export const serve = <C extends Contract>(
  contract: C,
  handlers: Handlers<C> | ((services: Services, catalog: Catalog) => Handlers<C>),
  { resource, restore, hanging, hidden = [], ...options }: ServeOptions<C> = {},
): Served => ({
  contract,
  resource,
  restore,
  hanging,
  hidden,
  routes: (services, catalog) =>
    routesOf(contract, typeof handlers === 'function' ? handlers(services, catalog) : handlers, options),
});

/** A resource with the regular handlers of its six calls, and its own checks. */
export const serveResource = <Item extends Stamped, Calls extends Contract>(
  resource: Resource<Item> & ResourceFacts & { calls: Calls },
  extras: Extras<Item> = {},
): Served =>
  serve(resource.calls, resourceHandlers<Item, Calls>(resource, extras), {
    resource: { ...resource, own: extras.own },
    hanging: extras.hanging,
    restore: async (call, id, restored) => {
      const item = await restoreItem<Item>(call, resource, id, restored, extras.prepareRestored);
      await extras.after?.(call, item, item);
      return item;
    },
  });

/**
 * The server's part of one module. The lists of contracts, topics, files and histories are derived from all modules.
 */
export type Module = {
  /** Contracts by published name. */
  serves: Record<string, Served>;
  /** Topics other than resources. */
  topics?: readonly Topic[];
  /** Histories other than those of resources. */
  histories?: Record<string, HistoryRule>;
  /** Importers by resource name. */
  importers?: Record<string, Importer>;
  /** What stands on the labels of its things, by kind of label. */
  labels?: Partial<Record<LabelKind, FindLabels>>;
  /** Names of schemas in the OpenAPI document. A resource's item is named automatically. */
  schemas?: Record<string, z.ZodMiniType>;
  /** Mounts routes that are not calls. */
  mount?: (app: Hono, services: Services) => void;
  /** What it does by itself every hour, in each process: telling people what became due. Repeating it changes nothing. */
  hourly?: readonly ((services: Services) => Promise<void>)[];
  /** Deletes what it no longer needs, once a day; what is older than a time is given by `before`, an instant ago in ms. */
  cleanUp?: (services: Services, before: (ms: number) => string) => Promise<unknown>;
};

export const defineModule = (module: Module): Module => module;

/** What is derived from all modules, each by name. */
export type Catalog = {
  contracts: Readonly<Record<string, Contract>>;
  /** By the published name of their contract. */
  resources: ReadonlyMap<string, ResourceFacts>;
  topics: ReadonlyMap<string, Topic>;
  /** Resources whose items have photos and files. */
  fileOwners: ReadonlyMap<string, ResourceFacts>;
  histories: ReadonlyMap<string, HistoryRule>;
  /** By the name of the resource. */
  restorers: ReadonlyMap<string, Restorer>;
  /** What hangs on the items of a resource. */
  hanging: ReadonlyMap<string, readonly Hanging[]>;
  importers: ReadonlyMap<string, Importer>;
  /** By the kind of label. */
  labels: ReadonlyMap<string, FindLabels>;
  schemas: ReadonlyMap<string, z.ZodMiniType>;
};

const byName = <T extends { name: string }>(items: readonly T[]) =>
  new Map(items.map((item) => [item.name, item]));

const entriesOf = <T>(records: readonly (Record<string, T> | undefined)[]) =>
  records.flatMap((record) => Object.entries(record ?? {}));

export const catalogOf = (modules: readonly Module[]): Catalog => {
  const served = entriesOf(modules.map(({ serves }) => serves));
  const resources = new Map(
    served.flatMap(([name, { resource }]) => (resource ? [[name, resource] as const] : [])),
  );
  const all = [...resources.values()];
  const owners = all.filter(({ attachments }) => attachments);
  return {
    contracts: Object.fromEntries(served.map(([name, { contract }]) => [name, contract])),
    resources,
    topics: byName([...all, ...owners.map(filesTopic), ...modules.flatMap(({ topics = [] }) => topics)]),
    fileOwners: byName(owners),
    histories: new Map([
      ...served.flatMap(([, { resource, hidden }]) =>
        resource
          ? [
              [
                resource.name,
                { access: resource.access.write, fields: resource.calls.update?.body, hidden },
              ] as const,
            ]
          : [],
      ),
      ...entriesOf(modules.map(({ histories }) => histories)),
    ]),
    restorers: new Map(
      served.flatMap(([, { resource, restore }]) =>
        resource && restore ? [[resource.name, restore] as const] : [],
      ),
    ),
    hanging: new Map(
      served.flatMap(([, { resource, hanging }]) =>
        resource && hanging ? [[resource.name, hanging] as const] : [],
      ),
    ),
    importers: new Map(entriesOf(modules.map(({ importers }) => importers))),
    labels: new Map(entriesOf(modules.map(({ labels }) => labels))),
    schemas: new Map(entriesOf(modules.map(({ schemas }) => schemas))),
  };
};

/** All calls of all modules. */
export const routesOfAll = (modules: readonly Module[], services: Services, catalog: Catalog): Route[] =>
  modules.flatMap(({ serves }) => Object.values(serves).flatMap(({ routes }) => routes(services, catalog)));
