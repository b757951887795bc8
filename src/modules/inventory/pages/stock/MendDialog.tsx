import { useState } from 'react';
import { z } from 'zod/mini';
import { nowIso } from '#lib/clock.ts';
import { requiredText } from '#lib/fields.ts';
import { newId } from '#lib/newId.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import type { Movement } from '#modules/movements/contract.ts';
import { useMendMovements } from '#modules/movements/queries.ts';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { TextInput } from '#ui/form/TextInput.tsx';
import type { InventoryItem } from '../../contract.ts';

const schema = z.object({ reason: requiredText(500) });
type Values = z.input<typeof schema>;
type Props = { item: InventoryItem; row: Movement; onClose: () => void };

/** Asks why a movement was a mistake, and takes its effect back by a row of its own. */
export default function MendDialog({ item, row, onClose }: Props) {
  const { t } = useTranslation('movements');
  const { mutateAsync: mend } = useMendMovements();
  // The same while the form is open: saving again after a lost answer is the same row.
  const [id] = useState(newId);
  return (
    <FormDialog<Values, Values>
      title={t('putRightTitle')}
      schema={schema}
      defaultValues={{ reason: '' }}
      submitLabel={t('putRight')}
      onSubmit={({ reason }) =>
        mend({
          boatID: item.boatID,
          reversals: [{ _id: id, reverses: row._id, inventoryID: item._id, reason, at: nowIso() }],
          originals: [row],
        })
      }
      onClose={onClose}
    >
      <p className="small ink2 wide">{t('putRightHint')}</p>
      <TextInput<Values> name="reason" label={t('whatWasWrong')} required autoFocus wide />
    </FormDialog>
  );
}
