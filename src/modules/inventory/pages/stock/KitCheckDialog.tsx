import { useState } from 'react';
import { nowIso } from '#lib/clock.ts';
import { newId } from '#lib/newId.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import type { NewMovement } from '#modules/movements/contract.ts';
import { useBookMovements } from '#modules/movements/queries.ts';
import { quantityAt } from '#modules/movements/rules.ts';
import { addAlert } from '#stores/alerts.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Stepper } from '#ui/form/Stepper.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import type { InventoryItem } from '../../contract.ts';
import { amountInKit, kitSpot } from '../../rules/kits.ts';
import { tidy } from '../../rules.ts';
import styles from './kitCheck.module.css';

type Props = { kit: InventoryItem; parts: readonly InventoryItem[]; onClose: () => void };

/** Counts a kit with one thumb: a tick says "as booked", minus and plus what is really in it. */
export default function KitCheckDialog({ kit, parts, onClose }: Props) {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  const { mutateAsync: book, isPending } = useBookMovements();
  const [seen, setSeen] = useState<ReadonlyMap<string, number>>(new Map());
  // The same while the dialog is open: saving again after a lost answer is the same count.
  const [ids] = useState(() => new Map(parts.map(({ _id }) => [_id, newId()])));
  const wanted = new Map(kit.kitItems.map(({ inventoryID, quantity }) => [inventoryID, quantity]));
  const booked = (part: InventoryItem) => Math.max(0, amountInKit(kit, part));
  const set = (id: string, figure: number | undefined) => {
    const next = new Map(seen);
    if (figure === undefined) next.delete(id);
    else next.set(id, figure);
    setSeen(next);
  };
  const countOf = (part: InventoryItem, figure: number): NewMovement => {
    const spot = kitSpot(kit, part);
    // A part may lie in several boxes of the kit; what lies in the others is as booked.
    const elsewhere = amountInKit(kit, part) - quantityAt(part, spot);
    return {
      _id: ids.get(part._id) ?? newId(),
      inventoryID: part._id,
      kind: 'count',
      counted: Math.max(0, tidy(figure - elsewhere)),
      toLocation: spot,
      reason: t('kit.reason', { kit: kit.name }),
      at: nowIso(),
    };
  };
  const save = async () => {
    const movements = parts.flatMap((part) => {
      const figure = seen.get(part._id);
      return figure === undefined ? [] : [countOf(part, figure)];
    });
    await book({ boatID: kit.boatID, movements });
    void addAlert({ kind: 'success', text: t('kit.checked', { name: kit.name, count: movements.length }) });
    onClose();
  };
  return (
    <Dialog
      open
      title={t('kit.checkTitle', { name: kit.name })}
      onClose={onClose}
      footer={
        <Button variant="primary" disabled={seen.size === 0 || isPending} onClick={() => void save()}>
          {t('kit.book', { count: seen.size, all: parts.length })}
        </Button>
      }
    >
      <ul className="plain">
        {parts.map((part) => {
          const figure = seen.get(part._id);
          const now = booked(part);
          return (
            <li key={part._id} className={styles.line}>
              <label className={styles.name}>
                <input
                  type="checkbox"
                  className="tick"
                  checked={figure !== undefined}
                  onChange={(event) => set(part._id, event.target.checked ? now : undefined)}
                />
                <span className={styles.words}>
                  <b>{part.name}</b>
                  <span className="small ink2">
                    {t('kit.bookedOf', {
                      amount: format.quantity(now, part.unit),
                      wanted: format.number(wanted.get(part._id) ?? 0),
                    })}
                    {part.expDate &&
                      ` · ${t(part.expDate < format.today ? 'kit.expiredOn' : 'kit.expiresOn', { day: format.shortDay(part.expDate) })}`}
                  </span>
                </span>
              </label>
              <Stepper
                label={t('kit.inKit', { name: part.name })}
                value={figure ?? now}
                onChange={(value) => set(part._id, value)}
              />
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
