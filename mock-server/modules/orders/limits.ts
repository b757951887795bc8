import { type OrderRules, type orderCalls, orderRules } from '#modules/orders/contract/commands.ts';
import { answersForVessel } from '#modules/vessel/rules.ts';
import { fail } from '../../http/apiError.ts';
import type { Call } from '../../http/implement.ts';
import { nextRev, writeHistory } from '../../store/records.ts';

/** The limits of a vessel; without any, nobody needs approval. */
export const rulesOf = async ({ db }: Pick<Call, 'db'>, boatID: string): Promise<OrderRules> => {
  const row = await db
    .selectFrom('order_rules')
    .select('data')
    .where('boat_id', '=', boatID)
    .executeTakeFirst();
  return orderRules.parse({ boatID, currency: 'EUR', crewLimit: null, captainLimit: null, ...row?.data });
};

/** Sets the limits; captain and management only. */
export const setRules = async (call: Call<typeof orderCalls.setRules>): Promise<OrderRules> => {
  const { boatID } = call.params;
  if (!answersForVessel(call.viewer)) throw fail(403, 'orderRulesWho');
  const { crewLimit, captainLimit } = call.body;
  if (captainLimit !== null && (crewLimit === null || captainLimit < crewLimit))
    throw fail(400, 'captainLimitLower', {}, 'captainLimit');
  const rev = await nextRev(call.db, boatID);
  const { boatID: _, ...before } = await rulesOf(call, boatID);
  const data = JSON.stringify(call.body);
  await call.db
    .insertInto('order_rules')
    .values({ boat_id: boatID, rev, data })
    .onConflict((conflict) => conflict.column('boat_id').doUpdateSet({ rev, data }))
    .execute();
  await writeHistory(call, {
    resource: 'boats',
    itemID: boatID,
    boatID,
    action: 'update',
    before: { orderLimits: before },
    after: { orderLimits: call.body },
  });
  return { ...call.body, boatID };
};
