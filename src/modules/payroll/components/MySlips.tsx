import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { ListRow } from '#ui/ListRow.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Panel } from '#ui/Panel.tsx';
import { usePayrolls, usePayslip } from '../queries.ts';
import { payOf } from '../rules/pay.ts';
import { monthOf } from '../rules/run.ts';
import { useMonthName } from '../useMonthName.ts';

/** One's own payslips, newest first. */
export function MySlips() {
  const { t } = useTranslation('payroll');
  const format = useFormat();
  const monthName = useMonthName();
  const query = usePayrolls();
  const { mutate: print, isPending } = usePayslip();
  return (
    <>
      <PageHeader title={t('mine')} />
      <Loaded query={query} failed={t('failed')} framed rows={6}>
        {(all) => (
          <Panel title={t('mine')} count={all.length}>
            {all.length === 0 ? (
              <EmptyState title={t('noSlips')} hint={t('noSlipsHint')} />
            ) : (
              <ul className="rows">
                {[...all]
                  .sort((a, b) => b.startDate.localeCompare(a.startDate))
                  .map((pay) => (
                    <li key={pay._id}>
                      <ListRow
                        to="/app/employees/payroll/details/$id"
                        params={{ id: pay._id }}
                        icon={<Icon name="lock" />}
                        title={monthName(monthOf(pay))}
                        second={format.money(payOf(pay).paid, pay.currency)}
                        end={
                          <Button
                            slim
                            icon={<Icon name="pdf" />}
                            pending={isPending}
                            onClick={() => print(pay._id)}
                          >
                            {t('payslip')}
                          </Button>
                        }
                      />
                    </li>
                  ))}
              </ul>
            )}
          </Panel>
        )}
      </Loaded>
    </>
  );
}
