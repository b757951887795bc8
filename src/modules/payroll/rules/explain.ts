import type { Payroll } from '../contract.ts';
import { payOf } from './pay.ts';

/** How a line of a pay is worked out: the figures that its sentence needs. */
export type PayLine = {
  key: 'base' | 'bonus' | 'withoutPay' | 'cashAdvance' | 'correction' | 'carried';
  amount: number;
  /** `full`: a whole month; `part`: rate ÷ divisor × days; `daily`: rate × days; `given`: as entered. */
  how: 'full' | 'part' | 'daily' | 'given';
  rate: number;
  divisor: string;
  days: number;
  reason: string;
  /** The locked month that it is about; '' for the others. */
  of: string;
};

const divisorText = ({ divisor, startDate }: Payroll): string => {
  if (divisor === 'thirty') return '30';
  if (divisor === 'average') return '365/12';
  const [year = 0, month = 1] = startDate.split('-').map(Number);
  return String(new Date(Date.UTC(year, month, 0)).getUTCDate());
};

/** The lines of a pay, each with what it is worked out from; those of nothing are left out, but the base. */
export const linesOf = (pay: Payroll): PayLine[] => {
  const worked = payOf(pay);
  const monthly = pay.salaryRatePerMonth;
  const of = {
    rate: monthly ?? pay.salaryRate ?? 0,
    divisor: divisorText(pay),
    days: 0,
    reason: '',
    of: '',
  };
  const part = monthly === null ? 'daily' : 'part';
  const base: PayLine = {
    ...of,
    key: 'base',
    amount: worked.base,
    how: monthly !== null && worked.full ? 'full' : part,
    days: worked.days,
  };
  const lines: PayLine[] = [
    { ...of, key: 'bonus', amount: worked.bonus, how: 'given' },
    { ...of, key: 'withoutPay', amount: worked.withoutPay, how: part, days: pay.withoutPay ?? 0 },
    { ...of, key: 'cashAdvance', amount: worked.cashAdvance, how: 'given' },
    ...pay.corrections.map(
      (line): PayLine => ({
        ...of,
        key: line.kind,
        amount: line.amount,
        how: 'given',
        reason: line.reason,
        of: line.of,
      }),
    ),
  ];
  return [base, ...lines.filter(({ amount }) => amount !== 0)];
};
