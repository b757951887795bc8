import { z } from 'zod/mini';
import { useTranslation } from '#lib/useTranslation.ts';
import { ComboInput } from '#ui/form/ComboInput.tsx';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { SelectInput } from '#ui/form/SelectInput.tsx';
import { type Equipment, equipmentFields } from '../contract.ts';
import { useUpdateEquipment } from '../queries.ts';

const texts = ['department', 'location', 'manufacturer'] as const;
const flags = ['critical', 'atSea', 'atPort', 'metered', 'isArchived'] as const;
const choice = z.enum(['', 'yes', 'no']);

const schema = z.object({
  ...z.pick(equipmentFields, { department: true, location: true, manufacturer: true }).shape,
  critical: choice,
  atSea: choice,
  atPort: choice,
  metered: choice,
  isArchived: choice,
});

const blank = {
  department: '',
  location: '',
  manufacturer: '',
  critical: '',
  atSea: '',
  atPort: '',
  metered: '',
  isArchived: '',
} as const;

type Props = {
  all: readonly Equipment[];
  items: readonly Equipment[];
  onClose: () => void;
  onSaved: () => void;
};

/** Changes the same fields of many items; empty fields stay as they are. */
export function BulkEditDialog({ all, items, onClose, onSaved }: Props) {
  const { t } = useTranslation('equipment');
  const update = useUpdateEquipment();
  const options = [
    { value: 'yes', label: t('yes') },
    { value: 'no', label: t('no') },
  ];
  return (
    <FormDialog
      title={t('bulkTitle', { count: items.length })}
      schema={schema}
      defaultValues={blank}
      onSubmit={async (values) => {
        const change = {
          ...Object.fromEntries(
            texts.filter((field) => values[field] !== '').map((field) => [field, values[field]]),
          ),
          ...Object.fromEntries(
            flags.filter((field) => values[field] !== '').map((field) => [field, values[field] === 'yes']),
          ),
        };
        await Promise.all(items.map((item) => update.mutateAsync({ _id: item._id, ...change })));
      }}
      onClose={onClose}
      onSaved={onSaved}
      wide
    >
      <p className="small ink2 wide">{t('bulkHint')}</p>
      {texts.map((field) => (
        <ComboInput
          key={field}
          name={field}
          label={t(`field.${field}`)}
          suggestionsFrom={all}
          placeholder={t('keep')}
        />
      ))}
      {flags.map((field) => (
        <SelectInput
          key={field}
          name={field}
          label={t(`field.${field}`)}
          options={options}
          empty={t('keep')}
        />
      ))}
    </FormDialog>
  );
}
