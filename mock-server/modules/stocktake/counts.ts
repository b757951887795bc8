import { sql } from 'kysely';
import { inventory } from '#modules/inventory/contract.ts';
import {
  countSchema,
  type StocktakeCount,
  type stocktakeCommands,
} from '#modules/stocktake/contract/counts.ts';
import { type Stocktake, stocktakes } from '#modules/stocktake/contract.ts';
import { mayReview } from '#modules/stocktake/rules.ts';
import type { Viewer } from '../../auth/viewer.ts';
import { fail } from '../../http/apiError.ts';
import { correctTime } from '../../http/doneAt.ts';
import type { Call } from '../../http/implement.ts';
import { publishChange } from '../../live/publish.ts';
import { idList, lockItem, type WriteContext } from '../../store/records.ts';
import { touchItem } from '../../store/touchItem.ts';
import { mayWrite } from '../inventory/rights.ts';

const utc = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * The counts of a sheet that the caller sees, oldest first; `only` some of them. What was expected is what lies there now, less what was
 * moved there since the count and less what this sheet itself has booked.
 */
export const countsOf = async (
  { db }: Pick<WriteContext, 'db'>,
  { _id, boatID }: Pick<Stocktake, '_id' | 'boatID'>,
  only?: readonly string[],
): Promise<StocktakeCount[]> => {
  const { rows } = await sql<{ row: unknown }>`
    select c.data || jsonb_build_object('_id', c._id, 'stocktakeID', c.stocktake_id, 'inventoryID', c.inventory_id,
      'userID', c.user_id, 'userName', c.user_name, 'at', ${utc('c.at')}, 'cameAt', ${utc('c.came_at')},
      'booked', m.data->'booked', 'expected', round(coalesce(here.quantity, 0) - coalesce(later.change, 0), 3)) as row
    from stocktake_counts c
    left join movements m on m._id = coalesce(nullif(c.data->>'chosen', ''), c._id)
    left join inventory i on i._id = c.inventory_id
    left join lateral (
      select (p->>'quantity')::numeric as quantity from jsonb_array_elements(i.data->'places') p
      where p - 'quantity' = c.data->'spot' limit 1) here on true
    left join lateral (
      select sum(case when l.data->'toLocation' = c.data->'spot' then l.amount else 0 end
        - case when l.data->'fromLocation' = c.data->'spot' then l.amount else 0 end) as change
      from movements l where l.boat_id = c.boat_id and l.inventory_id = c.inventory_id
        and (l.at > c.at or l.data->>'stocktakeID' = c.stocktake_id)) later on true
    where c.boat_id = ${boatID} and c.stocktake_id = ${_id}
      and ${only ? sql`c._id in ${idList(only)}` : sql`true`} order by c.at, c.seq`.execute(db);
  return rows.map(({ row }) => countSchema.parse(row));
};

/** A blind sheet says to those who review it alone what was booked. */
export const shownTo = (
  viewer: Viewer,
  sheet: Stocktake,
  counts: readonly StocktakeCount[],
): StocktakeCount[] =>
  mayReview(viewer, sheet)
    ? [...counts]
    : counts.map((count) => ({ ...count, expected: null, booked: null }));

type Written = Pick<StocktakeCount, '_id' | 'inventoryID' | 'at' | 'cameAt' | 'userID' | 'userName'> & {
  data: Pick<
    StocktakeCount,
    'itemName' | 'unit' | 'spot' | 'counted' | 'cause' | 'reason' | 'chosen' | 'replaces'
  >;
};

/** Adds a row, which nobody changes from then on. */
export const writeCount = (
  db: WriteContext['db'],
  sheet: Pick<Stocktake, '_id' | 'boatID'>,
  { _id, inventoryID, at, cameAt, userID, userName, data }: Written,
) =>
  sql`insert into stocktake_counts (_id, boat_id, stocktake_id, inventory_id, at, came_at, user_id, user_name, data)
    values (${_id}, ${sheet.boatID}, ${sheet._id}, ${inventoryID}, ${at}, ${cameAt}, ${userID}, ${userName},
      ${JSON.stringify(data)}::jsonb)`.execute(db);

/** Enters a count. One of an item that was deleted meanwhile is kept too; it is never booked. */
export const count = async (call: Call<typeof stocktakeCommands.count>): Promise<StocktakeCount> => {
  const { body, db, viewer, now } = call;
  const row = await lockItem<Stocktake>(call, stocktakes, call.params.id);
  const sheet = row.data;
  const known = await countsOf(call, sheet, [body._id, body.chosen]);
  const answer = async () => {
    const [own] = shownTo(viewer, sheet, await countsOf(call, sheet, [body._id]));
    if (!own) throw fail(404, 'notFound');
    return own;
  };
  if (known.some(({ _id }) => _id === body._id)) return answer();
  const items = await sql<{ data: unknown }>`
    select data from inventory where _id = ${body.inventoryID} and boat_id = ${sheet.boatID}`.execute(db);
  const [found] = items.rows;
  const item = found && inventory.item.parse(found.data);
  if (item && !mayWrite(viewer, item)) throw fail(403, 'otherDepartment');
  const given = correctTime(call, body.at);
  if (Date.parse(given) > Date.parse(now) + 300_000) throw fail(400, 'readingInFuture', {}, 'at');
  const chosen = body.chosen === '' ? undefined : known.find(({ _id }) => _id === body.chosen);
  if (body.chosen !== '' && (!chosen || chosen.inventoryID !== body.inventoryID))
    throw fail(400, 'countMissing', {}, 'chosen');
  if (chosen && !mayReview(viewer, sheet)) throw fail(403, 'stocktakeBlind');
  if (body.counted === null && !chosen && body.replaces.length === 0)
    throw fail(400, 'required', {}, 'counted');
  const at = chosen?.at ?? given;
  const data = {
    itemName: item?.name ?? '',
    unit: item?.unit ?? '',
    spot: chosen?.spot ?? body.spot,
    counted: chosen ? chosen.counted : body.counted,
    cause: body.cause,
    reason: body.reason,
    chosen: body.chosen,
    replaces: body.replaces,
  };
  await writeCount(db, sheet, {
    ...{ _id: body._id, inventoryID: body.inventoryID, at, userID: viewer._id, userName: viewer.name },
    cameAt: !chosen && at < now ? now : null,
    data,
  });
  const rev = await touchItem(call, stocktakes.name, sheet._id, sheet.boatID);
  await publishChange(call, stocktakes, sheet.boatID, [sheet._id], rev);
  return answer();
};
