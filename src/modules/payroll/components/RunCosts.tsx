import { useTranslation } from '#lib/useTranslation.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Panel } from '#ui/Panel.tsx';
import type { Payroll } from '../contract.ts';
import { costOf } from '../rules/run.ts';
import styles from './payroll.module.css';

/** What each department costs; currencies stand beside each other, and are never added. */
export function RunCosts({ run }: { run: readonly Payroll[] }) {
  const { t } = useTranslation('payroll');
  const format = useFormat();
  return (
    <Panel title={t('costs')}>
      <dl className={styles.lines}>
        {costOf(run).map(({ department, sums }) => (
          <div key={department}>
            <dt>{department || t('noDepartment')}</dt>
            <dd className={styles.amount}>
              {sums.map(({ currency, total }) => format.money(total, currency)).join(' + ')}
            </dd>
            <dd className={styles.how}>
              {t('people', { count: sums.reduce((all, { count }) => all + count, 0) })}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
