import { useState } from 'react';
import { z } from 'zod/mini';
import { newId } from '#lib/newId.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import type { InventoryItem } from '#modules/inventory/contract.ts';
import { suggestedOrder } from '#modules/inventory/rules.ts';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { NumberInput } from '#ui/form/NumberInput.tsx';
import { SelectInput } from '#ui/form/SelectInput.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { useProposeTransfer } from '../queries.ts';

type Values = { direction: string; quantity: number | null; note: string };
type Props = {
  item: InventoryItem;
  /** The same part on the other vessel. */
  sister: { inventoryID: string; boatName: string; available: number };
  onClose: () => void;
};

/** Proposes to both vessels that pieces of a part go from one to the other. */
export default function ProposeDialog({ item, sister, onClose }: Props) {
  const { t } = useTranslation(['transfers', 'movements']);
  const { mutateAsync: propose } = useProposeTransfer();
  const [id] = useState(newId);
  const schema = z.object({
    direction: z.string(),
    quantity: z
      .nullable(z.number())
      .check(z.refine((value) => value !== null && value > 0, t('movements:howMany'))),
    note: z.string().check(z.trim(), z.maxLength(1000)),
  });
  const here = Math.max(1, Math.min(sister.available, suggestedOrder(item) || 1));
  return (
    <FormDialog<Values, Values>
      title={t('proposeTitle', { name: item.name, boat: sister.boatName })}
      schema={schema}
      defaultValues={{ direction: sister.available > 0 ? 'in' : 'out', quantity: here, note: '' }}
      submitLabel={t('new')}
      onSubmit={({ direction, quantity, note }) =>
        propose({
          _id: id,
          boatID: item.boatID,
          inventoryID: item._id,
          otherInventoryID: sister.inventoryID,
          direction: direction === 'in' ? 'in' : 'out',
          quantity: quantity ?? 1,
          note,
        })
      }
      onClose={onClose}
    >
      <SelectInput<Values>
        name="direction"
        label={t('field.direction')}
        options={[
          { value: 'in', label: t('bring', { boat: sister.boatName }) },
          { value: 'out', label: t('give', { boat: sister.boatName }) },
        ]}
        wide
      />
      <NumberInput<Values> name="quantity" label={t('field.quantity')} required />
      <TextArea<Values> name="note" label={t('field.note')} wide />
    </FormDialog>
  );
}
