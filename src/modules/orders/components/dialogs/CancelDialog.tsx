import { z } from 'zod/mini';
import { requiredText } from '#lib/fields.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { userName } from '#modules/auth/rules/userName.ts';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { TextInput } from '#ui/form/TextInput.tsx';
import { type Order, orders } from '../../contract.ts';
import { useCancelOrder } from '../../queries/commands.ts';

const fields = z.object({ reason: requiredText(300) });

/** Cancels an order, with a reason. */
export default function CancelDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useTranslation('orders');
  const user = useUser();
  const { mutateAsync: cancel } = useCancelOrder();
  return (
    <FormDialog
      title={t('cancelling.title', { name: orders.nameOf(order) })}
      schema={fields}
      defaultValues={{ reason: '' }}
      submitLabel={t('cancelling.act')}
      onSubmit={({ reason }) => cancel({ id: order._id, reason, by: userName(user) })}
      onClose={onClose}
    >
      <TextInput name="reason" label={t('reason')} required wide autoFocus />
    </FormDialog>
  );
}
