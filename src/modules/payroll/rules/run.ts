import { addMonths, daysOfMonth } from '#modules/hoursofrest/rules/calendar.ts';
import type { Payroll, PayrollFields } from '../contract.ts';
import { payOf } from './pay.ts';

/** The month of a pay, `2026-06`. */
export const monthOf = ({ startDate }: Pick<Payroll, 'startDate'>): string => startDate.slice(0, 7);

/** The id of a person's pay of a month: the same on every device, so that a run is begun once. */
export const payID = (boatID: string, userID: string, month: string): string =>
  `pay-${month}-${userID}-${boatID}`.slice(0, 64);

/** The id of a boat's settings of pay. */
export const settingsID = (boatID: string): string => `pay-${boatID}`.slice(0, 64);

/** The pay of a month, in the order of the list. */
export const runOf = <P extends Pick<Payroll, 'startDate'>>(all: readonly P[], month: string): P[] =>
  all.filter((pay) => monthOf(pay) === month);

/** Whether a month is locked: nothing of it changes any more. */
export const isLocked = (run: readonly Pick<Payroll, 'lockedAt'>[]): boolean =>
  run.some(({ lockedAt }) => lockedAt !== null);

/** The months of the runs, newest first. */
export const monthsOf = (all: readonly Pick<Payroll, 'startDate'>[]): string[] =>
  [...new Set(all.map(monthOf))].sort().reverse();

type Person = Pick<Payroll, 'userID' | 'contractStart' | 'salaryRate' | 'salaryRatePerMonth'> & {
  salaryCurrency: string;
};

/**
 * What a person's pay of a month begins with: their rates, where it was paid before, and what the locked month before
 * could not take. Nothing for somebody without a rate, or whose contract begins later.
 */
export const draftOf = (
  boatID: string,
  person: Person,
  month: string,
  before: readonly Payroll[],
): (PayrollFields & { _id: string; boatID: string }) | undefined => {
  const days = daysOfMonth(month);
  const [first = '', last = ''] = [days[0], days.at(-1)];
  if (person.salaryRate === null && person.salaryRatePerMonth === null) return undefined;
  if (person.contractStart && person.contractStart > last) return undefined;
  const own = before
    .filter((pay) => pay.userID === person.userID && monthOf(pay) < month)
    .sort((a, b) => b.startDate.localeCompare(a.startDate));
  const [latest] = own;
  const carries = own.filter(
    (pay) =>
      monthOf(pay) === addMonths(month, -1) &&
      pay.lockedAt !== null &&
      pay.currency === person.salaryCurrency,
  );
  return {
    _id: payID(boatID, person.userID, month),
    boatID,
    userID: person.userID,
    startDate: first,
    endDate: last,
    contractStart: person.contractStart,
    currency: person.salaryCurrency,
    salaryRate: person.salaryRate,
    salaryRatePerMonth: person.salaryRatePerMonth,
    ...{ bonus: null, cashAdvance: null, withoutPay: null, notes: '' },
    corrections: carries.flatMap((pay) => carriedInto(pay)),
    allotments: latest && latest.currency === person.salaryCurrency ? latest.allotments : [],
    ...{ accountName: latest?.accountName ?? '', iban: latest?.iban ?? '', bic: latest?.bic ?? '' },
  };
};

/** The line of the next month for a month whose total was negative. */
export const carriedInto = (pay: Payroll): PayrollFields['corrections'] => {
  const { carried } = payOf(pay);
  if (carried === 0) return [];
  return [
    { _id: `carried-${pay._id}`.slice(0, 64), kind: 'carried', amount: carried, reason: '', of: pay._id },
  ];
};

export type Sums = {
  currency: string;
  count: number;
  base: number;
  bonus: number;
  withoutPay: number;
  cashAdvance: number;
  corrections: number;
  total: number;
  paid: number;
};

/** The sums of a run by currency, the most people first; amounts of different currencies are never added. */
export const sumsOf = (run: readonly Payroll[]): Sums[] =>
  [...Map.groupBy(run, ({ currency }) => currency)]
    .map(([currency, rows]) => {
      const pays = rows.map(payOf);
      const sum = (key: 'base' | 'bonus' | 'withoutPay' | 'cashAdvance' | 'corrections' | 'total' | 'paid') =>
        pays.reduce((all, pay) => all + pay[key], 0);
      return {
        currency,
        count: rows.length,
        ...{ base: sum('base'), bonus: sum('bonus'), withoutPay: sum('withoutPay') },
        ...{ cashAdvance: sum('cashAdvance'), corrections: sum('corrections') },
        ...{ total: sum('total'), paid: sum('paid') },
      };
    })
    .sort((a, b) => b.count - a.count || a.currency.localeCompare(b.currency));

/** What a department costs, by currency, the most expensive first within each. */
export const costOf = (run: readonly Payroll[]): { department: string; sums: Sums[] }[] =>
  [...Map.groupBy(run, ({ department }) => department)]
    .map(([department, rows]) => ({ department, sums: sumsOf(rows) }))
    .sort((a, b) => (b.sums[0]?.total ?? 0) - (a.sums[0]?.total ?? 0));

export const differenceKinds = [
  'new',
  'currency',
  'rate',
  'days',
  'bonus',
  'withoutPay',
  'cashAdvance',
  'corrections',
] as const;
export type Difference = { kind: (typeof differenceKinds)[number]; amount: number };

/** Why a pay differs from that of the month before: each part with its difference, in minor units. */
export const differencesOf = (pay: Payroll, last: Payroll | undefined): Difference[] => {
  const now = payOf(pay);
  if (!last) return [{ kind: 'new', amount: now.total }];
  if (last.currency !== pay.currency) return [{ kind: 'currency', amount: 0 }];
  const then = payOf(last);
  const sameRate = pay.salaryRatePerMonth === last.salaryRatePerMonth && pay.salaryRate === last.salaryRate;
  const all: Difference[] = [
    { kind: sameRate ? 'days' : 'rate', amount: now.base - then.base },
    { kind: 'bonus', amount: now.bonus - then.bonus },
    { kind: 'withoutPay', amount: now.withoutPay - then.withoutPay },
    { kind: 'cashAdvance', amount: now.cashAdvance - then.cashAdvance },
    { kind: 'corrections', amount: now.corrections - then.corrections },
  ];
  return all.filter(({ amount }) => amount !== 0);
};
