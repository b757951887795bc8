import { useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import type { InventoryItem } from '#modules/inventory/contract.ts';
import type { Spot } from '#modules/locations/contract.ts';
import { usePlaces } from '#modules/locations/usePlaces.ts';
import { keyOf, type SpotOption, spotOptions } from '#modules/movements/components/spots.ts';
import { quantityAt } from '#modules/movements/rules.ts';
import type { Run } from './components/run.ts';

export type SpotChoice = {
  /** Whether this movement has it at all. */
  uses: boolean;
  key: string;
  spot: Spot;
  options: readonly SpotOption[];
  choose: (key: string) => void;
};

/** From where and to where an item goes in a run: the place of the run, else where most of it lies and where it belongs. */
export const useSpots = (item: InventoryItem, { kind, place }: Run): { from: SpotChoice; to: SpotChoice } => {
  const { t } = useTranslation('movements');
  const { paths, options: places } = usePlaces();
  const [chosen, setChosen] = useState<{ from?: string; to?: string }>({});
  const all = spotOptions(item, paths, places, t('noPlace'));
  const here = all.filter((option) => option.here);
  const at = (of: readonly SpotOption[]) =>
    place === '' ? undefined : of.find(({ spot }) => spot.locationID === place);
  const most = here.toSorted((a, b) => quantityAt(item, b.spot) - quantityAt(item, a.spot));
  const usual = here[0];
  const usualHasSome = usual && quantityAt(item, usual.spot) > 0 ? usual : undefined;
  const source =
    kind === 'move'
      ? (most.find(({ spot }) => spot.locationID !== place) ?? most[0])
      : (at(here) ?? usualHasSome ?? most[0]);
  const target = at(all) ?? usual;
  const choiceOf = (
    side: 'from' | 'to',
    uses: boolean,
    options: readonly SpotOption[],
    first: SpotOption | undefined,
  ): SpotChoice => {
    const option = options.find(({ value }) => value === chosen[side]) ?? first;
    const spot = option?.spot ?? { locationID: '', shelves: '', locationBox: '' };
    return {
      uses,
      key: keyOf(spot),
      spot,
      options,
      choose: (key) => setChosen({ ...chosen, [side]: key }),
    };
  };
  return {
    from: choiceOf('from', kind === 'take' || kind === 'move', here, source),
    to: choiceOf('to', kind !== 'take', all, target),
  };
};
