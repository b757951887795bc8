import type { NavBadge } from '#app/navBadge.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { useAttention } from '../useAttention.ts';

/** In the menu: how many items are short or expired, and how many kits lack something. */
const StockBadge: NavBadge = ({ children }) => {
  const { t } = useTranslation('inventory');
  return children(useAttention().data?.count ?? 0, t('toSeeTo'));
};
export default StockBadge;
