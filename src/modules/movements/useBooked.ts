import { useQueryClient } from '@tanstack/react-query';
import { nowIso } from '#lib/clock.ts';
import { newId } from '#lib/newId.ts';
import { startWrite } from '#lib/undoable.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import type { InventoryItem } from '#modules/inventory/contract.ts';
import { addAlert } from '#stores/alerts.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import type { NewMovement } from './contract.ts';
import { mend } from './queries.ts';
import { afterMovements, effectOf } from './rules.ts';

/** Says what was booked and what that leaves, with undo: a row of its own takes it back. */
export const useBooked = () => {
  const { t } = useTranslation('movements');
  const format = useFormat();
  const client = useQueryClient();
  return {
    /** Call before booking, while the item is as it was. */
    undoOf: (item: InventoryItem, movement: NewMovement) => {
      const original = { _id: movement._id, inventoryID: item._id, ...effectOf(item, movement) };
      return () => {
        const reversal = { _id: newId(), reverses: movement._id, inventoryID: item._id };
        void startWrite(client, mend, {
          boatID: item.boatID,
          reversals: [{ ...reversal, reason: t('undone'), at: nowIso() }],
          originals: [original],
        });
      };
    },
    show: (item: InventoryItem, movement: NewMovement, undo: () => void) => {
      const { kind, counted, quantity } = movement;
      const left = afterMovements(item, [movement]).totalAmount;
      void addAlert({
        kind: 'success',
        text: t(`did.${kind}`, {
          figure: format.number((kind === 'count' ? counted : quantity) ?? 0),
          name: item.name,
          left: format.number(left),
        }),
        action: { label: t('undo'), onClick: undo },
        key: `booked ${item._id}`,
      });
    },
  };
};
