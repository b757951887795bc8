import { z } from 'zod/mini';
import { requiredText } from '#lib/fields.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { userName } from '#modules/auth/rules/userName.ts';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { TextInput } from '#ui/form/TextInput.tsx';
import type { Stocktake } from '../contract.ts';
import { useCancelStocktake } from '../queries/commands.ts';

const fields = z.object({ reason: requiredText(300) });

/** Gives a stocktake up, with a reason. */
export default function CancelDialog({ item, onClose }: { item: Stocktake; onClose: () => void }) {
  const { t } = useTranslation('stocktake');
  const user = useUser();
  const { mutateAsync: cancel } = useCancelStocktake();
  return (
    <FormDialog
      title={t('cancel.title', { name: item.title })}
      schema={fields}
      defaultValues={{ reason: '' }}
      submitLabel={t('cancel.act')}
      onSubmit={({ reason }) => cancel({ id: item._id, reason, by: userName(user) })}
      onClose={onClose}
    >
      <TextInput name="reason" label={t('field.reason')} required wide autoFocus />
    </FormDialog>
  );
}
