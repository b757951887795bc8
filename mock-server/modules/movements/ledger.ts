import { sql } from 'kysely';
import { type Movement, movements } from '#modules/movements/contract.ts';
import { publishChange } from '../../live/publish.ts';
import { topic } from '../../live/topics.ts';
import { idList, type WriteContext } from '../../store/records.ts';

/** Published with the ids of the items. */
export const movementsTopic = topic('movements', movements.list.access);

type Db = WriteContext['db'];

const utc = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** A row of the ledger in its wire form; `m` is the table. */
export const wireRow = sql`m.data || jsonb_build_object('_id', m._id, 'inventoryID', m.inventory_id, 'kind', m.kind,
  'amount', m.amount, 'quantity', m.quantity, 'userID', m.user_id, 'userName', m.user_name,
  'at', ${utc('m.at')}, 'cameAt', ${utc('m.came_at')})`;

const found = async (db: Db, where: ReturnType<typeof sql>): Promise<Movement[]> => {
  const { rows } = await sql<{ row: Movement }>`
    select ${wireRow} as row from movements m where ${where} order by m.at, m.seq`.execute(db);
  return rows.map(({ row }) => row);
};

/** Movements by id. */
export const findMovements = (db: Db, ids: readonly string[]): Promise<Movement[]> =>
  found(db, sql`m._id in ${idList(ids)}`);

/** Movements that mend one of these. */
export const reversalsOf = (db: Db, ids: readonly string[]): Promise<Movement[]> =>
  found(db, sql`m.reverses in ${idList(ids)}`);

/** All movements of these items, oldest first. */
export const movementsOfItems = (db: Db, boatID: string, items: readonly string[]): Promise<Movement[]> =>
  found(db, sql`m.boat_id = ${boatID} and m.inventory_id in ${idList(items)}`);

/** Movements of these items that were done after an instant, oldest first. */
export const movementsAfter = (
  db: Db,
  boatID: string,
  items: readonly string[],
  at: string,
): Promise<Movement[]> =>
  found(db, sql`m.boat_id = ${boatID} and m.inventory_id in ${idList(items)} and m.at > ${at}::timestamptz`);

/** Adds rows to the ledger, which nobody changes from then on. */
export const writeMovements = async (context: WriteContext, boatID: string, rows: readonly Movement[]) => {
  if (rows.length === 0) return;
  const list = rows.map(
    ({ _id, inventoryID, kind, amount, quantity, userID, userName, at, cameAt, ...data }) => ({
      ...{ _id, inventoryID, kind, amount, quantity, userID, userName, at, cameAt },
      data,
    }),
  );
  await sql`insert into movements (_id, boat_id, inventory_id, kind, amount, quantity, user_id, user_name, at, came_at, data)
    select r->>'_id', ${boatID}, r->>'inventoryID', r->>'kind', (r->>'amount')::numeric, (r->>'quantity')::numeric,
      r->>'userID', r->>'userName', (r->>'at')::timestamptz, (r->>'cameAt')::timestamptz, r->'data'
    from jsonb_array_elements(${JSON.stringify(list)}::jsonb) r`.execute(context.db);
  await publishChange(
    context,
    movementsTopic,
    boatID,
    rows.map(({ inventoryID }) => inventoryID),
  );
};
