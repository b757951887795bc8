import { newId } from '#lib/newId.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { usePlaces } from '#modules/locations/usePlaces.ts';
import { useSuppliers } from '#modules/suppliers/queries.ts';
import { ComboInput } from '#ui/form/ComboInput.tsx';
import { DateInput } from '#ui/form/DateInput.tsx';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { FormSection } from '#ui/form/FormSection.tsx';
import { NumberInput } from '#ui/form/NumberInput.tsx';
import { PickInput } from '#ui/form/PickInput.tsx';
import { RowList } from '#ui/form/RowList.tsx';
import { SwitchInput } from '#ui/form/SwitchInput.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { TextInput } from '#ui/form/TextInput.tsx';
import { useResourceForm } from '#ui/form/useResourceForm.ts';
import { KitFields } from './components/KitFields.tsx';
import { type StockForm, stockForm, toForm } from './components/stockForm.ts';
import type { InventoryItem } from './contract.ts';
import { useCreateInventoryItem, useInventory, useUpdateInventoryItem } from './queries.ts';

/** Adds an item of stock and opens its page, or changes one. */
export default function EditForm({ item, onClose }: { item?: InventoryItem; onClose: () => void }) {
  const { t } = useTranslation('inventory');
  const { role, captain, department } = useUser();
  const { data: all = [] } = useInventory();
  const { data: suppliers = [] } = useSuppliers();
  const { options: places } = usePlaces();
  const { opened, ...form } = useResourceForm({
    name: 'inventory',
    schema: stockForm,
    item,
    // What crew add belongs to their department.
    blank: role === 'crew' && !captain ? { department } : {},
    toForm,
    create: useCreateInventoryItem().mutateAsync,
    update: useUpdateInventoryItem().mutateAsync,
  });
  return (
    <FormDialog {...form} wide title={opened?.name ?? t('new')} onClose={onClose}>
      <TextInput<StockForm> name="name" label={t('field.name')} required autoFocus wide />
      <ComboInput<StockForm> name="category" label={t('field.category')} suggestionsFrom={all} />
      <ComboInput<StockForm> name="subCategory" label={t('field.subCategory')} suggestionsFrom={all} />
      <ComboInput<StockForm> name="manufacturer" label={t('field.manufacturer')} suggestionsFrom={all} />
      <TextInput<StockForm> name="partNo" label={t('field.partNo')} />
      <TextInput<StockForm> name="modelNo" label={t('field.modelNo')} />
      <ComboInput<StockForm> name="department" label={t('field.department')} suggestionsFrom={all} />
      <FormSection title={t('section.stock')} />
      {!opened && (
        <NumberInput<StockForm> name="totalAmount" label={t('onBoard')} help={t('help.totalAmount')} />
      )}
      <ComboInput<StockForm>
        name="unit"
        label={t('field.unit')}
        help={t('help.unit')}
        suggestionsFrom={all}
      />
      <NumberInput<StockForm> name="minAmount" label={t('field.minAmount')} help={t('help.minAmount')} />
      <NumberInput<StockForm>
        name="targetAmount"
        label={t('field.targetAmount')}
        help={t('help.targetAmount')}
      />
      <DateInput<StockForm> name="expDate" label={t('field.expDate')} />
      <FormSection title={t('section.place')} />
      <PickInput<StockForm> name="locationID" label={t('field.locationID')} options={places} wide />
      <TextInput<StockForm> name="shelves" label={t('field.shelves')} />
      <TextInput<StockForm> name="locationBox" label={t('field.locationBox')} />
      <FormSection title={t('section.buying')} />
      <ComboInput<StockForm>
        name="supplier"
        label={t('field.supplier')}
        suggestions={suppliers.map(({ supplierName }) => supplierName)}
        wide
      />
      <NumberInput<StockForm> name="price" label={t('field.price')} />
      <TextInput<StockForm> name="currency" label={t('field.currency')} maxLength={3} />
      <FormSection title={t('field.partNumbers')} />
      <RowList
        name="partNumbers"
        rowLabel={t('code')}
        addLabel={t('addCode')}
        empty={t('noCodes')}
        blank={() => ({ _id: newId(), code: '', of: '' })}
      >
        {(path) => (
          <>
            <TextInput name={`${path}.code`} label={t('code')} />
            <TextInput name={`${path}.of`} label={t('codeOf')} />
          </>
        )}
      </RowList>
      <FormSection title={t('section.kit')} />
      <KitFields id={opened?._id} all={all} />
      <FormSection title={t('section.marks')} />
      <SwitchInput<StockForm> name="critical" label={t('field.critical')} help={t('help.critical')} />
      <SwitchInput<StockForm> name="private" label={t('field.private')} help={t('help.private')} />
      <TextArea<StockForm> name="description" label={t('field.description')} wide />
    </FormDialog>
  );
}
