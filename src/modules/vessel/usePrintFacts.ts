import { useMaybeUser } from '#modules/auth/queries.ts';
import { useNow, useShipTime } from './useShipTime.ts';

/** What stands under the title of a printed list: the vessel, and the ship's date. */
export const usePrintFacts = (): string => {
  const user = useMaybeUser();
  const { fullDay } = useShipTime();
  return [user?.boatName, fullDay(useNow())].filter(Boolean).join(' · ');
};
