import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod/mini';
import { choice, day, text } from '#lib/fields.ts';
import { newId } from '#lib/newId.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { DateInput } from '#ui/form/DateInput.tsx';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { SelectInput } from '#ui/form/SelectInput.tsx';
import { TextInput } from '#ui/form/TextInput.tsx';
import { type Order, orders } from '../../contract.ts';
import { useOrderRest } from '../../queries/commands.ts';

const hows = ['backOrder', 'giveUp'] as const;
const fields = z.object({ how: choice(hows), expectedAt: day, reason: text(300) });

/** Closes an order of which something is open: a back order, or it will not come. */
export default function RestDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useTranslation('orders');
  const [backOrderID] = useState(newId);
  const { mutateAsync: close } = useOrderRest();
  return (
    <FormDialog
      title={t('rest.title', { name: orders.nameOf(order) })}
      schema={fields}
      defaultValues={{ how: 'backOrder', expectedAt: null, reason: '' }}
      submitLabel={t('rest.act')}
      onSubmit={({ how, expectedAt, reason }) =>
        close({
          id: order._id,
          backOrderID: how === 'backOrder' ? backOrderID : '',
          expectedAt: how === 'backOrder' ? expectedAt : null,
          reason,
        })
      }
      onClose={onClose}
    >
      <SelectInput
        name="how"
        label={t('rest.how')}
        options={hows.map((value) => ({ value, label: t(`rest.${value}`) }))}
        required
        wide
      />
      <Expected />
      <TextInput name="reason" label={t('reason')} wide />
    </FormDialog>
  );
}

function Expected() {
  const { t } = useTranslation('orders');
  const how: unknown = useWatch({ name: 'how' });
  return how === 'backOrder' ? <DateInput name="expectedAt" label={t('rest.expectedAt')} wide /> : null;
}
