import { useState } from 'react';
import { z } from 'zod/mini';
import { figure, requiredText } from '#lib/fields.ts';
import { newId } from '#lib/newId.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { userName } from '#modules/auth/rules/userName.ts';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { NumberInput } from '#ui/form/NumberInput.tsx';
import { TextInput } from '#ui/form/TextInput.tsx';
import type { Order, Receipt } from '../../contract.ts';
import { useGiveBackOrder } from '../../queries/commands.ts';

/** Returns quantities of a delivery: sent back, or entered by mistake. */
export default function ReturnDialog(given: { order: Order; receipt: Receipt; onClose: () => void }) {
  const { order, receipt, onClose } = given;
  const { t } = useTranslation('orders');
  const user = useUser();
  const [receiptID] = useState(newId);
  const { mutateAsync: giveBack } = useGiveBackOrder();
  const lines = receipt.lines.flatMap((came, index) => {
    const line = order.lines.find(({ _id }) => _id === came.lineID);
    return line ? [{ key: `q${index}`, came, line }] : [];
  });
  const fields = z.object({
    reason: requiredText(300),
    quantities: z.object(
      Object.fromEntries(lines.map(({ key, came }) => [key, figure({ min: 0, max: came.quantity })])),
    ),
  });
  return (
    <FormDialog
      title={t('giveBack.title')}
      schema={fields}
      defaultValues={{
        reason: '',
        quantities: Object.fromEntries(lines.map(({ key, came }) => [key, came.quantity])),
      }}
      submitLabel={t('giveBack.act')}
      onSubmit={async ({ reason, quantities }) => {
        const back = lines.flatMap(({ key, came }) => {
          const quantity = quantities[key] ?? 0;
          return quantity > 0 ? [{ ...came, quantity }] : [];
        });
        if (back.length > 0)
          await giveBack({ id: order._id, receiptID, note: reason, lines: back, by: userName(user) });
      }}
      onClose={onClose}
    >
      {lines.map(({ key, line }) => (
        <NumberInput
          key={key}
          name={`quantities.${key}`}
          label={t('giveBack.quantity', { name: line.name })}
          unit={line.unit}
          wide
        />
      ))}
      <TextInput name="reason" label={t('giveBack.reason')} help={t('giveBack.hint')} required wide />
    </FormDialog>
  );
}
