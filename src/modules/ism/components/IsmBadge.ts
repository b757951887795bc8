import type { NavBadge } from '#app/navBadge.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { useFormWaiting } from '../queries/waiting.ts';

/** In the menu: forms that wait for this person's signature. */
const IsmBadge: NavBadge = ({ children }) => {
  const { t } = useTranslation('app');
  return children(useFormWaiting(), t('toSign'));
};
export default IsmBadge;
