import { useTranslation } from '#lib/useTranslation.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { ListRow } from '#ui/ListRow.tsx';
import { Panel } from '#ui/Panel.tsx';
import type { Payroll } from '../contract.ts';
import { isLocked, monthsOf, runOf, sumsOf } from '../rules/run.ts';
import { useMonthName } from '../useMonthName.ts';

/** The runs that never change any more, newest first. */
export function LockedRuns({ all }: { all: readonly Payroll[] }) {
  const { t } = useTranslation('payroll');
  const format = useFormat();
  const monthName = useMonthName();
  const runs = monthsOf(all)
    .map((month) => ({ month, run: runOf(all, month) }))
    .filter(({ run }) => isLocked(run));
  return (
    <Panel title={t('lockedRuns')} count={runs.length}>
      {runs.length > 0 && (
        <ul className="rows">
          {runs.map(({ month, run }) => (
            <li key={month}>
              <ListRow
                to="/app/employees/payroll"
                search={{ month }}
                icon={<Icon name="lock" />}
                title={monthName(month)}
                end={sumsOf(run)
                  .map(({ currency, paid }) => format.money(paid, currency))
                  .join(' + ')}
              />
            </li>
          ))}
        </ul>
      )}
      <p className="pad small ink2">{t(runs.length > 0 ? 'lockedHint' : 'noLocked')}</p>
    </Panel>
  );
}
