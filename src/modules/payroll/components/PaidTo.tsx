import { useTranslation } from '#lib/useTranslation.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Panel } from '#ui/Panel.tsx';
import type { Payroll } from '../contract.ts';
import { paymentsOf } from '../rules/bankFile.ts';
import styles from './payroll.module.css';

/** Where a pay goes: allotments, also in another currency, and the rest to the person's account. */
export function PaidTo({ pay }: { pay: Payroll }) {
  const { t } = useTranslation('payroll');
  const format = useFormat();
  return (
    <Panel title={t('paidTo')}>
      <dl className={styles.lines}>
        {paymentsOf(pay).map((payment) => (
          <div key={payment.id}>
            <dt>{payment.name}</dt>
            <dd className={styles.amount}>{format.money(payment.ofPay, pay.currency)}</dd>
            <dd className={styles.how}>
              {payment.iban ? t('accountEnding', { end: payment.iban.slice(-4) }) : t('noAccount')}
              {payment.rate !== null &&
                ` · ${t('exchanged', {
                  amount: format.money(payment.amount, payment.currency),
                  rate: format.number(payment.rate, 6),
                })}`}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
