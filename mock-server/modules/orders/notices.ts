import { sql } from 'kysely';
import { type Order, orders } from '#modules/orders/contract.ts';
import type { ApprovalBy } from '#modules/orders/rules/approval.ts';
import type { WriteContext } from '../../store/records.ts';
import { postNotice, postNotices } from '../notices.ts';
import { ashoreOf, captainsAmong, peopleOf } from '../worklist/people.ts';

export const linkOf = ({ _id }: Pick<Order, '_id'>) => `/app/orders/${_id}`;

/** Tells those who may agree that an order waits for them, but not the person who asks. */
export const notifyApprovers = async (context: WriteContext, order: Order, by: ApprovalBy) => {
  const ashore = await ashoreOf(context.db, order.boatID);
  const captains = by === 'captain' ? captainsAmong(await peopleOf(context.db, order.boatID)) : [];
  await postNotices(
    context,
    [...new Set([...captains, ...ashore])]
      .filter((userID) => userID !== context.viewer._id)
      .map((userID) => ({
        userID,
        kind: 'orderAsked' as const,
        params: { order: orders.nameOf(order), by: context.viewer.name },
        link: linkOf(order),
      })),
  );
};

/** Tells who asked what was decided. */
export const notifyDecided = async (context: WriteContext, order: Order) => {
  const { approval } = order;
  if (!approval || approval.askedByID === context.viewer._id) return;
  await postNotice(context, {
    userID: approval.askedByID,
    kind: 'orderDecided',
    params: {
      order: orders.nameOf(order),
      by: context.viewer.name,
      agreed: approval.state === 'agreed' ? 'yes' : 'no',
      reason: approval.reason,
    },
    link: linkOf(order),
  });
};

/** Users of a vessel who write orders. */
export const buyersOf = async (db: WriteContext['db'], boatID: string): Promise<string[]> => {
  const { rows } = await sql<{ _id: string }>`
    select _id from users where boat_id = ${boatID} and not soft_deleted and role = 'crew'
      and coalesce((data->'flags'->>'supplier')::boolean, false) order by _id`.execute(db);
  return rows.map(({ _id }) => _id);
};
