import { useFormContext } from 'react-hook-form';
import { useTranslation } from '#lib/useTranslation.ts';
import { useSuppliers } from '#modules/suppliers/queries.ts';
import { ComboInput } from '#ui/form/ComboInput.tsx';
import { PickInput } from '#ui/form/PickInput.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import type { Order } from '../contract.ts';

/** Where it goes: a port, the agent there, and the address; the last address in a port comes by itself. */
export function DeliveryFields({ orders }: { orders: readonly Order[] }) {
  const { t } = useTranslation('orders');
  const { getValues, setValue } = useFormContext();
  const { data: suppliers = [] } = useSuppliers();
  const fillIn = (port: string) => {
    const last = orders.find(
      (order) => order.port === port && (order.deliverTo !== '' || order.agentID !== ''),
    );
    if (!last || getValues('deliverTo') || getValues('agentID')) return;
    setValue('deliverTo', last.deliverTo, { shouldDirty: true });
    setValue('agentID', last.agentID, { shouldDirty: true });
  };
  const addressOf = (id: string) => {
    const agent = suppliers.find(({ _id }) => _id === id);
    if (!agent) return;
    const { supplierName, streetAddress, postalCode, city, country } = agent;
    const lines = [supplierName, streetAddress, `${postalCode} ${city}`.trim(), country];
    setValue('deliverTo', lines.filter(Boolean).join('\n'), { shouldDirty: true });
  };
  return (
    <>
      <ComboInput
        name="port"
        label={t('field.port')}
        help={t('form.portHelp')}
        suggestionsFrom={orders}
        onTake={fillIn}
      />
      <PickInput
        name="agentID"
        label={t('field.agentID')}
        options={suppliers.map(({ _id, supplierName, operatingIn }) => ({
          value: _id,
          label: supplierName,
          hint: operatingIn,
        }))}
        onPick={addressOf}
      />
      <TextArea name="deliverTo" label={t('field.deliverTo')} rows={3} />
    </>
  );
}
