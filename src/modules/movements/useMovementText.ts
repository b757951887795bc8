import { useTranslation } from '#lib/useTranslation.ts';
import { PATH_SEPARATOR, spotParts } from '#modules/locations/rules.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import type { Movement } from './contract.ts';

type Deed = Pick<Movement, 'kind' | 'amount' | 'counted' | 'reverses'>;

/** A movement in the reader's words: what was done, and where. */
export const useMovementText = (paths: ReadonlyMap<string, readonly string[]>) => {
  const { t } = useTranslation('movements');
  const format = useFormat();
  // The ends of the paths: the whole of them is on the page of the place.
  const end = (spot: Movement['fromLocation']) =>
    spot ? spotParts(paths, spot).slice(-2).join(PATH_SEPARATOR) : '';
  return {
    deedOf: ({ kind, amount, counted, reverses }: Deed) => {
      const deed = t(`done.${kind}`, { figure: format.number(counted ?? amount) });
      return reverses ? t('mends', { deed }) : deed;
    },
    whereOf: ({ kind, fromLocation, toLocation }: Pick<Movement, 'kind' | 'fromLocation' | 'toLocation'>) =>
      kind === 'move'
        ? t('fromTo', { from: end(fromLocation), to: end(toLocation) })
        : end(fromLocation ?? toLocation),
  };
};
