import { useTranslation } from '#lib/useTranslation.ts';
import { NumberInput } from '#ui/form/NumberInput.tsx';
import { RowList } from '#ui/form/RowList.tsx';
import { SelectInput } from '#ui/form/SelectInput.tsx';
import { TextInput } from '#ui/form/TextInput.tsx';
import { listKey, tankLists } from '../rules/book.ts';
import { useFieldTexts } from '../useFieldTexts.ts';

type Props = { name: string; label: string; lists?: readonly string[] | undefined };

/** The tanks of the IOPP certificate with their lists and capacities. */
export function TanksInput({ name, label, lists = tankLists }: Props) {
  const { t } = useTranslation('logbooks');
  const { option } = useFieldTexts();
  return (
    <div className="wide">
      <span className="flabel">{label}</span>
      <RowList
        name={name}
        rowLabel={t('tankRow')}
        addLabel={t('addTank')}
        blank={() => ({ name: '', list: lists[0] ?? '', capacity: null })}
      >
        {(path) => (
          <>
            <TextInput name={`${path}.name`} label={t('tankName')} required />
            <SelectInput
              name={`${path}.list`}
              label={t('tankList')}
              options={lists.map((value) => ({ value, label: option(listKey(value)) }))}
            />
            <NumberInput name={`${path}.capacity`} label={t('tankCapacity')} unit="m³" required />
          </>
        )}
      </RowList>
    </div>
  );
}
