import type { User } from '#modules/auth/contract.ts';
import type { OrderRules } from '../contract/commands.ts';
import type { Order } from '../contract.ts';
import { totalsOf } from './totals.ts';

type Rank = Pick<User, 'role' | 'superadmin' | 'captain'>;

/** Who must agree to an order before it is sent: nobody, the captain or the management. */
export type ApprovalBy = 'nobody' | 'captain' | 'management';

type Asked = Pick<Order, 'lines' | 'freight' | 'taxRate' | 'currency'>;

/**
 * Who must agree, by the vessel's limits. A total in another currency cannot be compared, and one with lines without a
 * price is not known: both are above the limits that can tell.
 */
export const approvalBy = (order: Asked, rules: Omit<OrderRules, 'boatID'>): ApprovalBy => {
  const { crewLimit, captainLimit } = rules;
  if (crewLimit === null) return 'nobody';
  const { total, unpriced } = totalsOf(order);
  if (order.currency !== rules.currency) return captainLimit === null ? 'captain' : 'management';
  if (captainLimit !== null && total > captainLimit) return 'management';
  return total > crewLimit || unpriced > 0 ? 'captain' : 'nobody';
};

/** Whether a user may agree to an order that `by` must agree to. */
export const mayApprove = (by: ApprovalBy, { role, superadmin, captain }: Rank): boolean =>
  by === 'nobody' || superadmin || role === 'management' || (by === 'captain' && role === 'crew' && captain);

/** What an approval is about: it holds for this total with this supplier. */
export const approvedThing = (order: Asked & Pick<Order, 'supplierID' | 'supplierName'>) => {
  const { total, unpriced } = totalsOf(order);
  const { currency, supplierID, supplierName } = order;
  return { total, unpriced: unpriced > 0, currency, supplierID, supplierName };
};

/** Whether the order is still what was asked or agreed about. A lower total is agreed to as well. */
export const approvalHolds = (order: Order): boolean => {
  const { approval } = order;
  if (!approval) return false;
  const now = approvedThing(order);
  return (
    now.total <= approval.total &&
    (approval.unpriced || !now.unpriced) &&
    now.currency === approval.currency &&
    now.supplierID === approval.supplierID &&
    now.supplierName === approval.supplierName
  );
};

/** Whether somebody has agreed to the order as it is. */
export const isApproved = (order: Order) => order.approval?.state === 'agreed' && approvalHolds(order);

/** Whether the approval of the order as it is waits for somebody. */
export const waitsForApproval = (order: Order) =>
  order.status === 'draft' && order.approval?.state === 'asked' && approvalHolds(order);
