import type { z } from 'zod/mini';
import { useTranslation } from '#lib/useTranslation.ts';
import { JobField } from '#modules/worklist/components/JobField.tsx';
import { DateInput } from '#ui/form/DateInput.tsx';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { FormSection } from '#ui/form/FormSection.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { TextInput } from '#ui/form/TextInput.tsx';
import { useResourceForm } from '#ui/form/useResourceForm.ts';
import { DeliveryFields } from './components/DeliveryFields.tsx';
import { LineFields } from './components/LineFields.tsx';
import { SupplierFields } from './components/SupplierFields.tsx';
import { type Order, orderFields, orders } from './contract.ts';
import { useCreateOrder, useOrders, useUpdateOrder } from './queries.ts';

type Values = z.input<typeof orderFields>;

/** Writes an order and opens its page, or changes one: a draft in all, a sent one in what is said about it. */
export default function EditForm({ item, onClose }: { item?: Order | undefined; onClose: () => void }) {
  const { t } = useTranslation('orders');
  const { data: all = [] } = useOrders();
  const { opened, ...form } = useResourceForm({
    name: 'orders',
    schema: orderFields,
    item,
    create: useCreateOrder().mutateAsync,
    update: useUpdateOrder().mutateAsync,
  });
  const isDraft = !opened || opened.status === 'draft';
  return (
    <FormDialog {...form} wide title={(opened && orders.nameOf(opened)) || t('new')} onClose={onClose}>
      {isDraft && (
        <>
          <SupplierFields />
          <LineFields />
        </>
      )}
      <FormSection title={t('form.delivery')} />
      <DateInput<Values> name="wantedBy" label={t('field.wantedBy')} />
      <DateInput<Values> name="expectedAt" label={t('field.expectedAt')} />
      <TextInput<Values> name="supplierRef" label={t('field.supplierRef')} />
      <DeliveryFields orders={all} />
      <FormSection title={t('details')} />
      <TextInput<Values> name="budgetLine" label={t('field.budgetLine')} />
      <JobField name="jobID" label={t('field.jobID')} />
      <TextArea<Values> name="remarks" label={t('field.remarks')} help={t('remarksHelp')} />
      <TextArea<Values> name="notes" label={t('field.notes')} help={t('notesHelp')} />
    </FormDialog>
  );
}
