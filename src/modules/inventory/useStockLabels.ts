import { useTranslation } from '#lib/useTranslation.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import type { State } from '#ui/StateChip.tsx';
import type { InventoryItem } from './contract.ts';
import type { KitState } from './rules/kits.ts';
import { type StockState, stockState } from './rules.ts';
import { useKitText } from './useKitText.ts';

/** How states look: none left, below and expired are for acting on, at minimum and soon to expire for planning. */
export const stateLook = {
  none: 'overdue',
  below: 'overdue',
  expired: 'overdue',
  incomplete: 'overdue',
  at: 'due',
  expires: 'due',
  enough: 'done',
} as const satisfies Record<StockState, State>;

/** What lists and pages say about a stock; `kits` are the states of kits, where they are known. */
export const useStockLabels = (kits?: ReadonlyMap<string, KitState>) => {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  const kitText = useKitText();
  const stateOf = (item: InventoryItem) => stockState(item, format.today, kits?.get(item._id));
  return {
    stateOf,
    /** "Below minimum", "Expires 31 Jul", "2 missing". */
    stateText: (item: InventoryItem) => {
      const state = stateOf(item);
      const kit = kits?.get(item._id);
      if (kit && (state === 'incomplete' || state === 'enough')) return kitText(kit);
      return state === 'expires'
        ? t('state.expiresOn', { day: format.shortDay(item.expDate) })
        : t(`state.${state}`);
    },
    /** "2, 6": minimum and target, whichever is there. */
    levels: ({ minAmount, targetAmount }: InventoryItem) =>
      minAmount === null && targetAmount === null
        ? ''
        : [minAmount, targetAmount].map((each) => (each === null ? '–' : format.number(each))).join(', '),
    amount: ({ totalAmount, unit }: InventoryItem) => format.quantity(totalAmount, unit),
  };
};
