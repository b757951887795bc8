import { useState } from 'react';
import { z } from 'zod/mini';
import { newId } from '#lib/newId.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import type { InventoryItem } from '#modules/inventory/contract.ts';
import { usePlaces } from '#modules/locations/usePlaces.ts';
import { keyOf, spotOptions } from '#modules/movements/components/spots.ts';
import { quantityAt } from '#modules/movements/rules.ts';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { NumberInput } from '#ui/form/NumberInput.tsx';
import { SelectInput } from '#ui/form/SelectInput.tsx';
import type { Transfer } from '../contract.ts';
import { useReceiveTransfer, useSendTransfer } from '../queries.ts';

type Values = { quantity: number | null; spot: string };
type Props = { row: Transfer; item: InventoryItem; kind: 'send' | 'receive'; onClose: () => void };

/** Sends what a sister vessel needs, or books what came of it: how many, and from or into which place. */
export default function StepDialog({ row, item, kind, onClose }: Props) {
  const { t } = useTranslation(['transfers', 'movements']);
  const { paths, options } = usePlaces();
  const { mutateAsync: send } = useSendTransfer();
  const { mutateAsync: receive } = useReceiveTransfer();
  // The same while the dialog is open: saving again after a lost answer is the same movement.
  const [movementID] = useState(newId);
  const all = spotOptions(item, paths, options, t('movements:noPlace'));
  const spots = kind === 'send' ? all.filter(({ here }) => here) : all;
  const fullest = spots.toSorted((a, b) => quantityAt(item, b.spot) - quantityAt(item, a.spot))[0];
  const schema = z.object({
    quantity: z
      .nullable(z.number())
      .check(z.refine((value) => value !== null && value > 0, t('movements:howMany'))),
    spot: z.string(),
  });
  return (
    <FormDialog<Values, Values>
      title={t(kind === 'send' ? 'sendTitle' : 'receiveTitle', {
        name: row.itemName,
        boat: row.otherBoatName,
      })}
      schema={schema}
      defaultValues={{
        quantity: kind === 'send' ? row.quantity : row.sent,
        spot: kind === 'send' && fullest ? fullest.value : keyOf(item),
      }}
      submitLabel={t(kind)}
      onSubmit={({ quantity, spot: key }) => {
        const spot = spots.find(({ value }) => value === key)?.spot ?? null;
        const step = { id: row._id, movementID, quantity: quantity ?? 0 };
        return kind === 'send' ? send({ ...step, from: spot }) : receive({ ...step, to: spot });
      }}
      onClose={onClose}
    >
      <NumberInput<Values> name="quantity" label={t('movements:howManyLabel')} required />
      <SelectInput<Values>
        name="spot"
        label={t(kind === 'send' ? 'movements:from' : 'movements:to')}
        options={spots}
        wide
      />
    </FormDialog>
  );
}
