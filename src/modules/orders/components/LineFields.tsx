import { useFormContext, useWatch } from 'react-hook-form';
import { newId } from '#lib/newId.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { useInventory } from '#modules/inventory/queries.ts';
import { FormSection } from '#ui/form/FormSection.tsx';
import { NumberInput } from '#ui/form/NumberInput.tsx';
import { PickInput } from '#ui/form/PickInput.tsx';
import { RowList } from '#ui/form/RowList.tsx';
import { TextInput } from '#ui/form/TextInput.tsx';

const blank = () => ({
  _id: newId(),
  inventoryID: '',
  spareID: '',
  name: '',
  partNo: '',
  supplierCode: '',
  quantity: 1,
  unit: '',
  price: null,
  received: 0,
  dropped: 0,
});

/** The lines of a draft, their currency, freight and tax. */
export function LineFields() {
  const { t } = useTranslation('orders');
  const code = String(useWatch({ name: 'currency' }) ?? '').toUpperCase();
  return (
    <>
      <FormSection title={t('field.lines')} />
      <RowList
        name="lines"
        rowLabel={t('line.one')}
        addLabel={t('line.add')}
        empty={t('line.none')}
        blank={blank}
        ordered
      >
        {(path) => (
          <>
            <ItemPick path={path} />
            <TextInput name={`${path}.name`} label={t('line.part')} required wide />
            <TextInput name={`${path}.partNo`} label={t('line.partNo')} />
            <TextInput name={`${path}.supplierCode`} label={t('line.code')} />
            <NumberInput name={`${path}.quantity`} label={t('line.quantity')} required />
            <TextInput name={`${path}.unit`} label={t('line.unit')} />
            <NumberInput name={`${path}.price`} label={t('line.price')} currency={code} />
          </>
        )}
      </RowList>
      <FormSection title={t('form.money')} />
      <TextInput name="currency" label={t('field.currency')} maxLength={3} required />
      <NumberInput name="freight" label={t('field.freight')} currency={code} />
      <NumberInput name="taxRate" label={t('field.taxRate')} unit="%" />
    </>
  );
}

/** The item in stock that a line fills up; it brings its name, numbers, unit and price along. */
function ItemPick({ path }: { path: string }) {
  const { t } = useTranslation('orders');
  const { getValues, setValue } = useFormContext();
  const { data: stock = [] } = useInventory();
  return (
    <PickInput
      name={`${path}.inventoryID`}
      label={t('line.item')}
      help={t('line.itemHelp')}
      wide
      options={stock.map(({ _id, name, partNo }) => ({ value: _id, label: name, hint: partNo }))}
      onPick={(id) => {
        const item = stock.find(({ _id }) => _id === id);
        if (!item) return;
        const priced = item.currency === String(getValues('currency')).toUpperCase();
        const brought = {
          name: item.name,
          partNo: item.partNo,
          unit: item.unit,
          ...(priced ? { price: item.price } : {}),
        };
        for (const [field, value] of Object.entries(brought))
          setValue(`${path}.${field}`, value, { shouldDirty: true, shouldValidate: true });
      }}
    />
  );
}
