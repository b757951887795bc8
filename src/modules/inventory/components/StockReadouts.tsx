import { useTranslation } from '#lib/useTranslation.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { type Readout, Readouts } from '#ui/Readouts.tsx';
import type { InventoryItem } from '../contract.ts';
import { available } from '../rules.ts';
import { stateLook, useStockLabels } from '../useStockLabels.ts';
import { stockGauge } from './StockGauge.tsx';

/** On board, free to take, how near to minimum and target, on order, last price. */
export function StockReadouts({ item }: { item: InventoryItem }) {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  const { stateOf } = useStockLabels();
  const { totalAmount, minAmount, targetAmount, unit, countedAt, reserved, onOrder, orderExpected } = item;
  const state = stateOf(item);
  const act = stateLook[state];
  const under = targetAmount === null ? 0 : targetAmount - totalAmount;
  const gauge = stockGauge({
    amount: totalAmount,
    min: minAmount,
    target: targetAmount,
    state,
    size: 'full',
  });
  const readouts: Readout[] = [
    {
      label: t('onBoard'),
      figure: format.number(totalAmount),
      unit,
      source: countedAt ? t('countedOn', { day: format.recentDay(countedAt) }) : t('neverCounted'),
      act: act === 'done' ? undefined : act,
    },
    {
      label: t('free'),
      figure: format.number(available(item)),
      unit,
      source: reserved > 0 ? t('keptForJobs', { amount: format.number(reserved) }) : t('nothingKept'),
    },
    ...(gauge
      ? [
          {
            label: t('levelsOf', {
              min: minAmount === null ? '–' : format.number(minAmount),
              target: targetAmount === null ? '–' : format.number(targetAmount),
            }),
            figure: null,
            extra: gauge,
            source: under > 0 ? t('underTarget', { amount: format.quantity(under, unit) }) : t('atTarget'),
          },
        ]
      : []),
    {
      label: t('onOrder'),
      figure: format.number(onOrder),
      unit: onOrder > 0 ? unit : '',
      source: orderExpected ? t('expected', { day: format.shortDay(orderExpected) }) : t('noneExpected'),
    },
    {
      label: t('field.price'),
      figure: format.money(item.price, item.currency) || '–',
      source: item.supplier || t('noSupplier'),
    },
  ];
  return <Readouts label={t('stock')} items={readouts} />;
}
