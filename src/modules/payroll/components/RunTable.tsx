import { useTranslation } from '#lib/useTranslation.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import type { Payroll } from '../contract.ts';
import { payOf } from '../rules/pay.ts';
import { differencesOf, sumsOf } from '../rules/run.ts';
import styles from './payroll.module.css';

type Props = {
  month: string;
  run: readonly Payroll[];
  /** The pay of the month before, by person. */
  before: ReadonlyMap<string, Payroll>;
  selected: string | undefined;
  onSelect: (id: string) => void;
};

/** A run beside the month before: what everybody gets, and why it differs. */
export function RunTable({ month, run, before, selected, onSelect }: Props) {
  const { t } = useTranslation('payroll');
  const format = useFormat();
  const sums = sumsOf(run);
  const several = sums.length > 1;
  const amount = (minor: number, currency: string) =>
    minor === 0 ? <span className="ink3">–</span> : format.money(minor, currency);
  const difference = (minor: number, currency: string) =>
    minor === 0 ? <span className="ink3">{t('same')}</span> : format.money(minor, currency, { signed: true });
  const why = (pay: Payroll) =>
    differencesOf(pay, before.get(pay.userID))
      .map(({ kind, amount: by }) =>
        t(`whyOf.${kind}`, { amount: format.money(by, pay.currency, { signed: true }) }),
      )
      .join(', ');
  return (
    <div className={styles.scroll}>
      <table className={styles.run}>
        <caption className="vh">{t('tableOf', { month })}</caption>
        <thead>
          <tr>
            {(['name', 'rank', 'days'] as const).map((head) => (
              <th key={head} scope="col">
                {t(head)}
              </th>
            ))}
            <th scope="col">{t('line.base')}</th>
            <th scope="col">{t('line.bonus')}</th>
            <th scope="col">{t('line.withoutPay')}</th>
            <th scope="col">{t('line.cashAdvance')}</th>
            <th scope="col">{t('field.corrections')}</th>
            <th scope="col">{month}</th>
            <th scope="col">{t('last')}</th>
            <th scope="col">{t('difference')}</th>
            <th scope="col">{t('why')}</th>
          </tr>
        </thead>
        <tbody>
          {run.map((pay) => {
            const worked = payOf(pay);
            const last = before.get(pay.userID);
            const comparable = last?.currency === pay.currency ? last.totalSalary : undefined;
            return (
              <tr
                key={pay._id}
                className={pay._id === selected ? styles.selected : undefined}
                aria-selected={pay._id === selected}
              >
                <th scope="row">
                  <button type="button" className={styles.hit} onClick={() => onSelect(pay._id)}>
                    {pay.name}
                  </button>
                </th>
                <td>{pay.jobtitle}</td>
                <td>{format.number(worked.days)}</td>
                <td>{format.money(worked.base, pay.currency)}</td>
                <td>{amount(worked.bonus, pay.currency)}</td>
                <td>{amount(worked.withoutPay, pay.currency)}</td>
                <td>{amount(worked.cashAdvance, pay.currency)}</td>
                <td>{amount(worked.corrections, pay.currency)}</td>
                <td>
                  <b>{format.money(worked.total, pay.currency)}</b>
                </td>
                <td className="ink2">
                  {last ? format.money(last.totalSalary, last.currency) : <span className="ink3">–</span>}
                </td>
                <td>
                  {comparable === undefined ? (
                    <span className="ink3">–</span>
                  ) : (
                    difference(worked.total - comparable, pay.currency)
                  )}
                </td>
                <td>{why(pay)}</td>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          {sums.map((sum) => {
            const last = run
              .map(({ userID }) => before.get(userID))
              .reduce((all, pay) => all + (pay?.currency === sum.currency ? pay.totalSalary : 0), 0);
            return (
              <tr key={sum.currency}>
                <th scope="row">
                  {several ? t('together', { currency: sum.currency }) : t('people', { count: sum.count })}
                </th>
                <td />
                <td />
                {(['base', 'bonus', 'withoutPay', 'cashAdvance', 'corrections'] as const).map((key) => (
                  <td key={key}>{amount(sum[key], sum.currency)}</td>
                ))}
                <td>{format.money(sum.total, sum.currency)}</td>
                <td>{amount(last, sum.currency)}</td>
                <td>{difference(sum.total - last, sum.currency)}</td>
                <td />
              </tr>
            );
          })}
        </tfoot>
      </table>
    </div>
  );
}
