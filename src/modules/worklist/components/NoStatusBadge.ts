import type { NavBadge } from '#app/navBadge.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { useNoStatusCount } from '../queries.ts';

/** In the menu: jobs that were reported and not decided yet. */
const NoStatusBadge: NavBadge = ({ children }) => {
  const { t } = useTranslation('app');
  return children(useNoStatusCount(), t('withoutStatus'));
};
export default NoStatusBadge;
