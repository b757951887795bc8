import { z } from 'zod/mini';
import { requiredText } from '#lib/fields.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { userName } from '#modules/auth/rules/userName.ts';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { TextInput } from '#ui/form/TextInput.tsx';
import { type Order, orders } from '../../contract.ts';
import { useApproveOrder } from '../../queries/commands.ts';

const fields = z.object({ reason: requiredText(300) });

/** Does not approve an order, with a reason. */
export default function RefuseDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useTranslation('orders');
  const user = useUser();
  const { mutateAsync: decide } = useApproveOrder();
  return (
    <FormDialog
      title={t('approval.refuseTitle', { name: orders.nameOf(order) })}
      schema={fields}
      defaultValues={{ reason: '' }}
      submitLabel={t('approval.refuse')}
      onSubmit={({ reason }) =>
        decide({ id: order._id, step: 'refuse', reason, by: userName(user), byID: user._id })
      }
      onClose={onClose}
    >
      <TextInput name="reason" label={t('reason')} required wide autoFocus />
    </FormDialog>
  );
}
