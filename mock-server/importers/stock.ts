import { sql } from 'kysely';
import { type InventoryItem, inventory } from '#modules/inventory/contract.ts';
import { type Location, locations } from '#modules/locations/contract.ts';
import { suppliers } from '#modules/suppliers/contract.ts';
import { fail } from '../http/apiError.ts';
import { bookOpening, openingID, placeOpening } from '../modules/inventory/opening.ts';
import { bookMovements } from '../modules/movements/book.ts';
import { findMovements, movementsOfItems } from '../modules/movements/ledger.ts';
import { idList, insertItems, lockItemsOf, updateItems, type WriteContext } from '../store/records.ts';
import { itemsOf, undoItems } from './bulk.ts';
import {
  type Applied,
  type ImportContext,
  type Importer,
  type ImportOptions,
  type NumberedRow,
  RowsRefused,
} from './importer.ts';
import { extraIds, tagged, undoPlaces } from './places.ts';
import { planStockRows } from './stockPlan.ts';
import { stockColumns, stockKeys } from './stockRow.ts';

const aboardOf = async (db: WriteContext['db'], boatID: string, items: readonly InventoryItem[]) => ({
  items,
  places: await itemsOf<Location>(db, locations, boatID),
  suppliers: await itemsOf(db, suppliers, boatID),
});

const planned = async (
  context: ImportContext,
  boatID: string,
  items: readonly InventoryItem[],
  rows: readonly NumberedRow[],
  { matchBy, fileName }: ImportOptions,
) =>
  planStockRows(boatID, await aboardOf(context.db, boatID, items), rows, context.viewer, {
    matchBy,
    reason: fileName,
  });

const apply = async (
  context: ImportContext,
  boatID: string,
  rows: readonly NumberedRow[],
  options: ImportOptions,
): Promise<Applied> => {
  const existing = new Map(
    (await lockItemsOf<InventoryItem>(context.db, inventory, boatID)).map((row) => [row.data._id, row]),
  );
  const items = [...existing.values()].map(({ data }) => data);
  const plan = await planned(context, boatID, items, rows, options);
  const errors = plan.rows.flatMap((row) => row.errors);
  if (errors.length > 0) throw new RowsRefused(errors);
  await insertItems<Location>(context, locations, plan.places, 'import');
  const created = await insertItems<InventoryItem>(context, inventory, plan.creates, 'import', placeOpening);
  await bookOpening(context, boatID, created);
  const changes = plan.updates.flatMap(({ item, fields }) => {
    const row = existing.get(item._id);
    return row ? [{ row, fields }] : [];
  });
  await updateItems<InventoryItem>(context, inventory, changes, 'import');
  const { booked, refused } = await bookMovements(context, boatID, plan.bookings, {
    as: context.viewer,
    silent: true,
  });
  if (refused[0]) throw refused[0].error;
  const opened = created.filter(({ totalAmount }) => totalAmount !== 0);
  return {
    created: created.map(({ _id }) => _id),
    updated: [
      ...new Set([...changes.map(({ row }) => row.data._id), ...booked.map((row) => row.inventoryID)]),
    ],
    extra: [
      ...plan.places.map(({ _id }) => tagged('locations', _id)),
      ...opened.map(({ _id }) => tagged('movements', openingID(_id))),
      ...booked.map(({ _id }) => tagged('movements', _id)),
    ],
  };
};

/** Takes back the movements of an import by rows of their own. Too late if something was counted or moved since. */
const undoMovements = async (context: WriteContext, boatID: string, applied: Applied) => {
  const own = new Set(extraIds(applied, 'movements'));
  const rows = await findMovements(context.db, [...own]);
  const since = (await movementsOfItems(context.db, boatID, [...applied.created, ...applied.updated])).filter(
    ({ _id }) => !own.has(_id),
  );
  const isNew = new Set(applied.created);
  const first = rows.reduce((min, { at }) => (min === '' || at < min ? at : min), '');
  const late = since.some(
    ({ inventoryID, kind, at, cameAt }) =>
      isNew.has(inventoryID) || (kind === 'count' && first !== '' && (cameAt ?? at) >= first),
  );
  if (late) throw fail(409, 'importTooLate');
  const { refused } = await bookMovements(
    context,
    boatID,
    rows.toReversed().map(({ _id, inventoryID, kind, reason }) => ({
      _id: `${_id}-undo`.slice(0, 64),
      inventoryID,
      kind,
      reason,
      reverses: _id,
    })),
  );
  if (refused.length > 0) throw fail(409, 'importTooLate');
};

const undo = async (context: ImportContext, boatID: string, applied: Applied, at: string) => {
  await undoItems<InventoryItem>(context, inventory, boatID, applied, at, () =>
    undoMovements(context, boatID, applied),
  );
  await undoPlaces(context, boatID, { created: extraIds(applied, 'locations'), updated: [] }, at);
  const { rows } = await sql`select 1 from spares
    where boat_id = ${boatID} and data->>'inventoryID' in ${idList(applied.created)} limit 1`.execute(
    context.db,
  );
  if (rows.length > 0) throw fail(409, 'importTooLate');
};

/** Stock from a file: new items with what is on board, changes, and counts of what is there. */
export const inventoryImporter: Importer = {
  access: inventory.access.write,
  fields: stockColumns,
  keys: stockKeys,
  check: async (context, boatID, rows, options) => {
    const items = await itemsOf<InventoryItem>(context.db, inventory, boatID);
    const plan = await planned(context, boatID, items, rows, options);
    return { rows: plan.rows, groups: plan.places.length, groupPaths: plan.placePaths };
  },
  apply,
  undo,
};
