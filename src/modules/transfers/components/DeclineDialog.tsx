import { z } from 'zod/mini';
import { requiredText } from '#lib/fields.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { TextInput } from '#ui/form/TextInput.tsx';
import type { Transfer } from '../contract.ts';
import { useDeclineTransfer } from '../queries.ts';

const fields = z.object({ reason: requiredText(300) });

/** Declines a transfer, with a reason that the other vessel reads. */
export default function DeclineDialog({ row, onClose }: { row: Transfer; onClose: () => void }) {
  const { t } = useTranslation('transfers');
  const { mutateAsync: decline } = useDeclineTransfer();
  return (
    <FormDialog
      title={t('declineTitle', { name: row.itemName, boat: row.otherBoatName })}
      schema={fields}
      defaultValues={{ reason: '' }}
      submitLabel={t('decline')}
      onSubmit={({ reason }) => decline({ id: row._id, reason })}
      onClose={onClose}
    >
      <TextInput name="reason" label={t('reason')} required wide autoFocus />
    </FormDialog>
  );
}
