import { describe, expect, it } from 'vitest';
import { formatOf } from '../format/formatOf.ts';
import type { Column } from './column.ts';
import { sumLines } from './exportRows.ts';
import { sumTexts } from './sums.ts';

type Pay = { name: string; minor: number | null; currency: string; days: number };
const rows: Pay[] = [
  { name: 'A', minor: 450_050, currency: 'EUR', days: 2 },
  { name: 'B', minor: 300_000, currency: 'USD', days: 0.1 },
  { name: 'C', minor: 50, currency: 'EUR', days: 0.2 },
  { name: 'D', minor: null, currency: 'JPY', days: 0 },
];
const name: Column<Pay> = { id: 'name', header: 'Name', value: (row) => row.name };
const pay: Column<Pay> = { id: 'pay', header: 'Pay', value: (row) => row.minor, sum: (row) => row };
const days: Column<Pay> = { id: 'days', header: 'Days', value: (row) => row.days, sum: (row) => row.days };
const format = formatOf({ language: 'en', timeZone: 'UTC', today: '2026-11-22', vessel: 'Halcyon' });

describe('sums', () => {
  it('keep currencies apart, and leave out what has no amount', () => {
    expect(sumTexts(rows, pay, format)).toEqual(['€4,501.00', '$3,000.00']);
    expect(sumTexts(rows, days, format)).toEqual(['2.3']);
    expect(sumTexts(rows, name, format)).toEqual([]);
  });

  it('are the last lines of a file, one for each currency', () => {
    expect(sumLines(rows, [pay, name, days], 'Total (4)', format)).toEqual([
      ['€4,501.00', 'Total (4)', 2.3],
      ['$3,000.00', undefined, undefined],
    ]);
    expect(sumLines(rows, [name], 'Total (4)', format)).toEqual([]);
  });
});
