import { useTranslation } from '#lib/useTranslation.ts';
import type { Location } from '#modules/locations/contract.ts';
import { useUpdateLocation } from '#modules/locations/queries.ts';
import type { Deed } from './components/JustNow.tsx';

/** Puts a place with all in it into another one; the deed takes it back. */
export const useCarry = (): ((box: Location, into: Location) => Deed) => {
  const { t } = useTranslation('stockscan');
  const { mutate, mutateAsync } = useUpdateLocation();
  return (box, into) => {
    const { _id, name, parentID } = box;
    return {
      id: _id,
      name,
      what: t('isIn', { place: into.name }),
      written: mutateAsync({ _id, parentID: into._id }),
      undo: () => mutate({ _id, parentID }),
    };
  };
};
