import type { Format } from '../format/formatOf.ts';
import type { Column } from './column.ts';

/** More is an error of adding decimals. */
const MAX_DECIMALS = 6;

type Totals = ReadonlyMap<string, number>;

/** The sums of a column by currency, money in minor units; plain numbers are under ''. */
const totalsOf = <T>(rows: readonly T[], sum: NonNullable<Column<T>['sum']>): Totals => {
  const totals = new Map<string, number>();
  for (const row of rows) {
    const value = sum(row);
    const amount = typeof value === 'object' ? value?.minor : value;
    if (amount === null || amount === undefined) continue;
    const currency = typeof value === 'object' ? (value?.currency ?? '') : '';
    totals.set(currency, (totals.get(currency) ?? 0) + amount);
  }
  return new Map([...totals].sort(([a], [b]) => (a < b ? -1 : 1)));
};

/** The sums of a column as a file contains them: plain numbers, and money in words. */
export const sumValues = <T>(
  rows: readonly T[],
  { sum }: Column<T>,
  { money }: Pick<Format, 'money'>,
): (string | number)[] =>
  sum
    ? [...totalsOf(rows, sum)].map(([currency, amount]) =>
        currency ? money(amount, currency) : Number(amount.toFixed(MAX_DECIMALS)),
      )
    : [];

/** The same as texts to read, one for each currency: currencies are never added. */
export const sumTexts = <T>(
  rows: readonly T[],
  column: Column<T>,
  format: Pick<Format, 'money' | 'number'>,
): string[] =>
  sumValues(rows, column, format).map((value) => (typeof value === 'number' ? format.number(value) : value));
