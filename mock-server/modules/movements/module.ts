import { sql } from 'kysely';
import { movementSchema, movements, newMovement, newReversal } from '#modules/movements/contract.ts';
import { defineModule, serve } from '../../defineModule.ts';
import { fail } from '../../http/apiError.ts';
import { correctTime } from '../../http/doneAt.ts';
import { type Call, JsonText } from '../../http/implement.ts';
import { RowOutcomes } from '../../http/rowOutcomes.ts';
import { idList } from '../../store/records.ts';
import { type Booking, bookMovements } from './book.ts';
import { findMovements, movementsTopic, wireRow } from './ledger.ts';

const list = async ({ db, params, search }: Call<typeof movements.list>) => {
  const { inventoryID, jobID, orderID, locationID, inner, userID, kind, from, to, before, first } = search;
  const places = inner
    ? sql`(with recursive inside as (select _id from locations where _id = ${locationID} and boat_id = ${params.boatID}
        union select l._id from locations l join inside i on l.parent_id = i._id and l.boat_id = ${params.boatID})
        select _id from inside)`
    : sql`(${locationID})`;
  const conditions = [
    sql`m.boat_id = ${params.boatID}`,
    ...(inventoryID ? [sql`m.inventory_id = ${inventoryID}`] : []),
    ...(jobID ? [sql`m.job_id = ${jobID}`] : []),
    ...(orderID ? [sql`m.order_id = ${orderID}`] : []),
    ...(userID ? [sql`m.user_id = ${userID}`] : []),
    ...(locationID ? [sql`(m.from_id in ${places} or m.to_id in ${places})`] : []),
    ...(kind ? [sql`m.kind = ${kind}`] : []),
    ...(from ? [sql`m.at >= ${from}`] : []),
    ...(to ? [sql`m.at < ${to}`] : []),
    ...(before ? [sql`(m.at, m.seq) < (select b.at, b.seq from movements b where b._id = ${before})`] : []),
  ];
  const { rows } = await sql<{ text: string }>`
    select coalesce(json_agg(${wireRow} order by m.at desc, m.seq desc), '[]')::text as text from (
      select * from movements m where ${sql.join(conditions, sql` and `)}
      order by m.at desc, m.seq desc limit ${first}) m`.execute(db);
  return new JsonText(rows[0]?.text ?? '[]');
};

/** Who has moved stock, under the name of the last time; row by row of the index, because few people make many rows. */
const people = async ({ db, params: { boatID } }: Call<typeof movements.people>) => {
  const { rows } = await sql<{ userID: string; name: string }>`
    with recursive one as (
      (select user_id, user_name from movements where boat_id = ${boatID} order by user_id, at desc, seq desc limit 1)
      union all
      select next.user_id, next.user_name from one cross join lateral (
        select user_id, user_name from movements where boat_id = ${boatID} and user_id > one.user_id
        order by user_id, at desc, seq desc limit 1) next)
    select user_id as "userID", user_name as name from one where user_id <> '' order by user_name`.execute(
    db,
  );
  return rows;
};

/** All places named in the rows are the boat's. */
const checkPlaces = async (
  { db, params }: Pick<Call<typeof movements.book>, 'db' | 'params'>,
  rows: readonly Booking[],
  outcomes: RowOutcomes,
) => {
  const named = rows.flatMap(({ fromLocation, toLocation }) =>
    [fromLocation?.locationID ?? '', toLocation?.locationID ?? ''].filter((id) => id !== ''),
  );
  if (named.length === 0) return;
  const found = await sql<{ _id: string }>`
    select _id from locations where _id in ${idList(named)} and boat_id = ${params.boatID} for share`.execute(
    db,
  );
  const there = new Set(found.rows.map(({ _id }) => _id));
  for (const [index, row] of rows.entries())
    for (const field of ['fromLocation', 'toLocation'] as const) {
      const id = row[field]?.locationID ?? '';
      if (id !== '' && !there.has(id)) outcomes.refuse(index, 400, 'placeMissing', { field });
    }
};

const answer = async (
  call: Pick<Call<typeof movements.book>, 'db' | 'params' | 'viewer' | 'now' | 'language' | 'opId'>,
  listed: readonly Booking[],
  outcomes: RowOutcomes,
  key: string,
) => {
  const bookings = listed.filter((_, index) => !outcomes.isRefused(index));
  const { items, refused } = await bookMovements(call, call.params.boatID, bookings, { as: call.viewer });
  for (const { _id, error } of refused) {
    const row = listed.findIndex((booking) => booking._id === _id);
    const under = error.items.map((item) => ({
      ...item,
      path: `${key}.${row}${item.path ? `.${item.path}` : ''}`,
      ...(item.ask ? { ask: `${key}.${row}.${item.ask}` } : {}),
    }));
    outcomes.add(row, error.status, under, error.current);
  }
  outcomes.failUnlessByRow(refused.flatMap(({ error }) => error.since));
  return outcomes.answer(items, call.language);
};

const book = async (call: Call<typeof movements.book>) => {
  const { movements: rows, byRow } = call.body;
  const bookings = rows.map((row) => ({ ...row, at: correctTime(call, row.at) }));
  const outcomes = new RowOutcomes(
    'movements',
    rows.map(({ inventoryID }) => inventoryID),
    byRow,
  );
  for (const [index, { at }] of bookings.entries())
    if (Date.parse(at) > Date.parse(call.now) + 300_000)
      outcomes.refuse(index, 400, 'readingInFuture', { field: 'at' });
  await checkPlaces(call, bookings, outcomes);
  return answer(call, bookings, outcomes, 'movements');
};

const reverse = async (call: Call<typeof movements.reverse>) => {
  const { reversals: rows, byRow } = call.body;
  const outcomes = new RowOutcomes(
    'reversals',
    rows.map(({ inventoryID }) => inventoryID),
    byRow,
  );
  const originals = await findMovements(
    call.db,
    rows.map(({ reverses }) => reverses),
  );
  const bookings = rows.map((row, index): Booking => {
    const original = originals.find(({ _id }) => _id === row.reverses);
    if (!original) outcomes.add(index, 404, fail(404, 'notFound').items);
    return {
      ...row,
      at: correctTime(call, row.at),
      kind: original?.kind ?? 'adjust',
      reason: row.reason,
      jobID: original?.jobID ?? '',
      orderID: original?.orderID ?? '',
    };
  });
  return answer(call, bookings, outcomes, 'reversals');
};

/** The ledger of stock. */
export const movementsModule = defineModule({
  schemas: { Movement: movementSchema, NewMovement: newMovement, NewReversal: newReversal },
  serves: { movements: serve(movements, { list, people, book, reverse }) },
  topics: [movementsTopic],
});
