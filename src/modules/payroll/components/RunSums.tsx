import { useTranslation } from '#lib/useTranslation.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { type Readout, Readouts } from '#ui/Readouts.tsx';
import type { Payroll } from '../contract.ts';
import { isLocked, sumsOf } from '../rules/run.ts';

/** The run in figures: for each currency what is to pay, and how that differs from the month before. */
export function RunSums({ run, before }: { run: readonly Payroll[]; before: readonly Payroll[] }) {
  const { t } = useTranslation('payroll');
  const format = useFormat();
  const sums = sumsOf(run);
  const last = new Map(sumsOf(before).map((sum) => [sum.currency, sum]));
  const [main] = sums;
  const items: Readout[] = sums.map(({ currency, paid, count }) => ({
    label: t('toPay', { currency }),
    figure: format.money(paid, currency),
    source: t('people', { count }),
  }));
  const then = main && last.get(main.currency);
  if (main && then) {
    const difference = main.total - then.total;
    items.push(
      {
        label: t('lastMonth'),
        figure: format.money(then.paid, main.currency),
        source: t(isLocked(before) ? 'lastLocked' : 'lastOpen'),
      },
      {
        label: t('difference'),
        figure: difference === 0 ? '–' : format.money(difference, main.currency, { signed: true }),
      },
    );
  }
  if (main)
    items.push(
      { label: t('line.bonus'), figure: format.money(main.bonus, main.currency) },
      { label: t('line.withoutPay'), figure: format.money(main.withoutPay, main.currency) },
      { label: t('line.cashAdvance'), figure: format.money(main.cashAdvance, main.currency) },
    );
  return <Readouts label={t('overview')} items={items} />;
}
