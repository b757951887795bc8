import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { can } from '#modules/auth/rules/can.ts';
import { HistoryPanel } from '#modules/history/components/HistoryPanel.tsx';
import { Button } from '#ui/Button.tsx';
import { Columns } from '#ui/Columns.tsx';
import { DescriptionList } from '#ui/DescriptionList.tsx';
import { fieldFacts } from '#ui/fieldFacts.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { ItemPage } from '#ui/ItemPage.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useDialog } from '#ui/useDialog.tsx';
import { PaidTo } from '../components/PaidTo.tsx';
import { PayLines } from '../components/PayLines.tsx';
import { type Payroll, payrolls } from '../contract.ts';
import { usePayroll, usePayslip } from '../queries.ts';
import { monthOf } from '../rules/run.ts';
import { useMonthName } from '../useMonthName.ts';

const route = getRouteApi('/app/employees/payroll/details/$id');

/** A person's pay of a month, each line explained: for accounting, and for the person once it is locked. */
export function PayPage() {
  const { t } = useTranslation(['payroll', 'history']);
  const { id } = route.useParams();
  return (
    <ItemPage
      query={usePayroll(id)}
      title={t('title')}
      t={t}
      back={{ to: '/app/employees/payroll' }}
      goneStatuses={[403, 404]}
    >
      {(pay) => <Page key={id} pay={pay} />}
    </ItemPage>
  );
}

function Page({ pay }: { pay: Payroll }) {
  const { t } = useTranslation('payroll');
  const format = useFormat();
  const monthName = useMonthName();
  const mayWrite = can(useUser(), payrolls.access.write);
  const { mutate: print, isPending } = usePayslip();
  const edit = useDialog(() => import('../EditForm.tsx'), { item: pay });
  const correct = useDialog(() => import('../components/CorrectDialog.tsx'), { pay });
  const fact = fieldFacts(t, pay);
  const month = monthOf(pay);
  const money = (amount: number | null) => format.money(amount, pay.currency);
  return (
    <>
      <PageHeader
        title={`${pay.name}, ${monthName(month)}`}
        facts={[
          pay.jobtitle,
          pay.lockedAt
            ? t('lockedBy', { when: format.dayTime(pay.lockedAt), by: pay.lockedBy })
            : t('preview'),
        ]
          .filter(Boolean)
          .join(' · ')}
        crumbs={[{ to: '/app/employees/payroll', search: { month }, label: t(mayWrite ? 'title' : 'mine') }]}
        actions={
          mayWrite &&
          (pay.lockedAt ? (
            <Button icon={<Icon name="edit" />} onClick={() => correct.open()}>
              {t('correct')}
            </Button>
          ) : (
            <Button icon={<Icon name="edit" />} onClick={() => edit.open()}>
              {t('edit')}
            </Button>
          ))
        }
        primary={
          <Button
            variant="primary"
            icon={<Icon name="pdf" />}
            pending={isPending}
            onClick={() => print(pay._id)}
          >
            {t('payslip')}
          </Button>
        }
      />
      <Columns
        left={
          <Panel title={t('lineByLine', { name: pay.name })}>
            <PayLines pay={pay} mayWrite={mayWrite} />
          </Panel>
        }
        right={
          <>
            <PaidTo pay={pay} />
            <Panel title={t('rates')}>
              <DescriptionList
                facts={[
                  fact('startDate', format.day(pay.startDate)),
                  fact('endDate', format.day(pay.endDate)),
                  fact('contractStart', format.day(pay.contractStart)),
                  fact('salaryRatePerMonth', money(pay.salaryRatePerMonth)),
                  fact('salaryRate', money(pay.salaryRate)),
                  fact('divisor', t(`divisor.${pay.divisor}`)),
                  fact('notes', pay.notes, 'wide'),
                ]}
              />
            </Panel>
            {mayWrite && <HistoryPanel resource="payrolls" id={pay._id} />}
          </>
        }
      />
      {edit.element}
      {correct.element}
    </>
  );
}
