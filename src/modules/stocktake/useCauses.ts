import { useTranslation } from '#lib/useTranslation.ts';
import { causes, type StocktakeCount } from './contract/counts.ts';

/** Why a count differs, in the reader's words. */
export const useCauses = () => {
  const { t } = useTranslation('stocktake');
  return {
    options: causes.map((value) => ({ value, label: t(`cause.${value}`) })),
    whyOf: ({ cause, reason }: Pick<StocktakeCount, 'cause' | 'reason'>) =>
      [cause === 'none' ? '' : t(`cause.${cause}`), reason].filter(Boolean).join(', '),
  };
};
