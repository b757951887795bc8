import type { NavBadge } from '#app/navBadge.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { useNow } from '#ui/format/clock.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { useOrders, useWatches } from '../queries.ts';
import { ordersToRead } from '../rules/orders.ts';

/** In the menu: orders that this person has still to read, and swaps that ask them. */
const WatchBadge: NavBadge = ({ children }) => {
  const { t } = useTranslation('app');
  const { _id, role } = useUser();
  const { today } = useFormat();
  const now = useNow();
  const { data: orders = [] } = useOrders();
  const { data: watches = [] } = useWatches();
  const asked = watches.filter(({ swap, start }) => swap?.toID === _id && !swap.agreed && start > now);
  const unread = role === 'crew' ? ordersToRead(orders, _id, today) : [];
  return children(unread.length + asked.length, t('toReadOrAnswer'));
};
export default WatchBadge;
