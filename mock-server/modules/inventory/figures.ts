import { type RawBuilder, sql } from 'kysely';
import { type InventoryItem, inventory } from '#modules/inventory/contract.ts';
import { tidy } from '#modules/inventory/rules.ts';
import { idList, lockRows, type WriteContext } from '../../store/records.ts';
import { writeStock } from './writeStock.ts';

/**
 * Rows (inventory_id text, quantity numeric, day text) that count towards a figure of the items whose ids are in the
 * list: what open jobs keep, what open orders will bring and when.
 */
export type FigureSource = (ids: RawBuilder<unknown>) => RawBuilder<unknown>;

type Figure = 'reserved' | 'onOrder';

const sources: Record<Figure, FigureSource[]> = { reserved: [], onOrder: [] };

/** Adds a source to a figure; a module does so when it is loaded, and calls `refreshFigures` when its rows change. */
export const addFigureSource = (figure: Figure, source: FigureSource) => {
  sources[figure].push(source);
};

type Sum = { inventory_id: string; quantity: number; day: string | null };

const sumsOf = async (
  { db }: Pick<WriteContext, 'db'>,
  figure: Figure,
  ids: readonly string[],
): Promise<Map<string, Sum>> => {
  if (sources[figure].length === 0) return new Map();
  const parts = sources[figure].map((source) => sql`(${source(idList(ids))})`);
  const { rows } = await sql<Sum>`
    select inventory_id, sum(quantity)::float8 as quantity, min(day) as day
    from (${sql.join(parts, sql` union all `)}) part (inventory_id, quantity, day) group by inventory_id`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.inventory_id, row]));
};

/**
 * Sums what is kept for jobs and what is on order of these items again, after their sources changed. Items whose figures
 * differ get a revision, so that every device learns of it. Items that the caller may not see stay as they are.
 */
export const refreshFigures = async (context: WriteContext, boatID: string, ids: readonly string[]) => {
  const wanted = [...new Set(ids)].filter((id) => id !== '');
  if (wanted.length === 0) return;
  const rows = await lockRows<InventoryItem>(context.db, inventory, wanted);
  const reserved = await sumsOf(context, 'reserved', wanted);
  const onOrder = await sumsOf(context, 'onOrder', wanted);
  const changed = [...rows.values()].flatMap(({ data }) => {
    if (data.boatID !== boatID) return [];
    const next = {
      ...data,
      reserved: tidy(reserved.get(data._id)?.quantity ?? 0),
      onOrder: tidy(onOrder.get(data._id)?.quantity ?? 0),
      orderExpected: onOrder.get(data._id)?.day ?? null,
    };
    const same =
      next.reserved === data.reserved &&
      next.onOrder === data.onOrder &&
      next.orderExpected === data.orderExpected;
    return same ? [] : [next];
  });
  await writeStock(context, boatID, changed);
};
