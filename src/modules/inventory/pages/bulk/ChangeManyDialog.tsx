import { z } from 'zod/mini';
import { figure, text } from '#lib/fields.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { useSuppliers } from '#modules/suppliers/queries.ts';
import { addAlert } from '#stores/alerts.ts';
import { ComboInput } from '#ui/form/ComboInput.tsx';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { NumberInput } from '#ui/form/NumberInput.tsx';
import { SelectInput } from '#ui/form/SelectInput.tsx';
import type { StockSettings } from '../../contract/commands.ts';
import { type InventoryItem, MAX_AMOUNT } from '../../contract.ts';
import { useSetStock } from '../../queries/setMany.ts';
import { useInventory } from '../../queries.ts';

const schema = z.object({
  category: text(80),
  subCategory: text(80),
  department: text(60),
  supplier: text(160),
  minAmount: figure({ min: 0, max: MAX_AMOUNT }),
  critical: z.enum(['', 'yes', 'no']),
});
type Values = z.input<typeof schema>;
type Props = { items: readonly InventoryItem[]; onDone: () => void; onClose: () => void };

/** Gives several items the same values; what is left empty stays as each has it. */
export default function ChangeManyDialog({ items, onDone, onClose }: Props) {
  const { t } = useTranslation(['inventory', 'stockBulk']);
  const { data: all = [] } = useInventory();
  const { data: suppliers = [] } = useSuppliers();
  const { mutateAsync: set, undoOf } = useSetStock();
  const submit = async ({ critical, minAmount, ...texts }: z.output<typeof schema>) => {
    const fields: StockSettings = {
      ...Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== '')),
      ...(texts.supplier === '' ? {} : { supplierID: '' }),
      ...(minAmount === null ? {} : { minAmount }),
      ...(critical === '' ? {} : { critical: critical === 'yes' }),
    };
    const [first] = items;
    if (!first || Object.keys(fields).length === 0) return;
    const given = { boatID: first.boatID, ids: items.map(({ _id }) => _id), fields };
    const undo = undoOf(given);
    const { length } = await set(given);
    onDone();
    if (length > 0)
      void addAlert({
        kind: 'success',
        text: t('stockBulk:changed', { count: length }),
        sticky: true,
        key: 'inventory:set',
        action: { label: t('stockBulk:undo'), onClick: undo },
      });
  };
  return (
    <FormDialog<Values, z.output<typeof schema>>
      title={t('stockBulk:changeTitle', { count: items.length })}
      schema={schema}
      defaultValues={{
        category: '',
        subCategory: '',
        department: '',
        supplier: '',
        minAmount: null,
        critical: '',
      }}
      submitLabel={t('stockBulk:change')}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="small ink2 wide">{t('stockBulk:emptyStays')}</p>
      <ComboInput<Values> name="category" label={t('field.category')} suggestionsFrom={all} />
      <ComboInput<Values> name="subCategory" label={t('field.subCategory')} suggestionsFrom={all} />
      <ComboInput<Values> name="department" label={t('field.department')} suggestionsFrom={all} />
      <ComboInput<Values>
        name="supplier"
        label={t('field.supplier')}
        suggestions={suppliers.map(({ supplierName }) => supplierName)}
      />
      <NumberInput<Values> name="minAmount" label={t('field.minAmount')} />
      <SelectInput<Values>
        name="critical"
        label={t('field.critical')}
        empty={t('stockBulk:asItIs')}
        options={[
          { value: 'yes', label: t('yes') },
          { value: 'no', label: t('no') },
        ]}
      />
    </FormDialog>
  );
}
