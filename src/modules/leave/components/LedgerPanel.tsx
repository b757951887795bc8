import { useTranslation } from '#lib/useTranslation.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Panel } from '#ui/Panel.tsx';
import type { Balance } from '../rules/balance.ts';
import styles from './leave.module.css';

/** A balance as its ledger, newest first. */
export function LedgerPanel({ title, balance }: { title: string; balance: Balance }) {
  const { t } = useTranslation('leave');
  const format = useFormat();
  const signed = (days: number) =>
    `${days > 0 ? '+' : days < 0 ? '−' : ''}${format.number(Math.abs(days), 2)}`;
  return (
    <Panel title={title} count={balance.rows.length}>
      {balance.rows.length === 0 ? (
        <p className="pad small ink2">{t('noLedger')}</p>
      ) : (
        <div className={styles.scroll}>
          <table className={styles.table}>
            <caption className="vh">{title}</caption>
            <thead>
              <tr>
                <th scope="col">{t('field.date')}</th>
                <th scope="col">{t('what')}</th>
                <th scope="col">{t('field.days')}</th>
                <th scope="col">{t('left')}</th>
              </tr>
            </thead>
            <tbody>
              {balance.rows
                .map((row, index) => ({ row, key: `${row.date}-${row.kind}-${index}` }))
                .reverse()
                .map(({ row, key }) => (
                  <tr key={key}>
                    <td>{format.day(row.date)}</td>
                    <td>
                      {t(`rowOf.${row.kind}`)}
                      {row.note && <span className="ink2"> · {row.note}</span>}
                    </td>
                    <td>{signed(row.days)}</td>
                    <td>
                      <b>{format.number(row.left, 2)}</b>
                    </td>
                  </tr>
                ))}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  );
}
