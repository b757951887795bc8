import type { NavBadge } from '#app/navBadge.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { useWatchWaiting } from '../queries/waiting.ts';

/** In the menu: orders that this person has still to read, and swaps that ask them. */
const WatchBadge: NavBadge = ({ children }) => {
  const { t } = useTranslation('app');
  return children(useWatchWaiting(), t('toReadOrAnswer'));
};
export default WatchBadge;
