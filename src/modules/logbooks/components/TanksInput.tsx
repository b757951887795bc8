import { useTranslation } from '#lib/useTranslation.ts';
import { NumberInput } from '#ui/form/NumberInput.tsx';
import { RowList } from '#ui/form/RowList.tsx';
import { SelectInput } from '#ui/form/SelectInput.tsx';
import { TextInput } from '#ui/form/TextInput.tsx';
import { listKey, tankLists } from '../rules/book.ts';
import { useFieldTexts } from '../useFieldTexts.ts';

/** The tanks of the IOPP certificate with their lists and capacities. */
export function TanksInput({ name, label }: { name: string; label: string }) {
  const { t } = useTranslation('logbooks');
  const { option } = useFieldTexts();
  return (
    <div className="wide">
      <span className="flabel">{label}</span>
      <RowList
        name={name}
        rowLabel={t('tankRow')}
        addLabel={t('addTank')}
        blank={() => ({ name: '', list: '3.1', capacity: null })}
      >
        {(path) => (
          <>
            <TextInput name={`${path}.name`} label={t('tankName')} required />
            <SelectInput
              name={`${path}.list`}
              label={t('tankList')}
              options={tankLists.map((value) => ({ value, label: option(listKey(value)) }))}
            />
            <NumberInput name={`${path}.capacity`} label={t('tankCapacity')} unit="m³" required />
          </>
        )}
      </RowList>
    </div>
  );
}
