/** How the rate of a month becomes that of a day: 30 days, the calendar's days, or 365 ÷ 12. */
export const divisors = ['thirty', 'calendar', 'average'] as const;
export type Divisor = (typeof divisors)[number];

/** An amount that an earlier, locked month still owes or is owed. */
type Correction = { amount: number };

/** What pay is worked out from; amounts are integers in minor units, days are ISO days of one month, both included. */
export type PayTerms = {
  startDate: string;
  endDate: string;
  contractStart: string | null;
  /** Per day; used where there is no rate of a month. */
  salaryRate: number | null;
  salaryRatePerMonth: number | null;
  bonus: number | null;
  cashAdvance: number | null;
  /** Days, also halves. */
  withoutPay: number | null;
  divisor: Divisor;
  corrections: readonly Correction[];
};

/** The quotient of integers, rounded to the nearest one; halves away from zero. */
export const divideRounded = (amount: bigint, by: bigint): number => {
  const size = amount < 0n ? -amount : amount;
  const rounded = (2n * size + by) / (2n * by);
  return Number(amount < 0n ? -rounded : rounded);
};

const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000;

const daysIn = (month: string): number => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).getUTCDate();
};

/** The most days that a month counts when it is divided by 30. */
const THIRTY = 30;

export type PayableDays = {
  /** The first day that is paid. */
  from: string;
  days: number;
  /** The whole calendar month. */
  full: boolean;
};

/** The days that are paid: from the later of the period's start and the contract's, at most 30 where months count 30. */
export const payableDays = ({
  startDate,
  endDate,
  contractStart,
  divisor,
}: Pick<PayTerms, 'startDate' | 'endDate' | 'contractStart' | 'divisor'>): PayableDays => {
  const from = contractStart && contractStart > startDate ? contractStart : startDate;
  const inclusive = Math.max(0, dayNumber(endDate) - dayNumber(from) + 1);
  const length = daysIn(startDate.slice(0, 7));
  const full = inclusive === length && from.endsWith('-01');
  if (divisor !== 'thirty') return { from, days: inclusive, full };
  return { from, days: full ? THIRTY : Math.min(inclusive, THIRTY), full };
};

/** Part of a month's rate for so many half days. */
const ofMonth = (rate: number, halfDays: number, { divisor, startDate }: PayTerms): number => {
  const amount = BigInt(rate) * BigInt(halfDays);
  if (divisor === 'thirty') return divideRounded(amount, 60n);
  if (divisor === 'calendar') return divideRounded(amount, BigInt(2 * daysIn(startDate.slice(0, 7))));
  return divideRounded(amount * 6n, 365n);
};

/** The pay of so many days; a whole month is exactly the month's rate. */
const forDays = (terms: PayTerms, days: number, full: boolean): number => {
  const { salaryRatePerMonth, salaryRate } = terms;
  const halfDays = Math.round(days * 2);
  if (salaryRatePerMonth === null) return divideRounded(BigInt(salaryRate ?? 0) * BigInt(halfDays), 2n);
  if (full) return salaryRatePerMonth;
  // 31 days by 365 ÷ 12 would be more than the month.
  return Math.min(salaryRatePerMonth, ofMonth(salaryRatePerMonth, halfDays, terms));
};

export type Pay = PayableDays & {
  base: number;
  bonus: number;
  /** Deductions are negative. */
  withoutPay: number;
  cashAdvance: number;
  corrections: number;
  total: number;
  /** What is paid now, and what a negative total carries into the next month. */
  paid: number;
  carried: number;
};

/** Works out the pay of a period (domain rules, section 11). All sums are of integers in minor units of one currency. */
export const payOf = (terms: PayTerms): Pay => {
  const payable = payableDays(terms);
  const base = forDays(terms, payable.days, payable.full);
  const bonus = terms.bonus ?? 0;
  const withoutPay = -forDays(terms, terms.withoutPay ?? 0, false) || 0;
  const cashAdvance = -(terms.cashAdvance ?? 0) || 0;
  const corrections = terms.corrections.reduce((sum, { amount }) => sum + amount, 0);
  const total = base + bonus + withoutPay + cashAdvance + corrections;
  return {
    ...payable,
    ...{ base, bonus, withoutPay, cashAdvance, corrections, total },
    paid: Math.max(0, total),
    carried: Math.min(0, total),
  };
};

/** Rates of exchange are kept in millionths. */
const MICRO = 1_000_000;

/** An amount in another currency, in its minor units, by a rate with six decimals. */
export const exchanged = (amount: number, rate: number, from: number, to: number): number => {
  const micro = BigInt(Math.round(rate * MICRO));
  const scale = 10n ** BigInt(Math.max(0, to - from));
  const divide = 10n ** BigInt(Math.max(0, from - to));
  return divideRounded(BigInt(amount) * micro * scale, BigInt(MICRO) * divide);
};
