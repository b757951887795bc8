import { useTranslation } from '#lib/useTranslation.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import type { Payroll } from '../contract.ts';
import { usePayrolls, useUpdatePayroll } from '../queries.ts';
import { linesOf, type PayLine } from '../rules/explain.ts';
import { payOf } from '../rules/pay.ts';
import { monthOf } from '../rules/run.ts';
import { useMonthName } from '../useMonthName.ts';
import styles from './payroll.module.css';

type Props = { pay: Payroll; mayWrite: boolean };

/** A pay as its sum: figure, formula and source of each line. */
export function PayLines({ pay, mayWrite }: Props) {
  const { t } = useTranslation('payroll');
  const format = useFormat();
  const monthName = useMonthName();
  const { data: all = [] } = usePayrolls();
  const { mutate: update } = useUpdatePayroll();
  const worked = payOf(pay);
  const money = (amount: number) => format.money(amount, pay.currency);
  const monthOfLine = ({ of }: PayLine) => {
    const found = all.find(({ _id }) => _id === of);
    return found ? monthName(monthOf(found)) : '';
  };
  const how = (line: PayLine) =>
    line.how === 'given'
      ? line.reason || t('how.given')
      : t(`how.${line.how}`, {
          rate: money(line.rate),
          divisor: line.divisor,
          days: format.number(line.days),
        });
  const removable = mayWrite && pay.lockedAt === null;
  return (
    <dl className={styles.lines}>
      {linesOf(pay).map((line, index) => {
        const entry = pay.corrections.find(
          ({ of, amount, reason }) => of === line.of && amount === line.amount && reason === line.reason,
        );
        return (
          // Lines have no identity of their own, and never move.
          <div key={`${line.key}${entry?._id ?? index}`}>
            <dt>{t(`line.${line.key}`, { month: monthOfLine(line) })}</dt>
            <dd className={styles.amount}>{money(line.amount)}</dd>
            <dd className={styles.how}>
              {how(line)}
              {removable && entry && (
                <IconButton
                  label={t('removeLine')}
                  icon={<Icon name="trash" />}
                  onClick={() =>
                    update({
                      _id: pay._id,
                      rev: pay.rev,
                      corrections: pay.corrections.filter(({ _id }) => _id !== entry._id),
                    })
                  }
                />
              )}
            </dd>
          </div>
        );
      })}
      <div className={styles.net}>
        <dt>{t('net')}</dt>
        <dd className={styles.amount}>{money(worked.paid)}</dd>
        <dd className={styles.how}>
          {worked.carried < 0 ? t('carriedOn', { amount: money(worked.carried) }) : pay.notes}
        </dd>
      </div>
    </dl>
  );
}
