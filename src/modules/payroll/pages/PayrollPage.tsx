import { getRouteApi } from '@tanstack/react-router';
import { useUser } from '#modules/auth/queries.ts';
import { can } from '#modules/auth/rules/can.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { MySlips } from '../components/MySlips.tsx';
import { RunView } from '../components/RunView.tsx';
import { payrolls } from '../contract.ts';

const route = getRouteApi('/app/employees/payroll/');

/** The runs, for those who do the accounting; one's own payslips for everybody else. */
export function PayrollPage() {
  const format = useFormat();
  const { month } = route.useSearch();
  return can(useUser(), payrolls.access.write) ? (
    <RunView month={month ?? format.today.slice(0, 7)} />
  ) : (
    <MySlips />
  );
}
