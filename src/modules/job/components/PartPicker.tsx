import { useId, useMemo, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { newId } from '#lib/newId.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { useInventory } from '#modules/inventory/queries.ts';
import { useSpareEquipment } from '#modules/spareequipment/queries.ts';
import { useSpares } from '#modules/spares/queries.ts';
import type { JobFields, Part } from '#modules/worklist/contract.ts';
import { Field } from '#ui/form/Field.tsx';
import { searchOptions } from '#ui/form/searchOptions.ts';
import { type Suggestion, useSuggestions } from '#ui/form/useSuggestions.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';

type Offered = Suggestion & { part: Omit<Part, '_id'> };

/** Adds a part from stock or from the spares book to the job's list. A spare brings its item of stock along. */
export function PartPicker() {
  const { t } = useTranslation(['job', 'ui']);
  const id = useId();
  const format = useFormat();
  const { data: stock } = useInventory();
  const { data: spares } = useSpares();
  const { data: equipment } = useSpareEquipment();
  const { getValues, setValue } = useFormContext<JobFields>();
  const [typed, setTyped] = useState('');
  const offered = useMemo((): Offered[] => {
    const nameOf = new Map((equipment ?? []).map(({ _id, equipmentName }) => [_id, equipmentName]));
    const inStock = new Map((stock ?? []).map((item) => [item._id, item]));
    const hint = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' · ');
    const aboard = (itemID: string) => {
      const item = inStock.get(itemID);
      return item && t('aboardNow', { amount: format.quantity(item.totalAmount, item.unit) });
    };
    return [
      ...(stock ?? []).map(({ _id, name, partNo }) => ({
        value: _id,
        label: name,
        hint: hint(partNo, aboard(_id)),
        part: { name, partNo, quantity: 1, inventoryID: _id, spareID: '' },
      })),
      ...(spares ?? []).map(({ _id, designation, partNo, equipmentID, inventoryID }) => ({
        value: _id,
        label: designation,
        hint: hint(partNo, nameOf.get(equipmentID), aboard(inventoryID)),
        part: { name: designation, partNo, quantity: 1, inventoryID, spareID: _id },
      })),
    ];
  }, [stock, spares, equipment, t, format]);
  const { aria, list, show, hide, onKey } = useSuggestions({
    id,
    label: t('form.fromStock'),
    found: searchOptions(offered, typed),
    onTake: ({ value }) => {
      const part = offered.find((each) => each.value === value)?.part;
      setTyped('');
      if (part)
        setValue('parts', [...getValues('parts'), { _id: newId(), ...part }], {
          shouldDirty: true,
          shouldTouch: true,
        });
    },
    ...(typed ? { none: t('ui:nothingFits') } : {}),
  });
  if (offered.length === 0) return null;
  return (
    <Field id={id} label={t('form.fromStock')} help={t('form.fromStockHelp')} wide>
      <div className="in">
        <input
          id={id}
          {...aria}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            show();
          }}
          onClick={show}
          onBlur={hide}
          onKeyDown={onKey}
        />
        {list}
      </div>
    </Field>
  );
}
