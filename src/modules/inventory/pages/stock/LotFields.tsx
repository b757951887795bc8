import { useWatch } from 'react-hook-form';
import { useTranslation } from '#lib/useTranslation.ts';
import type { Spot } from '#modules/locations/contract.ts';
import { sameSpot } from '#modules/locations/rules.ts';
import { DateInput } from '#ui/form/DateInput.tsx';
import { SelectInput } from '#ui/form/SelectInput.tsx';
import { TextInput } from '#ui/form/TextInput.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import type { InventoryItem } from '../../contract.ts';
import type { Lot } from '../../rules/lots.ts';

const SEPARATOR = '\n';

const keyOfLot = ({ lot, expDate }: Lot): string => `${expDate ?? ''}${SEPARATOR}${lot}`;

/** The lot that was chosen; '' for none. */
export const lotOfKey = (key: string): Lot => {
  const [expDate = '', lot = ''] = key.split(SEPARATOR);
  return { lot, expDate: expDate || null };
};

/** What the box says of itself: the number of its lot, and when it expires. */
export function LotFields() {
  const { t } = useTranslation('movements');
  return (
    <>
      <TextInput name="lot" label={t('lot')} maxLength={60} />
      <DateInput name="expDate" label={t('expires')} />
    </>
  );
}

type Props = { item: InventoryItem; spotOf: (key: string) => Spot | null };

/** Which lot is taken: the first to expire, unless another is in hand. Nothing where there are no lots. */
export function LotChoice({ item, spotOf }: Props) {
  const { t } = useTranslation('movements');
  const format = useFormat();
  const from = spotOf(useWatch<{ from: string }>().from ?? '');
  const here = item.lots.filter((lot) => from && lot.quantity > 0 && sameSpot(lot, from));
  if (here.length === 0) return null;
  const options = here.map((each) => {
    const { lot, expDate, quantity } = each;
    const day = format.day(expDate);
    const words = lot ? t(expDate ? 'lotUntil' : 'lotOf', { lot, day }) : t('until', { day });
    return { value: keyOfLot(each), label: `${words}: ${format.number(quantity)}` };
  });
  return <SelectInput name="which" label={t('lot')} options={options} empty={t('firstToExpire')} wide />;
}
