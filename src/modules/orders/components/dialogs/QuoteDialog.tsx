import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { z } from 'zod/mini';
import { count, currency, day, itemRef, money, requiredText, text } from '#lib/fields.ts';
import { newId } from '#lib/newId.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { useSuppliers } from '#modules/suppliers/queries.ts';
import { Button } from '#ui/Button.tsx';
import { DateInput } from '#ui/form/DateInput.tsx';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { FormSection } from '#ui/form/FormSection.tsx';
import { NumberInput } from '#ui/form/NumberInput.tsx';
import { PickInput } from '#ui/form/PickInput.tsx';
import { TextInput } from '#ui/form/TextInput.tsx';
import type { Order, OrderQuote } from '../../contract.ts';
import { useUpdateOrder } from '../../queries.ts';
import { currencyInput } from '../currencyInput.ts';

/** The prices are fields by the place of their line: ids of lines may hold letters that names of fields cannot. */
const fieldOf = (index: number) => `p${index}`;

/** What a supplier asks for the lines of an order: added, changed or removed. */
export default function QuoteDialog(given: { order: Order; quote?: OrderQuote; onClose: () => void }) {
  const { order, quote, onClose } = given;
  const { t } = useTranslation('orders');
  const { data: suppliers = [] } = useSuppliers();
  const { mutateAsync: update } = useUpdateOrder();
  const [_id] = useState(() => quote?._id ?? newId());
  const fields = z.object({
    supplierID: itemRef('suppliers'),
    supplierName: requiredText(160),
    currency: currencyInput(currency),
    prices: z.object(Object.fromEntries(order.lines.map((_, index) => [fieldOf(index), money('currency')]))),
    freight: money('currency'),
    leadDays: count({ max: 1000 }),
    validUntil: day,
    note: text(300),
  });
  const others = order.quotes.filter((each) => each._id !== _id);
  const options = suppliers.map((each) => ({ value: each._id, label: each.supplierName, hint: each.city }));
  return (
    <FormDialog
      wide
      title={quote ? t('quote.of', { name: quote.supplierName }) : t('quote.new')}
      schema={fields}
      defaultValues={{
        supplierID: quote?.supplierID ?? '',
        supplierName: quote?.supplierName ?? '',
        currency: quote?.currency ?? order.currency,
        prices: Object.fromEntries(
          order.lines.map((line, index) => [fieldOf(index), quote?.prices[line._id] ?? null]),
        ),
        freight: quote?.freight ?? null,
        leadDays: quote?.leadDays ?? null,
        validUntil: quote?.validUntil ?? null,
        note: quote?.note ?? '',
      }}
      onSubmit={({ prices, ...rest }) => {
        const byLine = Object.fromEntries(
          order.lines.map((line, index) => [line._id, prices[fieldOf(index)] ?? null]),
        );
        return update({ _id: order._id, quotes: [...others, { ...rest, prices: byLine, _id }] });
      }}
      onClose={onClose}
    >
      <Supplier options={options} />
      <TextInput name="supplierName" label={t('form.supplierName')} required />
      <TextInput name="currency" label={t('field.currency')} maxLength={3} required />
      <NumberInput name="leadDays" label={t('quote.leadDays')} whole />
      <DateInput name="validUntil" label={t('quote.validUntil')} />
      <FormSection title={t('field.lines')} />
      <Prices order={order} />
      <TextInput name="note" label={t('quote.note')} wide />
      {quote && (
        <Button
          variant="danger"
          onClick={async () => {
            await update({ _id: order._id, quotes: others });
            onClose();
          }}
        >
          {t('quote.remove')}
        </Button>
      )}
    </FormDialog>
  );
}

type Option = { value: string; label: string };

function Supplier({ options }: { options: readonly Option[] }) {
  const { t } = useTranslation('orders');
  const { setValue } = useFormContext();
  return (
    <PickInput
      name="supplierID"
      label={t('field.supplierID')}
      options={options}
      onPick={(id) => {
        const name = options.find(({ value }) => value === id)?.label;
        if (name) setValue('supplierName', name, { shouldDirty: true, shouldValidate: true });
      }}
    />
  );
}

function Prices({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const code = String(useWatch({ name: 'currency' }) ?? '').toUpperCase();
  return (
    <>
      {order.lines.map((line, index) => (
        <NumberInput
          key={line._id}
          name={`prices.${fieldOf(index)}`}
          label={t('quote.price', { name: line.name })}
          currency={code}
        />
      ))}
      <NumberInput name="freight" label={t('field.freight')} currency={code} />
    </>
  );
}
