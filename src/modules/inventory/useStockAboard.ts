import { useLocations } from '#modules/locations/queries.ts';
import { pathsOf, spotPath } from '#modules/locations/rules.ts';
import type { InventoryItem } from './contract.ts';
import { useInventory } from './queries.ts';
import { useStockLabels } from './useStockLabels.ts';

/** What is aboard of an item, for pages that name it: how many, where, and whether that is too few. */
export type StockAboard = {
  item: InventoryItem;
  /** "4", "12 m". */
  amount: string;
  /** "Engine room / Locker 3 / B", the places where some lie; '' if none is known. */
  where: string;
  state: ReturnType<ReturnType<typeof useStockLabels>['stateOf']>;
  stateText: string;
};

/** Whether what is aboard is still being read; what waits for it does not move when it comes. */
export const useStockLoading = () => {
  const items = useInventory().isLoading;
  return useLocations().isLoading || items;
};

/** Looks up items of stock by id; undefined for none, and for items that the user may not see. */
export const useStockAboard = (): ((id: string) => StockAboard | undefined) => {
  const { data: items = [] } = useInventory();
  const { data: places = [] } = useLocations();
  const labels = useStockLabels();
  const byID = new Map(items.map((item) => [item._id, item]));
  const paths = pathsOf(places);
  return (id) => {
    const item = byID.get(id);
    if (!item) return undefined;
    const filled = item.places.filter(({ quantity }) => quantity > 0);
    return {
      item,
      amount: labels.amount(item),
      where: (filled.length > 0 ? filled : [item])
        .map((spot) => spotPath(paths, spot))
        .filter(Boolean)
        .join(', '),
      state: labels.stateOf(item),
      stateText: labels.stateText(item),
    };
  };
};
