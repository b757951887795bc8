import { useWatch } from 'react-hook-form';
import { useTranslation } from '#lib/useTranslation.ts';
import { NumberInput } from '#ui/form/NumberInput.tsx';
import { PickInput } from '#ui/form/PickInput.tsx';
import { RowList } from '#ui/form/RowList.tsx';
import { SwitchInput } from '#ui/form/SwitchInput.tsx';
import type { InventoryItem } from '../contract.ts';
import type { StockForm } from './stockForm.ts';

type Props = { id: string | undefined; all: readonly InventoryItem[] };

/** Whether the item is a kit, and what is in it. */
export function KitFields({ id, all }: Props) {
  const { t } = useTranslation('inventory');
  const isKit = useWatch<StockForm, 'isKit'>({ name: 'isKit' });
  const options = all
    .filter((item) => item._id !== id)
    .map(({ _id, name, partNo, manufacturer }) => ({
      value: _id,
      label: name,
      note: [manufacturer, partNo].filter(Boolean).join(' · '),
    }));
  return (
    <>
      <SwitchInput<StockForm> name="isKit" label={t('field.isKit')} help={t('help.isKit')} />
      {isKit && (
        <RowList
          name="kitItems"
          rowLabel={t('kit.part')}
          addLabel={t('kit.add')}
          empty={t('kit.nothing')}
          blank={() => ({ inventoryID: '', quantity: 1 })}
        >
          {(path) => (
            <>
              <PickInput name={`${path}.inventoryID`} label={t('kit.part')} options={options} required />
              <NumberInput name={`${path}.quantity`} label={t('kit.wanted')} />
            </>
          )}
        </RowList>
      )}
    </>
  );
}
