import { useTranslation } from '#lib/useTranslation.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Readouts } from '#ui/Readouts.tsx';
import type { Balance } from '../rules/balance.ts';

/** A balance in figures, beside the least that MLC asks for. */
export function BalanceReadouts({ balance }: { balance: Balance }) {
  const { t } = useTranslation('leave');
  const format = useFormat();
  const days = (count: number) => format.number(count, 2);
  return (
    <Readouts
      label={t('balance')}
      items={[
        {
          label: t('left'),
          figure: days(balance.left),
          unit: t('dayUnit'),
          act: balance.left < 0 ? 'overdue' : undefined,
          source: balance.terms ? t(`pattern.${balance.terms.pattern}`) : t('noTerms'),
        },
        { label: t('rowOf.opening'), figure: days(balance.opening + balance.adjusted) },
        { label: t('rowOf.earned'), figure: days(balance.earned) },
        { label: t('rowOf.taken'), figure: days(balance.taken) },
        {
          label: t('floor'),
          figure: days(balance.floor),
          source: t(balance.floorKept ? 'floorKept' : 'floorBroken'),
          act: balance.floorKept ? undefined : 'due',
        },
      ]}
    />
  );
}
