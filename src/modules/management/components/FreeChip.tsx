import { useTranslation } from '#lib/useTranslation.ts';
import { EXPIRED } from '#modules/auth/contract.ts';
import { freeStatuses } from '#modules/superadmin/contract.ts';
import { stateChip } from '#ui/StateChip.tsx';

type Free = (typeof freeStatuses)[number];
const isFree = (free: string): free is Free => freeStatuses.some((each) => each === free);

/** The free statuses in the reader's language; an unknown old one is shown as it is. */
export const useFreeWord = () => {
  const { t } = useTranslation('superadmin');
  return (free: string) => (isFree(free) ? t(`free.${free}`) : free);
};

/** The free status of a boat or company; only EXPIRED is highlighted. */
export const freeChip = (free: string, word: string) =>
  free === EXPIRED ? stateChip('overdue', word) : <span className="ink2">{word}</span>;
