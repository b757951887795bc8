import type { Access } from '#lib/endpoint.ts';
import type { Stamped } from '#lib/resource.ts';
import {
  type Draft,
  insertItems,
  lockItemsOf,
  type Stored,
  updateItems,
  type WriteContext,
} from '../store/records.ts';
import { itemsOf, undoItems } from './bulk.ts';
import {
  type Applied,
  type CheckedRow,
  type ImportContext,
  type Importer,
  type ImportOptions,
  type NumberedRow,
  RowsRefused,
} from './importer.ts';
import { tagged } from './places.ts';

export type ListPlan<Item> = {
  rows: CheckedRow[];
  /** Parents come before what is in them. */
  creates: Draft[];
  updates: { item: Item; fields: object }[];
};

/** What an import makes beside its items, before them. */
export type Made = {
  resource: string;
  paths: string[];
  insert: (context: WriteContext) => Promise<unknown>;
  ids: string[];
};

/** Items of a resource that an import makes beside its own. */
export const madeOf = <Item extends Stamped>(
  resource: Stored<Item>,
  drafts: readonly Draft[],
  paths: string[],
): Made => ({
  resource: resource.name,
  paths,
  ids: drafts.map(({ _id }) => _id),
  insert: (context) => insertItems<Item>(context, resource, drafts, 'import'),
});

type Options<Item extends Stamped> = {
  resource: Stored<Item> & { access: { write: Access } };
  columns: readonly string[];
  keys?: readonly string[];
  plan: (
    context: ImportContext,
    boatID: string,
    items: readonly Item[],
    rows: readonly NumberedRow[],
    options: ImportOptions,
  ) => Promise<ListPlan<Item> & { made: Made[] }>;
  /** Removes what was made beside the items, when they are gone. */
  undoMade?: (context: ImportContext, boatID: string, applied: Applied, at: string) => Promise<void>;
};

/** The importer of a list whose rows are its items, by a plan that the dry run and the import share. */
export const listImporter = <Item extends Stamped>({
  resource,
  columns,
  keys = [],
  plan,
  undoMade,
}: Options<Item>): Importer => ({
  access: resource.access.write,
  fields: columns,
  keys,
  check: async (context, boatID, rows, options) => {
    const items = await itemsOf(context.db, resource, boatID);
    const planned = await plan(context, boatID, items, rows, options);
    return {
      rows: planned.rows,
      groups: planned.made.reduce((sum, { ids }) => sum + ids.length, 0),
      groupPaths: planned.made.flatMap(({ paths }) => paths),
    };
  },
  apply: async (context, boatID, rows, options) => {
    const existing = new Map(
      (await lockItemsOf(context.db, resource, boatID)).map((row) => [row.data._id, row]),
    );
    const items = [...existing.values()].map(({ data }) => data);
    const planned = await plan(context, boatID, items, rows, options);
    const errors = planned.rows.flatMap((row) => row.errors);
    if (errors.length > 0) throw new RowsRefused(errors);
    for (const { insert } of planned.made) await insert(context);
    await insertItems(context, resource, planned.creates, 'import');
    const changes = planned.updates.flatMap(({ item, fields }) => {
      const row = existing.get(item._id);
      return row ? [{ row, fields }] : [];
    });
    await updateItems(context, resource, changes, 'import');
    return {
      created: planned.creates.map(({ _id }) => _id),
      updated: planned.updates.map(({ item }) => item._id),
      extra: planned.made.flatMap(({ resource: name, ids }) => ids.map((id) => tagged(name, id))),
    };
  },
  undo: async (context, boatID, applied, at) => {
    await undoItems(context, resource, boatID, applied, at);
    await undoMade?.(context, boatID, applied, at);
  },
});
