import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { FIRST_ROWS, firstRows } from '#lib/firstRows.ts';
import { sameValue } from '#lib/sameValue.ts';
import { useViewer } from '#lib/viewer.ts';
import type { Location } from '#modules/locations/contract.ts';
import { locationQueries } from '#modules/locations/queries.ts';
import { pathsOf } from '#modules/locations/rules.ts';
import { usePlaces } from '#modules/locations/usePlaces.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { type InventoryItem, inventory } from './contract.ts';
import { inventoryQueries, useInventory } from './queries.ts';
import { kitStates } from './rules/alerts.ts';
import { firstOf } from './rules/first.ts';
import { useStockPhotos } from './useStockPhotos.ts';

/** Outside of the hook, which the compiler would leave as it is. */
const loadSettling = () => import('./settleFirst.ts');

/** Of longer lists the first rows are shown before the others. */
const LONG_ROWS = 500;

const none: readonly InventoryItem[] = [];

/** The boat's stock for its page, with its places, photos and kits: the first rows of a long list until all of it is there. */
export const useStockList = () => {
  const list = useInventory();
  const places = usePlaces();
  const { all: photoList, photos } = useStockPhotos();
  const client = useQueryClient();
  const { today } = useFormat();
  const boatID = useViewer()?.boatID ?? '';
  const { data: few } = useQuery(
    firstRows<InventoryItem>(inventoryQueries.list(boatID).queryKey, inventory.name),
  );
  const { data: fewPlaces } = useQuery(
    firstRows<Location>(locationQueries.list(boatID).queryKey, inventory.name),
  );
  const { data: all } = list;
  const here = all !== undefined && !places.isPending;
  const isLong = here && all.length > LONG_ROWS;
  useEffect(() => {
    if (!isLong) return;
    loadSettling()
      .then(({ settleFirst }) =>
        settleFirst(client, boatID, { items: all, places: places.all, photos: photoList, today }),
      )
      .catch(() => undefined);
  }, [isLong, all, places.all, photoList, boatID, today, client]);

  const items = all ?? few ?? none;
  const states = useMemo(() => kitStates(items, today), [items, today]);
  // As long as they say the same, the columns stay, and with them what they have prepared for a search.
  const [kits, setKits] = useState(states);
  if (!sameValue([...kits], [...states])) setKits(states);
  const shown = useMemo(() => few && firstOf(few, today, FIRST_ROWS).shown, [few, today]);
  const somePaths = useMemo(() => fewPlaces && pathsOf(fewPlaces), [fewPlaces]);
  const isPart = !here && shown !== undefined;
  return {
    items,
    kits,
    photos,
    paths: (places.isPending && somePaths) || places.paths,
    query: {
      data: isPart ? shown : all,
      isPending: isPart ? false : list.isPending || places.isPending,
      isError: isPart ? false : list.isError,
      refetch: list.refetch,
      rest: isPart ? (list.isError ? ('failed' as const) : ('coming' as const)) : undefined,
    },
  };
};
