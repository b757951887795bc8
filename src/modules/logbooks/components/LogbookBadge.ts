import type { NavBadge } from '#app/navBadge.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { useLogWaiting } from '../queries/waiting.ts';

/** In the menu: entries that are due in the books, and those that wait for this person's signature. */
const LogbookBadge: NavBadge = ({ children }) => {
  const { t } = useTranslation('app');
  return children(useLogWaiting(), t('toEnterOrSign'));
};
export default LogbookBadge;
