import { sql } from 'kysely';
import { nanoid } from 'nanoid';
import type { profileCommands, profileReads } from '#modules/profile/contract/calls.ts';
import { canAccessBoat } from '../../auth/viewer.ts';
import { fail } from '../../http/apiError.ts';
import type { Call } from '../../http/implement.ts';
import { publishChange } from '../../live/publish.ts';
import { writeHistory } from '../../store/records.ts';
import { holdsFor } from './rights.ts';
import { pettyCash as pettyCashTopic } from './topics.ts';

type Reader = Pick<Call, 'db' | 'viewer'>;

/** A person's cash; sums and rows are limited to the boats whose cash the caller may see. */
const cashOf = async ({ db, viewer }: Reader, userID: string) => {
  const own = viewer._id === userID || viewer.superadmin;
  const mine = own
    ? sql`true`
    : sql`boat_id in (select jsonb_array_elements_text(${JSON.stringify(viewer.boatIDs)}::jsonb))`;
  const balances = await sql<{ currency: string; amount: number }>`
    select currency, sum(amount)::bigint as amount from petty_cash where user_id = ${userID} and ${mine}
    group by currency order by currency`.execute(db);
  const rows = await sql<{ _id: string; amount: number; currency: string; at: string; userName: string }>`
    select _id, amount, currency, at, by_name as "userName" from petty_cash
    where user_id = ${userID} and ${mine} order by at desc, _id limit 200`.execute(db);
  return { userID, balances: balances.rows, rows: rows.rows };
};

const boatOf = async ({ db }: Reader, userID: string) => {
  const row = await db
    .selectFrom('profiles')
    .select('boat_id')
    .where('user_id', '=', userID)
    .executeTakeFirst();
  if (!row) throw fail(404, 'notFound');
  return row.boat_id ?? '';
};

export const cash = async (call: Call<typeof profileReads.cash>) => {
  const { userID } = call.params;
  const boatID = await boatOf(call, userID);
  if (userID !== call.viewer._id && !holdsFor(call.viewer, 'accounting', boatID))
    throw fail(403, canAccessBoat(call.viewer, boatID) ? 'notAllowed' : 'notYourBoat');
  return cashOf(call, userID);
};

/** Adds a row to the ledger; nothing is ever overwritten (domain rules, section 12). */
export const pettyCash = async (call: Call<typeof profileCommands.pettyCash>) => {
  const { db, now, viewer, body } = call;
  const { boatID, userID, amount, currency } = body;
  if ((await boatOf(call, userID)) !== boatID) throw fail(400, 'userMissing', {}, 'userID');
  await db
    .insertInto('petty_cash')
    .values({
      _id: nanoid(),
      boat_id: boatID,
      user_id: userID,
      amount,
      currency,
      at: now,
      by_id: viewer._id,
      by_name: viewer.name,
    })
    .execute();
  await writeHistory(call, {
    resource: 'petty_cash',
    itemID: userID,
    boatID,
    action: 'update',
    before: null,
    after: { amount, currency },
  });
  await publishChange(call, pettyCashTopic, boatID, [userID]);
  return cashOf(call, userID);
};
