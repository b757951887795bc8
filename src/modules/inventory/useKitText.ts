import { useTranslation } from '#lib/useTranslation.ts';
import type { KitState } from './rules/kits.ts';

/** "2 missing", else "1 expired", or "Complete": the worst, as of every stock. */
export const useKitText = () => {
  const { t } = useTranslation('inventory');
  return ({ missing, expired }: KitState): string =>
    missing > 0
      ? t('kit.missing', { count: missing })
      : expired > 0
        ? t('kit.expired', { count: expired })
        : t('kit.complete');
};
